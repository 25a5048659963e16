# Il browser: il foglio per le informazioni.

web-sheet-title = { $edition ->
    [chasse-aux-diamants] Foglio delle deduzioni
    [card-game] Taccuino
   *[other] Foglio per le informazioni
}
web-sheet-watching = Il foglio è per chi gioca; tu stai guardando.
web-sheet-owner = { $who ->
    [you] Tu
    [table] Sul tavolo
    [missing] { $edition ->
        [chasse-aux-diamants] Rubata
       *[other] Mancante
    }
    [crime] Il delitto
   *[seat] { $name }
}

# Che cosa c’è in una casella

web-sheet-cell = { $card }: { $marks }
web-sheet-blank = nessuna annotazione
web-sheet-has = { $who ->
    [you] in mano tua
    [table] sul tavolo
    [missing] è ciò che manca
    [crime] fa parte del delitto
   *[seat] in mano a { $name }
}
web-sheet-lacks = { $who ->
    [you] non in mano tua
    [table] non sul tavolo
    [missing] non è ciò che manca
    [crime] non fa parte del delitto
   *[seat] non in mano a { $name }
}
web-sheet-maybe = { $who ->
    [you] forse in mano tua
    [table] forse sul tavolo
    [missing] forse è ciò che manca
    [crime] forse fa parte del delitto
   *[seat] forse in mano a { $name }
}
web-sheet-open = resta aperto
web-sheet-pencilled = { $said } (annotato da te)
web-sheet-odds = { $name } { $percent } %
web-sheet-percent = { $percent } %
web-sheet-rubbed = { $card }, { $name }: cancellato
web-sheet-mark-none = Niente
web-sheet-mark-lacks = No
web-sheet-mark-has = Sì
web-sheet-mark-maybe = Forse

# Attorno alle caselle

web-sheet-whose = Annotare per
web-sheet-whose-key = { $name } (tasto { $key })
web-sheet-undo = Annulla
web-sheet-legend-print = stampato dal programma
web-sheet-legend-pencil = a matita, da te
web-sheet-legend-yours = in mano tua
web-sheet-legend-table = sul tavolo
web-sheet-legend-odds = Numeri: probabilità su cento ({ $name })
web-sheet-keys = Le frecce spostano, la barra spaziatrice annota, una cifra annota per quella persona, Invio apre una casella, W chiede perché, U annulla.
web-sheet-notes = Note
web-sheet-private = Nessun altro vede questo foglio.
web-sheet-unsent = Non ancora inviato, ma conservato qui: { $why }

# Che cosa dice il programma

web-sheet-help = Che cosa compila il programma
web-sheet-help-none = Niente
web-sheet-help-notes = Appunti
web-sheet-help-logic = Logica
web-sheet-help-odds = Probabilità
web-sheet-why = Perché
web-sheet-log-lines = Dal registro
web-sheet-hint = Indizio
web-sheet-hint-more = Che cosa?
web-sheet-hint-all = Mostra il passaggio
web-sheet-hint-none = Tutto ciò che si può sapere è sul tuo foglio.
web-sheet-hint-mend = Per il resto non manca nulla.
web-sheet-wrong = { $count ->
    [1] Una delle tue annotazioni non può essere giusta
   *[other] { $count } delle tue annotazioni non possono essere giuste
}. { $marks }.
web-sheet-worth = Quanto vale una domanda
web-sheet-bits = { $bits } bit
web-sheet-worth-bits = Un bit dimezza, in media, ciò che può mancare.
web-sheet-worth-weighing = Il calcolo continua.
web-sheet-worth-nothing = Nessuna domanda ti direbbe qualcosa di nuovo.

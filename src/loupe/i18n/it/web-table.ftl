# Il browser: il tavolo durante la partita.

web-table-board = Il tavolo
web-table-panel = Accanto al tavolo
web-table-people = Intorno al tavolo
web-table-tab-play = Gioca
web-table-tab-sheet = Foglio
web-table-tab-log = Diario
web-table-tab-talk = Parole

web-table-log = Che cosa è successo
web-table-log-show = Mostralo di nuovo
web-table-talk = Che cosa si è detto
web-table-talk-nothing = Nessuno ha ancora detto nulla.
web-table-talk-say = Di’ qualcosa
web-table-talk-send = Invia
web-table-talk-off = A questo tavolo non si parla.

web-table-seat-holds = { $count ->
    [1] una carta in mano
   *[other] { $count } carte in mano
}
web-table-seat-turn = di turno
web-table-seat-away = non in linea
web-table-on-turn = Di turno
web-table-away = Non in linea
web-table-house = Della casa

web-table-reconnecting = Il collegamento è caduto; si sta ristabilendo. Nulla di tuo è andato perso.
web-table-elsewhere = Questo tavolo è aperto anche in un’altra finestra. Restano allineate.
web-table-watching = Stai a guardare.
web-table-allowed-now = Ora è permesso.

web-table-recent = Che cosa è appena successo
web-table-round = Rivedi l’ultimo giro
web-table-now = Torna ad adesso
web-table-deck = Mazzo { $count }
web-table-discards = Scarti { $count }
web-table-discards-look = { $count ->
    [0] Nessuno scarto
    [1] Uno scarto: guardalo
   *[other] { $count } scarti: guardali
}
web-table-open = Scoperte
web-table-your-gems = I tuoi gioielli
web-table-your-search = Le tue carte indagine
web-table-seen-by = Visto da { $names }
web-table-search-of = Carte indagine
web-table-search-none = Nessuna carta indagine
web-table-search-before = { $count ->
    [0] nessuna carta indagine
   *[other] carte indagine: { $cards }
}
web-table-elements = Che cosa chiedere: un elemento, o due di genere diverso
web-table-whom = A chi chiedere
web-table-ask-whom = Interroga { $name }
web-table-ask-no-more = Non chiedere altro
web-table-exchange = Cambia tutte le carte
web-table-pass = Passa
web-table-final = Interrogatorio finale
web-table-identify = Lo so …
web-table-take-back = Annulla
web-table-do-ask = Chiedi
web-table-do-exchange = Cambia
web-table-do-pass = Chiudi il turno
web-table-hint-card = Scegli una carta indagine, poi chi interrogare.
web-table-hint-elements = Scegli che cosa chiedere.
web-table-hint-whom = Ora scegli chi interrogare.
web-table-since = da { $clock }

web-table-identify-title = { $edition ->
    [chasse-aux-diamants] { $missing ->
        [1] Qual è la pietra rubata?
       *[other] Quali sono le { $missing } pietre rubate?
    }
   *[other] { $missing ->
        [1] Qual è il gioiello mancante?
       *[other] Quali sono i { $missing } gioielli mancanti?
    }
}
web-table-identify-lead = { $missing ->
    [1] Prima ci si impegna, poi si guarda. Se sbagli sei fuori, e d’ora in poi rispondi soltanto.
   *[other] Devono essere tutti giusti. Prima ci si impegna, poi si guarda; basta un errore e sei fuori, e d’ora in poi rispondi soltanto.
}
web-table-identify-left = { $count ->
    [1] Scegli una carta.
   *[other] Scegli { $count } carte.
}
web-table-look = Dillo, e guarda
web-table-in-your-hand = nella tua mano
web-table-face-up = scoperta sul tavolo
web-table-drama-you = Guardi.
web-table-drama-other = { $name } pensa di sapere, e guarda.
web-table-drama-kindly = Valeva la pena di provare. Continui a rispondere, e il foglio resta tuo.
web-table-go-on = Avanti

web-table-ending = La fine della partita
web-table-cancelled-title = La partita è stata annullata
web-table-cancelled-why = Nessuno ha vinto, e non conta.
web-table-rematch = Gioca ancora
web-table-next = Alla prossima partita
web-table-review = Rivedi la partita

web-table-key-round = Rivedi l’ultimo giro
web-table-key-before = L’evento prima
web-table-key-after = L’evento dopo
web-table-key-card = Gioca una carta indagine: da 1 a 4
web-table-key-whom = A chi chiedere: il prossimo
web-table-key-send = Fai ciò che sta scritto
web-table-key-back = Annulla
web-table-key-identify = Identifica
web-table-key-sheet = Al foglio
web-table-key-log = Al diario
web-table-key-talk = Alle parole

# Cluedo at the table.

web-table-your-cards = Le tue carte
web-table-suspects = Sospetti
web-table-weapons = Armi
web-table-places = Luoghi
web-table-show-card = Mostra: { $card }
web-table-hint-cards = { $count ->
    [0] { "" }
    [1] Scegli un’altra carta da chiedere.
   *[other] Scegli due carte da chiedere; anche due dello stesso genere, o le tue, vanno bene.
}
web-table-hint-two-players = In due si accusa insieme.
web-table-do-show = Mostra
web-table-do-declare = Accusa
web-table-do-decline = Lascia
web-table-accuse = Accusa …
web-table-accuse-too = Accusa anche tu
web-table-leave-it = Lascia fare agli altri
web-table-accuse-title = Deponi la tua accusa
web-table-accuse-alone = Solo tu guarderai il delitto. Se sbagli sei fuori, e d’ora in poi rispondi soltanto.
web-table-accuse-together = Tutte le accuse si scoprono insieme. Tra quelle giuste vince la prima annunciata.
web-table-accuse-left = Scegli un sospetto, un’arma e un luogo.
web-table-lay-down = Deponila
web-table-asks = chiede
web-table-had-none = nessuna delle due
web-table-has-one = deve mostrare una carta
web-table-has-shown = ha mostrato una carta
web-table-is-ready = sta per accusare
web-table-has-laid = ha deposto un’accusa
web-table-key-accuse = Accusa

# Who is away, time, talk, and the table's own menu.

web-table-stands-in = Per ora la casa
web-table-let-stand-in = Lascia giocare la casa
web-table-reminded = Il promemoria è stato inviato.
web-table-remind = Ricorda
web-table-kept = Un giocatore della casa gioca al posto tuo.
web-table-take-chair = Riprendi la sedia
web-table-paused = La partita aspetta il ritorno di { $names }.
web-table-phrases = Frasi pronte
web-table-talk-switch-off = Chiudi la conversazione
web-table-talk-switch-on = Apri la conversazione
web-table-menu = Questo tavolo
web-table-rules = Le regole
web-table-leave = Lascia il tavolo
web-table-leave-why = Un giocatore della casa continua al posto tuo. La sedia resta tua: puoi tornare a riprenderla.
web-table-call-off = Annulla la partita
web-table-call-off-why = La partita finisce per tutti, senza vincitori.
web-table-stay = Resta
web-table-says = { $name }: { $text }
web-table-key-rules = Le regole, al punto in cui si è
web-table-worth = Questa domanda dice in media { $bits } bit.
web-table-watchers = { $count ->
    [1] Una persona sta a guardare.
   *[other] { $count } persone stanno a guardare.
}
web-table-gallery = Tra chi guarda
web-table-mute = Non sentire questa persona
web-table-hint-final = Prima puoi fare ancora una domanda allo stesso avversario.

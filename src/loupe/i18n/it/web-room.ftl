# Il browser: aprire un tavolo, trovarne uno, e la sala prima della distribuzione.

web-room-gone = Questo tavolo non esiste
web-room-gone-why = È stato sparecchiato, o non è per te. Nulla di tuo è andato perso.

web-room-reconnecting = La connessione è persa; ciò che vedi resta. Si sta riprovando.
web-room-elsewhere = Questo tavolo è aperto anche in un’altra tua finestra; tutte e due mostrano lo stesso.

# La sala

web-room-chairs = Posti
web-room-free = Posto libero
web-room-seat = Posto { $number }
web-room-you = Tu
web-room-you-host = Tu, che ospiti
web-room-host = Ospita il tavolo
web-room-a-person = Ospite
web-room-a-bot = Un programma venuto da fuori
web-room-of-the-house = Giocatore della casa, { $level }
web-room-level = { $level ->
    [novice] principiante
    [casual] facile
    [sharp] forte
    [master] maestro
   *[other] a caso
}
web-room-sit = Siediti qui
web-room-move = Spostati qui
web-room-sit-down = Siediti
web-room-leave = Alzati
web-room-remove = Chiedi di andare
web-room-remove-house = Manda via
web-room-house = Giocatore della casa
web-room-house-on = Fai sedere un giocatore della casa al posto { $number }
web-room-house-which = Chi si siede qui?
web-room-fill = Completa con la casa e distribuisci
web-room-fills-in = Tra { $time } la casa prende ciò che è libero e distribuisce.
web-room-start = Distribuisci
web-room-key-deal = Distribuisci
web-room-ready = Tutti sono seduti.
web-room-waits-for = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
web-room-host-deals = Tutti sono seduti. Distribuisce { $name }.
web-room-full = Tutti i posti sono occupati.
web-room-agreed = Che cosa si è deciso
web-room-rules = Le regole di questo gioco
web-room-call-off = Annulla la partita
web-room-call-off-sure = Annullare la partita?
web-room-call-off-means = Il tavolo viene sparecchiato, e chi vi siede ne è avvisato.
web-room-keep = Resta
web-room-called-off = La partita è stata annullata
web-room-called-off-why = Chi aveva aperto il tavolo lo ha sparecchiato prima di distribuire.
web-room-another = Apri un altro tavolo

web-room-invite = Invito
web-room-invite-how = Chi ha questo link può prendere un posto libero, e nient’altro.
web-room-invite-link = Link dell’invito
web-room-invite-copy = Copia il link
web-room-invite-copied = Il link è copiato.
web-room-invite-copy-self = Il link è selezionato; copialo con la tastiera.
web-room-invite-share = Condividi
web-room-invite-text = Al mio tavolo c’è un posto per te.
web-room-invite-code = Codice:
web-room-invite-qr = Il link dell’invito come codice QR

web-room-talk = Conversazione
web-room-talk-nothing = Nessuno ha ancora detto niente.
web-room-talk-closed = Parla chi siede qui.
web-room-phrases = Frasi pronte
web-room-say = Di’ qualcosa
web-room-send = Invia

# Che cosa si è deciso

web-room-deal-name = Distribuzione
web-room-deal = { $missing ->
    [1] { $hands } carte a testa, { $faceUp } scoperte, una carta mancante
   *[other] { $hands } carte a testa, { $faceUp } scoperte, { $missing } carte mancanti
}
web-room-help-name = Aiuto del programma
web-room-help = { $help ->
    [none] nessuno
    [notes] appunti
    [logic] logica
   *[odds] probabilità
}
web-room-help-how = { $help ->
    [none] Ognuno tiene il suo foglio da solo.
    [notes] Ciò che hai visto si segna da sé sul tuo foglio.
    [logic] Sul tuo foglio è stampato anche ciò che ne segue con certezza, con il perché.
   *[odds] Le probabilità esatte, e quanto vale ogni domanda.
}
web-room-clock-name = Orologio
web-room-clock-none = senza orologio
web-room-clock-by-turn = a turni
web-room-clock-by-day = a giorni
web-room-clock-turn = { $turn } a turno
web-room-clock-reserve = { $turn } a turno, { $reserve } di riserva
web-room-clock-day = { $turn } a turno
web-room-clock-each = Per ogni turno
web-room-clock-spare = Riserva per tutta la partita
web-room-clock-no-spare = nessuna
web-room-spectators-name = Spettatori
web-room-spectators-none = nessuno
web-room-spectators-live = benvenuti
web-room-spectators-late = benvenuti, con un ritardo di { $time }
web-room-spectators-behind = { $events ->
    [one] benvenuti, un evento più tardi
   *[other] benvenuti, { $events } eventi più tardi
}
web-room-spectators-at-once = in diretta
web-room-spectators-later = in differita
web-room-spectators-no = nessuno
web-room-spectators-delay = Con quanto ritardo vedono
web-room-access-name = Chi può sedersi
web-room-access-link = chi ha il link
web-room-access-public = chiunque
web-room-access-link-how = Il tavolo non è in nessun elenco; l’invito lo mandi tu.
web-room-access-public-how = Il tavolo è nell’elenco, aperto a tutti.
web-room-besides-name = Inoltre
web-room-rated-yes = partita classificata
web-room-chat-no = senza conversazione
web-room-pause-yes = si aspetta chi perde la connessione
web-room-stand-in-yes = la casa gioca per chi manca da più di { $time }
web-room-fill-yes = la casa completa dopo { $time }
web-room-knob-yes = sì
web-room-knob-no = no

# Un nuovo tavolo

web-room-new = Nuovo tavolo
web-room-game = Il gioco
web-room-game-about = { $game ->
    [sleuth-avalon-hill] Il classico: manca un gioiello, le carte indagine lo cercano.
    [sleuth-eagle-gryphon] Lo stesso, con un finale più mite: due ultime domande.
    [sleuth-face2face] Le identificazioni restano segrete; si può giocare per i posti.
    [sleuth-chasse-aux-diamants] Il cugino francese di Sleuth: alla scelta libera si risponde solo con un numero, e il mazzo finisce.
   *[other] Sospettato, arma, luogo: una partita breve, in cui si mostrano carte.
}
web-room-players = Da { $least } a { $most } giocatori
web-room-seats = Al tavolo
web-room-seats-many = Posti
web-room-somebody = Una persona che inviti
web-room-variants = Varianti
web-room-variant-kind = { $kind ->
    [missing-gems] Quanti ne mancano
   *[other] Come finisce
}
web-room-variant-none = { $kind ->
    [missing-gems] Uno
   *[other] Con il primo che ha ragione
}
web-room-variant-about = { $kind ->
    [supersleuth] Alle domande su due elementi si risponde solo con un numero.
    [additional-interrogations] Interroghi due avversari per turno.
   *[other] Più carte, per chi conosce il gioco.
}
web-room-how = Come si gioca
web-room-who = Chi partecipa
web-room-chat = I giocatori possono parlare
web-room-rated = Partita classificata
web-room-rated-how = Conta per la classifica, e si gioca fino alla fine.
web-room-rated-account = Per chi ha un account.
web-room-pause = Aspetta chi perde la connessione
web-room-away-by-day = A un tavolo a giorni nessuno deve restare.
web-room-stand-in = Un giocatore della casa sostituisce chi manca
web-room-stand-in-never = mai
web-room-fill-name = La casa prende i posti liberi dopo
web-room-fill-never = mai
web-room-house-rules = Regole della casa
web-room-house-rules-how = Tutto ciò in cui le edizioni differiscono si può cambiare. Ciò che non si può distribuire è detto subito.
web-room-knob-place = Valore { $number }
web-room-fewer = Una in meno: { $card }
web-room-more = Una in più: { $card }
web-room-by-the-book = Torna al regolamento
web-room-preview = Che cosa ne viene
web-room-refused = Così non si può distribuire.
web-room-open = Apri il tavolo
web-room-open-how = L’invito lo mandi da lì. Nulla viene distribuito prima che tu lo dica.

# Trovare un tavolo

web-room-tables = Tavoli aperti
web-room-tables-waiting = Aspettano gente
web-room-tables-running = Da guardare
web-room-quick = Gioca con altri
web-room-quick-how = Ti siedi con chi c’è; se non viene nessuno, completa la casa.
web-room-tables-none = Ora non aspetta nessuno. Apri un tavolo pubblico, e chi arriva ti trova qui.
web-room-tables-old = Il server non è raggiungibile; questo elenco è di poco fa.
web-room-watch = Guarda
web-room-back = Torna al tuo posto
web-room-chairs-left = { $free ->
    [0] Tutto occupato
    [one] Un posto libero
   *[other] { $free } posti liberi
}
web-room-join = Entra con un codice
web-room-join-how = Scrivi il codice dell’invito, o incolla il link intero.
web-room-code = Codice o link
web-room-join-go = Al tavolo
web-room-invitation = Un invito
web-room-invited = C’è un posto per te
web-room-invited-by = { $name } ti invita al suo tavolo
web-room-invited-full = Ormai tutti i posti sono occupati.
web-room-invited-late = La partita è cominciata senza di te.
web-room-expired = Questo invito non porta più da nessuna parte
web-room-expired-why = Il tavolo è stato sparecchiato, o una lettera del codice è sbagliata. Chiedine uno nuovo, o apri tu un tavolo.
web-room-shut = Qui non si sta a guardare
web-room-shut-why = Questa partita si gioca senza spettatori: la vede solo chi gioca.

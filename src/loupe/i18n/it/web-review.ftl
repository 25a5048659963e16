# Il browser: uno sguardo indietro su una partita.

web-review-title = Uno sguardo indietro
web-review-lead = Apri il verbale di una partita qualsiasi: chi poteva saperlo e quando, e quanto valeva ogni domanda.
web-review-drop = Lascia cadere qui un verbale.
web-review-pick = Scegli un file
web-review-kept = Viene guardato, e non conservato.
web-review-how = Un verbale è un file .case o .json: ogni partita finita si può scaricare così, e anche il terminale ne scrive. Si apre anche quello che dice solo ciò che ha visto un giocatore.
web-review-not-over = Questa partita non è ancora finita
web-review-not-over-why = Si potrà guardare indietro quando sarà finita.
web-review-to-table = Al tavolo
web-review-gone = Qui non c’è nulla da rivedere
web-review-gone-why = Questa partita non esiste, o non è per te. Chi l’ha giocata può condividerne il link.
web-review-share = Condividi
web-review-copied = Il link è copiato.
web-review-download = Scarica il verbale
web-review-rematch = Gioca ancora
web-review-next-table = Alla partita seguente
web-review-other = Aprine un altro
web-review-cut = Non tutto è stato contato: questa partita lascia aperto troppo.

web-review-knowledge = Che cosa si sapeva
web-review-chart = Quanto probabile ogni giocatore poteva ritenere la soluzione, evento per evento
web-review-chart-about = Quanto probabile ogni giocatore, ragionando alla perfezione, poteva ritenere la vera soluzione. Un rombo: da qui era certa. Una croce: un errore.
web-review-chart-untold = Questo verbale non dice la soluzione. La linea mostra quanto il suo giocatore era vicino alla certezza.
web-review-as-table = Lo stesso come tabella
web-review-event = Evento
web-review-event-of = Evento { $event } di { $last }
web-review-steps = Sfogliare la partita
web-review-back = Indietro
web-review-next = Avanti
web-review-first = All’inizio
web-review-last = Alla fine
web-review-next-moment = Prossimo momento
web-review-moment-before = Momento precedente
web-review-eyes = Visto da
web-review-eye-all = Tutti
web-review-eye-table = Spettatori

web-review-board = Il tavolo in questo momento
web-review-on-turn = di turno
web-review-face-up = Scoperte
web-review-missing = Che cosa manca
web-review-crime = Il delitto
web-review-deck = Nel mazzo { $deck }, scartate { $discards }

web-review-suspicion = Quanto è probabile che ogni carta manchi
web-review-mind = Che cosa poteva sapere { $name }
web-review-mind-table = Che cosa potevano sapere gli spettatori
web-review-looked = Ha già guardato: non c’era più nulla da scoprire.
web-review-too-open = Qui è aperto troppo perché si possa contare.
web-review-left = { $count ->
    [one] Restava una sola soluzione.
   *[other] Erano ancora possibili { $count } soluzioni.
}

web-review-lessons = Che cosa c’è da imparare
web-review-moments = Momenti
web-review-no-moments = Qui non spicca nulla.
web-review-questions = Domande
web-review-no-questions = Qui non è stata fatta nessuna domanda.
web-review-bits = I bit dicono quanto una risposta prometteva di dire della soluzione: un bit dimezza ciò che è possibile. La cornice è la migliore domanda che c’era.
web-review-worth = { $bits } bit su { $best }
web-review-worth-best = { $bits } bit: nessuna era migliore
web-review-instead = Meglio: { $question }
web-review-learned = In realtà ha detto { $bits } bit.
web-review-unweighed = Era aperto tanto che non si può pesare.
web-review-players = Giocatori
web-review-player = Giocatore
web-review-expected = Bit attesi
web-review-of-best = { $bits } su { $best }
web-review-known-from = Poteva sapere da
web-review-claims = Annunci
web-review-right = giusto
web-review-wrong = sbagliato
web-review-untold = non detto

# Il browser: l’ingresso.

web-door-about = Giochi di carte in cui, domanda dopo domanda, si cerca il gioiello che manca. Gioca subito, o con gli amici tramite un link.
web-door-play = Gioca subito
web-door-play-how = Una partita a Sleuth contro tre giocatori della casa. Senza account, senza installare nulla.
web-door-initial = { $colour ->
    [R] R
    [B] B
    [G] V
   *[Y] G
}

web-door-ways = Altri modi di entrare
web-door-invite = Invita gli amici
web-door-invite-how = Un tavolo tuo, con un link o un codice QR
web-door-join = Entra con un codice
web-door-join-how = Qualcuno te ne ha mandato uno
web-door-tables = Tavoli aperti
web-door-tables-how = Prendi posto, o guarda
web-door-learn = Impara a giocare
web-door-learn-how = Ogni edizione in una pagina

web-door-mine = I tuoi tavoli
web-door-with = con { $people }
web-door-your-turn = Tocca a te
web-door-waits = Tocca agli altri
web-door-all-there = Tutti sono seduti
web-door-chairs-free = { $free ->
    [one] Un posto è libero
   *[other] { $free } posti sono liberi
}
web-door-all-mine = Mostra tutti e { $number }

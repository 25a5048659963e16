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
web-table-talk-seated = A questo tavolo parla solo chi gioca.

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

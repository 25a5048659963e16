# Il server: ciò che rifiuta oltre alle regole di un gioco, e ciò che dice quando parte.

server-starts = I tavoli sono aperti all’indirizzo { $address }; Ctrl+C per fermare.
server-port-taken = La porta { $port } è già occupata; scegline un’altra con --port.
server-cannot-listen = Impossibile ascoltare su { $host }: { $problem }.
server-no-pages = Le pagine per i browser non sono state costruite: { $folder } è vuota. «make setup» le costruisce.

# I tavoli

refusal-no-such-table = Questo tavolo non esiste, o non è per te.
refusal-only-the-host = Può farlo solo chi ha aperto il tavolo.
refusal-table-started = La partita è già cominciata.
refusal-table-not-started = La partita non è ancora cominciata.
refusal-table-over = La partita di questo tavolo è finita.
refusal-not-over-yet = Prima deve finire questa partita.
refusal-never-ended = Questa partita è stata annullata: non c’è nulla da rivedere.
refusal-already-seated = Hai già un posto: { $seat }.
refusal-seat-taken = Quel posto è occupato.
refusal-chairs-free = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
refusal-not-seated = Non siedi a questo tavolo.
refusal-not-your-seat = Non è il tuo posto.
refusal-no-such-entry = Non puoi averlo ancora visto: l’ultimo evento ha il numero { $number }.
refusal-out-of-date = Da allora hai già agito, al numero { $number }: prima guarda a che punto è la partita.
refusal-chat-off = La chat di questo tavolo è sospesa.
refusal-nothing-said = Così non dici niente.
refusal-no-such-cell = Il foglio di questo gioco non ha una casella «{ $card }» per «{ $owner }».
refusal-help-not-allowed = { $kind ->
    [notes] A questo tavolo il programma non annota nulla per te.
    [logic] A questo tavolo il programma non trae conclusioni per te.
   *[odds] A questo tavolo il programma non calcola probabilità.
}
refusal-help-too-hard = Per ora sarebbe troppo lungo da calcolare; non va perso nulla di tuo.
refusal-no-such-phrase = Questa frase pronta non esiste, o ha accanto un testo.
refusal-talking-fast = Sono molte parole in poco tempo; aspetta un momento.
refusal-nobody-to-nudge = In questo momento il tavolo non aspetta nessun altro.
refusal-nudge-too-soon = È troppo presto; il tavolo non aspetta da molto.
refusal-not-yet = Per questo è troppo presto.
refusal-not-away = Quella persona non è assente, o non da abbastanza tempo.
refusal-table-paused = La partita aspetta qualcuno che ha perso la connessione.
refusal-gallery-apart = Ciò che dicono gli spettatori non è per chi gioca.
refusal-nobody-to-mute = Lì non c’è nessuno che tu possa silenziare.
refusal-no-spectators = Questa partita si gioca senza spettatori.
refusal-away-by-day = A un tavolo a giorni nessuno deve restare: non può fermarsi, né far sostituire qualcuno, quando si va via.
refusal-too-busy = Troppi hanno agito nello stesso momento; riprova.

# Le richieste

refusal-no-such-page = Qui non c’è niente.
refusal-no-such-method = Qui non si può fare.
refusal-too-large = È troppo lungo.
refusal-malformed = Non è stato possibile capirlo.
refusal-no-such-action = Questo gioco non ha questa azione.
refusal-foreign-origin = Questa richiesta viene da un altro sito.
refusal-storage-failed = Non è stato possibile annotarlo, e non è stato fatto; riprova.
refusal-server-failed = Qualcosa è andato storto qui; non è colpa tua.

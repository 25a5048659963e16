# Ciò che succede a un tavolo, a parte la partita stessa.

table-opened = Un tavolo è aperto: { $game }.
table-sat = { $you ->
    [seat] Ti siedi.
   *[nobody] { $name } si siede.
}
table-house-sat = { $name }, che è della casa, si siede.
table-stood-in = Qualcuno della casa continua al posto di { $name }.
table-left = { $name } lascia il tavolo.
table-started = La partita comincia.
table-cancelled = La partita è annullata.
table-rematched = Si gioca di nuovo insieme, a un nuovo tavolo.
table-timed-out = Il tempo di { $seat } è scaduto; qualcuno della casa fa questa mossa al suo posto.
table-halted = Il server è stato assente per un po’; gli orologi ripartono da capo.
table-nudged = { $you ->
    [seat] { $by } te lo ricorda: il tavolo aspetta te.
   *[nobody] { $by } ricorda a { $seat } che il tavolo aspetta.
}
table-chat-on = A questo tavolo si può di nuovo chiacchierare.
table-chat-off = A questo tavolo la chiacchiera è stata sospesa.
table-phrase = { $phrase ->
    [hello] Buongiorno a tutto il tavolo.
    [good-luck] Buona fortuna.
    [nice-question] Bella domanda.
    [well-played] Ben giocato.
    [thinking] Fatemi pensare.
    [one-moment] Un momento, per favore.
    [back-soon] Torno subito.
    [take-your-time] Con comodo.
    [your-turn] Il tavolo aspetta te, credo.
    [sorry] Chiedo scusa.
    [thanks] Grazie.
    [another-game] Un’altra partita?
   *[goodbye] Arrivederci, e grazie della partita.
}

# Per chi si siede senza dire il nome.
guest-name = Ospite

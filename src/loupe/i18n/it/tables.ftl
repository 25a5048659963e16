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

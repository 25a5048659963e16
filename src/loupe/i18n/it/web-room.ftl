# Il browser: preparare un tavolo, e l’attesa prima di distribuire.

web-room-gone = Questo tavolo non esiste
web-room-gone-why = È stato sgomberato, o non è aperto a te. Non perdi nulla.
web-room-free = Una sedia libera
web-room-start = Distribuisci

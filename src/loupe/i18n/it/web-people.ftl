# Il browser: gli account, le partite giocate, i bot e la classifica.

web-people-account = Account
web-people-parts = Parti dell’account
web-people-games = Partite
web-people-bots = Bot
web-people-data = I tuoi dati
web-people-ladders = Classifica

web-people-why = Si gioca quanto si vuole senza account. Con un account le tue partite e il tuo foglio ti seguono su ogni dispositivo, e puoi giocare partite classificate.
web-people-log-in = Accedi
web-people-log-out = Esci da qui
web-people-register = Crea un account
web-people-lost = Password persa
web-people-login = Nome utente
web-people-password = Password
web-people-password-old = Password attuale
web-people-password-new = Nuova password
web-people-password-hint = Quattro parole che non c’entrano l’una con l’altra vanno bene.
web-people-set-password = Imposta la password
web-people-change-password = Cambia la password
web-people-password-changed = La password è cambiata; altrove non sei più connesso.
web-people-name = Nome
web-people-name-hint = Gli altri ti vedono con questo nome, ai tavoli e in classifica.
web-people-called = Chi sei
web-people-rename = Cambia nome
web-people-renamed = D’ora in poi ti chiami così.
web-people-since = dal { $day }
web-people-code = Codice di recupero
web-people-code-why = Tienilo in un posto sicuro. È l’unica via per tornare se la password è persa, e si vede solo questa volta.
web-people-code-new = Un nuovo codice di recupero
web-people-code-make = Creane uno nuovo
web-people-code-old-gone = Il codice di prima non varrà più niente.
web-people-copy = Copia
web-people-copied = Copiato.
web-people-kept = L’ho conservato

web-people-devices = Dove sei connesso
web-people-on = { $browser } su { $system }
web-people-unknown-device = Dispositivo sconosciuto
web-people-here = Questo
web-people-seen = ultimo uso: { $when }
web-people-end = Disconnetti
web-people-end-where = Disconnetti: { $where }

web-people-no-games = Non hai ancora finito nessuna partita.
web-people-play = Gioca subito
web-people-statistics = Che cosa dicono le tue partite
web-people-history = Una per una
web-people-game = Gioco
web-people-played = Partite
web-people-wins = Vinte
web-people-wrong = Errori
web-people-turns = Turni
web-people-won = Vinta
web-people-placed = { $place ->
    [2] Secondo posto
    [3] Terzo posto
   *[other] Posto { $place }
}
web-people-left = Lasciata
web-people-lost-game = Persa
web-people-with = con { $people }
web-people-rated = classificata
web-people-older = Partite più vecchie

web-people-bots-how = Un tuo programma può sedersi ai tavoli: entra con un token che crei qui. Tutti vedono che è un programma.
web-people-bot-new = Un altro bot
web-people-bot-add = Aggiungi il bot
web-people-bot-delete = Elimina
web-people-bot-delete-which = Elimina { $name }
web-people-bot-delete-sure = Eliminare { $name }?
web-people-bot-delete-means = I suoi token non valgono più niente, e le partite continuano senza di lui.
web-people-keep = Tieni
web-people-token = Token
web-people-token-why = Il programma lo mostra come bearer token. Si legge qui, e mai più.
web-people-token-make = Crea un token
web-people-token-for = Crea un token per { $name }
web-people-token-until = valido fino al { $day }
web-people-token-unused = non ancora usato
web-people-token-days = Valido per
web-people-days = { $many } giorni
web-people-no-tokens = Nessun token.
web-people-scopes = Che cosa può fare
web-people-scope = { $scope ->
    [read] guardare
    [play] giocare
   *[other] parlare
}
web-people-revoke = Revoca
web-people-revoke-which = Revoca il token valido fino al { $day }

web-people-export = Porta tutto con te
web-people-export-how = Un file zip con tutte le tue partite come verbali, e con tutto ciò che è conservato di te.
web-people-export-do = Scarica
web-people-forget = Essere dimenticati
web-people-forget-how = Il tuo nome, ciò che hai detto e tutto ciò che dice chi sei viene cancellato. Le partite in corso vanno avanti con un giocatore della casa.
web-people-forget-do = Cancella tutto
web-people-forget-sure = Cancellare tutto?
web-people-forget-means = Non si può tornare indietro.
web-people-forgotten = Qui sei dimenticato.

web-people-family = { $family ->
    [cluedo] Cluedo
   *[other] Sleuth
}
web-people-ladder-empty = Nessuno ha ancora giocato una partita classificata.
web-people-ladder-how = Si comincia da 1000. Un punto interrogativo: troppo poche partite per esserne sicuri.
web-people-rank = Posto
web-people-who = Giocatore
web-people-rating = Punti
web-people-you = tu
web-people-of-the-house = giocatore della casa
web-people-a-bot = bot

# Le persone: account, nomi, token, classifiche.

refusal-account-needed = Le partite classificate sono per chi ha un account.
refusal-rated-goes-on = Una partita classificata si gioca fino in fondo.

refusal-bad-login = Un nome utente comincia con una lettera e ha da tre a trenta lettere, cifre, punti, trattini o trattini bassi, senza spazi.
refusal-login-taken = Qualcuno ha già questo nome utente.
refusal-password-short = Una password ha almeno { $least } segni; quattro parole che non c’entrano l’una con l’altra ne fanno una buona.
refusal-password-common = Questa password si indovina troppo facilmente; quattro parole che non c’entrano l’una con l’altra ne fanno una buona.
refusal-wrong-password = Il nome utente e la password non corrispondono.
refusal-wrong-code = Il nome utente e il codice di recupero non corrispondono.
refusal-too-many-attempts = Ci sono stati troppi tentativi; riprova { $minutes ->
    [one] fra un minuto.
   *[other] fra { $minutes } minuti.
}
refusal-account-only = Per questo devi aver effettuato l’accesso al tuo account.
refusal-logged-in = Hai già effettuato l’accesso; prima esci.
refusal-too-many-muted = Puoi silenziare al massimo { $most } persone.
refusal-no-such-session = Lì non hai più effettuato l’accesso.

# I bot venuti da fuori

refusal-too-many-bots = Un account ha al massimo { $most } bot.
refusal-too-many-tokens = Un bot ha al massimo { $most } token; prima revocane uno.
refusal-no-such-bot = Non hai questo bot.
refusal-no-such-token = Questo token non esiste più.
refusal-bad-token = Questo token non è valido, o non lo è più.
refusal-scope-lacking = Questo token non lo permette: gli servirebbe il permesso «{ $scope }».
refusal-no-bots = Questo non è per i bot: lo fa chi li possiede, dopo l’accesso.

# L’ingresso

refusal-too-many-requests = Troppo in una volta; aspetta un momento.
refusal-too-slow = L’invio è durato troppo, e non è stato fatto niente.
refusal-bad-proxy = { $address } non è l’indirizzo di un proxy: scrivi 10.0.0.7, oppure una rete come 10.0.0.0/8.

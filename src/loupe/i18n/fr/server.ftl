# Le serveur : ce qu’il refuse en dehors des règles d’un jeu, et ce qu’il dit en démarrant.

server-starts = Les tables sont ouvertes à l’adresse { $address } ; Ctrl+C pour arrêter.
server-port-taken = Le port { $port } est déjà pris ; choisissez-en un autre avec --port.
server-cannot-listen = Impossible d’écouter à l’adresse { $host } : { $problem }.
server-no-pages = Les pages pour navigateurs ne sont pas construites : { $folder } est vide. « make setup » les construit.

# Les tables

refusal-no-such-table = Cette table n’existe pas, ou elle n’est pas pour vous.
refusal-only-the-host = Seule la personne qui a ouvert la table peut faire cela.
refusal-table-started = La partie a déjà commencé.
refusal-table-not-started = La partie n’a pas encore commencé.
refusal-table-over = La partie de cette table est terminée.
refusal-not-over-yet = Il faut d’abord finir cette partie.
refusal-never-ended = Cette partie a été annulée : il n’y a rien à revoir.
refusal-already-seated = Vous avez déjà une place : { $seat }.
refusal-seat-taken = Cette place est prise.
refusal-chairs-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
refusal-not-seated = Vous n’êtes pas à cette table.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-no-such-entry = Vous ne pouvez pas encore l’avoir vu : le dernier événement porte le numéro { $number }.
refusal-out-of-date = Vous avez agi depuis, au numéro { $number } : regardez d’abord où en est la partie.
refusal-chat-off = La discussion de cette table est coupée.
refusal-nothing-said = Cela ne dit rien.
refusal-no-such-cell = La feuille de ce jeu n’a pas de case « { $card } » pour « { $owner } ».
refusal-help-not-allowed = { $kind ->
    [notes] À cette table, le programme ne note rien pour vous.
    [logic] À cette table, le programme ne tire aucune conclusion pour vous.
   *[odds] À cette table, le programme ne calcule pas de probabilités.
}
refusal-help-too-hard = Cela serait trop long à calculer pour l’instant ; rien de ce qui est à vous n’est perdu.
refusal-no-such-phrase = Cette phrase toute faite n’existe pas, ou un texte l’accompagne.
refusal-talking-fast = C’est beaucoup de paroles en peu de temps ; attendez un instant.
refusal-nobody-to-nudge = La table n’attend personne d’autre pour le moment.
refusal-nudge-too-soon = C’est trop tôt ; la table n’attend pas depuis longtemps.
refusal-not-yet = C’est trop tôt pour cela.
refusal-not-away = Cette personne n’est pas absente, ou pas depuis assez longtemps.
refusal-table-paused = La partie attend quelqu’un dont la connexion est coupée.
refusal-gallery-apart = Ce que disent les spectateurs n’est pas pour ceux qui jouent.
refusal-nobody-to-mute = Il n’y a là personne que vous puissiez faire taire.
refusal-no-spectators = Cette partie se joue sans spectateurs.
refusal-away-by-day = À une table en jours, personne n’est tenu de rester : elle ne peut ni s’interrompre ni faire remplacer quelqu’un quand on s’en va.
refusal-too-busy = Trop de monde a agi au même moment ; réessayez.

# Les requêtes

refusal-no-such-page = Il n’y a rien ici.
refusal-no-such-method = Cela ne peut pas se faire ici.
refusal-too-large = C’est trop long.
refusal-malformed = Cela n’a pas pu être compris.
refusal-no-such-action = Ce jeu ne connaît pas cette action.
refusal-foreign-origin = Cette requête vient d’un autre site.
refusal-storage-failed = Cela n’a pas pu être enregistré, et n’a pas été fait ; réessayez.
refusal-server-failed = Une erreur s’est produite ici ; vous n’y êtes pour rien.

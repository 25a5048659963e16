# L’arène, les joueurs de l’extérieur et les environnements d’apprentissage.

refusal-missing-extra = Il y faut { $module }, qui n’est pas installé : pip install "loupe[{ $extra }]"
refusal-unknown-choice = « { $name } » ne peut pas être « { $value } ». Au choix : { $known }
refusal-no-such-command = Il n’y a pas ici de commande « { $command } ».
refusal-ledger-unusable = { $file } est inutilisable : { $problem }.
refusal-ledger-taken = Une autre arène écrit dans { $file }.
refusal-ledger-exists = { $file } contient déjà des résultats ; continuez-les avec --resume, ou nommez un autre fichier.
refusal-ledger-version = { $file } vient d’une autre version de Loupe : { $version }.
refusal-ledger-other-match = { $file } contient les résultats d’une autre rencontre.
refusal-ledger-line = { $file }, ligne { $line } : { $problem }
refusal-workers-die = { $deals ->
    [one] Un processus est mort
   *[other] Des processus sont morts { $deals } fois de suite
}, en dernier à la donne { $number }.
refusal-no-cluster = { $cluster } est hors d’atteinte : { $problem }
refusal-sprt-order = --weaker { $weaker } doit être inférieur à --stronger { $stronger }, et au moins 0.
arena-player = joueur
arena-seats = places
arena-win-rate = victoires, %
arena-fair-share = × part équitable
arena-rating = cote
arena-wrong = erreurs
arena-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; { $draws } sans vainqueur.
arena-turns = Tours jusqu’à la solution : { $turns } en moyenne.
arena-broken-off = { $games ->
    [one] { $games } partie interrompue : elle n’aurait
   *[other] { $games } parties interrompues : elles n’auraient
} pas fini.
arena-fault = Fautes de { $fault }, { $times } en tout. Un joueur au hasard a chaque fois pris la place.
arena-interval = Entre crochets : intervalles à { $percent } %, compte tenu de ce qu’une donne est jouée plusieurs fois.
arena-sprt-stronger = C’est décidé : { $player } est plus fort ({ $ratio } dépasse { $upper } ; sous { $lower } il serait plus faible).
arena-sprt-weaker = C’est décidé : { $player } n’est pas plus fort ({ $ratio } est sous { $lower } ; au-delà de { $upper } il le serait).
arena-sprt-open = Rien n’est encore décidé pour { $player } : { $ratio } est entre { $lower } et { $upper }.
arena-plot-shares = victoires, en multiple de la part équitable (intervalles à { $percent } %)
arena-plot-games = parties
arena-plot-course = victoires jusqu’ici, × part équitable
bot-no-command = Dites quelle commande doit jouer, par exemple : loupe bot "python examples/bot.py"
bot-game = Partie { $number }, place { $seat } : { $turns } tours, { $won ->
    [yes] gagnée
   *[no] pas gagnée
}{ $mistaken ->
    [yes] , s’est trompé
   *[no] { "" }
}
bot-fault = après l’événement { $event }, { $kind ->
    [crash] il s’est arrêté
    [hang] il n’a pas répondu à temps
    [nonsense] sa réponse n’est pas une action
    [illegal] son action n’est pas permise
   *[nothing] il n’a rien fait, alors que la table l’attendait
} : { $detail }
bot-verdict = { $faults ->
    [yes] Un joueur au hasard a chaque fois pris sa place ; après trois fautes dans une partie, on ne l’a plus interrogé.
   *[no] Il n’a fait aucune faute.
}

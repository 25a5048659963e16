# Le navigateur : les comptes, les parties jouées, les robots et le classement.

web-people-account = Compte
web-people-parts = Parties du compte
web-people-games = Parties
web-people-bots = Robots
web-people-data = Vos données
web-people-ladders = Classement

web-people-why = On joue autant qu’on veut sans compte. Avec un compte, vos parties et votre feuille vous suivent sur chaque appareil, et vous pouvez jouer des parties classées.
web-people-log-in = Se connecter
web-people-log-out = Se déconnecter ici
web-people-register = Créer un compte
web-people-lost = Mot de passe perdu
web-people-login = Identifiant
web-people-password = Mot de passe
web-people-password-old = Mot de passe actuel
web-people-password-new = Nouveau mot de passe
web-people-password-hint = Quatre mots sans rapport entre eux en font un bon.
web-people-set-password = Définir le mot de passe
web-people-change-password = Changer le mot de passe
web-people-password-changed = Le mot de passe est changé ; vous êtes déconnecté partout ailleurs.
web-people-name = Nom
web-people-name-hint = Les autres vous voient sous ce nom, aux tables et au classement.
web-people-called = Qui vous êtes
web-people-rename = Changer de nom
web-people-renamed = Désormais, vous vous appelez ainsi.
web-people-since = depuis le { $day }
web-people-code = Code de secours
web-people-code-why = Gardez-le en lieu sûr. C’est la seule voie de retour si le mot de passe est perdu, et il n’est montré que cette fois.
web-people-code-new = Un nouveau code de secours
web-people-code-make = En créer un nouveau
web-people-code-old-gone = L’ancien code ne vaudra plus rien.
web-people-copy = Copier
web-people-copied = Copié.
web-people-kept = Je l’ai noté

web-people-devices = Où vous êtes connecté
web-people-on = { $browser } sous { $system }
web-people-unknown-device = Appareil inconnu
web-people-here = Celui-ci
web-people-seen = dernière utilisation : { $when }
web-people-end = Déconnecter
web-people-end-where = Déconnecter : { $where }

web-people-no-games = Vous n’avez pas encore fini de partie.
web-people-play = Jouer
web-people-statistics = Ce que donnent vos parties
web-people-history = Une par une
web-people-game = Jeu
web-people-played = Parties
web-people-wins = Gagnées
web-people-wrong = Erreurs
web-people-turns = Tours
web-people-won = Gagnée
web-people-placed = { $place ->
    [2] Deuxième place
    [3] Troisième place
   *[other] Place { $place }
}
web-people-left = Quittée
web-people-lost-game = Perdue
web-people-with = avec { $people }
web-people-rated = classée
web-people-older = Parties plus anciennes

web-people-bots-how = Un programme à vous peut s’asseoir aux tables : il entre avec un jeton que vous créez ici. Tout le monde voit que c’en est un.
web-people-bot-new = Un autre robot
web-people-bot-add = Ajouter le robot
web-people-bot-delete = Supprimer
web-people-bot-delete-which = Supprimer { $name }
web-people-bot-delete-sure = Supprimer { $name } ?
web-people-bot-delete-means = Ses jetons ne valent plus rien, et les parties continuent sans lui.
web-people-keep = Garder
web-people-token = Jeton
web-people-token-why = Le programme le présente comme jeton porteur. Il se lit ici, et plus jamais.
web-people-token-make = Créer un jeton
web-people-token-for = Créer un jeton pour { $name }
web-people-token-until = valable jusqu’au { $day }
web-people-token-unused = pas encore utilisé
web-people-token-days = Valable
web-people-days = { $many } jours
web-people-no-tokens = Aucun jeton.
web-people-scopes = Ce qu’il peut faire
web-people-scope = { $scope ->
    [read] regarder
    [play] jouer
   *[other] parler
}
web-people-revoke = Révoquer
web-people-revoke-which = Révoquer le jeton valable jusqu’au { $day }

web-people-export = Tout emporter
web-people-export-how = Un fichier zip avec toutes vos parties en procès-verbaux, et tout ce qui est gardé de vous.
web-people-export-do = Télécharger
web-people-forget = Être oublié
web-people-forget-how = Votre nom, ce que vous avez dit et tout ce qui dit qui vous êtes est effacé. Les parties en cours continuent avec un joueur de la maison.
web-people-forget-do = Tout effacer
web-people-forget-sure = Tout effacer ?
web-people-forget-means = On ne peut pas revenir là-dessus.
web-people-forgotten = Ici, vous êtes oublié.

web-people-family = { $family ->
    [cluedo] Cluedo
   *[other] Sleuth
}
web-people-ladder-empty = Personne n’a encore joué de partie classée.
web-people-ladder-how = On commence à 1000. Un point d’interrogation : trop peu de parties pour être sûr.
web-people-rank = Rang
web-people-who = Joueur
web-people-rating = Cote
web-people-you = vous
web-people-of-the-house = joueur de la maison
web-people-a-bot = robot

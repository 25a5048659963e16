# Le navigateur : l’accueil.

web-door-about = Des jeux de cartes où l’on cherche, question après question, le joyau qui manque. Jouez tout de suite, ou entre amis par un lien.
web-door-play = Jouer
web-door-play-how = Une partie de Sleuth contre trois joueurs de la maison. Sans compte, sans rien installer.
web-door-initial = { $colour ->
    [R] R
    [B] B
    [G] V
   *[Y] J
}

web-door-ways = Autres façons d’entrer
web-door-invite = Inviter des amis
web-door-invite-how = Une table à vous, par lien ou code QR
web-door-join = Rejoindre avec un code
web-door-join-how = Quelqu’un vous en a envoyé un
web-door-tables = Tables ouvertes
web-door-tables-how = Prendre une place, ou regarder
web-door-learn = Apprendre à jouer
web-door-learn-how = Chaque édition en une page

web-door-mine = Vos tables
web-door-with = avec { $people }
web-door-your-turn = À vous de jouer
web-door-waits = Aux autres de jouer
web-door-all-there = Tout le monde est assis
web-door-chairs-free = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}
web-door-all-mine = Voir les { $number }

# Le navigateur : ouvrir une table, en trouver une, et la salle avant la donne.

web-room-gone = Cette table n’existe pas
web-room-gone-why = Elle a été débarrassée, ou elle n’est pas pour vous. Rien de ce qui est à vous n’est perdu.

web-room-reconnecting = La connexion est perdue ; ce que vous voyez reste. On réessaie.
web-room-elsewhere = Cette table est ouverte aussi dans une autre de vos fenêtres ; toutes deux montrent la même chose.

# La salle

web-room-chairs = Places
web-room-free = Place libre
web-room-seat = Place { $number }
web-room-you = Vous
web-room-you-host = Vous, l’hôte
web-room-host = Hôte
web-room-a-person = Invité
web-room-a-bot = Un programme venu d’ailleurs
web-room-of-the-house = Joueur de la maison, { $level }
web-room-level = { $level ->
    [novice] débutant
    [casual] facile
    [sharp] fort
    [master] maître
   *[other] au hasard
}
web-room-sit = S’asseoir ici
web-room-move = Passer ici
web-room-sit-down = S’asseoir
web-room-leave = Se lever
web-room-remove = Prier de partir
web-room-remove-house = Renvoyer
web-room-house = Joueur de la maison
web-room-house-on = Asseoir un joueur de la maison à la place { $number }
web-room-house-which = Qui doit s’asseoir ici ?
web-room-fill = Compléter par la maison et distribuer
web-room-fills-in = Dans { $time }, la maison prend ce qui est libre et distribue.
web-room-start = Distribuer
web-room-key-deal = Distribuer
web-room-ready = Tout le monde est assis.
web-room-waits-for = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
web-room-host-deals = Tout le monde est assis. { $name } distribue.
web-room-full = Toutes les places sont prises.
web-room-agreed = Ce qui est convenu
web-room-rules = Les règles de ce jeu
web-room-call-off = Annuler la partie
web-room-call-off-sure = Annuler la partie ?
web-room-call-off-means = La table est débarrassée, et tous ceux qui y sont assis en sont avertis.
web-room-keep = Rester
web-room-called-off = La partie a été annulée
web-room-called-off-why = La personne qui avait ouvert la table l’a débarrassée avant la donne.
web-room-another = Ouvrir une autre table

web-room-invite = Invitation
web-room-invite-how = Qui a ce lien peut prendre une place libre, et rien d’autre.
web-room-invite-link = Lien de l’invitation
web-room-invite-copy = Copier le lien
web-room-invite-copied = Le lien est copié.
web-room-invite-copy-self = Le lien est sélectionné ; copiez-le au clavier.
web-room-invite-share = Partager
web-room-invite-text = Une place vous attend à ma table.
web-room-invite-code = Code :
web-room-invite-qr = Le lien de l’invitation en code QR

web-room-talk = Conversation
web-room-talk-nothing = Personne n’a encore rien dit.
web-room-talk-closed = La parole est à ceux qui sont assis.
web-room-phrases = Phrases toutes prêtes
web-room-say = Dire quelque chose
web-room-send = Envoyer

# Ce qui est convenu

web-room-deal-name = Donne
web-room-deal = { $missing ->
    [1] { $hands } cartes chacun, { $faceUp } face visible, une carte manquante
   *[other] { $hands } cartes chacun, { $faceUp } face visible, { $missing } cartes manquantes
}
web-room-help-name = Aide du programme
web-room-help = { $help ->
    [none] aucune
    [notes] notes
    [logic] logique
   *[odds] probabilités
}
web-room-help-how = { $help ->
    [none] Chacun tient sa feuille seul.
    [notes] Ce que vous avez vu est coché tout seul sur votre feuille.
    [logic] Ce qui s’ensuit à coup sûr est imprimé aussi sur votre feuille, avec la raison.
   *[odds] Les probabilités exactes, et ce que vaut chaque question.
}
web-room-clock-name = Pendule
web-room-clock-none = sans pendule
web-room-clock-by-turn = par tour
web-room-clock-by-day = en jours
web-room-clock-turn = { $turn } par tour
web-room-clock-reserve = { $turn } par tour, { $reserve } de réserve
web-room-clock-day = { $turn } par tour
web-room-clock-each = Pour chaque tour
web-room-clock-spare = Réserve pour toute la partie
web-room-clock-no-spare = aucune
web-room-spectators-name = Spectateurs
web-room-spectators-none = aucun
web-room-spectators-live = bienvenus
web-room-spectators-late = bienvenus, avec { $time } de retard
web-room-spectators-behind = { $events ->
    [one] bienvenus, avec un événement de retard
   *[other] bienvenus, avec { $events } événements de retard
}
web-room-spectators-at-once = en direct
web-room-spectators-later = en différé
web-room-spectators-no = aucun
web-room-spectators-delay = Retard de ce qu’ils voient
web-room-access-name = Qui peut s’asseoir
web-room-access-link = qui a le lien
web-room-access-public = tout le monde
web-room-access-link-how = La table n’est sur aucune liste ; vous envoyez l’invitation.
web-room-access-public-how = La table est sur la liste, ouverte à tous.
web-room-besides-name = En outre
web-room-rated-yes = partie classée
web-room-chat-no = sans conversation
web-room-pause-yes = on attend qui perd la connexion
web-room-stand-in-yes = la maison joue pour qui s’absente plus de { $time }
web-room-fill-yes = la maison complète après { $time }
web-room-knob-yes = oui
web-room-knob-no = non

# Une nouvelle table

web-room-new = Nouvelle table
web-room-game = Le jeu
web-room-game-about = { $game ->
    [sleuth-avalon-hill] Le classique : un joyau manque, des cartes recherche le demandent.
    [sleuth-eagle-gryphon] Le même, avec une fin plus douce : deux dernières questions.
    [sleuth-face2face] Les identifications restent secrètes ; on peut jouer pour les places.
    [sleuth-chasse-aux-diamants] Le cousin français de Sleuth : au choix libre, on ne répond que par un nombre, et la pioche s’épuise.
   *[other] Suspect, arme, lieu : une partie brève, où l’on montre des cartes.
}
web-room-players = De { $least } à { $most } joueurs
web-room-seats = À la table
web-room-seats-many = Places
web-room-somebody = Une personne invitée
web-room-variants = Variantes
web-room-variant-kind = { $kind ->
    [missing-gems] Combien il en manque
   *[other] Comment la partie finit
}
web-room-variant-none = { $kind ->
    [missing-gems] Un seul
   *[other] Au premier qui a raison
}
web-room-variant-about = { $kind ->
    [supersleuth] Aux questions à deux éléments, on répond par un nombre seulement.
    [additional-interrogations] Vous interrogez deux adversaires par tour.
   *[other] Plus de cartes, pour qui connaît le jeu.
}
web-room-how = Comment on joue
web-room-who = Qui participe
web-room-chat = Les joueurs peuvent parler
web-room-rated = Partie classée
web-room-rated-how = Elle compte pour le classement, et se joue jusqu’au bout.
web-room-rated-account = Réservée aux personnes qui ont un compte.
web-room-pause = Attendre qui perd la connexion
web-room-away-by-day = À une table en jours, personne n’est tenu de rester.
web-room-stand-in = Un joueur de la maison remplace les absents
web-room-stand-in-never = jamais
web-room-fill-name = La maison prend les places libres après
web-room-fill-never = jamais
web-room-house-rules = Règles maison
web-room-house-rules-how = Tout ce en quoi les éditions diffèrent se règle ici. Ce qui ne peut pas se distribuer est dit tout de suite.
web-room-knob-place = Valeur { $number }
web-room-fewer = Une de moins : { $card }
web-room-more = Une de plus : { $card }
web-room-by-the-book = Revenir au livret
web-room-preview = Ce que cela donne
web-room-refused = Cela ne peut pas se distribuer.
web-room-open = Ouvrir la table
web-room-open-how = L’invitation s’envoie de là. Rien n’est distribué avant que vous le disiez.

# Trouver une table

web-room-tables = Tables ouvertes
web-room-tables-waiting = On y attend du monde
web-room-tables-running = À regarder
web-room-quick = Jouer avec d’autres
web-room-quick-how = Vous vous asseyez avec qui est là ; si personne ne vient, la maison complète.
web-room-tables-none = Personne n’attend pour l’instant. Ouvrez une table publique, et la prochaine personne vous trouvera ici.
web-room-tables-old = Le serveur est injoignable ; cette liste date un peu.
web-room-watch = Regarder
web-room-back = Retour à votre place
web-room-chairs-left = { $free ->
    [0] Tout est pris
    [one] Une place libre
   *[other] { $free } places libres
}
web-room-join = Rejoindre avec un code
web-room-join-how = Tapez le code de l’invitation, ou collez le lien entier.
web-room-code = Code ou lien
web-room-join-go = À la table
web-room-invitation = Une invitation
web-room-invited = Une place vous attend
web-room-invited-by = { $name } vous invite à sa table
web-room-invited-full = Toutes les places sont prises à présent.
web-room-invited-late = La partie a commencé sans vous.
web-room-expired = Cette invitation ne mène plus nulle part
web-room-expired-why = La table a été débarrassée, ou une lettre du code est fausse. Demandez-en une nouvelle, ou ouvrez une table vous-même.
web-room-shut = On ne regarde pas cette partie
web-room-shut-why = Elle se joue sans spectateurs : seuls ceux qui jouent la voient.

# Le navigateur : la table pendant la partie.

web-table-board = La table
web-table-panel = À côté de la table
web-table-people = Autour de la table
web-table-tab-play = Jouer
web-table-tab-sheet = Feuille
web-table-tab-log = Journal
web-table-tab-talk = Discussion

web-table-log = Ce qui s’est passé
web-table-log-show = Le montrer de nouveau
web-table-talk = Ce qui s’est dit
web-table-talk-nothing = Personne n’a encore rien dit.
web-table-talk-say = Dire quelque chose
web-table-talk-send = Envoyer
web-table-talk-off = On ne discute pas à cette table.

web-table-seat-holds = { $count ->
    [1] une carte en main
   *[other] { $count } cartes en main
}
web-table-seat-turn = c’est son tour
web-table-seat-away = hors ligne
web-table-on-turn = À son tour
web-table-away = Hors ligne
web-table-house = De la maison

web-table-reconnecting = La connexion est perdue ; elle se rétablit. Rien de ce qui est à vous n’est perdu.
web-table-elsewhere = Cette table est aussi ouverte dans une autre fenêtre. Les deux restent à jour.
web-table-watching = Vous regardez la partie.
web-table-allowed-now = C’est maintenant permis.

web-table-recent = Ce qui vient de se passer
web-table-round = Revoir le dernier tour
web-table-now = Revenir au présent
web-table-deck = Pioche { $count }
web-table-discards = Défausse { $count }
web-table-discards-look = { $count ->
    [0] Défausse vide
    [1] Une carte défaussée : la regarder
   *[other] { $count } cartes défaussées : les regarder
}
web-table-open = Face visible
web-table-your-gems = Vos joyaux
web-table-your-search = Vos cartes recherche
web-table-seen-by = Vu par { $names }
web-table-search-of = Cartes recherche
web-table-search-none = Aucune carte recherche
web-table-search-before = { $count ->
    [0] aucune carte recherche
   *[other] cartes recherche : { $cards }
}
web-table-elements = Que demander : un élément, ou deux de genres différents
web-table-whom = À qui demander
web-table-ask-whom = Interroger { $name }
web-table-ask-no-more = Ne plus rien demander
web-table-exchange = Échanger toutes les cartes
web-table-pass = Passer
web-table-final = Interrogatoire final
web-table-identify = Je sais …
web-table-take-back = Revenir
web-table-do-ask = Demander
web-table-do-exchange = Échanger
web-table-do-pass = Finir le tour
web-table-hint-card = Choisissez une carte recherche, puis la personne à interroger.
web-table-hint-elements = Choisissez ce que vous demandez.
web-table-hint-whom = Choisissez maintenant la personne à interroger.
web-table-since = depuis { $clock }

web-table-identify-title = { $edition ->
    [chasse-aux-diamants] { $missing ->
        [1] Quelle est la pierre volée ?
       *[other] Quelles sont les { $missing } pierres volées ?
    }
   *[other] { $missing ->
        [1] Quel est le joyau disparu ?
       *[other] Quels sont les { $missing } joyaux disparus ?
    }
}
web-table-identify-lead = { $missing ->
    [1] On s’engage d’abord, on regarde ensuite. En cas d’erreur vous êtes hors jeu, et ne faites plus que répondre.
   *[other] Il les faut tous. On s’engage d’abord, on regarde ensuite ; une seule erreur et vous êtes hors jeu, et ne faites plus que répondre.
}
web-table-identify-left = { $count ->
    [1] Choisissez une carte.
   *[other] Choisissez { $count } cartes.
}
web-table-look = Le dire, et regarder
web-table-in-your-hand = dans votre main
web-table-face-up = face visible sur la table
web-table-drama-you = Vous regardez.
web-table-drama-other = { $name } pense savoir, et regarde.
web-table-drama-kindly = Cela valait la peine d’essayer. Vous continuez à répondre, et votre feuille reste à vous.
web-table-go-on = Continuer

web-table-ending = La fin de la partie
web-table-cancelled-title = La partie a été annulée
web-table-cancelled-why = Personne n’a gagné, et elle ne compte pas.
web-table-rematch = Rejouer
web-table-next = À la partie suivante
web-table-review = Revoir la partie

web-table-key-round = Revoir le dernier tour
web-table-key-before = L’évènement précédent
web-table-key-after = L’évènement suivant
web-table-key-card = Jouer une carte recherche : 1 à 4
web-table-key-whom = À qui demander : la personne suivante
web-table-key-send = Faire ce qui est écrit
web-table-key-back = Revenir en arrière
web-table-key-identify = Identifier
web-table-key-sheet = Vers la feuille
web-table-key-log = Vers le journal
web-table-key-talk = Vers la discussion

# Cluedo at the table.

web-table-your-cards = Vos cartes
web-table-suspects = Suspects
web-table-weapons = Armes
web-table-places = Lieux
web-table-show-card = Montrer : { $card }
web-table-hint-cards = { $count ->
    [0] { "" }
    [1] Choisissez encore une carte à demander.
   *[other] Choisissez deux cartes à demander ; deux du même genre, ou les vôtres, sont permises.
}
web-table-hint-two-players = À deux, on accuse ensemble.
web-table-do-show = Montrer
web-table-do-declare = Accuser
web-table-do-decline = Laisser
web-table-accuse = Accuser …
web-table-accuse-too = Accuser aussi
web-table-leave-it = Laisser les autres
web-table-accuse-title = Posez votre accusation
web-table-accuse-alone = Vous seul regarderez le crime. En cas d’erreur vous êtes hors jeu, et ne faites plus que répondre.
web-table-accuse-together = Toutes les accusations sont retournées en même temps. Parmi celles qui sont justes, la première annoncée gagne.
web-table-accuse-left = Choisissez un suspect, une arme et un lieu.
web-table-lay-down = La poser
web-table-asks = demande
web-table-had-none = n’avait aucune des deux
web-table-has-one = doit montrer une carte
web-table-has-shown = a montré une carte
web-table-is-ready = va accuser
web-table-has-laid = a posé une accusation
web-table-key-accuse = Accuser

# Who is away, time, talk, and the table's own menu.

web-table-stands-in = Remplacement
web-table-let-stand-in = Laisser la maison jouer à sa place
web-table-reminded = Un rappel a été envoyé.
web-table-remind = Rappeler
web-table-kept = Un joueur de la maison joue à votre place.
web-table-take-chair = Reprendre ma place
web-table-paused = La partie attend le retour de { $names }.
web-table-phrases = Phrases toutes faites
web-table-talk-switch-off = Fermer la discussion
web-table-talk-switch-on = Ouvrir la discussion
web-table-menu = Cette table
web-table-rules = Les règles
web-table-leave = Quitter la table
web-table-leave-why = Un joueur de la maison continue à votre place. Votre chaise est gardée : vous pouvez revenir la reprendre.
web-table-call-off = Annuler la partie
web-table-call-off-why = La partie s’achève pour tout le monde, sans vainqueur.
web-table-stay = Rester
web-table-says = { $name } : { $text }
web-table-key-rules = Les règles, là où l’on en est
web-table-worth = Cette question apprend { $bits } bits en moyenne.
web-table-watchers = { $count ->
    [1] Une personne regarde la partie.
   *[other] { $count } personnes regardent la partie.
}
web-table-gallery = Entre spectateurs
web-table-mute = Ne pas entendre cette personne
web-table-hint-final = Auparavant, vous pouvez poser encore une question au même adversaire.

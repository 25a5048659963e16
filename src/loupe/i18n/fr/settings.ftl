# Games, editions, variants, knobs, languages; and what every game says.

language-name = français
language-unknown = Loupe ne parle pas « { $wanted } », mais { $spoken }.

game = { $name ->
    [sleuth-avalon-hill] Sleuth (Avalon Hill)
    [sleuth-eagle-gryphon] Sleuth (Eagle-Gryphon)
    [sleuth-face2face] Sleuth (Face2Face)
    [sleuth-chasse-aux-diamants] La Chasse aux diamants
    [cluedo-card-game] Cluedo, jeu de cartes
   *[other] { $name }
}

variant = { $variant ->
    [supersleuth] { $edition ->
        [chasse-aux-diamants] le nombre seulement
       *[other] Super Sleuth
    }
    [additional-interrogations] interrogatoires supplémentaires
    [missing-gems] { $number ->
        [2] deux { $edition ->
            [chasse-aux-diamants] pierres volées
           *[other] joyaux disparus
        }
       *[3] trois { $edition ->
            [chasse-aux-diamants] pierres volées
           *[other] joyaux disparus
        }
    }
    [places] { $number ->
        [2] on joue deux places
        [3] on joue trois places
        [4] on joue quatre places
        [5] on joue cinq places
       *[6] on joue six places
    }
    [advanced] mode avancé
   *[other] { $variant }
}

knob = { $knob ->
    [sleuth-first-player] qui commence
    [sleuth-hands] joyaux en main, à 3, 4, 5, 6 et 7 joueurs
    [sleuth-search-deck] cartes recherche du paquet
    [sleuth-free-element-asks] nombre d’éléments d’une question par carte choix libre à un élément
    [sleuth-free-blank-asks] nombre d’éléments d’une question par la carte choix libre sans élément
    [sleuth-free-shows] les cartes choix libre font voir les joyaux
    [sleuth-empty-deck] quand la pioche est vide
    [sleuth-exchange] cartes recherche échangées
    [sleuth-leaver-cards] cartes recherche de qui ne joue plus
    [sleuth-final-questions] questions de l’interrogatoire final
    [sleuth-final-strict] interrogatoire final réservé à qui il ne manque qu’une caractéristique
    [sleuth-show-gems] les joyaux sont montrés
    [sleuth-missing] joyaux disparus
    [sleuth-interrogations] interrogatoires par tour
    [sleuth-places] vainqueurs
    [sleuth-secret-places] les identifications restent secrètes
    [cluedo-first-player] qui commence
    [cluedo-suspects] suspects
    [cluedo-weapons] armes
    [cluedo-places] lieux
    [cluedo-seats] nombre de joueurs
    [cluedo-two-accuse-together] à deux, on accuse ensemble
   *[other] { $knob }
}

knob-value = { $value ->
    [left-of-dealer] à gauche du donneur
    [random] au hasard
    [reshuffle] les cartes jouées sont mélangées
    [no-more] on ne pioche plus
    [discard] à la défausse
    [under-deck] sous la pioche
    [stay] restent en place
   *[other] { $value }
}

standing = { $standing ->
    [active] en jeu
    [out] hors jeu
    [won] a gagné
   *[retired] a identifié
}

turn = { $you ->
    [seat] C’est à vous de jouer.
   *[nobody] C’est à { $seat } de jouer.
}
ended-won = { $winners ->
    [1] { $you ->
        [winner] Vous avez gagné.
       *[nobody] { $seats } a gagné.
    }
   *[other] Ont gagné, dans cet ordre : { $seats }.
}
game-over = La partie est finie.

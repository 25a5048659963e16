# Games, editions, variants, knobs, languages; and what every game says.

language-name = English
language-unknown = Loupe does not speak “{ $wanted }”. It speaks { $spoken }.

game = { $name ->
    [sleuth-avalon-hill] Sleuth (Avalon Hill)
    [sleuth-eagle-gryphon] Sleuth (Eagle-Gryphon)
    [sleuth-face2face] Sleuth (Face2Face)
    [sleuth-chasse-aux-diamants] La Chasse aux diamants
    [cluedo-card-game] Cluedo card game
   *[other] { $name }
}

variant = { $variant ->
    [supersleuth] { $edition ->
        [chasse-aux-diamants] counts only
       *[other] SuperSleuth
    }
    [additional-interrogations] additional interrogations
    [missing-gems] { $number ->
        [2] two { missing-gem }s
       *[3] three { missing-gem }s
    }
    [places] { $number ->
        [2] playing for two places
        [3] playing for three places
        [4] playing for four places
        [5] playing for five places
       *[6] playing for six places
    }
    [advanced] advanced game
   *[other] { $variant }
}

knob = { $knob ->
    [sleuth-first-player] first player
    [sleuth-hands] gems in a hand, for 3, 4, 5, 6 and 7 seats
    [sleuth-search-deck] search cards in the deck
    [sleuth-free-element-asks] elements that a free choice card with an element may ask for
    [sleuth-free-blank-asks] elements that the free choice card without one may ask for
    [sleuth-free-shows] free choice cards show the gems
    [sleuth-empty-deck] when the deck runs out
    [sleuth-exchange] exchanged search cards
    [sleuth-leaver-cards] search cards of one who is out
    [sleuth-final-questions] questions in the final interrogation
    [sleuth-final-strict] final interrogation only for one who lacks a single characteristic
    [sleuth-show-gems] gems are shown
    [sleuth-missing] missing gems
    [sleuth-interrogations] interrogations a turn
    [sleuth-places] winners
    [sleuth-secret-places] identifications stay secret
    [cluedo-first-player] first player
    [cluedo-suspects] suspects
    [cluedo-weapons] weapons
    [cluedo-places] places
    [cluedo-seats] number of players
    [cluedo-two-accuse-together] with two players, both accuse together
   *[other] { $knob }
}

knob-value = { $value ->
    [left-of-dealer] left of the dealer
    [random] at random
    [reshuffle] the discards are reshuffled
    [no-more] no more is drawn
    [discard] to the discards
    [under-deck] under the deck
    [stay] stay where they lie
   *[other] { $value }
}

standing = { $standing ->
    [active] in play
    [out] out
    [won] has won
   *[retired] has identified
}

turn = { $you ->
    [seat] It is your turn.
   *[nobody] It is { $seat }’s turn.
}
ended-won = { $winners ->
    [1] { $you ->
        [winner] You have won.
       *[nobody] { $seats } has won.
    }
   *[other] The winners, first to last: { $seats }.
}
game-over = The game is over.

# Games, editions, variants, knobs, languages; and what every game says.

language-name = italiano
language-unknown = Loupe non parla «{ $wanted }», ma { $spoken }.

game = { $name ->
    [sleuth-avalon-hill] Sleuth (Avalon Hill)
    [sleuth-eagle-gryphon] Sleuth (Eagle-Gryphon)
    [sleuth-face2face] Sleuth (Face2Face)
    [sleuth-chasse-aux-diamants] La Chasse aux diamants
    [cluedo-card-game] Cluedo, il gioco di carte
   *[other] { $name }
}

variant = { $variant ->
    [supersleuth] { $edition ->
        [chasse-aux-diamants] solo il numero
       *[other] Investigatore esperto
    }
    [additional-interrogations] doppi interrogatori
    [missing-gems] { $number ->
        [2] due { $edition ->
            [chasse-aux-diamants] pietre rubate
           *[other] gioielli mancanti
        }
       *[3] tre { $edition ->
            [chasse-aux-diamants] pietre rubate
           *[other] gioielli mancanti
        }
    }
    [places] { $number ->
        [2] si gioca per due posti
        [3] si gioca per tre posti
        [4] si gioca per quattro posti
        [5] si gioca per cinque posti
       *[6] si gioca per sei posti
    }
    [advanced] modalità avanzata
   *[other] { $variant }
}

knob = { $knob ->
    [sleuth-first-player] chi comincia
    [sleuth-hands] gioielli in mano, in 3, 4, 5, 6 e 7 giocatori
    [sleuth-search-deck] carte indagine del mazzo
    [sleuth-free-element-asks] elementi che può chiedere una carta a scelta libera con un elemento
    [sleuth-free-blank-asks] elementi che può chiedere la carta a scelta libera senza elemento
    [sleuth-free-shows] le carte a scelta libera fanno vedere i gioielli
    [sleuth-empty-deck] quando il mazzo è finito
    [sleuth-exchange] carte indagine cambiate
    [sleuth-leaver-cards] carte indagine di chi è fuori
    [sleuth-final-questions] domande dell’interrogatorio finale
    [sleuth-final-strict] interrogatorio finale solo per chi ignora una sola caratteristica
    [sleuth-show-gems] i gioielli si mostrano
    [sleuth-missing] gioielli mancanti
    [sleuth-interrogations] interrogatori per turno
    [sleuth-places] vincitori
    [sleuth-secret-places] le identificazioni restano segrete
    [cluedo-first-player] chi comincia
    [cluedo-suspects] sospettati
    [cluedo-weapons] armi
    [cluedo-places] luoghi
    [cluedo-seats] numero di giocatori
    [cluedo-two-accuse-together] in due si accusa insieme
   *[other] { $knob }
}

knob-value = { $value ->
    [left-of-dealer] a sinistra del mazziere
    [random] a caso
    [reshuffle] gli scarti si rimescolano
    [no-more] non si pesca più
    [discard] agli scarti
    [under-deck] sotto il mazzo
    [stay] restano al loro posto
   *[other] { $value }
}

standing = { $standing ->
    [active] in gioco
    [out] fuori
    [won] ha vinto
   *[retired] ha identificato
}

turn = { $you ->
    [seat] Tocca a te.
   *[nobody] Tocca a { $seat }.
}
ended-won = { $winners ->
    [1] { $you ->
        [winner] Hai vinto.
       *[nobody] { $seats } ha vinto.
    }
   *[other] Hanno vinto, in quest’ordine: { $seats }.
}
game-over = La partita è finita.

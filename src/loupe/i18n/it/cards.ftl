# The names of cards, questions and people's places, and how things are listed.

seat = Posto { $number }
list-comma = { $first }, { $next }
list-end = { $first } e { $last }
cards = { $cards }

gem-card = { sought-one }
gem-card-the = { $edition ->
    [chasse-aux-diamants] { $gem ->
        [diamond] il { sought-one }
        [pearl] la { sought-one }
       *[opal] l’{ sought-one }
    }
   *[other] { $type ->
        [pair] la { sought-one }
       *[other] il { sought-one }
    }
}
colour-the = { $edition ->
    [chasse-aux-diamants] { $gem ->
        [pearl] la { colour-agreed }
       *[other] il { colour-agreed }
    }
   *[other] { $type ->
        [pair] la { colour-agreed }
       *[other] il { colour-agreed }
    }
}
gem-cards-alike = { the-sought }, { $colours }
question = { sought-many }
gems-counted = { $count ->
    [0] nessun{ a } { sought-one }
    [1] un{ a } { sought-one }
   *[other] { number } { sought-many }
}

element = { $elements ->
    [colour] { colour-one }
   *[other] { sought-many }
}

search-card = { $kind ->
    [free] scelta libera
    [free-element] scelta libera ({ element })
   *[question] { element }
}

clue-card = { $card ->
    [SC] Miss Scarlett
    [MU] Colonnello Mustard
    [OR] Dottoressa Orchid
    [GR] Mr. Green
    [PE] Signora Peacock
    [PL] Professor Plum
    [CA] candeliere
    [DA] pugnale
    [RO] corda
    [RE] rivoltella
    [BA] sala da ballo
    [DI] sala da pranzo
    [KI] cucina
    [LI] soggiorno
    [ST] studio
   *[other] { $card }
}

clue-card-the = { $card ->
    [SC] Miss Scarlett
    [MU] il colonnello Mustard
    [OR] la dottoressa Orchid
    [GR] Mr. Green
    [PE] la signora Peacock
    [PL] il professor Plum
    [CA] il candeliere
    [DA] il pugnale
    [RO] la corda
    [RE] la rivoltella
    [BA] la sala da ballo
    [DI] la sala da pranzo
    [KI] la cucina
    [LI] il soggiorno
    [ST] lo studio
   *[other] { $card }
}

clue-of-category = { $category ->
    [suspect] un sospettato
    [weapon] un’arma
   *[place] un luogo
}

crime = { $suspect ->
    [SC] Miss Scarlett
    [MU] il colonnello Mustard
    [OR] la dottoressa Orchid
    [GR] Mr. Green
    [PE] la signora Peacock
    [PL] il professor Plum
   *[other] { $suspect }
} { $place ->
    [BA] nella sala da ballo
    [DI] nella sala da pranzo
    [KI] in cucina
    [LI] nel soggiorno
    [ST] nello studio
   *[other] { $place }
} { $weapon ->
    [CA] con il candeliere
    [DA] con il pugnale
    [RO] con la corda
    [RE] con la rivoltella
   *[other] { $weapon }
}

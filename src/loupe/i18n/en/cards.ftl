# The names of cards, questions and people's places, and how things are listed.

seat = Seat { $number }
list-comma = { $first }, { $next }
list-end = { $first } and { $last }
cards = { $cards }

gem-card = { sought-one }
gem-card-the = the { sought-one }
colour-the = the { colour-one }
gem-cards-alike = { $colours } { sought-one }s
question = { sought-one }s
gems-counted = { counted }

element = { $elements ->
    [gem] { gem-one }s
    [type] { type-one }s
   *[colour] { colour-one }
}

search-card = { $kind ->
    [free] free choice
    [free-element] free choice ({ element })
   *[question] { $elements ->
        [colour] { colour-one }
       *[other] { question }
    }
}

clue-card = { $card ->
    [SC] Miss Scarlett
    [MU] Colonel Mustard
    [OR] Dr Orchid
    [GR] Mr Green
    [PE] Mrs Peacock
    [PL] Professor Plum
    [CA] candlestick
    [DA] dagger
    [RO] rope
    [RE] revolver
    [BA] ballroom
    [DI] dining room
    [KI] kitchen
    [LI] living room
    [ST] study
   *[other] { $card }
}

clue-card-the = { $card ->
    [SC] Miss Scarlett
    [MU] Colonel Mustard
    [OR] Dr Orchid
    [GR] Mr Green
    [PE] Mrs Peacock
    [PL] Professor Plum
   *[other] the { clue-card }
}

clue-of-category = { $category ->
    [suspect] one suspect
    [weapon] one weapon
   *[place] one place
}

crime = { $suspect ->
    [SC] Miss Scarlett
    [MU] Colonel Mustard
    [OR] Dr Orchid
    [GR] Mr Green
    [PE] Mrs Peacock
    [PL] Professor Plum
   *[other] { $suspect }
} { $place ->
    [BA] in the ballroom
    [DI] in the dining room
    [KI] in the kitchen
    [LI] in the living room
    [ST] in the study
   *[other] { $place }
} { $weapon ->
    [CA] with the candlestick
    [DA] with the dagger
    [RO] with the rope
    [RE] with the revolver
   *[other] { $weapon }
}

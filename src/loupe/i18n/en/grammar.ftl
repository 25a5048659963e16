# Building blocks of this language: no code names them, only other messages do.
# $elements says which of $gem, $type and $colour are meant; $edition decides the words.

number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}

how-many = { $count ->
    [0] none
   *[other] { number }
}

gem-one = { $gem ->
    [diamond] diamond
    [pearl] pearl
   *[opal] opal
}

type-one = { $edition ->
    [chasse-aux-diamants] { type-digit }
   *[other] { type-word }
}

type-digit = { $type ->
    [solitaire] 1
    [pair] 2
   *[cluster] 3
}

type-word = { $type ->
    [solitaire] solitaire
    [pair] pair
   *[cluster] cluster
}

colour-one = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}

gem-noun = { $edition ->
    [chasse-aux-diamants] stone
   *[other] gem
}

sought-one = { $elements ->
    [gem] { gem-one }
    [type] { type-one }
    [colour] { colour-one } { gem-noun }
    [gem-type] { gem-one } { type-one }
    [gem-colour] { colour-one } { gem-one }
    [type-colour] { colour-one } { type-one }
   *[gem-type-colour] { colour-one } { gem-one } { type-one }
}

counted = { $count ->
    [1] one { sought-one }
   *[other] { number } { sought-one }s
}

missing-gem = { $edition ->
    [chasse-aux-diamants] stolen stone
   *[other] missing gem
}

missing-gems = { $missing ->
    [1] { missing-gem }
   *[other] { missing-gem }s
}

search-cards = { $count ->
    [1] a
   *[other] { number }
} { $edition ->
    [chasse-aux-diamants] question
   *[other] search
} { $count ->
    [1] card
   *[other] cards
}

show-or-count = { $answer ->
    [gems] show
   *[count] count
}

# Building blocks of this language: no code names them, only other messages do.
# $elements says which of $gem, $type and $colour are meant; $edition decides the words.

number = { $count ->
    [0] nessun
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $count }
}

# Gender: the endings that a word takes when it agrees with a gem, a type, or whatever is sought.

gem-o = { $gem ->
    [pearl] a
   *[other] o
}

type-o = { $type ->
    [pair] a
   *[other] o
}

gem-a = { $gem ->
    [pearl] a
   *[other] { "" }
}

type-a = { $type ->
    [pair] a
   *[other] { "" }
}

# un, una; nessun, nessuna
a = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [colour] a
        [type] { "" }
        [type-colour] { "" }
       *[other] { gem-a }
    }
   *[other] { $elements ->
        [colour] { "" }
        [gem] { gem-a }
        [gem-colour] { gem-a }
       *[other] { type-a }
    }
}

# rosso, rossa
o = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [colour] a
        [type] o
        [type-colour] o
       *[other] { gem-o }
    }
   *[other] { $elements ->
        [colour] o
        [gem] { gem-o }
        [gem-colour] { gem-o }
       *[other] { type-o }
    }
}

gem-i = { $gem ->
    [pearl] e
   *[other] i
}

type-i = { $type ->
    [pair] e
   *[other] i
}

# rossi, rosse
i = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [colour] e
        [type] i
        [type-colour] i
       *[other] { gem-i }
    }
   *[other] { $elements ->
        [colour] i
        [gem] { gem-i }
        [gem-colour] { gem-i }
       *[other] { type-i }
    }
}

how-many = { $count ->
    [0] nessun{ o }
    [1] un{ o }
   *[other] { number }
}

gem-one = { $gem ->
    [diamond] diamante
    [pearl] perla
   *[opal] opale
}

gem-many = { $gem ->
    [diamond] diamanti
    [pearl] perle
   *[opal] opali
}

type-digit = { $type ->
    [solitaire] 1
    [pair] 2
   *[cluster] 3
}

type-one = { $type ->
    [solitaire] solitario
    [pair] coppia
   *[cluster] trittico
}

type-many = { $type ->
    [solitaire] solitari
    [pair] coppie
   *[cluster] trittici
}

colour-one = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}

# Agrees with what is sought, of which there is one.
colour-agreed = { $colour ->
    [red] ross{ o }
    [blue] blu
    [green] verde
   *[yellow] giall{ o }
}

# Agrees with what is sought, of which there are many.
colours-agreed = { $colour ->
    [red] ross{ i }
    [blue] blu
    [green] verdi
   *[yellow] giall{ i }
}

sought-one = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [gem] { gem-one }
        [type] { type-digit }
        [colour] pietra { colour-agreed }
        [gem-type] { gem-one } { type-digit }
        [gem-colour] { gem-one } { colour-agreed }
        [type-colour] { type-digit } { colour-agreed }
       *[gem-type-colour] { gem-one } { type-digit } { colour-agreed }
    }
   *[other] { $elements ->
        [gem] { gem-one }
        [type] { type-one }
        [colour] gioiello { colour-agreed }
        [gem-type] { type-one } di { gem-many }
        [gem-colour] { gem-one } { colour-agreed }
        [type-colour] { type-one } { colour-agreed }
       *[gem-type-colour] { type-one } { colour-agreed } di { gem-many }
    }
}

sought-many = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [gem] { gem-many }
        [type] { type-digit }
        [colour] pietre { colours-agreed }
        [gem-type] { gem-many } { type-digit }
        [gem-colour] { gem-many } { colours-agreed }
        [type-colour] { type-digit } { colours-agreed }
       *[gem-type-colour] { gem-many } { type-digit } { colours-agreed }
    }
   *[other] { $elements ->
        [gem] { gem-many }
        [type] { type-many }
        [colour] gioielli { colours-agreed }
        [gem-type] { type-many } di { gem-many }
        [gem-colour] { gem-many } { colours-agreed }
        [type-colour] { type-many } { colours-agreed }
       *[gem-type-colour] { type-many } { colours-agreed } di { gem-many }
    }
}

# Articles: i diamanti, le perle, gli opali; gli 1, for it is read uno.

the-gems = { $gem ->
    [diamond] i
    [pearl] le
   *[opal] gli
}

the-types = { $type ->
    [pair] le
   *[other] i
}

the-digits = { $type ->
    [solitaire] gli
   *[other] i
}

the-sought = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [colour] le
        [type] { the-digits }
        [type-colour] { the-digits }
       *[other] { the-gems }
    }
   *[other] { $elements ->
        [colour] i
        [gem] { the-gems }
        [gem-colour] { the-gems }
       *[other] { the-types }
    }
} { sought-many }

missing-gems = { $edition ->
    [chasse-aux-diamants] { $missing ->
        [1] pietra rubata
       *[other] pietre rubate
    }
   *[other] { $missing ->
        [1] gioiello mancante
       *[other] gioielli mancanti
    }
}

the-missing-gems = { $edition ->
    [chasse-aux-diamants] { $missing ->
        [1] la
       *[other] le
    }
   *[other] { $missing ->
        [1] il
       *[other] i
    }
} { missing-gems }

search-cards = { $count ->
    [1] una carta
   *[other] { number } carte
} { $edition ->
    [chasse-aux-diamants] domanda
   *[other] indagine
}

show-or-count = { $answer ->
    [gems] mostrare
   *[count] contare
}

final-interrogation = { $interrogation ->
    [final] , in un interrogatorio finale,
   *[usual] { "" }
}

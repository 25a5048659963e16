# Building blocks of this language: no code names them, only other messages do.
# $elements says which of $gem, $type and $colour are meant; $edition decides the words.

number = { $count ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}

# Gender: the ending that a word takes when it agrees with a gem, a type, or whatever is sought.

gem-e = { $gem ->
    [diamond] { "" }
   *[other] e
}

type-e = { $type ->
    [pair] e
   *[other] { "" }
}

e = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [colour] e
        [type] { "" }
        [type-colour] { "" }
       *[other] { gem-e }
    }
   *[other] { $elements ->
        [colour] { "" }
        [gem] { gem-e }
        [gem-colour] { gem-e }
        [type] { type-e }
        [type-colour] { type-e }
       *[other] { $type ->
            [solitaire] { gem-e }
           *[other] { type-e }
        }
    }
}

how-many = { $count ->
    [0] aucun{ e }
    [1] un{ e }
   *[other] { number }
}

gem-one = { $gem ->
    [diamond] diamant
    [pearl] perle
   *[opal] opale
}

of-gems = { $gem ->
    [diamond] de diamants
    [pearl] de perles
   *[opal] d’opales
}

type-digit = { $type ->
    [solitaire] 1
    [pair] 2
   *[cluster] 3
}

type-one = { $type ->
    [solitaire] solitaire
    [pair] paire
   *[cluster] groupe
}

colour-one = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}

# Agrees with what is sought; its plural adds an s.
colour-agreed = { $colour ->
    [red] rouge
    [blue] bleu{ e }
    [green] vert{ e }
   *[yellow] jaune
}

# Agrees with the gems that a pair or a cluster is made of.
colour-of-gems = { $colour ->
    [red] rouges
    [blue] bleu{ gem-e }s
    [green] vert{ gem-e }s
   *[yellow] jaunes
}

sought-one = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [gem] { gem-one }
        [type] { type-digit }
        [colour] pierre { colour-agreed }
        [gem-type] { gem-one } { type-digit }
        [gem-colour] { gem-one } { colour-agreed }
        [type-colour] { type-digit } { colour-agreed }
       *[gem-type-colour] { gem-one } { type-digit } { colour-agreed }
    }
   *[other] { $elements ->
        [gem] { gem-one }
        [type] { type-one }
        [colour] joyau { colour-agreed }
        [gem-type] { $type ->
            [solitaire] { gem-one } solitaire
           *[other] { type-one } { of-gems }
        }
        [gem-colour] { gem-one } { colour-agreed }
        [type-colour] { type-one } { colour-agreed }
       *[gem-type-colour] { $type ->
            [solitaire] { gem-one } { colour-agreed } solitaire
           *[other] { type-one } { of-gems } { colour-of-gems }
        }
    }
}

sought-many = { $edition ->
    [chasse-aux-diamants] { $elements ->
        [gem] { gem-one }s
        [type] { type-digit }
        [colour] pierres { colour-agreed }s
        [gem-type] { gem-one }s { type-digit }
        [gem-colour] { gem-one }s { colour-agreed }s
        [type-colour] { type-digit } { colour-agreed }s
       *[gem-type-colour] { gem-one }s { type-digit } { colour-agreed }s
    }
   *[other] { $elements ->
        [gem] { gem-one }s
        [type] { type-one }s
        [colour] joyaux { colour-agreed }s
        [gem-type] { $type ->
            [solitaire] { gem-one }s solitaires
           *[other] { type-one }s { of-gems }
        }
        [gem-colour] { gem-one }s { colour-agreed }s
        [type-colour] { type-one }s { colour-agreed }s
       *[gem-type-colour] { $type ->
            [solitaire] { gem-one }s { colour-agreed }s solitaires
           *[other] { type-one }s { of-gems } { colour-of-gems }
        }
    }
}

missing-gems = { $edition ->
    [chasse-aux-diamants] { $missing ->
        [1] pierre volée
       *[other] pierres volées
    }
   *[other] { $missing ->
        [1] joyau disparu
       *[other] joyaux disparus
    }
}

the-missing-gems = { $missing ->
    [1] { $edition ->
        [chasse-aux-diamants] la pierre volée
       *[other] le joyau disparu
    }
   *[other] les { missing-gems }
}

search-cards = { $count ->
    [1] une carte
   *[other] { number } cartes
} { $edition ->
    [chasse-aux-diamants] Question
   *[other] recherche
}

show-or-count = { $answer ->
    [gems] montrer
   *[count] compter
}

final-interrogation = { $interrogation ->
    [final] , lors d’un interrogatoire final,
   *[usual] { "" }
}

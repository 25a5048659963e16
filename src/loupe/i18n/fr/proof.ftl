# Proofs: who holds what, the steps of a proof, and hints.

proof-holds = { $who ->
    [you] vous avez { $cards }
    [table] { $cards } { $count ->
        [1] est
       *[other] sont
    } sur la table
    [missing] { $cards } { $count ->
        [1] manque
       *[other] manquent
    }
    [crime] { $cards } { $count ->
        [1] fait
       *[other] font
    } partie du crime
   *[seat] { $seat } a { $cards }
}
proof-lacks = { $count ->
    [1] { $who ->
        [you] vous n’avez pas { $cards }
        [table] { $cards } n’est pas sur la table
        [missing] { $cards } ne manque pas
        [crime] { $cards } ne fait pas partie du crime
       *[seat] { $seat } n’a pas { $cards }
    }
   *[other] { $who ->
        [you] vous n’avez aucune de ces cartes : { $cards }
        [table] aucune de ces cartes n’est sur la table : { $cards }
        [missing] aucune de ces cartes ne manque : { $cards }
        [crime] aucune de ces cartes ne fait partie du crime : { $cards }
       *[seat] { $seat } n’a aucune de ces cartes : { $cards }
    }
}
proof-number = { $who ->
    [you] vous avez { $cards }
    [table] la table montre { $cards }
    [missing] les cartes manquantes comprennent { $cards }
    [crime] le crime comprend { $cards }
   *[seat] { $seat } a { $cards }
}
proof-none = { $who ->
    [you] vous n’avez { $cards }
    [table] la table ne montre { $cards }
    [missing] les cartes manquantes ne comprennent { $cards }
    [crime] le crime ne comprend { $cards }
   *[seat] { $seat } n’a { $cards }
}
proof-bound = { $bound ->
    [least] au moins { $cards }
   *[most] au plus { $cards }
}
proof-of-these = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
} de ces cartes : { $cards }
proof-size = { $who ->
    [you] vous avez { $count ->
        [1] une carte
       *[other] { $count } cartes
    } en tout
    [table] { $count ->
        [0] aucune carte n’est
        [1] une carte est
       *[other] { $count } cartes sont
    } sur la table
    [missing] { $count ->
        [1] une carte manque
       *[other] { $count } cartes manquent
    }
    [crime] le crime compte { $count } cartes
   *[seat] { $seat } a { $count ->
        [1] une carte
       *[other] { $count } cartes
    } en tout
}
proof-said = { $said } (n° { $event })

proof-seen = Vu : { $said }.
proof-heard = Entendu : { $said }. Donc { $conclusions }.
proof-elsewhere = Ailleurs : { $said }. Donc { $conclusions }.
proof-counted = Compté : { $said } ; { $way ->
    [used] déjà connu : { $cards }
   *[left] reste pour cela : { $cards }
}. Donc { $conclusions }.
proof-full = { $way ->
    [empty] Rien là : { $said }.
    [used] Complet : { $said } ; déjà connu : { $cards }.
   *[left] À compléter : { $said } ; reste pour cela : { $cards }.
} Donc { $conclusions }.
proof-place = Nulle part ailleurs : toute autre place est exclue. Donc { $conclusions }.
proof-difference = Différence : { $said }. En comparant{ $known ->
    [yes] , avec ce qui est déjà connu
   *[no] { "" }
} : { $conclusions }.
proof-seats = Toutes les places ensemble : { $said }. Avec ce qu’on sait du reste : { $conclusions }.
proof-shared = Toutes les places ensemble : les cartes dont la place est connue ne laissent que ceci : { $conclusions }.
proof-answers = Tout ensemble : { $said }{ $known ->
    [yes] , avec ce qui est déjà connu
   *[no] { "" }
}. Il n’y a pas d’autre possibilité : { $conclusions }.
proof-contrary = Supposons le contraire : { $supposed }.
proof-clash = Contradiction : { $said }{ $way ->
    [many] {" "}; mais toutes ces cartes s’y trouveraient : { $cards }
    [few] {" "}; mais il resterait trop peu de cartes pour cela
   *[even] {" "}; mais tout cela ne peut pas être vrai
}. Donc { $conclusions }.
proof-no-place = Contradiction : il ne resterait aucune place pour { $cards }. Donc { $conclusions }.
proof-together = Seulement ensemble : { $said }. Aucune autre donne ne convient. Donc { $conclusions }.

hint-where = { $who ->
    [you] Regardez votre propre main.
    [table] Regardez les cartes sur la table.
    [missing] Regardez ce qui peut manquer.
    [crime] Regardez ce que peut être le crime.
   *[seat] Regardez ce que peut avoir { $seat }.
}
hint-where-card = Regardez où peut être { $cards }.
hint-what = Regardez ceci : { $said }.

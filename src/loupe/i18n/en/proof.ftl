# Proofs: who holds what, the steps of a proof, and hints.

proof-holds = { $who ->
    [you] you hold { $cards }
    [table] { $cards } { $count ->
        [1] is
       *[other] are
    } on the table
    [missing] { $cards } { $count ->
        [1] is
       *[other] are
    } missing
    [crime] { $cards } { $count ->
        [1] is
       *[other] are
    } part of the crime
   *[seat] { $seat } holds { $cards }
}
proof-lacks = { $count ->
    [1] { $who ->
        [you] you do not hold { $cards }
        [table] { $cards } is not on the table
        [missing] { $cards } is not missing
        [crime] { $cards } is no part of the crime
       *[seat] { $seat } does not hold { $cards }
    }
   *[other] { $who ->
        [you] you hold none of these cards: { $cards }
        [table] none of these cards is on the table: { $cards }
        [missing] none of these cards is missing: { $cards }
        [crime] none of these cards is part of the crime: { $cards }
       *[seat] { $seat } holds none of these cards: { $cards }
    }
}
proof-number = { $who ->
    [you] you have { $cards }
    [table] the table shows { $cards }
    [missing] the missing cards include { $cards }
    [crime] the crime includes { $cards }
   *[seat] { $seat } has { $cards }
}
proof-none = { $who ->
    [you] you have { $cards }
    [table] the table shows { $cards }
    [missing] the missing cards include { $cards }
    [crime] the crime includes { $cards }
   *[seat] { $seat } has { $cards }
}
proof-bound = { $bound ->
    [least] at least { $cards }
   *[most] at most { $cards }
}
proof-of-these = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
} of these cards: { $cards }
proof-size = { $who ->
    [you] you have { $count ->
        [1] one card
       *[other] { $count } cards
    } in all
    [table] { $count ->
        [0] no card lies
        [1] one card lies
       *[other] { $count } cards lie
    } on the table
    [missing] { $count ->
        [1] one card is
       *[other] { $count } cards are
    } missing
    [crime] the crime has { $count } cards
   *[seat] { $seat } has { $count ->
        [1] one card
       *[other] { $count } cards
    } in all
}
proof-said = { $said } (no. { $event })

proof-seen = Seen: { $said }.
proof-heard = Heard: { $said }. So { $conclusions }.
proof-elsewhere = Elsewhere: { $said }. So { $conclusions }.
proof-counted = Counted out: { $said }; { $way ->
    [used] known already: { $cards }
   *[left] left for that: { $cards }
}. So { $conclusions }.
proof-full = { $way ->
    [empty] Nothing there: { $said }.
    [used] Full: { $said }; known already: { $cards }.
   *[left] To be filled: { $said }; left for that: { $cards }.
} So { $conclusions }.
proof-place = Nowhere else: every other place is ruled out. So { $conclusions }.
proof-difference = Difference: { $said }. Compared{ $known ->
    [yes] , with what is known already
   *[no] { "" }
}: { $conclusions }.
proof-seats = All places together: { $said }. With what is known of the rest: { $conclusions }.
proof-shared = All places together: where the cards are known to be leaves just this: { $conclusions }.
proof-answers = Taken together: { $said }{ $known ->
    [yes] , with what is known already
   *[no] { "" }
}. There is no other way: { $conclusions }.
proof-contrary = Suppose the contrary: { $supposed }.
proof-clash = Contradiction: { $said }{ $way ->
    [many] ; but these would all be held: { $cards }
    [few] ; but too few cards would be left for that
   *[even] ; but that cannot all be true
}. So { $conclusions }.
proof-no-place = Contradiction: no place would be left for { $cards }. So { $conclusions }.
proof-together = Only together: { $said }. No other deal fits. So { $conclusions }.

hint-where = { $who ->
    [you] Look at your own hand.
    [table] Look at the cards on the table.
    [missing] Look at what may be missing.
    [crime] Look at what the crime may be.
   *[seat] Look at what { $seat } may hold.
}
hint-where-card = Look at where { $cards } may be.
hint-what = Look at this: { $said }.

# Sleuth: what one may do, and what happened.

do-ask = Ask { $asked } to { show-or-count } the { sought-one }s{ $choice ->
    [free] , with the card “{ $card }”
   *[none] { "" }
}
do-ask-final = { $again ->
    [yes] Ask { $asked } once more, to { show-or-count } the { sought-one }s, then identify
   *[no] Final interrogation: ask { $asked } to { show-or-count } the { sought-one }s, then identify
}
do-exchange = { $edition ->
    [chasse-aux-diamants] Exchange the question cards
   *[other] Exchange the search cards
}
do-pass = { $stage ->
    [asked] Ask no more this turn
   *[empty-handed] End the turn, with no card to ask with
}
do-identify = Name { $gems } as the { missing-gems }

dealt-gems = The cards are dealt. { $open ->
    [0] { "" }
   *[other] Face up: { $face_up }.{ " " }
}{ $you ->
    [seat] You begin.
   *[nobody] { $seat } begins.
}
asked = { $you ->
    [asker] You asked { $asked }
    [asked] { $asker } asked you
   *[nobody] { $asker } asked { $asked }
}{ $interrogation ->
    [final] , in a final interrogation,
   *[usual] { "" }
} to { show-or-count } the { sought-one }s: { how-many }.
asked-and-saw = { $you ->
    [asker] You asked { $asked }
    [asked] { $asker } asked you
   *[nobody] { $asker } asked { $asked }
}{ $interrogation ->
    [final] , in a final interrogation,
   *[usual] { "" }
} to { show-or-count } the { sought-one }s and saw { how-many }: { $gems }.
exchanged = { $you ->
    [seat] You exchanged { search-cards }.
   *[nobody] { $seat } exchanged { search-cards }.
}
slid = { $you ->
    [seat] You slid your
   *[nobody] { $seat } slid the
} { $edition ->
    [chasse-aux-diamants] question cards
   *[other] search cards
} under the deck.
reshuffled = The discards were shuffled into a new deck of { number }.
drew = { $you ->
    [seat] You drew { search-cards }: { $cards }.
   *[nobody] { $seat } drew { search-cards }: { $cards }.
}
identified = { $verdict ->
    [right] { $seat } has identified the { missing-gems }.
    [wrong] { $seat } identified wrongly, and only answers from now on.
   *[secret] { $seat } has identified, rightly or wrongly, and only answers from now on.
}
identified-and-saw = { $you ->
    [seat] You named { $named }
   *[nobody] { $seat } named { $named }
}{ $verdict ->
    [right] , and that was right.
   *[wrong] { $missing ->
        [1] . The { missing-gem } is { $gems }.
       *[other] . The { missing-gems } are { $gems }.
    }
}
revealed-gems = { $missing ->
    [1] The { missing-gem } was { $gems }.
   *[other] The { missing-gems } were { $gems }.
}
ended-unidentified = Nobody is left who may identify. The game ends without a winner.
waiting-sleuth = { $you ->
    [seat] { $stage ->
        [turn] It is your turn.
        [ask-again] You may ask one more opponent.
       *[identify] You must now identify.
    }
   *[nobody] { $stage ->
        [turn] It is { $seat }’s turn.
        [ask-again] { $seat } may ask one more opponent.
       *[identify] { $seat } must now identify.
    }
}

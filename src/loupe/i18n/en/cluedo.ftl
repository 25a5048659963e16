# The Cluedo card game: what one may do, and what happened.

do-ask-cards = Ask for { $cards }
do-show = Show { $card } to { $asker }
do-declare = { $stage ->
    [turn] Say that you are ready to accuse
   *[asked] Accuse as well
}
do-decline = Leave the accusing to others
do-accuse = Accuse { $crime }

dealt-clues = The cards are dealt. { $open ->
    [0] { "" }
   *[other] Face up: { $face_up }.{ " " }
}{ $you ->
    [seat] You begin.
   *[nobody] { $seat } begins.
}
asked-cards = { $you ->
    [seat] You asked for { $cards }.
   *[nobody] { $asker } asked for { $cards }.
}
had-none = { $you ->
    [seat] You had neither.
   *[nobody] { $seat } had neither.
}
has-one = { $you ->
    [seat] You have one of them and must show it.
   *[nobody] { $seat } has one of them and must show it.
}
showed = { $seat } showed { $asker } a card.
showed-card = { $you ->
    [seat] You showed { $asker } { $card }.
    [asker] { $seat } showed you { $card }.
   *[nobody] { $seat } showed { $asker } { $card }.
}
declared = { $you ->
    [seat] You are ready to accuse.
   *[nobody] { $seat } is ready to accuse.
}
declined = { $you ->
    [seat] You accuse nobody yet.
   *[nobody] { $seat } accuses nobody yet.
}
laid-down = { $seat } laid down an accusation.
laid-down-crime = { $you ->
    [seat] You accused { $crime }.
   *[nobody] { $seat } accused { $crime }.
}
looked = { $verdict ->
    [right] { $seat } looked at the crime, and was right.
   *[wrong] { $seat } looked at the crime, was wrong, and only answers from now on.
}
looked-and-saw = { $verdict ->
    [right] { $you ->
        [seat] You looked at the crime, and you were right.
       *[nobody] { $seat } looked at the crime, and was right.
    }
   *[wrong] { $you ->
        [seat] You accused { $named }; it was { $crime }.
       *[nobody] { $seat } accused { $named }; it was { $crime }.
    }
}
turned-up = The accusations are turned up: { $accusations }.
accusation = { $seat } accuses { $crime }
revealed-crime = The crime: { $crime }.
ended-fooled = The murderer has fooled you all.
ended-unsolved = Nobody is left who may accuse. The crime stays unsolved.
waiting-for-nobody = The table waits for nobody.
waiting-cluedo = { $you ->
    [seat] { $stage ->
        [showing] You are asked for { $cards }: show one that you hold.
        [readiness] Do you accuse as well?
        [laying] Lay down your accusation.
       *[turn] It is your turn.
    }
   *[nobody] { $stage ->
        [showing] { $seat } must show a card.
        [readiness] { $seat } is asked whether to accuse as well.
        [laying] { $seats ->
            [1] { $seat } lays down an accusation.
           *[other] { $seat } lay down their accusations.
        }
       *[turn] It is { $seat }’s turn.
    }
}

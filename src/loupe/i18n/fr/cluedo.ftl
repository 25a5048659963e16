# The Cluedo card game: what one may do, and what happened.

do-ask-cards = Demander { $cards }
do-show = Montrer { $card } à { $asker }
do-declare = { $stage ->
    [turn] Annoncer une accusation
   *[asked] Accuser aussi
}
do-decline = Laisser les autres accuser
do-accuse = Accuser { $crime }

dealt-clues = Les cartes sont distribuées. { $open ->
    [0] { "" }
   *[other] Face visible : { $face_up }.{ " " }
}{ $you ->
    [seat] Vous commencez.
   *[nobody] { $seat } commence.
}
asked-cards = { $you ->
    [seat] Vous avez demandé { $cards }.
   *[nobody] { $asker } a demandé { $cards }.
}
had-none = { $you ->
    [seat] Vous n’aviez ni l’une ni l’autre carte.
   *[nobody] { $seat } n’avait ni l’une ni l’autre carte.
}
has-one = { $you ->
    [seat] Vous avez une de ces cartes et devez la montrer.
   *[nobody] { $seat } a une de ces cartes et doit la montrer.
}
showed = { $seat } a montré une carte à { $asker }.
showed-card = { $you ->
    [seat] Vous avez montré { $card } à { $asker }.
    [asker] { $seat } vous a montré { $card }.
   *[nobody] { $seat } a montré { $card } à { $asker }.
}
declared = { $you ->
    [seat] Vous annoncez une accusation.
   *[nobody] { $seat } annonce une accusation.
}
declined = { $you ->
    [seat] Vous n’accusez pas encore.
   *[nobody] { $seat } n’accuse pas encore.
}
laid-down = { $seat } a posé une accusation, face cachée.
laid-down-crime = { $you ->
    [seat] Vous avez accusé { $crime }.
   *[nobody] { $seat } a accusé { $crime }.
}
looked = { $verdict ->
    [right] { $seat } a regardé le crime : l’accusation était juste.
   *[wrong] { $seat } a regardé le crime, l’accusation était fausse : { $seat } ne fait plus que répondre.
}
looked-and-saw = { $verdict ->
    [right] { $you ->
        [seat] Vous avez regardé le crime : votre accusation était juste.
       *[nobody] { $seat } a regardé le crime : l’accusation était juste.
    }
   *[wrong] { $you ->
        [seat] Vous avez accusé { $named } ; c’était { $crime }.
       *[nobody] { $seat } a accusé { $named } ; c’était { $crime }.
    }
}
turned-up = Les accusations sont retournées : { $accusations }.
accusation = { $seat } accuse { $crime }
revealed-crime = Le crime : { $crime }.
ended-fooled = Le meurtrier s’est joué de tout le monde.
ended-unsolved = Plus personne ne peut accuser. Le crime reste sans solution.
waiting-for-nobody = On n’attend personne.
waiting-cluedo = { $you ->
    [seat] { $stage ->
        [showing] On vous demande { $cards } : montrez une carte que vous avez.
        [readiness] Accusez-vous aussi ?
        [laying] Posez votre accusation.
       *[turn] C’est à vous de jouer.
    }
   *[nobody] { $stage ->
        [showing] { $seat } doit montrer une carte.
        [readiness] On attend de savoir si { $seat } accuse aussi.
        [laying] { $seats ->
            [1] { $seat } pose son accusation.
           *[other] { $seat } posent leurs accusations.
        }
       *[turn] C’est à { $seat } de jouer.
    }
}

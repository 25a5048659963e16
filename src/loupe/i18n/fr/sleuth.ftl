# Sleuth: what one may do, and what happened.

do-ask = Demander à { $asked } de { show-or-count } les { sought-many }{ $choice ->
    [free] , avec la carte « { $card } »
   *[none] { "" }
}
do-ask-final = { $again ->
    [yes] Demander encore à { $asked } de { show-or-count } les { sought-many }, puis identifier
   *[no] Interrogatoire final : demander à { $asked } de { show-or-count } les { sought-many }, puis identifier
}
do-exchange = { $edition ->
    [chasse-aux-diamants] Échanger les cartes Question
   *[other] Échanger les cartes recherche
}
do-pass = { $stage ->
    [asked] Ne plus rien demander ce tour-ci
   *[empty-handed] Finir le tour, faute de carte à jouer
}
do-identify = Désigner { $gems } comme { missing-gems }

dealt-gems = Les cartes sont distribuées. { $open ->
    [0] { "" }
   *[other] Face visible : { $face_up }.{ " " }
}{ $you ->
    [seat] Vous commencez.
   *[nobody] { $seat } commence.
}
asked = { $you ->
    [asker] Vous avez demandé à { $asked }
    [asked] { $asker } vous a demandé
   *[nobody] { $asker } a demandé à { $asked }
}{ final-interrogation } de { show-or-count } les { sought-many } : { how-many }.
asked-and-saw = { $you ->
    [asker] Vous avez demandé à { $asked }{ final-interrogation } de { show-or-count } les { sought-many } et en avez vu { how-many } : { $gems }.
    [asked] { $asker } vous a demandé{ final-interrogation } de { show-or-count } les { sought-many } et en a vu { how-many } : { $gems }.
   *[nobody] { $asker } a demandé à { $asked }{ final-interrogation } de { show-or-count } les { sought-many } et en a vu { how-many } : { $gems }.
}
exchanged = { $you ->
    [seat] Vous avez échangé { search-cards }.
   *[nobody] { $seat } a échangé { search-cards }.
}
slid = { $you ->
    [seat] Vous avez glissé vos
   *[nobody] { $seat } a glissé ses
} cartes { $edition ->
    [chasse-aux-diamants] Question
   *[other] recherche
} sous la pioche.
reshuffled = Les cartes jouées, mélangées, forment une nouvelle pioche : { $count ->
    [1] une
   *[other] { number }
} en tout.
drew = { $you ->
    [seat] Vous avez pioché { search-cards } : { $cards }.
   *[nobody] { $seat } a pioché { search-cards } : { $cards }.
}
identified = { $verdict ->
    [right] { $seat } a identifié { the-missing-gems }.
    [wrong] { $seat } a commis une erreur d’identification et ne fait plus que répondre.
   *[secret] { $seat } a donné son identification, juste ou fausse, et ne fait plus que répondre.
}
identified-and-saw = { $you ->
    [seat] Vous avez désigné { $named }
   *[nobody] { $seat } a désigné { $named }
}{ $verdict ->
    [right] , et c’était juste.
   *[wrong] { $missing ->
        [1] . Or { the-missing-gems } est { $gems }.
       *[other] . Or { the-missing-gems } sont { $gems }.
    }
}
revealed-gems = { $edition ->
    [chasse-aux-diamants] { $missing ->
        [1] La pierre volée était { $gems }.
       *[other] Les pierres volées étaient { $gems }.
    }
   *[other] { $missing ->
        [1] Le joyau disparu était { $gems }.
       *[other] Les joyaux disparus étaient { $gems }.
    }
}
ended-unidentified = Plus personne ne peut identifier. La partie s’achève sans vainqueur.
waiting-sleuth = { $you ->
    [seat] { $stage ->
        [turn] C’est à vous de jouer.
        [ask-again] Vous pouvez interroger un autre adversaire.
       *[identify] Il vous faut maintenant identifier.
    }
   *[nobody] { $stage ->
        [turn] C’est à { $seat } de jouer.
        [ask-again] { $seat } peut interroger un autre adversaire.
       *[identify] { $seat } doit maintenant identifier.
    }
}

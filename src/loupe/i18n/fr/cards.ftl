# The names of cards, questions and people's places, and how things are listed.

seat = Place { $number }
list-comma = { $first }, { $next }
list-end = { $first } et { $last }
cards = { $cards }

gem-card = { sought-one }
gem-card-the = { $edition ->
    [chasse-aux-diamants] { $gem ->
        [diamond] le { sought-one }
        [pearl] la { sought-one }
       *[opal] l’{ sought-one }
    }
   *[other] { $type ->
        [solitaire] { $gem ->
            [diamond] le { sought-one }
            [pearl] la { sought-one }
           *[opal] l’{ sought-one }
        }
        [pair] la { sought-one }
       *[cluster] le { sought-one }
    }
}
colour-the = { $edition ->
    [chasse-aux-diamants] { $gem ->
        [diamond] le { colour-agreed }
       *[other] la { colour-agreed }
    }
   *[other] { $type ->
        [solitaire] { $gem ->
            [diamond] le { colour-agreed }
           *[other] la { colour-agreed }
        }
        [pair] la { colour-agreed }
       *[cluster] le { colour-agreed }
    }
}
gem-cards-alike = les { sought-many }, { $colours }
question = { sought-many }
gems-counted = { $count ->
    [0] aucun{ e } { sought-one }
    [1] un{ e } { sought-one }
   *[other] { number } { sought-many }
}

element = { $elements ->
    [colour] { colour-one }
   *[other] { sought-many }
}

search-card = { $kind ->
    [free] { $edition ->
        [chasse-aux-diamants] libre choix total
       *[other] choix libre
    }
    [free-element] { $edition ->
        [chasse-aux-diamants] libre choix ({ element })
       *[other] choix libre ({ element })
    }
   *[question] { element }
}

clue-card = { $card ->
    [SC] Mlle Rose
    [MU] Colonel Moutarde
    [OR] Dr Orchidée
    [GR] M. Olive
    [PE] Mme Pervenche
    [PL] Professeur Violet
    [CA] chandelier
    [DA] poignard
    [RO] corde
    [RE] revolver
    [BA] salle de bal
    [DI] salle à manger
    [KI] cuisine
    [LI] salle de séjour
    [ST] bureau
   *[other] { $card }
}

clue-card-the = { $card ->
    [SC] Mlle Rose
    [MU] le colonel Moutarde
    [OR] la docteure Orchidée
    [GR] M. Olive
    [PE] Mme Pervenche
    [PL] le professeur Violet
    [CA] le chandelier
    [DA] le poignard
    [RO] la corde
    [RE] le revolver
    [BA] la salle de bal
    [DI] la salle à manger
    [KI] la cuisine
    [LI] la salle de séjour
    [ST] le bureau
   *[other] { $card }
}

clue-of-category = { $category ->
    [suspect] un suspect
    [weapon] une arme
   *[place] un lieu
}

crime = { $suspect ->
    [SC] Mlle Rose
    [MU] le colonel Moutarde
    [OR] la docteure Orchidée
    [GR] M. Olive
    [PE] Mme Pervenche
    [PL] le professeur Violet
   *[other] { $suspect }
} { $place ->
    [BA] dans la salle de bal
    [DI] dans la salle à manger
    [KI] dans la cuisine
    [LI] dans la salle de séjour
    [ST] dans le bureau
   *[other] { $place }
} { $weapon ->
    [CA] avec le chandelier
    [DA] avec le poignard
    [RO] avec la corde
    [RE] avec le revolver
   *[other] { $weapon }
}

# Retour sur une partie finie, au terminal et dans le navigateur.

review-knew = { $passed ->
    [0] { $claimed ->
        [later] Une seule solution restait, et { $seat } a parlé à la première occasion.
       *[never] Une seule solution restait pour { $seat } aussi, mais la partie s’est achevée avant d’avoir pu le dire.
    }
    [one] { $claimed ->
        [later] Une seule solution restait : { $seat } pouvait le savoir, et a laissé passer une occasion de le dire.
       *[never] Une seule solution restait : { $seat } pouvait le savoir, et a laissé passer la seule occasion de le dire.
    }
   *[other] { $claimed ->
        [later] Une seule solution restait : { $seat } pouvait le savoir, et a laissé passer { $passed } occasions de le dire.
       *[never] Une seule solution restait : { $seat } pouvait le savoir, et a laissé passer les { $passed } occasions de le dire.
    }
}
review-claimed = { $kind ->
    [right] { $missing ->
        [crime] { $seat } a accusé à raison, et pouvait l’affirmer.
       *[missing] { $seat } a identifié juste, et pouvait l’affirmer.
    }
    [lucky] { $missing ->
        [crime] { $seat } a accusé à raison, avec de la chance : c’était probable à { $share } %.
       *[missing] { $seat } a identifié juste, avec de la chance : c’était probable à { $share } %.
    }
   *[wrong] { $chosen ->
        [best] { $missing ->
            [crime] { $seat } a accusé à tort. C’était probable à { $share } %, et rien ne l’était davantage.
           *[missing] { $seat } a fait erreur. C’était probable à { $share } %, et rien ne l’était davantage.
        }
       *[other] { $missing ->
            [crime] { $seat } a accusé à tort. C’était probable à { $share } % ; le crime le plus probable l’était à { $top } %.
           *[missing] { $seat } a fait erreur. C’était probable à { $share } % ; la solution la plus probable l’était à { $top } %.
        }
    }
}
review-better = { $seat } pouvait attendre { $bits },{ $bits-tenths } bit de « { $asked } ». « { $best } » en promettait { $more },{ $more-tenths }.
review-learned = La réponse qui a le plus appris à { $seat } : { $bits },{ $bits-tenths } bit.
review-solution = C’était { $cards }.
review-solution-untold = Ce compte rendu ne dit pas la solution.
review-player = Joueur
review-questions = Questions
review-expected = Bits attendus
review-at-best = Au mieux
review-known-from = Pouvait savoir dès
review-claims = Annonces
review-claim = { $right ->
    [yes] événement { $event } : juste ({ $share } %)
    [no] événement { $event } : faux ({ $share } %)
   *[untold] événement { $event } ({ $share } %)
}
review-claim-uncounted = { $right ->
    [yes] événement { $event } : juste
    [no] événement { $event } : faux
   *[untold] événement { $event }
}
review-at-event = événement { $event }
review-never = jamais
review-moments = Moments à revoir
review-event-tells = Événement { $event } : { $told }
review-cut = Tout n’a pas été compté : cette partie laisse trop de possibilités ouvertes.
refusal-review-unfit = Ce fichier ne peut pas être ouvert : { $problem }.
refusal-review-too-long = Ce compte rendu compte { $events } événements ; on ne revient que sur { $most } au plus.

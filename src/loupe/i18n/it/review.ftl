# Uno sguardo indietro su una partita finita, al terminale e nel browser.

review-knew = { $passed ->
    [0] { $claimed ->
        [later] Restava una sola soluzione, e { $seat } ha parlato alla prima occasione.
       *[never] Restava una sola soluzione anche per { $seat }, ma la partita è finita prima di poterlo dire.
    }
    [one] { $claimed ->
        [later] Restava una sola soluzione: { $seat } poteva saperlo, e ha lasciato passare un’occasione di dirlo.
       *[never] Restava una sola soluzione: { $seat } poteva saperlo, e ha lasciato passare l’unica occasione di dirlo.
    }
   *[other] { $claimed ->
        [later] Restava una sola soluzione: { $seat } poteva saperlo, e ha lasciato passare { $passed } occasioni di dirlo.
       *[never] Restava una sola soluzione: { $seat } poteva saperlo, e ha lasciato passare tutte e { $passed } le occasioni di dirlo.
    }
}
review-claimed = { $kind ->
    [right] { $missing ->
        [crime] { $seat } ha accusato a ragione, e poteva dirlo con certezza.
       *[missing] { $seat } ha indovinato, e poteva dirlo con certezza.
    }
    [lucky] { $missing ->
        [crime] { $seat } ha accusato a ragione, con fortuna: la probabilità era del { $share }%.
       *[missing] { $seat } ha indovinato, con fortuna: la probabilità era del { $share }%.
    }
   *[wrong] { $chosen ->
        [best] { $missing ->
            [crime] { $seat } ha accusato a torto. La probabilità era del { $share }%, e nessuna era più alta.
           *[missing] { $seat } ha sbagliato. La probabilità era del { $share }%, e nessuna era più alta.
        }
       *[other] { $missing ->
            [crime] { $seat } ha accusato a torto. La probabilità era del { $share }%; il delitto più probabile arrivava al { $top }%.
           *[missing] { $seat } ha sbagliato. La probabilità era del { $share }%; la soluzione più probabile arrivava al { $top }%.
        }
    }
}
review-better = { $seat } poteva aspettarsi { $bits },{ $bits-tenths } bit da «{ $asked }». «{ $best }» ne prometteva { $more },{ $more-tenths }.
review-learned = La risposta che ha detto di più a { $seat }: { $bits },{ $bits-tenths } bit.
review-solution = La soluzione: { $cards }.
review-solution-untold = Questo verbale non dice la soluzione.
review-player = Giocatore
review-questions = Domande
review-expected = Bit attesi
review-at-best = Al meglio
review-known-from = Poteva sapere da
review-claims = Annunci
review-claim = { $right ->
    [yes] evento { $event }: giusto ({ $share }%)
    [no] evento { $event }: sbagliato ({ $share }%)
   *[untold] evento { $event } ({ $share }%)
}
review-claim-uncounted = { $right ->
    [yes] evento { $event }: giusto
    [no] evento { $event }: sbagliato
   *[untold] evento { $event }
}
review-at-event = evento { $event }
review-never = mai
review-moments = Momenti da rivedere
review-event-tells = Evento { $event }: { $told }
review-cut = Non tutto è stato contato: questa partita lascia aperto troppo.
refusal-review-unfit = Questo file non si può aprire: { $problem }.
refusal-review-too-long = Questo verbale ha { $events } eventi; si guarda indietro su { $most } al massimo.

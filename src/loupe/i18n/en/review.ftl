# Looking back upon a finished game, at the terminal and in the browser.

review-knew = { $passed ->
    [0] { $claimed ->
        [later] One solution was left, and { $seat } spoke up at the first chance.
       *[never] One solution was left for { $seat } too, but the game was over before anything could be said.
    }
    [one] { $claimed ->
        [later] One solution was left: { $seat } could have known it, and let one chance to say so pass.
       *[never] One solution was left: { $seat } could have known it, and let the one chance to say so pass.
    }
   *[other] { $claimed ->
        [later] One solution was left: { $seat } could have known it, and let { $passed } chances to say so pass.
       *[never] One solution was left: { $seat } could have known it, and let all { $passed } chances to say so pass.
    }
}
review-claimed = { $kind ->
    [right] { $missing ->
        [crime] { $seat } accused rightly, and could be sure of it.
       *[missing] { $seat } identified rightly, and could be sure of it.
    }
    [lucky] { $missing ->
        [crime] { $seat } accused rightly, with luck: it was { $share }% likely.
       *[missing] { $seat } identified rightly, with luck: it was { $share }% likely.
    }
   *[wrong] { $chosen ->
        [best] { $missing ->
            [crime] { $seat } accused wrongly. It was { $share }% likely, and nothing was likelier.
           *[missing] { $seat } identified wrongly. It was { $share }% likely, and nothing was likelier.
        }
       *[other] { $missing ->
            [crime] { $seat } accused wrongly. It was { $share }% likely; the likeliest crime was { $top }%.
           *[missing] { $seat } identified wrongly. It was { $share }% likely; the likeliest was { $top }%.
        }
    }
}
review-better = { $seat } could expect { $bits }.{ $bits-tenths } bits from “{ $asked }”. “{ $best }” promised { $more }.{ $more-tenths }.
review-learned = The answer that told { $seat } most: { $bits }.{ $bits-tenths } bits.
review-solution = It was { $cards }.
review-solution-untold = This record does not tell the solution.
review-player = Player
review-questions = Questions
review-expected = Expected bits
review-at-best = At best
review-known-from = Could know from
review-claims = Claims
review-claim = { $right ->
    [yes] event { $event }: right ({ $share }%)
    [no] event { $event }: wrong ({ $share }%)
   *[untold] event { $event } ({ $share }%)
}
review-claim-uncounted = { $right ->
    [yes] event { $event }: right
    [no] event { $event }: wrong
   *[untold] event { $event }
}
review-at-event = event { $event }
review-never = never
review-moments = Moments worth a second look
review-event-tells = Event { $event }: { $told }
review-cut = Not everything was counted: this game leaves too much open.
refusal-review-unfit = This file cannot be opened: { $problem }.
refusal-review-too-long = This record has { $events } events; a review looks at { $most } at most.

"""What a question may bring to light as it goes round, and what a choice of card tells."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from loupe.games.cluedo.actions import Accuse, Ask, Declare
from loupe.games.cluedo.events import Asked, Showed
from loupe.games.cluedo.theme import Card, sorted_cards
from loupe.games.cluedo.views import View
from loupe.games.vocabulary import Action, Answer, Fact, Likelihood, Seat

EITHER = Fraction(1, 2)
"""One who holds both cards shows each as readily as the other, as far as anybody knows."""


def inquire(view: View, action: Action) -> tuple[Answer, ...] | None:
    """Return the answers that a question may get; None for an action that asks nothing."""
    if not isinstance(action, Ask) or view.watcher is None:
        return None
    return tuple(_answers(view.watcher, view.scene.seats, action.cards, len(view.log) + 1))


def _answers(asker: Seat, seats: int, cards: tuple[Card, Card], event: int) -> Iterator[Answer]:
    passed: tuple[Fact, ...] = ()
    for step in range(1, seats):
        seat = (asker + step) % seats
        for card, other in (cards, cards[::-1]):
            holds = (*passed, Fact(seat, (card,), 1, 1, event))
            alone = (*holds, Fact(seat, (other,), 0, 0, event))
            both = (*holds, Fact(seat, (other,), 1, 1, event))
            yield Answer((seat, card), ((alone, Fraction(1)), (both, EITHER)))
        passed = (*passed, Fact(seat, cards, 0, 0, event))
    yield Answer((), ((passed, Fraction(1)),))


def likelihoods(view: View) -> tuple[Likelihood, ...]:
    """Weigh every card that the watcher was shown: had the other been held too, it might have been that."""
    weighed: list[Likelihood] = []
    asked: tuple[Card, ...] = ()
    for seen in view.log:
        if isinstance(seen, Asked):
            asked = seen.cards
        if isinstance(seen, Showed) and seen.asker == view.watcher:
            cards = sorted_cards(asked)
            alone = 1 << cards.index(seen.card)
            weights = (0, 2 if alone == 1 else 0, 2 if alone == 2 else 0, 1)
            weighed.append(Likelihood(seen.seat, cards, weights))
    return tuple(weighed)


def claimed(action: Action) -> tuple[str, ...] | None:
    """Return the crime that an accusation names, nothing yet for who declares; None for any other action."""
    match action:
        case Accuse():
            return action.cards
        case Declare():
            return ()
    return None

"""What a learner is paid: for the end of the game alone, or also for what it finds out on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log2
from typing import Any

from loupe.deduction.belief import Belief
from loupe.games.vocabulary import Outcome, Seat


def win(outcome: Outcome, seat: Seat, _: int) -> float:
    """One for a winner, minus one for everybody else."""
    return 1.0 if seat in outcome.winners else -1.0


def share(outcome: Outcome, seat: Seat, _: int) -> float:
    """The winners share one; nobody else gets anything."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def places(outcome: Outcome, seat: Seat, seats: int) -> float:
    """One for the first winner, less for each later one, nothing for the rest."""
    return 1 - outcome.winners.index(seat) / seats if seat in outcome.winners else 0.0


@dataclass(frozen=True)
class Scheme:
    """A way to pay; one that informs adds what was learned about the solution, as a part of all of it."""

    at_end: Callable[[Outcome, Seat, int], float]
    """What a seat gets when the game ends, given how many sit there."""
    informs: bool = False


SCHEMES = {
    "win": Scheme(win),
    "share": Scheme(share),
    "places": Scheme(places),
    "information": Scheme(share, informs=True),
}


class Learning:
    """How much of the solution one seat has found out: 0 after the deal, 1 when it is certain.

    Paid as the difference between two looks, it leaves the best policy what it was (potential-based shaping).
    Who has identified and looked is paid nothing for that: else naming any gem at once would pay best.
    """

    def __init__(self, view: Any) -> None:
        self._belief = Belief.of(view)
        self._at_first = bits(self._belief)
        self._found = 0.0

    def gained(self, view: Any) -> float:
        """Return what was found out since the last look."""
        if view.solution:
            return 0.0
        before, self._belief = self._found, self._belief.after(view)
        self._found = 1 - bits(self._belief) / self._at_first if self._at_first else 1.0
        return self._found - before


def bits(belief: Belief) -> float:
    """Return how many bits the solution still hides."""
    return -sum(float(likely) * log2(likely) for likely in belief.solutions().values())

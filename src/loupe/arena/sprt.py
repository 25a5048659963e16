"""The sequential test: playing goes on until one of two hypotheses about the first player is plain enough."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import log

from msgspec import Struct

from loupe.arena.match import Deal, Match
from loupe.arena.scores import score

FEWEST_DEALS = 20
"""Before so many deals nothing is decided: the spread of the scores is not known well enough."""


class Decision(StrEnum):
    """What the test says."""

    WEAKER = "weaker"
    """The lower hypothesis is accepted."""
    STRONGER = "stronger"
    """The upper one is."""
    OPEN = "open"


class Verdict(Struct, frozen=True):
    """How far the test has got, after so many deals."""

    decision: Decision
    deals: int
    ratio: float
    """How much better the upper hypothesis fits: the logarithm of the likelihood ratio."""
    lower: float
    upper: float
    """The ratios at which it is decided."""


class Sprt(Struct, frozen=True):
    """Does the first player win `weaker` times its fair share, or `stronger` times?

    The generalised sequential probability ratio test on the scores of the deals, with the normal
    approximation and the variance that they show.
    """

    weaker: float = 1.0
    stronger: float = 1.2
    alpha: float = 0.05
    """How often it may decide for `stronger` where `weaker` is true."""
    beta: float = 0.05
    """How often it may decide the other way round."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratios at which it is decided (Wald)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, match: Match, deals: Sequence[Deal]) -> Verdict:
        """Return the first decision that the deals lead to in this order, or how far they have led."""
        return self.of_scores([score(match, match.players[0], deal) for deal in deals], match.seats)

    def of_scores(self, scores: Sequence[float], seats: int) -> Verdict:
        """Return the same from the scores themselves."""
        (lower, upper), ratio = self.bounds, 0.0
        total = squares = 0.0
        for deals, each in enumerate(scores, 1):
            total, squares = total + each, squares + each * each
            ratio = self._ratio(deals, total, squares, seats)
            if deals >= FEWEST_DEALS and not lower < ratio < upper:
                decision = Decision.STRONGER if ratio >= upper else Decision.WEAKER
                return Verdict(decision, deals, ratio, lower, upper)
        return Verdict(Decision.OPEN, len(scores), ratio, lower, upper)

    def _ratio(self, deals: int, total: float, squares: float, seats: int) -> float:
        mean = total / deals
        low, high = self.weaker / seats, self.stronger / seats
        # Two deals that never were, won and lost, keep the variance from being nothing.
        spread = (squares - total * mean + 0.5) / (deals + 1)
        return deals * (high - low) * (2 * mean - low - high) / (2 * spread)

"""The possible solutions with their probabilities, and what can be said of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2
from typing import NamedTuple

from loupe._core import LimitExceeded, Problem

MOST_WORK = 20_000
"""States that one call of the core may use, some milliseconds: a bound that is no clock, so games repeat."""


def entropy(shares: Iterable[float]) -> float:
    """Return the bits that are lacking to certainty; the shares add up to one."""
    return -sum(share * log2(share) for share in shares if share > 0)


class Solutions(NamedTuple):
    """What may be missing (sets of cards as masks), and how likely."""

    odds: Mapping[int, float]

    @classmethod
    def of(cls, problem: Problem, missing: int) -> Solutions:
        """Count them; where that is too much work, every set of cards that may be missing is one."""
        deals = problem.answers([], missing, max_states=100 * MOST_WORK).solutions
        whole = sum(deals.values())
        return cls({solution: count / whole for solution, count in deals.items()})

    @property
    def certain(self) -> bool:
        """Whether one alone is left."""
        return len(self.odds) == 1

    @property
    def best(self) -> int:
        """The likeliest one."""
        return max(self.odds, key=lambda solution: (self.odds[solution], solution))

    @property
    def top(self) -> float:
        """How likely the likeliest one is."""
        return max(self.odds.values())

    @property
    def bits(self) -> float:
        """How much is lacking to certainty."""
        return entropy(self.odds.values())

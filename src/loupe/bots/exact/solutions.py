"""The possible solutions with their probabilities, and what can be said of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2
from typing import Any, NamedTuple

from loupe._core import LimitExceeded, Problem
from loupe.deduction.belief import Belief

MOST_WORK = 60_000
"""States that one call of the core may use, a few milliseconds: a bound that is no clock, so games repeat."""


def entropy(shares: Iterable[float]) -> float:
    """Return the bits that are lacking to certainty; the shares add up to one."""
    return -sum(share * log2(share) for share in shares if share > 0)


def entropy_of(times: Mapping[Any, int]) -> float:
    """Return the same for how often each was counted."""
    whole = sum(times.values())
    return entropy(each / whole for each in times.values())


class Solutions(NamedTuple):
    """What may be missing (sets of cards as masks), and how likely."""

    odds: Mapping[int, float]

    @classmethod
    def of(cls, problem: Problem, missing: int, most_work: int = MOST_WORK) -> Solutions:
        """Count them, or raise LimitExceeded."""
        deals = problem.answers([], missing, max_states=most_work).solutions
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

    @property
    def nearness(self) -> float:
        """How near this is to certainty: n equal solutions are 1/n."""
        return float(2**-self.bits)


class Knowledge(NamedTuple):
    """What a player knows: the problem of all deals that fit, and the solutions."""

    problem: Problem
    missing: int
    """The core's number for what is missing."""
    solutions: Solutions
    whole: bool = True
    """Whether nothing was left out."""

    @classmethod
    def of(cls, belief: Belief) -> Knowledge:
        """Return all that a belief says, or raise LimitExceeded."""
        assert belief.partition.missing is not None
        missing = belief.partition.missing
        return cls(belief.problem, missing, Solutions.of(belief.problem, missing))

    @classmethod
    def within_reach(cls, belief: Belief) -> Knowledge:
        """Return what a belief says; where that is too much work, with the oldest answers left out.

        With seven seats and counts alone there can be a million states, long before a solution is near.
        """
        assert belief.partition.missing is not None
        problem, missing = belief.problem, belief.partition.missing
        while True:
            try:
                return cls(problem, missing, Solutions.of(problem, missing), problem is belief.problem)
            except LimitExceeded:
                problem = _half_forgotten(problem)


DEALT = 2
"""The first facts: one's own hand, and what lies open."""


def _half_forgotten(problem: Problem) -> Problem:
    facts = problem.facts
    dealt = [fact for fact in facts[:DEALT] if fact[2] == fact[1].bit_count()]
    later = facts[len(dealt) :]
    return Problem(problem.n_cards, problem.sizes, dealt + later[(len(later) + 1) // 2 :])

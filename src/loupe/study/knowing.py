"""What a watcher could know after each event: how likely every solution was, counted exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from math import log2
from typing import Any

from msgspec import Struct

from loupe._core import LimitExceeded
from loupe.deduction.belief import Belief
from loupe.games.vocabulary import Watcher
from loupe.study.course import Course

MOST_WORK = 60_000
"""States that one count may use, a few milliseconds, shared out among the missing cards: a bound that is no
clock. What needs more, with seven seats and counts alone, is far from any solution."""
MOST_COUNTS = 4_000
"""Counts in all of one review."""


class Point(Struct, frozen=True):
    """What a watcher could know after an event."""

    event: int
    solutions: int | None
    """How many solutions were still possible; null where they were too many to be counted."""
    share: float | None
    """How likely the true one was; null where it was not counted, or where the record does not tell it."""
    bits: float | None
    """How much was lacking to certainty."""
    odds: dict[str, float]
    """By card: how likely it was missing; those that could not be are left out."""

    @property
    def certain(self) -> bool:
        """Whether one solution alone was left."""
        return self.solutions == 1


class Allowance:
    """How many counts are left."""

    def __init__(self, counts: int = MOST_COUNTS) -> None:
        self.counts = counts

    def spend(self) -> None:
        """Use one of them, or raise LimitExceeded."""
        if self.counts <= 0:
            raise LimitExceeded("this review has counted enough")
        self.counts -= 1


class Known:
    """A watcher's belief after one event, with the solutions that it leaves."""

    def __init__(self, belief: Belief, allowance: Allowance) -> None:
        self.belief, self._allowance = belief, allowance

    @property
    def missing(self) -> int:
        """The core's number for what is missing."""
        assert self.belief.partition.missing is not None
        return self.belief.partition.missing

    @property
    def most_work(self) -> int:
        """How many states a count of it may use; solutions of several cards take more work a state."""
        return MOST_WORK // self.belief.partition.sizes[self.missing]

    @cached_property
    def shares(self) -> Mapping[int, float]:
        """By solution, a set of cards as a mask: how likely it is; or LimitExceeded."""
        self._allowance.spend()
        deals = self.belief.problem.answers([], self.missing, max_states=self.most_work).solutions
        whole = sum(deals.values())
        return {solution: count / whole for solution, count in deals.items()}

    def share(self, cards: tuple[str, ...]) -> float:
        """Return how likely these cards are what is missing."""
        return self.shares.get(self.belief.partition.mask(cards), 0.0)

    @property
    def bits(self) -> float:
        """How much is lacking to certainty."""
        return entropy(self.shares)

    def point(self, event: int, solution: tuple[str, ...]) -> Point:
        """Return it as a point of the watcher's line."""
        try:
            shares = self.shares
        except LimitExceeded:
            return Point(event, None, None, None, {})
        odds = {
            card: sum(share for mask, share in shares.items() if mask >> n & 1)
            for n, card in enumerate(self.belief.partition.cards)
        }
        held = {card: min(1.0, share) for card, share in odds.items() if share}
        truth = self.share(solution) if solution else None
        return Point(event, len(shares), truth, entropy(shares), held)


def entropy(shares: Mapping[Any, float]) -> float:
    """Return the bits that are lacking to certainty."""
    return max(0.0, -sum(share * log2(share) for share in shares.values() if share > 0))


class Line:
    """A watcher's knowledge from event to event, until he claimed to know it: then he looked."""

    def __init__(self, course: Course, watcher: Watcher, allowance: Allowance) -> None:
        self.course, self.watcher, self._allowance = course, watcher, allowance
        self.end = self._end()
        """The last event after which he still had to find out."""
        self._known: list[Known] = []

    def _end(self) -> int:
        views = self.course.views(self.watcher)
        told = (n for n, view in enumerate(views) if view.solution or view.scene.revealed)
        own = (deed for deed in self.course.deeds if deed.seat == self.watcher)
        claims = (deed.event for deed in own if self.course.rules.claimed(deed.action))
        first = min((*told, *claims), default=self.course.last + 1)
        return max(0, first - 1)

    def after(self, event: int) -> Known:
        """Return what the watcher could know after an event."""
        while len(self._known) < event:
            self._known.append(self._next(len(self._known) + 1))
        return self._known[event - 1]

    def _next(self, event: int) -> Known:
        view, rules = self.course.view(self.watcher, event), self.course.rules
        # Most events of a game say nothing of the cards.
        if self._known and not rules.facts(view, event - 1) and not self._weighs(view, event):
            return self._known[-1]
        return Known(Belief.of(view, weighed=True), self._allowance)

    def _weighs(self, view: Any, event: int) -> bool:
        rules, before = self.course.rules, self.course.view(self.watcher, event - 1)
        return len(rules.likelihoods(view)) > len(rules.likelihoods(before))

    def points(self) -> Iterator[Point]:
        """Give a point wherever the watcher learned something."""
        before: Known | None = None
        for event in range(1, self.end + 1):
            known = self.after(event)
            if known is not before:
                yield known.point(event, self.course.solution)
            before = known

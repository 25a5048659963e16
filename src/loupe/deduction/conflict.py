"""When nothing fits any more: which announcements cannot be true together, and which one was wrong.

Announcements are doubted whole, by the number of their event; the deal as the watcher saw it is certain,
unless it contradicts itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from loupe import _core
from loupe.deduction.belief import partition_of
from loupe.games.registry import rules_for
from loupe.games.vocabulary import Fact, Log, SeenEvent

DEAL = 1
"""The number of the event that everybody's notes begin with."""


class Conflicts(Struct, frozen=True):
    """Sets of announcements, by the numbers of their events, that cannot all be true.

    Every set is as small as it can be: without any one of its announcements some deal fits the others.
    The smallest sets come first. `complete` tells whether these are all there are.
    """

    sets: tuple[tuple[int, ...], ...]
    complete: bool


class Change(Struct, frozen=True):
    """One announcement taken for another."""

    number: int
    said: SeenEvent
    instead: SeenEvent


class Repair(Struct, frozen=True):
    """Changes after which everything fits; the share compares it with the other repairs found."""

    changes: tuple[Change, ...]
    deals: int
    share: float


class Doubts:
    """The announcements of a view, ready to be taken for true or left out."""

    def __init__(self, view: Any) -> None:
        rules, setup = rules_for(view), view.scene.setup
        facts: tuple[Fact, ...] = rules.facts(view)
        self.view = view
        self.problem: _core.Problem = partition_of(rules, setup).problem(facts)
        by_event: dict[int, list[int]] = {}
        for n, fact in enumerate(facts):
            by_event.setdefault(fact.event, []).append(n)
        self.certain = by_event.pop(DEAL, [])
        if not self.problem.fits(self.certain):
            by_event, self.certain = {DEAL: self.certain, **by_event}, []
        self.numbers = tuple(by_event)
        self.facts = tuple(by_event.values())

    def without(self, suspects: Sequence[int]) -> _core.Problem:
        """Return the problem of all announcements but those at these places."""
        kept = [fact for n, facts in enumerate(self.facts) if n not in suspects for fact in facts]
        facts = self.problem.facts
        return _core.Problem(
            self.problem.n_cards, self.problem.sizes, [facts[n] for n in (*self.certain, *kept)]
        )

    def fits(self, announcements: Sequence[int]) -> bool:
        """Tell whether the announcements at these places can all be true."""
        return self.problem.fits([*self.certain, *(fact for n in announcements for fact in self.facts[n])])


def conflicts(view: Any, most: int = 20) -> Conflicts:
    """Return the smallest contradicting sets of a view's announcements, none if all can be true."""
    doubts = Doubts(view)
    found = minimal_conflicts(len(doubts.numbers), doubts.fits)
    sets = [conflict for _, conflict in zip(range(most), found, strict=False)]
    complete = len(sets) < most or next(found, None) is None
    ordered = sorted(sets, key=lambda conflict: (len(conflict), conflict))
    return Conflicts(tuple(tuple(doubts.numbers[n] for n in conflict) for conflict in ordered), complete)


def minimal_conflicts(size: int, fits: Callable[[Sequence[int]], bool]) -> Iterator[tuple[int, ...]]:
    """Find every smallest subset of range(size) that does not fit, one after the other.

    What is known is kept in two lists: conflicts, of which a further candidate must leave something out,
    and corrections (what a largest fitting set leaves out), of which it must hold something. A candidate
    that fits is grown to a largest fitting set; one that does not is shrunk to a conflict.
    """
    everything = frozenset(range(size))
    found: list[frozenset[int]] = []
    corrections: list[frozenset[int]] = []
    while (left_out := _next_left_out(frozenset(), found, corrections)) is not None:
        candidate = everything - left_out
        if fits(sorted(candidate)):
            corrections.append(everything - _grown(candidate, everything, fits))
        else:
            found.append(_shrunk(candidate, fits))
            yield tuple(sorted(found[-1]))


def _next_left_out(
    out: frozenset[int], found: Sequence[frozenset[int]], corrections: Sequence[frozenset[int]]
) -> frozenset[int] | None:
    if any(correction <= out for correction in corrections):
        return None
    untouched = next((conflict for conflict in found if not conflict & out), None)
    if untouched is None:
        return out
    tries = (_next_left_out(out | {n}, found, corrections) for n in sorted(untouched))
    return next((each for each in tries if each is not None), None)


def _grown(
    fitting: frozenset[int], everything: frozenset[int], fits: Callable[[Sequence[int]], bool]
) -> frozenset[int]:
    for n in sorted(everything - fitting):
        if fits(sorted(fitting | {n})):
            fitting |= {n}
    return fitting


def _shrunk(conflict: frozenset[int], fits: Callable[[Sequence[int]], bool]) -> frozenset[int]:
    # Late announcements are left out first: a contradiction among early ones was there to be seen earlier.
    for n in sorted(conflict, reverse=True):
        if n in conflict and not fits(sorted(conflict - {n})):
            conflict -= {n}
    return conflict


def repairs(view: Any, most: int = 10) -> tuple[Repair, ...]:
    """Return the likeliest changes of one announcement that make sense of everything; of two, if need be.

    A repair is as likely as the slip that it supposes, times the number of deals that it leaves.
    """
    doubts = Doubts(view)
    if doubts.fits(range(len(doubts.numbers))):
        return ()
    for wrong in (1, 2):
        weighed = [each for suspects in _suspects(doubts, wrong) for each in _mended(doubts, suspects)]
        if weighed:
            return _ranked(weighed)[:most]
    return ()


def _suspects(doubts: Doubts, wrong: int) -> Iterator[tuple[int, ...]]:
    everything = range(len(doubts.numbers))
    for suspects in combinations(everything, wrong):
        if doubts.fits([n for n in everything if n not in suspects]):
            yield suspects


class Slip(Struct, frozen=True):
    """A mistake in one announcement, and what the cards would then have to be."""

    change: Change
    weight: int
    facts: tuple[_core.Fact, ...]


def _slips(doubts: Doubts, number: int) -> Iterator[Slip]:
    """Return every mistake that one announcement may be."""
    view, rules = doubts.view, rules_for(doubts.view)
    partition = partition_of(rules, view.scene.setup)
    said, before = view.log[number - 1], view.log[: number - 1]
    for mistake in rules.mistakes(view, number):
        instead = replace(view, log=Log([*before, mistake.instead]))
        facts = partition.core_facts(rules.facts(instead, number - 1))
        yield Slip(Change(number, said, mistake.instead), mistake.weight, tuple(facts))


def _mended(doubts: Doubts, suspects: Sequence[int]) -> Iterator[tuple[int, Repair]]:
    problem = doubts.without(suspects)
    choices = [
        [slip for slip in _slips(doubts, doubts.numbers[n]) if problem.fits(also=slip.facts)]
        for n in suspects
    ]
    for slips in product(*choices):
        deals = problem.given([fact for slip in slips for fact in slip.facts]).count().deals
        if deals:
            weight = deals * math.prod(slip.weight for slip in slips)
            yield weight, Repair(tuple(slip.change for slip in slips), deals, 0.0)


def _ranked(weighed: list[tuple[int, Repair]]) -> tuple[Repair, ...]:
    total = sum(weight for weight, _ in weighed)
    # Among equals the earlier announcement first, so that the order is always the same.
    ordered = sorted(weighed, key=lambda each: (-each[0], [change.number for change in each[1].changes]))
    return tuple(replace(repair, share=weight / total) for weight, repair in ordered)

"""The race in Sleuth: how far the opponents are, and how good one's chance is if one waits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import exp, log2
from typing import NamedTuple

from loupe.bots.exact.solutions import Solutions
from loupe.bots.master.rivals import Drawn, Listener

DRAWN = 24
"""Deals in which the opponents' beliefs are looked at."""
TRUST = 0.9
"""How surely an opponent who knows is believed to say so when he can."""


class Race(NamedTuple):
    """How a race stands, as far as it says who wins it."""

    final: float
    """How likely one would be right after one's best final question."""
    question: float
    """The bits about the solution that one's best search card may bring."""
    near: float
    """The sum over the opponents of how near each is: one who has n equal solutions counts for 1/n."""
    rivals: int
    counts_only: bool
    """Whether nobody is ever shown a gem."""

    @property
    def chance(self) -> float:
        """How likely one wins who does not identify yet: fitted to games against sharp players."""
        terms = (
            1.0,
            self.final,
            self.question,
            log2(self.near + 0.02),
            log2(max(1, self.rivals)),
            float(self.counts_only),
        )
        return 1 / (1 + exp(-sum(weight * term for weight, term in zip(WEIGHTS, terms, strict=True))))


WEIGHTS = (-2.57, 1.74, 0.63, -0.39, 0.32, 0.3)


class Forecast(NamedTuple):
    """What the silence of the others tells, and how near they are."""

    solutions: Solutions
    at_once: float
    """The chance that somebody else knows already, since the last answer, and will say so."""
    near: float
    """How near all the others are, if nobody knows."""


class Nearness(NamedTuple):
    """How near the opponents are in one deal, or on average."""

    at_once: float
    near: float

    @classmethod
    def average(cls, looks: Iterable[tuple[float, Nearness]]) -> Nearness:
        """Return the average of weighed looks; nobody is nearer where somebody knows already."""
        weighed = [(weight, weight * look.at_once, look.near) for weight, look in looks]
        whole, knowing = sum(w for w, _, _ in weighed), sum(k for _, k, _ in weighed)
        near = sum((w - k) * near for w, k, near in weighed)
        return cls(knowing / whole, near / max(whole - knowing, 1e-9))


def forecast(listener: Listener, solutions: Solutions, seed: int, silence: bool) -> Forecast:
    """Look at what the opponents know in deals drawn."""
    odds: dict[int, float] = defaultdict(float)
    looks = []
    for drawn in listener.draw(solutions, DRAWN, seed):
        weight, look = _heard_by_all(listener, drawn, silence)
        odds[drawn.hands[listener.missing]] += weight
        looks.append((weight, look))
    at_once, near = Nearness.average(looks)
    return Forecast(Solutions(_corrected(solutions, odds)), at_once, near)


def _heard_by_all(listener: Listener, drawn: Drawn, silence: bool) -> tuple[float, Nearness]:
    """Return how likely the deal is after all have been silent, and how near they are in it."""
    weight, ignorant, near = drawn.weight, 1.0, 0.0
    for seat in listener.rivals:
        known = listener.knowledge(seat, drawn.hands)
        if known is None:
            continue
        if not known.solutions.certain:
            near += known.solutions.nearness
        elif silence and listener.knew_before(seat, drawn.hands):
            weight *= 1 - TRUST
        else:
            # Half of those who know only now would have been asked before us.
            weight *= 1 - TRUST / 2 if silence else 1
            ignorant *= 1 - TRUST
    return weight, Nearness(1 - ignorant, near)


def _corrected(solutions: Solutions, weights: dict[int, float]) -> dict[int, float]:
    """Return the odds by the deals drawn where these cover all solutions, else as they were."""
    if weights.keys() != solutions.odds.keys():
        return dict(solutions.odds)
    whole = sum(weights.values())
    return {solution: weight / whole for solution, weight in weights.items() if weight}

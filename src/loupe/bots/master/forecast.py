"""The race in Sleuth: how far the opponents are, and how good one's chance is if one waits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log2
from statistics import fmean
from typing import NamedTuple

from loupe.bots.exact.solutions import Solutions
from loupe.bots.master.reading import Reader
from loupe.bots.master.rivals import Hands, Listener

DRAWN = 24
"""Deals in which the opponents' beliefs are looked at."""
READ = 48
"""The same where it is also weighed what the opponents asked in them."""
NEGLIGIBLE = 0.01
"""Deals so much less likely than the likeliest are not looked at more closely."""
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


def forecast(
    listener: Listener, solutions: Solutions, seed: int, silence: bool, reader: Reader | None = None
) -> Forecast:
    """Look at what the opponents know in deals drawn, each as likely as what they asked and did not say."""
    drawn = list(listener.draw(solutions, DRAWN if reader is None else READ, seed))
    likely = reader.likelihoods([deal.hands for deal in drawn]) if reader else [1.0] * len(drawn)
    least = NEGLIGIBLE * max(likely)
    by_solution: dict[int, list[float]] = defaultdict(list)
    looks = []
    for deal, like in zip(drawn, likely, strict=True):
        if like > least:
            silent, look = _heard_by_all(listener, deal.hands, silence)
            like *= silent
            looks.append((deal.weight * like, look))
        by_solution[deal.hands[listener.missing]].append(like)
    at_once, near = Nearness.average(looks)
    return Forecast(Solutions(_corrected(solutions, by_solution)), at_once, near)


def _heard_by_all(listener: Listener, hands: Hands, silence: bool) -> tuple[float, Nearness]:
    """Return how likely the deal is after all have been silent, and how near they are in it."""
    weight, ignorant, near = 1.0, 1.0, 0.0
    for seat in listener.rivals:
        known = listener.knowledge(seat, hands)
        if known is None:
            continue
        if not known.solutions.certain:
            near += known.solutions.nearness
        elif silence and listener.knew_before(seat, hands):
            weight *= 1 - TRUST
        else:
            # Half of those who know only now would have been asked before us.
            weight *= 1 - TRUST / 2 if silence else 1
            ignorant *= 1 - TRUST
    return weight, Nearness(1 - ignorant, near)


def _corrected(solutions: Solutions, likely: Mapping[int, Sequence[float]]) -> dict[int, float]:
    """Return the odds times how likely the deals of each solution are, by what was heard.

    Few deals were drawn of each: it is taken as if there had been one more, as likely as all on average.
    """
    usual = fmean(each for deals in likely.values() for each in deals)
    weights = {
        solution: odds * (sum(deals := likely.get(solution, ())) + usual) / (len(deals) + 1)
        for solution, odds in solutions.odds.items()
    }
    whole = sum(weights.values())
    return {solution: weight / whole for solution, weight in weights.items()}

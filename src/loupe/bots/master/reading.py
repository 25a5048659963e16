"""What the questions of the others tell: a player who asks well asks what tells most to one with his cards.

So in a deal where another question would have told him more, the one that he asked is less likely. How far an
opponent plays like that shows in the same way: if no deal makes his questions good ones, they say nothing.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import exp, prod
from typing import NamedTuple

from loupe import _core
from loupe._core import LimitExceeded
from loupe.bots.exact.questions import MASKS, CoreQuestion, core_question
from loupe.bots.master.rivals import Hands, Listener, Reply
from loupe.games.sleuth.actions import Ask
from loupe.games.sleuth.events import SeenShowed, Showed, SleuthSeen, publicly
from loupe.games.sleuth.rules import asks
from loupe.games.sleuth.scene import Scene, advance, bare
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Seat

MOST_TIMES = 3
"""A gem that was asked for oftener than this is no less likely his."""

MOST_READ = 5
"""So many of the last questions are read."""
COMPARED = 16
"""Questions that are weighed against the one that was asked."""
TRIED = 4
"""Deals in which it is found out which those are."""
WORK = 100_000
"""States that weighing them may take in one deal, times questions."""
CARE = 0.04
"""A question that tells so many bits less is asked e times as seldom."""
SLIP = 0.03
"""How often even a good player asks just anything."""
GOOD = 0.8
"""How likely, to begin with, an opponent is a good player."""


def read_roughly(view: View) -> list[_core.Factor]:
    """Return how likely each opponent holds each gem that he asked to be shown: half as likely every time.

    Sharp players who ask so for three gems hold two of them once in two hundred times. Questions for a mere
    count tell nothing of the kind: there one's own gems may be what makes the count worth hearing.
    """
    asked: Counter[tuple[Seat, int]] = Counter()
    for event in view.log:
        if isinstance(event, SeenShowed | Showed) and event.asker != view.watcher:
            asked.update((event.asker, card) for card in _cards(MASKS[event.question]))
    return [(seat, 1 << card, [1 << min(times, MOST_TIMES), 1]) for (seat, card), times in asked.items()]


def _cards(mask: int) -> Iterator[int]:
    while mask:
        yield mask.bit_length() - 1
        mask ^= 1 << (mask.bit_length() - 1)


class Heard(NamedTuple):
    """A question of an opponent, and all that he might have asked instead."""

    asker: Seat
    before: int
    """How many questions had been answered before it."""
    asked: CoreQuestion
    instead: Sequence[CoreQuestion]


class Reader:
    """Reads the last questions of the opponents."""

    def __init__(self, view: View, listener: Listener) -> None:
        self.view, self.listener = view, listener

    def likelihoods(self, deals: Sequence[Hands]) -> list[float]:
        """Return how likely the questions that were asked are in each of these deals."""
        read = [(heard.asker, self._shares(heard, deals)) for heard in self._heard]
        by_asker: dict[Seat, list[Sequence[float]]] = defaultdict(list)
        for asker, shares in read:
            by_asker[asker].append(shares)
        return [
            prod(GOOD * prod(shares[deal] for shares in his) + 1 - GOOD for his in by_asker.values())
            for deal in range(len(deals))
        ]

    @cached_property
    def _heard(self) -> list[Heard]:
        """The last questions of the opponents, each as it was seen."""
        knobs, scene, answered = self.view.scene.setup.knobs, bare(self.view.scene.setup), 0
        heard: list[Heard] = []
        for event in self.view.log:
            if isinstance(event, Reply):
                if event.asker in self.listener.rivals and event.card is not None:
                    asked = core_question(knobs, Ask(event.asked, event.question, event.card))
                    heard.append(Heard(event.asker, answered, asked, _askable(scene, event.asker)))
                answered += 1
            scene = _after(scene, event)
        return heard[-MOST_READ:]

    def _shares(self, heard: Heard, deals: Sequence[Hands]) -> list[float]:
        """Return by deal how much oftener a good player asks this than one who asks just anything."""
        try:
            compared = self._compared(heard, deals[:TRIED])
            return [self._share(heard, compared, hands) for hands in deals]
        except LimitExceeded:
            return [1.0] * len(deals)

    def _compared(self, heard: Heard, deals: Sequence[Hands]) -> list[CoreQuestion]:
        """Return the question and the best others in some deals: weighing them all takes long."""
        total: dict[CoreQuestion, float] = defaultdict(float)
        for hands in deals:
            for question, bits in self._bits(heard, heard.instead, hands).items():
                total[question] += bits
        best = sorted(total, key=lambda question: total[question], reverse=True)[:COMPARED]
        return list(dict.fromkeys([heard.asked, *best]))

    def _share(self, heard: Heard, compared: Sequence[CoreQuestion], hands: Hands) -> float:
        bits = self._bits(heard, compared, hands)
        most = max(bits.values())
        good = exp((bits[heard.asked] - most) / CARE) / sum(
            exp((each - most) / CARE) for each in bits.values()
        )
        return (1 - SLIP) * good * len(bits) + SLIP

    def _bits(
        self, heard: Heard, questions: Sequence[CoreQuestion], hands: Hands
    ) -> Mapping[CoreQuestion, float]:
        """Return what questions would have promised the asker in a deal, or raise LimitExceeded."""
        problem = self.listener.problem_of(heard.asker, hands, heard.before)
        worths = problem.worths(questions, self.listener.missing, max_states=WORK // len(questions))
        return {question: solution for question, (solution, _) in zip(questions, worths, strict=True)}


def _askable(scene: Scene, asker: Seat) -> list[CoreQuestion]:
    knobs = scene.setup.knobs
    return list(
        dict.fromkeys(
            core_question(knobs, Ask(asked, question, card))
            for card in dict.fromkeys(scene.search[asker])
            for question in asks(card, knobs)
            for asked in range(scene.seats)
            if asked != asker
        )
    )


def _after(scene: Scene, event: SleuthSeen) -> Scene:
    return advance(scene, publicly(event))

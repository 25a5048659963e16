"""What the master asks: what helps itself more than the others; and when it looks for better search cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from random import Random

from loupe._core import LimitExceeded
from loupe.bots.exact.questions import Question, Worth, core_question, solution_worths
from loupe.bots.exact.sleuth import NOTHING, best_first
from loupe.bots.exact.solutions import Knowledge
from loupe.bots.master.rivals import Drawn, Listener
from loupe.bots.master.style import Style
from loupe.games.sleuth.actions import Ask, Exchange, Pass, SleuthAction
from loupe.games.sleuth.cards import SearchCard
from loupe.games.sleuth.editions import SEARCH_HAND
from loupe.games.sleuth.rules import asks
from loupe.games.sleuth.views import View

OVERHEARD = 6
"""Deals in which it is looked at what a question tells the others."""
PROMISING = 12
"""Questions of which that is looked at: those that tell oneself most."""
LITTLE_WORK = 6_000
"""States: where it is more work than this to see what he hears, he is far from any solution."""
POOR = 0.15
"""Cards that can ask for more bits than this are kept without further thought."""

Overheard = tuple[int, int]
"""Who is asked, about which cards: what everybody hears of a question, beside the count."""


class Asking:
    """The choice of a question, or of other search cards."""

    def __init__(self, view: View, known: Knowledge, chance: Random, style: Style) -> None:
        self.view, self.known, self.chance, self.style = view, known, chance, style
        self.scene, self.knobs = view.scene, view.scene.setup.knobs
        self.listener = Listener(view, known)
        self._seed = chance.getrandbits(60)

    def act(self, questions: Sequence[Ask]) -> SleuthAction:
        """Ask the best of these, exchange, or leave it at what was asked."""
        own = solution_worths(self.known, self.knobs, questions)
        most = max((worth.total for worth in own.values()), default=0.0)
        if self.scene.asked:
            return self._again(own) if most > NOTHING else Pass()
        if not own:
            return Pass()
        if most <= NOTHING or (self.style.exchanges and most < POOR and self._exchange_pays(own)):
            return Exchange()
        return best_first(self.scene, self._against_others(own), self.chance)

    def _again(self, own: Mapping[Question, Worth]) -> SleuthAction:
        """Ask a second question in the same turn, unless it would tell the others more than oneself."""
        net = self._against_others(own)
        best = best_first(self.scene, net, self.chance)
        return best if net[best].solution > -NOTHING else Pass()

    # What an answer tells the others.

    def _against_others(self, own: Mapping[Question, Worth]) -> dict[Question, Worth]:
        promising = sorted(own, key=lambda question: own[question].total, reverse=True)[:PROMISING]
        cost = self.style.secrecy
        if not cost or not self.listener.rivals:
            return {question: own[question] for question in promising}
        told = self._told({core_question(self.knobs, question)[:2] for question in promising})
        return {
            q: Worth(own[q].solution - cost * told[core_question(self.knobs, q)[:2]], own[q].deal)
            for q in promising
        }

    def _told(self, asked: Iterable[Overheard]) -> Mapping[Overheard, float]:
        """Return how many bits about the solution the count of each question tells an opponent on average."""
        told: dict[Overheard, float] = defaultdict(float)
        overheard, looked = sorted(asked), 0
        for drawn in self._deals():
            for rival in self.listener.rivals:
                known = self.listener.knowledge(rival, drawn.hands)
                if known is None or known.solutions.certain:
                    continue
                looked += 1
                # Of his own cards he hears nothing new.
                new = [each for each in overheard if each[0] != rival]
                for each, bits in zip(new, _bits(known, new), strict=True):
                    told[each] += bits
        return defaultdict(float, {each: bits / looked for each, bits in told.items()})

    def _deals(self) -> list[Drawn]:
        try:
            return list(self.listener.draw(self.known.solutions, OVERHEARD, self._seed))
        except LimitExceeded:
            return []  # So much is open that it hardly matters yet.

    # Other search cards.

    def _exchange_pays(self, own: Mapping[Question, Worth]) -> bool:
        """Weigh a turn with the cards at hand and one more against no turn and four new cards."""
        unseen = self._worth_by_card(self._unseen())
        if len(unseen) < SEARCH_HAND:
            return False
        held = sorted(self._best_by_card(own).values(), reverse=True)
        rest = held[1] if len(held) > 1 else 0.0
        return held[0] + _expected_most(unseen, 1, rest) < _expected_most(unseen, SEARCH_HAND)

    def _unseen(self) -> list[SearchCard]:
        seen = [*self.scene.discards, *(card for cards in self.scene.search for card in cards)]
        unseen = list(self.knobs.search_deck)
        for card in seen:
            if card in unseen:
                unseen.remove(card)
        return unseen

    def _worth_by_card(self, cards: Sequence[SearchCard]) -> list[float]:
        opponents = [seat for seat in range(self.scene.seats) if seat != self.view.watcher]
        questions = [
            Ask(asked, question, card)
            for card in dict.fromkeys(cards)
            for question in asks(card, self.knobs)
            for asked in opponents
        ]
        best = self._best_by_card(solution_worths(self.known, self.knobs, questions))
        return [best.get(card, 0.0) for card in cards]

    @staticmethod
    def _best_by_card(worths: Mapping[Question, Worth]) -> dict[SearchCard, float]:
        best: dict[SearchCard, float] = {}
        for question, worth in worths.items():
            if isinstance(question, Ask):
                best[question.card] = max(best.get(question.card, 0.0), worth.solution)
        return best


def _bits(known: Knowledge, overheard: Sequence[Overheard]) -> Sequence[float]:
    core = [(owner, cards, False) for owner, cards in overheard]
    try:
        worths = known.problem.worths(core, known.missing, max_states=LITTLE_WORK) if core else ()
        return [solution for solution, _ in worths]
    except LimitExceeded:
        return [0.0] * len(core)


def _expected_most(values: Iterable[float], drawn: int, at_least: float = 0.0) -> float:
    """Return what the best of so many drawn values is on average, or another value that one has anyway."""
    ordered = sorted(max(value, at_least) for value in values)
    below = [(n / len(ordered)) ** drawn for n in range(len(ordered) + 1)]
    return sum(value * (up - down) for value, (down, up) in zip(ordered, pairwise(below), strict=True))

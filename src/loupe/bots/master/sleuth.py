"""How the master plays Sleuth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random

from loupe._core import LimitExceeded
from loupe.bots.exact.memory import Memory
from loupe.bots.exact.questions import CoreQuestion, Question, Worth, core_question, weighed, worths
from loupe.bots.exact.sleuth import allowed, ask, identify, is_hopeless, may_act
from loupe.bots.exact.solutions import Knowledge, Solutions
from loupe.bots.master.forecast import Forecast, Race, forecast
from loupe.bots.master.rivals import Listener
from loupe.bots.master.style import Style
from loupe.games.sleuth.actions import Ask, AskFinal, Identify, SleuthAction
from loupe.games.sleuth.cards import QUESTIONS
from loupe.games.sleuth.rules import asks
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Seat

HOPE = 0.12
"""With less than this for the likeliest solution nobody thinks of identifying yet."""
OVERHEARD = 3
"""Deals in which it is looked at what a question tells the others."""
PROMISING = 6
"""Questions that are looked at more closely."""


class Turn:
    """One decision: what the master knows, what the others may, and how the race stands."""

    def __init__(self, view: View, known: Knowledge, chance: Random, style: Style) -> None:
        self.view, self.known, self.chance, self.style = view, known, chance, style
        self.knobs = view.scene.setup.knobs
        self.listener = Listener(view, known)
        self._seed = chance.getrandbits(60)

    def speak_up(self) -> Identify | None:
        """Out of turn: identify if that wins oftener than waiting."""
        solutions = self.known.solutions
        if solutions.certain:
            return identify(solutions.best)
        if not self.style.risks or solutions.top < HOPE:
            return None
        ahead = forecast(self.listener, solutions, self._seed, self.style.silence)
        if ahead.solutions.top < self._waiting(ahead, self._finals(), self._questions()):
            return None
        return identify(ahead.solutions.best)

    def act(self) -> SleuthAction:
        """On turn: ask, or identify."""
        solutions = self.known.solutions
        if solutions.certain:
            return identify(solutions.best)
        actions = allowed(self.view)
        final = [action for action in actions if isinstance(action, AskFinal)]
        questions = [action for action in actions if isinstance(action, Ask)]
        if self.view.scene.in_final:
            return self._end_final(final)
        if is_hopeless(self.view, questions):
            return self._best_final(final, solutions)[1] if final else identify(solutions.best)
        if self.style.risks and not self.view.scene.asked and (risk := self._risk(final, questions)):
            return risk
        return ask(self.view.scene, self._own_and_others(questions), self.chance)

    # The race.

    def _risk(self, final: list[AskFinal], questions: list[Ask]) -> SleuthAction | None:
        """Ask the final question, or identify at once, if one of these wins oftener than playing on."""
        ahead = forecast(self.listener, self.known.solutions, self._seed, self.style.silence)
        waiting = self._waiting(ahead, final, questions)
        right, question = ahead.solutions.top, None
        if self.style.final and final:
            right, question = self._best_final(final, ahead.solutions)
        right *= 1 - ahead.at_once
        if max(right, ahead.solutions.top) < waiting:
            return None
        return question if question and right > ahead.solutions.top else identify(ahead.solutions.best)

    def _waiting(self, ahead: Forecast, final: list[AskFinal], questions: list[Ask]) -> float:
        """Return how likely one wins if one does not identify now."""
        right = self._best_final(final, ahead.solutions)[0] if final else ahead.solutions.top
        own = weighed(self.known, self.knobs, questions)
        promise = max((worth.solution for worth in own.values()), default=0.0)
        rivals = len(self.listener.rivals)
        race = Race(right, promise, ahead.near, rivals, not self.knobs.show_gems)
        return (1 - ahead.at_once) * race.chance

    def _finals(self) -> list[AskFinal]:
        """Return what one could ask in the final interrogation, were it one's turn."""
        return [AskFinal(asked, question) for asked in self._opponents() for question in QUESTIONS]

    def _questions(self) -> list[Ask]:
        """Return what one could ask with one's search cards, were it one's turn."""
        assert self.view.watcher is not None
        return [
            Ask(asked, question, card)
            for card in dict.fromkeys(self.view.scene.search[self.view.watcher])
            for question in asks(card, self.knobs)
            for asked in self._opponents()
        ]

    def _opponents(self) -> list[Seat]:
        return [seat for seat in range(self.view.scene.seats) if seat != self.view.watcher]

    def _right_after(self, question: Question, solutions: Solutions) -> float:
        """Return how likely one is right who identifies after the answer."""
        core = core_question(self.knobs, question)
        best: dict[int, float] = defaultdict(float)
        for solution, answers in self.known.problem.answers([core], self.known.missing).table(0).items():
            deals = sum(answers.values())
            for answer, number in answers.items():
                best[answer] = max(best[answer], solutions.odds.get(solution, 0) * number / deals)
        return sum(best.values())

    # The final interrogation.

    def _best_final(self, final: list[AskFinal], solutions: Solutions) -> tuple[float, Question]:
        values = weighed(self.known, self.knobs, final)
        promising = sorted(values, key=lambda q: values[q].solution, reverse=True)[:PROMISING]
        right = {q: self._right_after(q, solutions) for q in promising}
        best = max(right, key=lambda q: right[q])
        return right[best], best

    def _end_final(self, final: list[AskFinal]) -> SleuthAction:
        solutions = self.known.solutions
        if final:
            right, question = self._best_final(final, solutions)
            if right > solutions.top + 1e-9:
                return question
        return identify(solutions.best)

    # What an answer tells the others.

    def _own_and_others(self, questions: list[Ask]) -> dict[Question, Worth]:
        own = weighed(self.known, self.knobs, questions)
        if not self.style.secrecy or not self.listener.rivals:
            return own
        told = self._told_to_others({core_question(self.knobs, q)[:2] for q in questions})
        cost = self.style.secrecy
        return {
            q: Worth(w.solution - cost * told[q.asked, core_question(self.knobs, q)[1]], w.deal)
            for q, w in own.items()
        }

    def _told_to_others(self, asked: Iterable[tuple[int, int]]) -> dict[tuple[int, int], float]:
        """Return by question (whom, about what) how many bits its count tells an opponent on average."""
        core: list[CoreQuestion] = [(owner, cards, False) for owner, cards in sorted(asked)]
        told: dict[tuple[int, int], float] = defaultdict(float)
        looked = 0
        for drawn in self.listener.draw(self.known.solutions, OVERHEARD, self._seed):
            for rival in self.listener.rivals:
                if known := self.listener.knowledge(rival, drawn.hands):
                    looked += 1
                    for (owner, cards, _), worth in worths(known, core).items():
                        told[owner, cards] += worth.total
        return defaultdict(float, {each: bits / looked for each, bits in told.items()})


def act(view: View, memory: Memory, chance: Random, style: Style) -> SleuthAction | None:
    """Identify when it pays; else, if the table waits for this seat, ask."""
    if not may_act(view):
        return None
    belief = memory.belief(view)
    if view.watcher in view.scene.waiting:
        return Turn(view, Knowledge.within_reach(belief), chance, style).act()
    try:
        return Turn(view, Knowledge.of(belief), chance, style).speak_up()
    except LimitExceeded:
        return None

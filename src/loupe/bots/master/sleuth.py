"""How the master plays Sleuth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from random import Random

from loupe._core import LimitExceeded
from loupe.bots.exact.memory import Memory
from loupe.bots.exact.questions import Question, core_question, solution_worths
from loupe.bots.exact.sleuth import allowed, identify, is_hopeless, may_act
from loupe.bots.exact.solutions import Knowledge, Solutions
from loupe.bots.master.asking import Asking
from loupe.bots.master.forecast import Forecast, Race, forecast
from loupe.bots.master.reading import Reader, read_roughly
from loupe.bots.master.style import Style
from loupe.games.sleuth.actions import Ask, AskFinal, Identify, SleuthAction
from loupe.games.sleuth.cards import QUESTIONS
from loupe.games.sleuth.rules import asks
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Seat, Standing

HOPE = 0.12
"""With less than this for the likeliest solution nobody thinks of identifying yet ..."""
HURRY = 0.25
"""... and with less than this nobody does so out of turn."""
PROMISING = 6
"""Questions that are looked at more closely."""
MOST_READ = 24
"""With more solutions than this it is too early to read anything."""
LITTLE_WORK = 5_000
"""States: what is more work than this is not weighed by what was read."""


class Turn:
    """One decision: what the master knows, what the others may, and how the race stands."""

    def __init__(self, view: View, known: Knowledge, chance: Random, style: Style) -> None:
        self.view, self.known, self.chance, self.style = view, known, chance, style
        self.knobs = view.scene.setup.knobs
        self.asking = Asking(view, known, chance, style)
        self.listener = self.asking.listener
        self._seed = chance.getrandbits(60)

    def speak_up(self) -> Identify | None:
        """Out of turn: identify if that wins oftener than waiting."""
        solutions = self.known.solutions
        if solutions.certain:
            return identify(solutions.best)
        if not self.style.risks or solutions.top < HURRY:
            return None
        ahead = self._forecast()
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
        if self._dares and (risk := self._risk(final, questions)):
            return risk
        return self.asking.act(questions)

    # The race.

    @property
    def _dares(self) -> bool:
        return self.style.risks and not self.view.scene.asked and self.known.solutions.top >= HOPE

    def _risk(self, final: list[AskFinal], questions: list[Ask]) -> SleuthAction | None:
        """Ask the final question, or identify at once, if one of these wins oftener than playing on."""
        ahead = self._forecast()
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
        own = solution_worths(self.known, self.knobs, questions)
        promise = max((worth.solution for worth in own.values()), default=0.0)
        rivals = len(self.listener.rivals)
        race = Race(right, promise, ahead.near, rivals, not self.knobs.show_gems)
        lost = 1 - (1 - ahead.at_once) * race.chance
        return 1 - lost**self._places_left

    @property
    def _places_left(self) -> int:
        """How many can still win, as far as everybody knows."""
        taken = sum(standing is Standing.WON for standing in self.view.scene.standings)
        return max(1, self.knobs.places - taken)

    def _forecast(self) -> Forecast:
        solutions = self.known.solutions
        reader = Reader(self.view, self.listener) if self.style.reading else None
        try:
            return forecast(self.listener, solutions, self._seed, self.style.silence, reader)
        except LimitExceeded:
            return Forecast(solutions, 0.0, len(self.listener.rivals) * solutions.nearness)

    def _finals(self) -> list[AskFinal]:
        """Return what one could ask in the final interrogation, were it one's turn."""
        if self.knobs.final_strict:
            return []
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

    def _right_after(self, questions: list[Question], solutions: Solutions) -> dict[Question, float]:
        """Return by question how likely one is right who identifies after the answer."""
        core = [core_question(self.knobs, question) for question in questions]
        answers = self.known.problem.answers(core, self.known.missing)
        return {q: _best_guess(answers.table(n), solutions) for n, q in enumerate(questions)}

    # The final interrogation.

    def _best_final(self, final: list[AskFinal], solutions: Solutions) -> tuple[float, Question]:
        values = solution_worths(self.known, self.knobs, final)
        promising = sorted(values, key=lambda q: values[q].solution, reverse=True)[:PROMISING]
        right = self._right_after(promising, solutions)
        best = max(right, key=lambda q: right[q])
        return right[best], best

    def _end_final(self, final: list[AskFinal]) -> SleuthAction:
        solutions = self._forecast().solutions
        if final:
            right, question = self._best_final(final, solutions)
            if right > solutions.top + 1e-9:
                return question
        return identify(solutions.best)


def _best_guess(joint: Mapping[int, Mapping[int, int]], solutions: Solutions) -> float:
    """Return how likely the likeliest solution is right, on average over the answers."""
    best: dict[int, float] = defaultdict(float)
    for solution, answers in joint.items():
        share = solutions.odds.get(solution, 0) / sum(answers.values())
        for answer, number in answers.items():
            best[answer] = max(best[answer], share * number)
    return sum(best.values())


def act(view: View, memory: Memory, chance: Random, style: Style) -> SleuthAction | None:
    """Identify when it pays; else, if the table waits for this seat, ask."""
    if not may_act(view):
        return None
    belief = memory.belief(view)
    if view.watcher in view.scene.waiting:
        return Turn(view, _read(view, Knowledge.within_reach(belief), style), chance, style).act()
    try:
        return Turn(view, _read(view, Knowledge.of(belief), style), chance, style).speak_up()
    except LimitExceeded:
        return None


def _read(view: View, known: Knowledge, style: Style) -> Knowledge:
    """Return what is known with what the others' questions roughly tell, where that is little work."""
    if not style.reading or not known.whole or len(known.solutions.odds) > MOST_READ:
        return known
    problem = known.problem.given(factors=read_roughly(view))
    try:
        return known._replace(problem=problem, solutions=Solutions.of(problem, known.missing, LITTLE_WORK))
    except LimitExceeded:
        return known

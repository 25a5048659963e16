"""How amateurs play Sleuth."""

from __future__ import annotations

from itertools import takewhile
from math import log2
from random import Random
from typing import TypeVar

from loupe.bots.amateurs.habits import Habits
from loupe.bots.amateurs.notebook import Notebook
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.cards import MATCHING
from loupe.games.sleuth.rules import shows_gems
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Standing

QuestionT = TypeVar("QuestionT", Ask, AskFinal)


def act(view: View, notes: Notebook, chance: Random, habits: Habits) -> SleuthAction | None:
    """Identify when certain enough; else, if the table waits for this seat, ask."""
    scene, seat = view.scene, view.watcher
    if seat is None or scene.outcome or scene.standings[seat] is not Standing.ACTIVE:
        return None
    on_turn = seat in scene.waiting
    if notes.solutions_left() <= habits.dares and (on_turn or not scene.in_final):
        return Identify(notes.guess(chance))
    if not on_turn:
        return None
    if scene.in_final:
        return Identify(notes.guess(chance))
    return _turn(view, notes, chance, habits)


def _turn(view: View, notes: Notebook, chance: Random, habits: Habits) -> SleuthAction:
    # Identifications come last among the actions, and they are many.
    allowed = list(takewhile(lambda action: not isinstance(action, Identify), view.actions))
    questions = [action for action in allowed if isinstance(action, Ask)]
    final = [action for action in allowed if isinstance(action, AskFinal)]
    if len(view.log) > habits.patience * view.scene.seats or (not questions and not view.scene.asked):
        return _best(view, notes, chance, final) if final else Identify(notes.guess(chance))
    if not questions:
        return Pass()
    if not habits.curious:
        return chance.choice(_by_card(questions, chance))
    question = _best(view, notes, chance, questions)
    if _promise(view, notes, question) == 0:
        return Pass() if view.scene.asked else Exchange()
    return question


def _by_card(questions: list[Ask], chance: Random) -> list[Ask]:
    """Choose a card first, or the free choice cards with their many questions would be all that is played."""
    card = chance.choice(sorted({question.card for question in questions}))
    return [question for question in questions if question.card == card]


def _best(view: View, notes: Notebook, chance: Random, questions: list[QuestionT]) -> QuestionT:
    return max(questions, key=lambda question: (_promise(view, notes, question), chance.random()))


def _promise(view: View, notes: Notebook, question: Ask | AskFinal) -> float:
    """Say roughly how many bits an answer holds: one a gem where gems are shown, else those of a count."""
    card = question.card if isinstance(question, Ask) else None
    unknown = notes.open_to(question.asked, MATCHING[question.question])
    shown = shows_gems(view.scene.setup.knobs, question.question, card)
    return unknown if shown else log2(1 + unknown)

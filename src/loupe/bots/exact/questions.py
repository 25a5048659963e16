"""What the questions of Sleuth are worth to one who knows exactly what can be known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from loupe._core import LimitExceeded, Problem
from loupe.bots.exact.solutions import MOST_WORK, Solutions, entropy
from loupe.deduction.belief import Belief
from loupe.games.sleuth.actions import Ask, AskFinal
from loupe.games.sleuth.cards import GEM_ORDER, MATCHING
from loupe.games.sleuth.editions import Knobs
from loupe.games.sleuth.rules import shows_gems

Question: TypeAlias = Ask | AskFinal
CoreQuestion: TypeAlias = tuple[int, int, bool]

MASKS = {question: sum(1 << GEM_ORDER[gem] for gem in gems) for question, gems in MATCHING.items()}
"""By question: the gems that it asks for, as the core has them."""

DEAL_BITS = 0.15
"""What a bit about who holds what is worth beside a bit about the missing gems: it tells later on."""


def core_question(knobs: Knobs, question: Question) -> CoreQuestion:
    """Return what is asked as the core takes it."""
    card = question.card if isinstance(question, Ask) else None
    return question.asked, MASKS[question.question], shows_gems(knobs, question.question, card)


class Worth(NamedTuple):
    """What an answer is expected to tell, in bits."""

    solution: float
    """About what is missing."""
    deal: float
    """About the whole deal."""

    @property
    def total(self) -> float:
        """Both together, each for what it is worth."""
        return self.solution + DEAL_BITS * self.deal


def worths(problem: Problem, missing: int | None, asked: Sequence[CoreQuestion]) -> dict[CoreQuestion, Worth]:
    """Weigh many questions at once; where that is too much work, by what they tell about the deal alone."""
    distinct = list(dict.fromkeys(asked))
    if not distinct:
        return {}
    deal = problem.answers(distinct, max_states=MOST_WORK).values
    try:
        solution = problem.answers(distinct, missing, max_states=MOST_WORK).values
    except LimitExceeded:
        solution = [0.0] * len(deal)
    return {question: Worth(s, d) for question, s, d in zip(distinct, solution, deal, strict=True)}


def weighed(belief: Belief, knobs: Knobs, questions: Iterable[Question]) -> dict[Question, Worth]:
    """Weigh questions by what their answers are expected to tell."""
    core = {question: core_question(knobs, question) for question in questions}
    known = worths(belief.problem, belief.partition.missing, list(core.values()))
    return {question: known[asked] for question, asked in core.items()}

"""What the questions of Sleuth are worth to one who knows exactly what can be known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from loupe._core import LimitExceeded, Problem
from loupe.bots.exact.solutions import MOST_WORK, Knowledge, entropy_of
from loupe.games.sleuth.actions import Ask, AskFinal
from loupe.games.sleuth.cards import GEM_ORDER, MATCHING
from loupe.games.sleuth.editions import Knobs
from loupe.games.sleuth.rules import shows_gems

Question: TypeAlias = Ask | AskFinal
CoreQuestion: TypeAlias = tuple[int, int, bool]

MASKS = {question: sum(1 << GEM_ORDER[gem] for gem in gems) for question, gems in MATCHING.items()}
"""By question: the gems that it asks for, as the core has them."""

DEAL_BITS = 0.03
"""What a bit about who holds what is worth beside a bit about the missing gems: it tells later on."""


def core_question(knobs: Knobs, question: Question) -> CoreQuestion:
    """Return what is asked as the core takes it."""
    card = question.card if isinstance(question, Ask) else None
    return question.asked, MASKS[question.question], shows_gems(knobs, question.question, card)


DRAWN = 100
SEED = 1
"""Deals that are drawn where exact weighing is too much work, always the same."""


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


def worths(known: Knowledge, asked: Sequence[CoreQuestion]) -> dict[CoreQuestion, Worth]:
    """Weigh many questions at once: exactly, or where that is too much work, over deals drawn."""
    problem, missing = known.problem, known.missing
    distinct = list(dict.fromkeys(asked))
    if not distinct:
        return {}
    try:
        worths = problem.worths(distinct, missing, max_states=MOST_WORK // 3)
    except LimitExceeded:
        return _drawn_worths(problem, missing, distinct)
    return {question: Worth(*bits) for question, bits in zip(distinct, worths, strict=True)}


def solution_bits(known: Knowledge, asked: Sequence[CoreQuestion]) -> dict[CoreQuestion, float]:
    """Return what the answers are expected to tell about the solution alone."""
    return {question: worth.solution for question, worth in worths(known, asked).items()}


def _drawn_worths(problem: Problem, missing: int, asked: Sequence[CoreQuestion]) -> dict[CoreQuestion, Worth]:
    owners = len(problem.sizes)
    hands = memoryview(problem.count().sample_hands(DRAWN, SEED)).cast("Q").tolist()
    of_owner = [hands[owner::owners] for owner in range(owners)]
    by_solution = entropy_of(Counter(of_owner[missing]))
    values = {}
    for owner, cards, shown in asked:
        seen = [hand & cards for hand in of_owner[owner]]
        heard = seen if shown else [each.bit_count() for each in seen]
        by_answer = entropy_of(Counter(heard))
        by_both = entropy_of(Counter(zip(heard, of_owner[missing], strict=True)))
        values[owner, cards, shown] = Worth(by_solution + by_answer - by_both, by_answer)
    return values


def weighed(known: Knowledge, knobs: Knobs, questions: Iterable[Question]) -> dict[Question, Worth]:
    """Weigh questions by what their answers are expected to tell."""
    core = {question: core_question(knobs, question) for question in questions}
    values = worths(known, list(core.values()))
    return {question: values[asked] for question, asked in core.items()}


def solution_worths(known: Knowledge, knobs: Knobs, questions: Iterable[Question]) -> dict[Question, Worth]:
    """Weigh questions by what their answers are expected to tell about the solution alone."""
    core = {question: core_question(knobs, question) for question in questions}
    bits = solution_bits(known, list(core.values()))
    return {question: Worth(bits[asked], 0.0) for question, asked in core.items()}

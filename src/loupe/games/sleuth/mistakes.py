"""What an answer may have been in truth, if what was said or written down is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from loupe.games.sleuth.cards import MATCHING, QUESTIONS, sorted_gems
from loupe.games.sleuth.editions import SleuthSetup
from loupe.games.sleuth.events import Answered, SeenShowed, Showed
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Mistake

MISCOUNTED, MISCOUNTED_MORE = 20, 4
"""One gem overlooked or counted twice is likelier than several."""
WRONG_SEAT, WRONG_QUESTION = 3, 1
"""Slips of the pencil: the answer was heard rightly and noted in the wrong place."""


def mistakes(view: View, number: int) -> Iterator[Mistake]:
    """Return what may have happened instead of an answer, with how likely; nothing else is doubted."""
    seen, setup = view.log[number - 1], view.scene.setup
    if isinstance(seen, Answered | SeenShowed | Showed):
        yield from _miscounted(setup, seen)
        yield from _misplaced(setup, seen)


def _miscounted(setup: SleuthSetup, seen: Answered | SeenShowed | Showed) -> Iterator[Mistake]:
    matching = sorted_gems(MATCHING[seen.question])
    most = min(len(matching), setup.hand_size)
    if isinstance(seen, Showed):
        for count in range(most + 1):
            for gems in combinations(matching, count):
                if gems != seen.gems:
                    yield Mistake(replace(seen, gems=gems), _weight(len(set(gems) ^ set(seen.gems))))
        return
    for count in range(most + 1):
        if count != seen.count:
            yield Mistake(replace(seen, count=count), _weight(abs(count - seen.count)))


def _weight(differing: int) -> int:
    return MISCOUNTED if differing == 1 else MISCOUNTED_MORE


def _misplaced(setup: SleuthSetup, seen: Answered | SeenShowed | Showed) -> Iterator[Mistake]:
    for seat in range(setup.seats):
        if seat not in (seen.asker, seen.asked):
            yield Mistake(replace(seen, asked=seat), WRONG_SEAT)
    if isinstance(seen, Showed):
        return
    for question in QUESTIONS:
        if len(question) == len(seen.question) and question != seen.question:
            yield Mistake(replace(seen, question=question), WRONG_QUESTION)

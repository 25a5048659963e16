"""What an answer may have been in truth, if what was said or written down is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from loupe.games.cluedo.events import Asked, CluedoSeen, HadNone, HasOne, SeenShowed, Showed
from loupe.games.cluedo.views import View
from loupe.games.vocabulary import Mistake

OVERLOOKED, OTHER_CARD, IMAGINED = 6, 2, 1
"""To overlook a card that one holds is the mistake that people make."""


def mistakes(view: View, number: int) -> Iterator[Mistake]:
    """Return what may have happened instead of an answer, with how likely; nothing else is doubted."""
    seen, before = view.log[number - 1], view.log[: number - 1]
    match seen:
        case HadNone():
            yield Mistake(HasOne(seen.seat), OVERLOOKED)
        case HasOne():
            yield Mistake(HadNone(seen.seat), IMAGINED)
        case SeenShowed() | Showed():
            if before[-1] != HasOne(seen.seat):
                yield Mistake(HadNone(seen.seat), IMAGINED)
            if isinstance(seen, Showed):
                yield from _other_cards(before, seen)
        case _:
            return


def _other_cards(before: Sequence[CluedoSeen], seen: Showed) -> Iterator[Mistake]:
    question = next(each for each in reversed(before) if isinstance(each, Asked))
    for card in question.cards:
        if card != seen.card:
            yield Mistake(replace(seen, card=card), OTHER_CARD)

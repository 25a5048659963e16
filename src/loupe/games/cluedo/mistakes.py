"""What an answer may have been in truth, if what was said or written down is wrong."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from loupe.games.cluedo.events import Asked, HadNone, SeenShowed, Showed
from loupe.games.cluedo.views import View
from loupe.games.vocabulary import Mistake

OVERLOOKED, OTHER_CARD, IMAGINED = 6, 2, 1
"""To overlook a card that one holds is the mistake that people make."""


def mistakes(view: View, number: int) -> Iterator[Mistake]:
    """Return what may have happened instead of an answer, with how likely; nothing else is doubted."""
    seen = view.log[number - 1]
    if not isinstance(seen, HadNone | SeenShowed | Showed):
        return
    question = next(each for each in reversed(view.log[: number - 1]) if isinstance(each, Asked))
    if isinstance(seen, HadNone):
        yield Mistake(SeenShowed(seen.seat, question.asker), OVERLOOKED)
        return
    yield Mistake(HadNone(seen.seat), IMAGINED)
    if isinstance(seen, Showed):
        for card in question.cards:
            if card != seen.card:
                yield Mistake(replace(seen, card=card), OTHER_CARD)

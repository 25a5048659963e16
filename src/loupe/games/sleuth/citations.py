"""Which paragraph of which rulebook each refusal stands on; `docs/rules.md` numbers the paragraphs."""

from __future__ import annotations

from loupe.games.sleuth.editions import EDITIONS
from loupe.games.vocabulary import Citation

BOOKS = tuple(edition.book for edition in EDITIONS.values())
RULINGS = "rulings"

PARAGRAPHS: dict[str, tuple[str, str, str, str]] = {
    "no-such-seat": ("intro.1", "intro.1", "intro.1", "3.3"),
    "game-over": ("identify.4", "identify.4", "identify.4", "7.1"),
    "out-of-game": ("identify.3", "identify.3", "identify.3", "7.2"),
    "not-your-turn": ("setup.6", "setup.5", "setup.6", "4.1"),
    "ask-yourself": ("play.1", "play.1", "play.1", "4.1"),
    "no-such-opponent": ("play.1", "play.1", "play.1", "4.1"),
    "card-not-yours": ("play.1", "play.1", "play.1", "4.1"),
    "card-cannot-ask": ("play.1", "play.1", "play.1", "4.1"),
    "no-such-question": ("play.6", "play.6", "play.6", "5.3"),
    "free-choice-cannot-ask": ("play.7", "play.7", "play.7", "5.3"),
    "blank-cannot-ask": ("house-rules", "house-rules", "house-rules", "5.4"),
    "already-asked": ("play.10", "play.10", "play.10", "6.1"),
    "must-identify": ("identify.1", "identify.1", "identify.1", "7.4"),
    "final-same-opponent": ("house-rules", "identify.1", "house-rules", "house-rules"),
    "final-too-early": ("final-strict", "final-strict", "final-strict", "7.4"),
    "no-such-gem": ("cards.1", "cards.1", "cards.1", "3.0"),
    "second-same-opponent": ("variations.2", "variants.3", "variants.3", "house-rules"),
    "second-same-kind": ("variations.2", "variants.3", "variants.3", "house-rules"),
}
"""By code: the paragraph in each book, in the order of BOOKS. A name without a number is a ruling: the
book is silent, or a house rule made the refusal possible."""

RULED = {
    "wait-for-identification": "final-interrogation",
    "final-is-whole-turn": "final-interrogation",
    "wrong-number-of-gems": "identifying",
    "same-gem-twice": "identifying",
    "nothing-to-exchange": "short-of-cards",
    "cannot-pass": "short-of-cards",
    "not-in-this-game": "actions",
}
"""The codes on which all four books are silent, and our ruling."""


def cite(code: str, book: str) -> Citation:
    """Return where the rule behind a refusal stands, for a game played by this book."""
    if code in RULED:
        return Citation(RULINGS, RULED[code])
    paragraph = PARAGRAPHS[code][BOOKS.index(book)]
    return Citation(book if paragraph[-1].isdigit() else RULINGS, paragraph)

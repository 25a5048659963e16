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
    "no-such-question": ("play.6", "play.6", "play.6", "5.3"),
    "card-cannot-ask": ("play.1", "play.1", "play.1", "5.1"),
    "free-choice-cannot-ask": ("play.7", "play.7", "play.7", "5.3"),
    "blank-cannot-ask": ("play.7", "play.7", "play.7", "5.4"),
    "must-identify": ("identify.1", "identify.1", "identify.1", "7.4"),
    "wait-for-identification": ("identify.2", "identify.2", "identify.2", "7.1"),
    "final-same-opponent": ("identify.1", "identify.1", "identify.1", "7.4"),
    "wrong-number-of-gems": ("variations.1", "variants.2", "variants.2", "8.1"),
}
"""By code: the paragraph in each book, in the order of BOOKS."""

RULED = {
    "second-same-opponent": ("variations.2", "variants.3", "variants.3", "additional-interrogations"),
    "second-same-kind": ("variations.2", "variants.3", "variants.3", "additional-interrogations"),
    "already-asked": ("play.10", "play.10", "play.10", "additional-interrogations"),
    "final-is-whole-turn": ("final-interrogation",) * 4,
    "final-too-early": ("final-strict",) * 3 + ("7.4",),
    "nothing-to-exchange": ("short-of-cards",) * 4,
    "cannot-pass": ("short-of-cards",) * 4,
    "same-gem-twice": ("identifying",) * 4,
    "no-such-gem": ("identifying",) * 4,
    "not-in-this-game": ("actions",) * 4,
}
"""The codes for which some or all books are silent: a name without a dot and number is our ruling."""


def cite(code: str, book: str) -> Citation:
    """Return where the rule behind a refusal stands, for a game played by this book."""
    paragraph = (PARAGRAPHS | RULED)[code][BOOKS.index(book)]
    return Citation(book if paragraph[-1].isdigit() else RULINGS, paragraph)

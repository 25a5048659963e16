"""What is agreed before anybody sits down."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from loupe.games.registry import rules_of
from loupe.games.vocabulary import Setup
from loupe.tables.refusals import TableRefusal

LONGEST_NAME = 20

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
"""A name as somebody types it; `checked_name` makes of it one that can be shown."""
Chair: TypeAlias = Annotated[int, Meta(ge=0, le=11)]


class Help(StrEnum):
    """How much the program may help the people at a table, each kind with all before it."""

    NONE = "none"
    NOTES = "notes"
    LOGIC = "logic"
    ODDS = "odds"


class Untimed(Struct, frozen=True, tag="untimed", forbid_unknown_fields=True):
    """Nobody is hurried."""


Clock: TypeAlias = Untimed
"""How time is kept: a union that a clock by the turn or by the day joins."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[int, Meta(ge=2, le=12)]
    variants: Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=20)] = ()
    house: dict[str, Any] = {}
    """The knobs that this table changes."""
    dealer: Chair | None = None
    public: bool = False
    """Listed for all to see and join; else by link alone."""
    help: Help = Help.NOTES
    clock: Clock = Untimed()
    chat: bool = True
    rated: bool = False
    """Whether the game counts for ratings; then only people with accounts sit down."""

    def arrange(self) -> Setup:
        """Return the setup of the game, or raise ImpossibleSettings."""
        rules, edition = rules_of(self.game)
        setup: Setup = rules.arrange(edition, self.seats, self.variants, self.house, self.dealer)
        return setup


def checked_name(name: str) -> str:
    """Return a name as it can be shown, or refuse it."""
    shown = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", name))
    clean = " ".join(shown.split())
    if not clean or len(clean) > LONGEST_NAME or not clean[0].isalpha():
        raise TableRefusal("bad-name", name=clean[: 2 * LONGEST_NAME], most=LONGEST_NAME)
    return clean

"""What is agreed before anybody sits down."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Annotated, Any, TypeAlias, assert_never

from msgspec import Meta, Struct

from loupe.games.registry import rules_of
from loupe.games.vocabulary import ImpossibleSettings, Setup
from loupe.tables.refusals import TableRefusal

LONGEST_NAME = 20

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
"""A name as somebody types it; `checked_name` makes of it one that can be shown."""
Chair: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
DAY = 24 * 3600.0


class Help(StrEnum):
    """How much the program may help the people at a table, each kind with all before it."""

    NONE = "none"
    NOTES = "notes"
    LOGIC = "logic"
    ODDS = "odds"


class Untimed(Struct, frozen=True, tag="untimed", forbid_unknown_fields=True):
    """Nobody is hurried."""


class ByTurn(Struct, frozen=True, tag="by-turn", forbid_unknown_fields=True):
    """So many seconds for each thing that the table waits for, and a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]
    reserve: Annotated[int, Meta(ge=0, le=36_000)] = 0


class ByDay(Struct, frozen=True, tag="by-day", forbid_unknown_fields=True):
    """So many days for each thing that the table waits for."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = Untimed | ByTurn | ByDay
"""How time is kept."""


def time_for(clock: Clock) -> tuple[float, float] | None:
    """Return how many seconds somebody has for each thing, and his reserve; None where nobody is hurried."""
    match clock:
        case Untimed():
            return None
        case ByTurn():
            return clock.seconds, clock.reserve
        case ByDay():
            return clock.days * DAY, 0
        case _:
            assert_never(clock)


class NoSpectators(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """None but those who sit there see the game."""


class LiveSpectators(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Spectators see what is public at once."""


class LateSpectators(Struct, frozen=True, tag="later", forbid_unknown_fields=True):
    """Spectators see what is public, and what the players say, when so much has happened or passed since."""

    events: Annotated[int, Meta(ge=0, le=200)] = 0
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0


Spectators: TypeAlias = NoSpectators | LiveSpectators | LateSpectators
"""Who else may look on, and when."""


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
    rated: bool = False
    """Whether the game counts for ratings; then only people with accounts sit down."""
    chat: bool = True
    """Whether people may talk, to begin with: the host can change it."""
    spectators: Spectators = LiveSpectators()
    pause: bool = False
    """Whether the game waits, and the clocks with it, for somebody whose connection drops."""
    stand_in_after: Annotated[int, Meta(ge=10, le=3600)] | None = None
    """Seconds after which a house player stands in for somebody who is away."""
    fill_after: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """Seconds after which house players take the free chairs and the game begins; sooner if all are taken."""

    def arrange(self) -> Setup:
        """Return the setup of the game, or raise ImpossibleSettings."""
        rules, edition = rules_of(self.game)
        setup: Setup = rules.arrange(edition, self.seats, self.variants, self.house, self.dealer)
        return setup

    def check(self) -> None:
        """Refuse a table that cannot be."""
        self.arrange()
        if isinstance(self.clock, ByDay) and (self.pause or self.stand_in_after is not None):
            raise ImpossibleSettings("away-by-day")


def checked_name(name: str) -> str:
    """Return a name as it can be shown, or refuse it."""
    shown = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", name))
    clean = " ".join(shown.split())
    if not clean or len(clean) > LONGEST_NAME or not clean[0].isalpha():
        raise TableRefusal("bad-name", name=clean[: 2 * LONGEST_NAME], most=LONGEST_NAME)
    return clean

"""What happens at a table, and what each watcher sees of it; the game's own events are among them.

A table's log holds its secrets: who the people are, the code of the invitation, the seed. Its seen events
are classes of their own, in which there is no room for them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from loupe.games.registry import GAMES
from loupe.games.telling import Telling
from loupe.games.vocabulary import Event, Seat, kebab
from loupe.tables.settings import Settings

Person: TypeAlias = str
"""Who somebody is, to the server alone."""

HOUSE: Person = "house"
"""Who acts for the house players; no person is called so."""

ACCOUNT, BOT, GONE = "@", "~", "!"
"""What comes first in a person who has an account, is somebody's bot, or was forgotten; not in a guest."""


def is_guest(person: Person) -> bool:
    """Tell whether somebody is here without an account."""
    return not person.startswith((ACCOUNT, BOT, GONE))


def is_bot(person: Person | None) -> bool:
    """Tell whether somebody is a program that came in from outside."""
    return person is not None and person.startswith(BOT)


def is_gone(person: Person) -> bool:
    """Tell whether somebody was forgotten."""
    return person.startswith(GONE)


class TableEvent(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """What happened at a table, whole."""


class Opened(TableEvent, frozen=True):
    """Somebody set the table up; `code` lets others in."""

    host: Person
    settings: Settings
    code: str


class Sat(TableEvent, frozen=True):
    """A person took a seat."""

    seat: Seat
    person: Person
    name: str


class Moved(TableEvent, frozen=True):
    """Who sat there sits elsewhere now."""

    seat: Seat
    to: Seat


class HouseSat(TableEvent, frozen=True):
    """A house player took a seat; in a running game, for the person who left it and may come back."""

    seat: Seat
    level: str
    name: str


class Left(TableEvent, frozen=True):
    """A seat became free."""

    seat: Seat


class Started(TableEvent, frozen=True):
    """All sat, and the game began; the seed, in digits, is that of all its chance."""

    seed: str


class Happened(TableEvent, frozen=True):
    """Something happened in the game, by what a seat did; the deal is nobody's doing."""

    seat: Seat | None
    event: Raw


class TimedOut(TableEvent, frozen=True):
    """Somebody's time ran out, and a house player does this one thing for him."""

    seat: Seat


class Halted(TableEvent, frozen=True):
    """The server itself was away: the time that runs begins anew."""


class Went(TableEvent, frozen=True):
    """Somebody who sits here has no connection any more."""

    seat: Seat


class Came(TableEvent, frozen=True):
    """Somebody is back who had lost his connection."""

    seat: Seat


class Nudged(TableEvent, frozen=True):
    """Somebody reminded another that the table waits for him."""

    seat: Seat
    by: Seat


class Said(TableEvent, frozen=True):
    """A person at the table said something: in words of his own, or by one of the ready phrases."""

    seat: Seat
    text: str
    phrase: str | None = None


class ChatSwitched(TableEvent, frozen=True):
    """The host lets people talk, or lets them not."""

    on: bool


class Cancelled(TableEvent, frozen=True):
    """The host called the game off."""


class Rematched(TableEvent, frozen=True):
    """The same people go on at another table."""

    table: str


class Became(TableEvent, frozen=True):
    """Somebody is known as another from now on: a guest has an account, or asked to be forgotten.

    Who is forgotten loses his name, and what he said its words, in all that was written here before.
    """

    before: Person
    after: Person
    forgotten: bool = False


Plain: TypeAlias = (
    Moved | HouseSat | Left | TimedOut | Halted | Went | Came | Nudged | ChatSwitched | Cancelled | Rematched
)
"""What everybody sees as it is, for there is no secret in it."""

AnyTableEvent: TypeAlias = Opened | Sat | Started | Happened | Said | Became | Plain


class Entry(Struct, frozen=True):
    """One line of a table's log."""

    number: int
    at: float
    """When, in seconds since 1970."""
    by: Person
    key: str | None
    """The command that made it happen, so that it does so once only."""
    whole: bool
    """Whether it is the last that its command made happen."""
    event: AnyTableEvent


class SeenOpened(Struct, frozen=True, tag="opened"):
    """The table was set up."""

    settings: Settings


class SeenSat(Struct, frozen=True, tag="sat"):
    """A person took a seat, by name."""

    seat: Seat
    name: str


class SeenStarted(Struct, frozen=True, tag="started"):
    """The game began."""


class SeenBecame(Struct, frozen=True, tag="became"):
    """Somebody has another name, or none; who sits where is told with it."""


class SeenSaid(Struct, frozen=True, tag="said"):
    """A person at the table said something: in words of his own, or by one of the ready phrases."""

    seat: Seat
    text: str
    phrase: Telling | None


class SeenAside(Struct, frozen=True, tag="aside"):
    """Something that is nothing to this watcher."""


G = TypeVar("G")


class SeenHappened(Struct, Generic[G], frozen=True, tag="happened"):
    """Something happened in the game, as this watcher saw it."""

    event: G


AnySeen: TypeAlias = (
    SeenOpened | SeenSat | SeenStarted | SeenHappened[Any] | SeenSaid | SeenBecame | SeenAside | Plain
)


def happened(seat: Seat | None, event: Event) -> Happened:
    """Write an event of a game into one of its table."""
    return Happened(seat, Raw(msgspec.json.encode(event)))


def read(family: str, event: Happened) -> Event:
    """Read the event of a game that happened at a table."""
    return _decoder(family).decode(event.event)  # type: ignore[no-any-return]


@cache
def _decoder(family: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(GAMES[family].events)

"""What people, and time, want of a table."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from loupe.games.vocabulary import Action, Seat
from loupe.tables.events import Person
from loupe.tables.settings import Chair, Name

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name that a client gives to a command, so that sending it twice does it once."""
Level: TypeAlias = Annotated[str, Meta(max_length=30)]
"""The level of a house player."""
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants of a table."""

    key: Key | None = None


class TakeSeat(Command, frozen=True):
    """Sit down, on any free chair or a certain one; a table by link wants the code of the invitation.

    Who sits already moves to that chair; who has an account need not give a name.
    """

    name: Name | None = None
    seat: Chair | None = None
    code: Annotated[str, Meta(max_length=100)] | None = None


class InviteHouse(Command, frozen=True):
    """Let a house player sit down."""

    level: Level
    seat: Chair | None = None


class Leave(Command, frozen=True):
    """Stand up; the host may also ask somebody else to, before the game."""

    seat: Chair | None = None


class Start(Command, frozen=True):
    """Deal: all chairs are taken, or house players are to take those that are free."""

    fill: bool = False


class Speak(Command, frozen=True):
    """Say something to the table: a text, or one of the ready phrases."""

    text: Text | None = None
    phrase: Phrase | None = None


class SwitchChat(Command, frozen=True):
    """Let people talk, or let them not."""

    on: bool


class Nudge(Command, frozen=True):
    """Remind those for whom the table has been waiting."""


class StandIn(Command, frozen=True):
    """Let a house player play on for somebody who is away."""

    seat: Chair


class Cancel(Command, frozen=True):
    """Call the game off."""


class Rematch(Command, frozen=True):
    """Go on with the same people at a new table."""


class Act(Command, frozen=True):
    """Do something in the game, having seen the log as far as `after`.

    Whoever says so `strictly` does not want it done if the game has gone on since.
    """

    seat: Seat
    after: int
    action: Action
    strictly: bool = False


class Become(Command, frozen=True):
    """Be known as another from now on; it follows from other things, and no client asks for it."""

    after: Person
    forgotten: bool = False


# What no client asks for: it follows from connections and from time.


class Return(Command, frozen=True):
    """Be here again, having lost the connection."""


class Drop(Command, frozen=True):
    """Count somebody as away: he has no connection anywhere."""

    person: Person


class Fill(Command, frozen=True):
    """Begin with those who are here: the time to wait for others is over."""


class Close(Command, frozen=True):
    """Call off what nobody waits for any more."""


class RunOut(Command, frozen=True):
    """Do something for one whose time has run out."""

    seat: Seat
    after: int
    action: Action


class Halt(Command, frozen=True):
    """Give time again that passed while the server was away."""


FromHouse: TypeAlias = Drop | Fill | Close | RunOut | Halt
FromPeople: TypeAlias = (
    TakeSeat
    | InviteHouse
    | Leave
    | Start
    | Speak
    | SwitchChat
    | Nudge
    | StandIn
    | Cancel
    | Rematch
    | Act
    | Become
    | Return
)
AnyCommand: TypeAlias = FromPeople | FromHouse


def key_of(command: AnyCommand) -> str | None:
    """Return what a command is known by: the same action after the same entry is the same command."""
    if command.key is None and isinstance(command, Act):
        written = msgspec.json.encode((command.seat, command.after, command.action))
        return sha256(written).hexdigest()[:32]
    return command.key

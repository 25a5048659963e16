"""What people want of a table, and what comes of it: checked against the folded table, decided purely."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, TypeAlias, assert_never

import msgspec
from msgspec import Meta, Struct

from loupe.bots import LEVELS
from loupe.games.registry import rules_of
from loupe.games.telling import say
from loupe.games.vocabulary import Action, Seat
from loupe.tables.becoming import took_part
from loupe.tables.events import (
    HOUSE,
    AnyTableEvent,
    Became,
    Cancelled,
    HouseSat,
    Left,
    Person,
    Rematched,
    Said,
    Sat,
    Started,
    happened,
    is_guest,
)
from loupe.tables.refusals import Forbidden, TableRefusal, Unknown
from loupe.tables.settings import Chair, Name, checked_name
from loupe.tables.table import Phase, Table

STAND_IN = "casual"
"""The level of a house player who plays on for a person that left."""

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name that a client gives to a command, so that sending it twice does it once."""


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants of a table."""

    key: Key | None = None


class TakeSeat(Command, frozen=True):
    """Sit down, on any free chair or a certain one; a table by link wants the code of the invitation."""

    name: Name
    seat: Chair | None = None
    code: Annotated[str, Meta(max_length=100)] | None = None


class InviteHouse(Command, frozen=True):
    """Let a house player sit down."""

    level: Annotated[str, Meta(max_length=30)]
    seat: Chair | None = None


class Leave(Command, frozen=True):
    """Stand up; the host may also ask somebody else to, before the game."""

    seat: Chair | None = None


class Start(Command, frozen=True):
    """Deal: all chairs are taken."""


class Speak(Command, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


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


AnyCommand: TypeAlias = TakeSeat | InviteHouse | Leave | Start | Speak | Cancel | Rematch | Act | Become


def key_of(command: AnyCommand) -> str | None:
    """Return what a command is known by: the same action after the same entry is the same command."""
    if command.key is None and isinstance(command, Act):
        written = msgspec.json.encode((command.seat, command.after, command.action))
        return sha256(written).hexdigest()[:32]
    return command.key


def decide(table: Table, by: Person, command: AnyCommand, fresh: str) -> tuple[AnyTableEvent, ...]:
    """Return what happens, or refuse; `fresh` are digits that nobody can guess, for whoever needs some."""
    if not (by == HOUSE or table.may_look(by) or isinstance(command, TakeSeat | Become)):
        raise Unknown
    match command:
        case TakeSeat():
            return _take_seat(table, by, command)
        case InviteHouse():
            return _invite_house(table, by, command)
        case Leave():
            return _leave(table, by, command)
        case Start():
            return _start(table, by, fresh)
        case Speak():
            return _speak(table, by, command)
        case Cancel():
            return _cancel(table, by)
        case Rematch():
            return _rematch(table, by, fresh)
        case Act():
            return _act(table, by, command)
        case Become():
            return _become(table, by, command)
        case _:
            assert_never(command)


def _verify_host(table: Table, by: Person) -> None:
    if by != table.host:
        raise Forbidden("only-the-host")


def _verify_open(table: Table) -> None:
    if table.phase is not Phase.OPEN:
        raise TableRefusal("table-started")


# Sitting down and standing up.


def _take_seat(table: Table, by: Person, command: TakeSeat) -> tuple[AnyTableEvent, ...]:
    if not (table.may_look(by) or command.code == table.code):
        raise Unknown
    sits = table.seat_of(by)
    if sits is not None:
        if command.seat in (None, sits):
            return ()
        raise TableRefusal("already-seated", seat=sits)
    kept = next((n for n, sitter in enumerate(table.chairs) if sitter and sitter.absent == by), None)
    if table.phase is Phase.RUNNING and kept is not None:
        return (Sat(kept, by, table.names[kept]),)
    _verify_open(table)
    if table.settings.rated and is_guest(by):
        raise Forbidden("account-needed")
    return (Sat(_free(table, command.seat), by, _new_name(table, checked_name(command.name))),)


def _free(table: Table, wanted: Seat | None) -> Seat:
    free = [seat for seat, sitter in enumerate(table.chairs) if sitter is None]
    if wanted is not None and wanted not in range(len(table.chairs)):
        raise TableRefusal("no-such-seat", seat=wanted)
    if not free or (wanted is not None and wanted not in free):
        raise TableRefusal("seat-taken")
    return free[0] if wanted is None else wanted


def _new_name(table: Table, name: str) -> str:
    if name.casefold() in (other.casefold() for other in table.names):
        raise TableRefusal("same-name", name=name)
    return name


def _invite_house(table: Table, by: Person, command: InviteHouse) -> tuple[AnyTableEvent, ...]:
    _verify_host(table, by)
    _verify_open(table)
    if command.level not in LEVELS:
        raise TableRefusal("unknown-bot", level=command.level, known=", ".join(LEVELS))
    return (HouseSat(_free(table, command.seat), command.level, _house_name(table, command.level)),)


def _house_name(table: Table, level: str) -> str:
    name = say(LEVELS[level].person)
    numbered = (name, *(f"{name} {n}" for n in range(2, 20)))
    return next(name for name in numbered if name not in table.names)


def _leave(table: Table, by: Person, command: Leave) -> tuple[AnyTableEvent, ...]:
    sits = table.seat_of(by)
    seat = sits if command.seat is None else command.seat
    if seat is None or seat not in range(len(table.chairs)) or table.chairs[seat] is None:
        raise TableRefusal("not-seated")
    if seat != sits:
        _verify_host(table, by)
        _verify_open(table)
    match table.phase:
        case Phase.OPEN:
            return (Left(seat),)
        case Phase.RUNNING:
            return Left(seat), HouseSat(seat, STAND_IN, table.names[seat])
        case Phase.OVER | Phase.CANCELLED:
            raise TableRefusal("table-over")
        case _:
            assert_never(table.phase)


# From the deal to the next game.


def _start(table: Table, by: Person, fresh: str) -> tuple[AnyTableEvent, ...]:
    _verify_host(table, by)
    _verify_open(table)
    if None in table.chairs:
        raise TableRefusal("chairs-free", free=table.chairs.count(None))
    return started(table, fresh)


def started(table: Table, seed: str) -> tuple[AnyTableEvent, ...]:
    """Return how the game begins: with this seed, and the deal that it gives."""
    rules = rules_of(table.settings.game)[0]
    return Started(seed), happened(None, rules.deal(rules.begin(table.setup, int(seed))))


def _act(table: Table, by: Person, command: Act) -> tuple[AnyTableEvent, ...]:
    if table.phase is Phase.OPEN or table.game is None:
        raise TableRefusal("table-not-started")
    if table.phase is Phase.CANCELLED:
        raise TableRefusal("table-over")
    _verify_own_seat(table, by, command.seat)
    if not 0 < command.after <= table.number:
        raise TableRefusal("no-such-entry", number=table.number)
    since = table.played if command.strictly else table.acted.get(command.seat, 0)
    if since > command.after:
        raise TableRefusal("out-of-date", number=since)
    events = table.game.rules.decide(table.game.state, command.seat, command.action)
    return tuple(happened(command.seat, event) for event in events)


def _verify_own_seat(table: Table, by: Person, seat: Seat) -> None:
    sitter = table.chairs[seat] if seat in range(len(table.chairs)) else None
    if sitter is None or (sitter.level is None if by == HOUSE else sitter.person != by):
        raise Forbidden("not-your-seat")


def _speak(table: Table, by: Person, command: Speak) -> tuple[AnyTableEvent, ...]:
    seat = table.seat_of(by)
    if seat is None:
        raise Forbidden("not-seated")
    if not table.settings.chat:
        raise Forbidden("chat-off")
    text = "".join(sign if sign.isprintable() else " " for sign in command.text).strip()
    if not text:
        raise TableRefusal("nothing-said")
    return (Said(seat, text),)


def _cancel(table: Table, by: Person) -> tuple[AnyTableEvent, ...]:
    _verify_host(table, by)
    if table.phase is Phase.CANCELLED:
        return ()
    if table.phase is Phase.OVER:
        raise TableRefusal("table-over")
    if table.settings.rated and table.phase is Phase.RUNNING:
        raise TableRefusal("rated-goes-on")
    return (Cancelled(),)


def _rematch(table: Table, by: Person, fresh: str) -> tuple[AnyTableEvent, ...]:
    if table.seat_of(by) is None:
        raise Forbidden("not-seated")
    if table.phase is not Phase.OVER:
        raise TableRefusal("not-over-yet")
    return () if table.next else (Rematched(fresh),)


# Being known as another.


def _become(table: Table, by: Person, command: Become) -> tuple[AnyTableEvent, ...]:
    if not took_part(table.entries, by):
        return ()
    became = Became(by, command.after, command.forgotten)
    # Nobody sits on two chairs: the one that he had as a guest becomes free.
    twice = table.seat_of(by) is not None and table.seat_of(command.after) is not None
    if twice and table.phase in (Phase.OPEN, Phase.RUNNING):
        return (*_leave(table, by, Leave()), became)
    return (became,)

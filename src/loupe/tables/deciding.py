"""What comes of a command: checked against the folded table, decided purely."""

from __future__ import annotations

from typing import assert_never

from loupe.tables import playing, seats, talking
from loupe.tables.commands import (
    Act,
    AnyCommand,
    Become,
    Cancel,
    Close,
    Drop,
    Fill,
    FromHouse,
    FromPeople,
    Halt,
    InviteHouse,
    Leave,
    Nudge,
    Rematch,
    Return,
    RunOut,
    Speak,
    StandIn,
    Start,
    SwitchChat,
    TakeSeat,
)
from loupe.tables.events import HOUSE, AnyTableEvent, Came, Person
from loupe.tables.refusals import Unknown
from loupe.tables.table import Table


def decide(
    table: Table, by: Person, command: AnyCommand, fresh: str, now: float = 0.0
) -> tuple[AnyTableEvent, ...]:
    """Return what happens, or refuse; `fresh` are digits that nobody can guess, for whoever needs some."""
    if isinstance(command, FromHouse):
        return _from_house(table, by, command, fresh, now)
    if not (by == HOUSE or table.may_look(by) or isinstance(command, TakeSeat | Become)):
        raise Unknown
    events = _from_people(table, by, command, fresh, now)
    return (*_back(table, by, command), *events) if events else ()


def _back(table: Table, by: Person, command: FromPeople) -> tuple[AnyTableEvent, ...]:
    """Whoever does something is here, whatever became of his connection."""
    seat = table.seat_of(by)
    sitter = None if seat is None else table.chairs[seat]
    if seat is None or sitter is None or sitter.away is None or isinstance(command, Leave | Become | Return):
        return ()
    return (Came(seat),)


def _from_people(
    table: Table, by: Person, command: FromPeople, fresh: str, now: float
) -> tuple[AnyTableEvent, ...]:
    match command:
        case TakeSeat():
            return playing.begun_if_full(table, seats.take_seat(table, by, command), fresh)
        case InviteHouse():
            return seats.invite_house(table, by, command)
        case Leave():
            return seats.leave(table, by, command)
        case StandIn():
            return seats.stand_in(table, by, command, now)
        case Return():
            return seats.come_back(table, by)
        case Become():
            return seats.become(table, by, command)
        case Speak():
            return talking.speak(table, by, command, now)
        case SwitchChat():
            return talking.switch_chat(table, by, command)
        case Nudge():
            return talking.nudge(table, by, now)
        case Start():
            return playing.start(table, by, command, fresh)
        case Act():
            return playing.act(table, by, command)
        case Cancel():
            return playing.cancel(table, by)
        case Rematch():
            return playing.rematch(table, by, fresh)
        case _:
            assert_never(command)


def _from_house(
    table: Table, by: Person, command: FromHouse, fresh: str, now: float
) -> tuple[AnyTableEvent, ...]:
    if by != HOUSE:
        raise Unknown
    match command:
        case Drop():
            return seats.drop(table, command)
        case Fill():
            return playing.fill(table, fresh, now)
        case Close():
            return playing.close(table, now)
        case RunOut():
            return playing.run_out(table, command, now)
        case Halt():
            return playing.halt(table)
        case _:
            assert_never(command)

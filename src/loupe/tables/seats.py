"""Who sits where: sitting down, standing up, losing one's connection, being stood in for."""

from __future__ import annotations

from typing import assert_never

from loupe.bots import LEVELS
from loupe.games.telling import say
from loupe.games.vocabulary import Seat
from loupe.tables.becoming import took_part
from loupe.tables.commands import Become, Drop, InviteHouse, Leave, StandIn, TakeSeat
from loupe.tables.events import (
    HOUSE,
    AnyTableEvent,
    Became,
    Came,
    HouseSat,
    Left,
    Moved,
    Person,
    Sat,
    Went,
    is_guest,
)
from loupe.tables.refusals import Forbidden, TableRefusal, TooSoon, Unknown
from loupe.tables.settings import checked_name
from loupe.tables.table import Phase, Table

STAND_IN = "casual"
"""The level of a house player who plays on for a person that left."""
FILLING = ("casual", "sharp", "novice")
"""The levels of those who take chairs that nobody came for, in turn."""

Events = tuple[AnyTableEvent, ...]


def verify_host(table: Table, by: Person) -> None:
    """Refuse what is the host's to do."""
    if not table.is_host(by):
        raise Forbidden("only-the-host")


def verify_leader(table: Table, by: Person) -> None:
    """Refuse what brings the table on, and any player may do as long as the host is away."""
    if not table.leads(by):
        raise Forbidden("only-the-host")


def verify_open(table: Table) -> None:
    """Refuse what is done before the game."""
    if table.phase is not Phase.OPEN:
        raise TableRefusal("table-started")


# People.


def take_seat(table: Table, by: Person, command: TakeSeat) -> Events:
    """Sit down, on a chair that was kept, or elsewhere."""
    if not (table.may_look(by) or command.code == table.code):
        raise Unknown
    sits = table.seat_of(by)
    if sits is not None:
        return _move(table, sits, command.seat)
    kept = table.kept_for(by)
    if table.phase is Phase.RUNNING and kept is not None:
        return (Sat(kept, by, table.names[kept]),)
    verify_open(table)
    if table.settings.rated and is_guest(by):
        raise Forbidden("account-needed")
    return (Sat(_free(table, command.seat), by, _new_name(table, checked_name(command.name or ""))),)


def _move(table: Table, sits: Seat, wanted: Seat | None) -> Events:
    if wanted in (None, sits):
        return ()
    if table.phase is not Phase.OPEN:
        raise TableRefusal("already-seated", seat=sits)
    return (Moved(sits, _free(table, wanted)),)


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


def leave(table: Table, by: Person, command: Leave) -> Events:
    """Stand up, or be asked to."""
    sits = table.seat_of(by)
    seat = sits if command.seat is None else command.seat
    if seat is None or seat not in range(len(table.chairs)) or table.chairs[seat] is None:
        raise TableRefusal("not-seated")
    if seat != sits:
        verify_host(table, by)
        verify_open(table)
    match table.phase:
        case Phase.OPEN:
            return (Left(seat),)
        case Phase.RUNNING:
            return Left(seat), HouseSat(seat, STAND_IN, table.names[seat])
        case Phase.OVER | Phase.CANCELLED:
            raise TableRefusal("table-over")
        case _:
            assert_never(table.phase)


def become(table: Table, by: Person, command: Become) -> Events:
    """Be known as another."""
    if not took_part(table.entries, by):
        return ()
    became = Became(by, command.after, command.forgotten)
    # Nobody sits on two chairs: the one that he had as a guest becomes free.
    twice = table.seat_of(by) is not None and table.seat_of(command.after) is not None
    if twice and table.phase in (Phase.OPEN, Phase.RUNNING):
        return (*leave(table, by, Leave()), became)
    return (became,)


# Connections.


def drop(table: Table, command: Drop) -> Events:
    """Count somebody as away."""
    seat = table.seat_of(command.person)
    sitter = None if seat is None else table.chairs[seat]
    if seat is None or sitter is None or sitter.away is not None or table.phase is Phase.CANCELLED:
        return ()
    return (Went(seat),)


def come_back(table: Table, by: Person) -> Events:
    """Be here again; who was stood in for only because he was away has his chair back."""
    if not table.misses(by):
        return ()
    seat, kept = table.seat_of(by), table.kept_for(by)
    if seat is not None:
        return (Came(seat),)
    return () if kept is None else (Sat(kept, by, table.names[kept]),)


def stand_in(table: Table, by: Person, command: StandIn, now: float) -> Events:
    """Let a house player play on for who is away: any player's to ask, and the table's own after a while."""
    seat, chairs = command.seat, table.chairs
    if by != HOUSE and table.seat_of(by) is None:
        raise Forbidden("not-seated")
    if table.phase is not Phase.RUNNING:
        raise TableRefusal("table-not-started" if table.phase is Phase.OPEN else "table-over")
    sitter = chairs[seat] if seat in range(len(chairs)) else None
    if sitter is None or sitter.away is None:
        raise TableRefusal("not-away")
    patience = table.settings.stand_in_after
    if by == HOUSE and (patience is None or now < sitter.away + patience):
        raise TooSoon("not-away", sitter.away + (patience or 0) - now)
    return (HouseSat(seat, STAND_IN, sitter.name),)


# House players.


def invite_house(table: Table, by: Person, command: InviteHouse) -> Events:
    """Let a house player sit down."""
    verify_leader(table, by)
    verify_open(table)
    return (house_sits(command.level, _free(table, command.seat), table.names),)


def house_sits(level: str, seat: Seat, names: tuple[str, ...]) -> HouseSat:
    """Sit a house player down, under a name that none of these is."""
    if level not in LEVELS:
        raise TableRefusal("unknown-bot", level=level, known=", ".join(LEVELS))
    return HouseSat(seat, level, numbered(say(LEVELS[level].person), names))


def numbered(name: str, names: tuple[str, ...]) -> str:
    """Return a name that none of these is: with a number behind it, if need be."""
    taken = {one.casefold() for one in names}
    known = (name, *(f"{name} {n}" for n in range(2, 20)))
    return next(one for one in known if one.casefold() not in taken)


def fill_up(table: Table, seats: tuple[Seat, ...], levels: tuple[str, ...] = FILLING) -> Events:
    """Sit house players down on all these chairs, one level after the other."""
    names, events = list(table.names), []
    for n, seat in enumerate(seats):
        events.append(house_sits(levels[n % len(levels)], seat, tuple(names)))
        names[seat] = events[-1].name
    return tuple(events)

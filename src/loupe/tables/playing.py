"""From the deal to the next game: beginning, acting, running out of time, ending, playing again."""

from __future__ import annotations

from loupe.games.registry import rules_of
from loupe.games.vocabulary import Seat
from loupe.tables.commands import Act, RunOut, Start
from loupe.tables.events import (
    HOUSE,
    Cancelled,
    Halted,
    Happened,
    HouseSat,
    Left,
    Person,
    Rematched,
    Sat,
    Started,
    TimedOut,
    happened,
)
from loupe.tables.refusals import Forbidden, TableRefusal, TooSoon
from loupe.tables.seats import STAND_IN, Events, fill_up, verify_host, verify_leader, verify_open
from loupe.tables.settings import ByTurn
from loupe.tables.table import Phase, Table

MOST_TIMES_OUT = 3
"""After so many times out in a row a house player takes the chair, until he who sat there wants it back."""
DESERTED = 3600.0
"""Seconds after which a public table is closed at which everybody who waited has gone."""


def start(table: Table, by: Person, command: Start, fresh: str) -> Events:
    """Deal."""
    verify_leader(table, by)
    verify_open(table)
    free = free_chairs(table)
    if free and not command.fill:
        raise TableRefusal("chairs-free", free=len(free))
    return (*fill_up(table, free), *started(table, fresh))


def free_chairs(table: Table) -> tuple[Seat, ...]:
    """Return the chairs on which nobody sits."""
    return tuple(seat for seat, sitter in enumerate(table.chairs) if sitter is None)


def started(table: Table, seed: str) -> Events:
    """Return how the game begins: with this seed, and the deal that it gives."""
    rules = rules_of(table.settings.game)[0]
    return Started(seed), happened(None, rules.deal(rules.begin(table.setup, int(seed))))


def begun_if_full(table: Table, events: Events, fresh: str) -> Events:
    """Begin at once when the last chair of a table that begins by itself is taken."""
    takes = isinstance(events[-1], Sat) if events else False
    full = takes and table.phase is Phase.OPEN and len(free_chairs(table)) == 1
    return (*events, *started(table, fresh)) if full and table.settings.fill_after is not None else events


def fill(table: Table, fresh: str, now: float) -> Events:
    """Begin with those who are here; house players sit down where nobody is."""
    patience = table.settings.fill_after
    if table.phase is not Phase.OPEN or patience is None or table.waited is None:
        return ()
    if now < table.waited + patience:
        raise TooSoon("not-yet", table.waited + patience - now)
    gone = tuple(seat for seat, sitter in enumerate(table.chairs) if sitter and sitter.away is not None)
    free = tuple(sorted((*free_chairs(table), *gone)))
    return (*(Left(seat) for seat in gone), *fill_up(table, free), *started(table, fresh))


def close(table: Table, now: float) -> Events:
    """Call off what nobody waits for any more."""
    last = deserted(table)
    return () if last is None or now < last + DESERTED else (Cancelled(),)


def deserted(table: Table) -> float | None:
    """Return since when nobody has been at a public table that waits for people."""
    if table.phase is not Phase.OPEN or not table.settings.public or table.waited is not None:
        return None
    return table.entries[-1].at


# In the game.


def act(table: Table, by: Person, command: Act) -> Events:
    """Do something in the game."""
    _verify_running(table)
    verify_own_seat(table, by, command.seat)
    if table.paused is not None and table.awaited(but=by):
        raise TableRefusal("table-paused")
    if not 0 < command.after <= table.number:
        raise TableRefusal("no-such-entry", number=table.number)
    since = table.played if command.strictly else table.acted.get(command.seat, 0)
    if since > command.after:
        raise TableRefusal("out-of-date", number=since)
    return decided(table, command)


def _verify_running(table: Table) -> None:
    if table.phase is Phase.OPEN or table.game is None:
        raise TableRefusal("table-not-started")
    if table.phase is Phase.CANCELLED:
        raise TableRefusal("table-over")


def verify_own_seat(table: Table, by: Person, seat: Seat) -> None:
    """Refuse somebody a seat that is not his."""
    sitter = table.chairs[seat] if seat in range(len(table.chairs)) else None
    if sitter is None or (sitter.level is None if by == HOUSE else sitter.person != by):
        raise Forbidden("not-your-seat")


def decided(table: Table, command: Act | RunOut) -> tuple[Happened, ...]:
    """Return what the game makes of an action."""
    assert table.game is not None, "no game has started"
    events = table.game.rules.decide(table.game.state, command.seat, command.action)
    return tuple(happened(command.seat, event) for event in events)


# Time.


def run_out(table: Table, command: RunOut, now: float) -> Events:
    """Do something for one whose time has run out; after some times, play on for him altogether."""
    seat, clocks, sitter = command.seat, table.clocks, table.chairs[command.seat]
    if table.phase is not Phase.RUNNING or clocks is None or sitter is None or sitter.person is None:
        return ()
    if table.played > command.after:
        raise TableRefusal("out-of-date", number=table.played)
    out = clocks.runs_out(seat)
    if out is None or now < out:
        raise TooSoon("not-yet", 0 if out is None else out - now)
    done: Events = (TimedOut(seat), *decided(table, command))
    if sitter.times_out + 1 < MOST_TIMES_OUT:
        return done
    return (done[0], HouseSat(seat, STAND_IN, sitter.name), *done[1:])


def halt(table: Table) -> Events:
    """Give time again that passed while the server was away."""
    runs = table.phase is Phase.RUNNING and isinstance(table.settings.clock, ByTurn)
    return (Halted(),) if runs else ()


# The end.


def cancel(table: Table, by: Person) -> Events:
    """Call the game off."""
    verify_host(table, by)
    if table.phase is Phase.CANCELLED:
        return ()
    if table.phase is Phase.OVER:
        raise TableRefusal("table-over")
    if table.settings.rated and table.phase is Phase.RUNNING:
        raise TableRefusal("rated-goes-on")
    return (Cancelled(),)


def rematch(table: Table, by: Person, fresh: str) -> Events:
    """Go on with the same people at a new table."""
    if table.seat_of(by) is None:
        raise Forbidden("not-seated")
    if table.phase is not Phase.OVER:
        raise TableRefusal("not-over-yet")
    return () if table.next else (Rematched(fresh),)

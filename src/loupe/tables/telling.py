"""What happens at a table in words, as tellings: the game's own events are told by the game."""

from __future__ import annotations

from typing import assert_never

from loupe.games import telling
from loupe.games.registry import rules_of
from loupe.games.telling import Telling, Terms
from loupe.games.vocabulary import Seat, Watcher
from loupe.tables.events import (
    AnySeen,
    Came,
    Cancelled,
    ChatSwitched,
    Entry,
    Halted,
    HouseSat,
    Left,
    Moved,
    Nudged,
    Rematched,
    SeenAside,
    SeenBecame,
    SeenHappened,
    SeenOpened,
    SeenSaid,
    SeenSat,
    SeenStarted,
    TimedOut,
    Went,
)
from loupe.tables.table import Table


def tell(table: Table, entry: Entry, seen: AnySeen, watcher: Watcher) -> Telling | None:
    """Tell what a watcher saw of an entry; what somebody said needs none, nor who is here."""
    match seen:
        case SeenHappened():
            told: Telling = rules_of(table.settings.game)[0].tell.event(seen.event, table.setup, watcher)
            return told
        case SeenOpened():
            return Telling("table-opened", parts={"game": (telling.game(seen.settings.game),)})
        case SeenSat():
            return Telling("table-sat", _you(watcher, seen.seat) | {"name": seen.name})
        case HouseSat():
            stands_in = entry.number in table.stood_in
            return Telling("table-stood-in" if stands_in else "table-house-sat", {"name": seen.name})
        case Left():
            return Telling("table-left", {"name": table.left[entry.number]})
        case SeenStarted():
            return Telling("table-started")
        case TimedOut():
            return Telling("table-timed-out", seats={"seat": (seen.seat,)})
        case Halted():
            return Telling("table-halted")
        case Nudged():
            return Telling("table-nudged", _you(watcher, seen.seat), {"by": (seen.by,), "seat": (seen.seat,)})
        case ChatSwitched():
            return Telling("table-chat-on" if seen.on else "table-chat-off")
        case Cancelled():
            return Telling("table-cancelled")
        case Rematched():
            return Telling("table-rematched")
        case SeenSaid() | Moved() | Went() | Came() | SeenBecame() | SeenAside():
            return None
        case _:
            assert_never(seen)


def _you(watcher: Watcher, seat: Seat) -> Terms:
    return {"you": "seat" if watcher == seat else "nobody"}

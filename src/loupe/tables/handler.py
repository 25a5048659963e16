"""The one handler of commands: fold the log, decide, append with the next number, and again on a conflict."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from weakref import WeakValueDictionary

from msgspec.structs import replace

from loupe.games.chance import fresh_seed
from loupe.tables.becoming import written_anew
from loupe.tables.commands import AnyCommand, TakeSeat, decide, key_of
from loupe.tables.events import (
    AnyTableEvent,
    Became,
    Cancelled,
    Entry,
    Happened,
    HouseSat,
    Opened,
    Person,
    Rematched,
    Said,
    Sat,
    Started,
    is_gone,
)
from loupe.tables.refusals import Busy, Unknown
from loupe.tables.results import finished
from loupe.tables.settings import Settings
from loupe.tables.store import Batch, Conflict, Errand, Listing, Store
from loupe.tables.table import Phase, Table

ATTEMPTS = 50
MOST_KEPT = 2000
"""So many folded tables are kept; any other is folded anew from its log."""
HOUSE_PLAYERS = "house-players"
"""The errand of letting the house players of a table act."""

Announce = Callable[[str, int], Awaitable[None]]


class Tables:
    """Every table there is, as this node sees it; another node may write to any of them at any moment."""

    def __init__(
        self,
        store: Store,
        announce: Announce,
        pace: float = 2.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store, self._announce, self.pace, self.clock = store, announce, pace, clock
        self.conflicts = 0
        self._folded: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._readers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def look(self, id: str, heard: int = 0) -> Table:
        """Return a table, folded up to the end of its log; or as far as one has `heard` that it goes."""
        if heard and (kept := self._kept(id, heard)):
            return kept
        # Of many who have heard of something new, one reads it.
        async with self._readers.setdefault(id, asyncio.Lock()):
            return (heard and self._kept(id, heard)) or await self._read(id)

    def _kept(self, id: str, number: int) -> Table | None:
        """Return a table as it was folded here before, if that is so far."""
        table = self._folded.get(id)
        return table if table and table.number >= number else None

    async def _read(self, id: str) -> Table:
        table = self._folded.get(id) or Table(id)
        news = await self.store.entries(id, table.number)
        if table.number and any(isinstance(e.event, Became) and e.event.forgotten for e in news):
            # What was folded here before still knows who is forgotten.
            self._folded.pop(id, None)
            return await self._read(id)
        for entry in news:
            # While the log was read, somebody else may have folded on.
            if entry.number == table.number + 1:
                table.take(entry)
        if not table.number:
            raise Unknown
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        kept = self._folded.setdefault(table.id, table)
        kept = self._folded[table.id] = table if table.number > kept.number else kept
        self._folded.move_to_end(table.id)
        while len(self._folded) > MOST_KEPT:
            self._folded.popitem(last=False)
        return kept

    async def look_for(self, id: str, person: Person, heard: int = 0) -> Table:
        """Return a table that this person may look at."""
        table = await self.look(id, heard)
        if not table.may_look(person):
            raise Unknown
        return table

    async def invited(self, code: str) -> Table:
        """Return the table that an invitation is for."""
        id = await self.store.by_code(code)
        if id is None:
            raise Unknown
        return await self.look(id)

    async def open(self, by: Person, settings: Settings, name: str | None, key: str | None) -> Table:
        """Set a table up; its host, if he gives his name, sits down first."""
        settings.check()
        id = secrets.token_urlsafe(9) if key is None else _id_of(by, key)
        table = Table(id)
        entry = self._entries(table, by, None, [Opened(by, settings, secrets.token_urlsafe(16))])[0]
        table.take(replace(entry, whole=name is None))
        if name is not None:
            sat = decide(table, by, TakeSeat(name=name), "")
            for more in self._entries(table, by, None, sat):
                table.take(more)
        try:
            await self.store.append([_opening(table)])
        except Conflict:
            return await self.look(id)  # The same command came before.
        return self._keep(table)

    async def handle(self, id: str, by: Person, command: AnyCommand) -> int:
        """Carry a command out once, and return the number of the last entry that it made."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            for attempt in range(ATTEMPTS):
                table = await self.look(id)
                try:
                    return await self._attempt(table, by, command)
                except Conflict:
                    self.conflicts += 1
                    await asyncio.sleep(random.uniform(0, 0.002 * attempt))
        raise Busy("too-busy")

    async def _attempt(self, table: Table, by: Person, command: AnyCommand) -> int:
        key = key_of(command)
        if key is not None and (done := table.done.get((by, key))):
            return done
        events = decide(table, by, command, str(fresh_seed()))
        if not events:
            return table.number
        entries = self._entries(table, by, key, events)
        batches = [self._batch(table, entries)]
        batches += [
            _opening(self._again(table, by, event)) for event in events if isinstance(event, Rematched)
        ]
        await self.store.append(batches)
        for entry in entries:
            if entry.number == table.number + 1:
                table.take(entry)
        await self._announce(table.id, entries[-1].number)
        return entries[-1].number

    def _batch(self, table: Table, entries: tuple[Entry, ...]) -> Batch:
        events = [entry.event for entry in entries]
        rewritten, added = written_anew(table.entries, entries)
        return Batch(
            _listing(table, events),
            added,
            self._errands(table, entries),
            rewritten,
            next((event for event in events if isinstance(event, Became)), None),
            finished(table, entries),
        )

    def _entries(
        self, table: Table, by: Person, key: str | None, events: Sequence[AnyTableEvent]
    ) -> tuple[Entry, ...]:
        now, last = self.clock(), table.number + len(events)
        return tuple(
            Entry(number, now, by, key if number == last else None, number == last, event)
            for number, event in enumerate(events, table.number + 1)
        )

    def _errands(self, table: Table, entries: Sequence[Entry]) -> tuple[Errand, ...] | None:
        """House players are asked after whole actions only, and when people had a moment to speak first."""
        events = [entry.event for entry in entries]
        if all(isinstance(event, Said | Rematched | Became) for event in events):
            return None
        runs = table.phase is Phase.RUNNING or any(isinstance(event, Started) for event in events)
        house = table.house_seats or any(isinstance(event, HouseSat) for event in events)
        if not runs or not house or any(isinstance(event, Cancelled) for event in events):
            return ()
        played = max((e.number for e in entries if isinstance(e.event, Happened)), default=table.played)
        due = self.clock() + self.pace * random.uniform(0.8, 1.2)
        return (Errand(table.id, HOUSE_PLAYERS, played, due),)

    def _again(self, table: Table, by: Person, event: Rematched) -> Table:
        """Set up the next table for the same people; the next of them deals."""
        dealer = (table.setup.dealer + 1) % table.setup.seats
        again = Table(event.table)
        events: list[AnyTableEvent] = [
            Opened(table.host, replace(table.settings, dealer=dealer), secrets.token_urlsafe(16))
        ]
        for seat, sitter in enumerate(table.chairs):
            if sitter and sitter.person and not is_gone(sitter.person):
                events.append(Sat(seat, sitter.person, sitter.name))
            elif sitter and sitter.level and not sitter.absent:
                events.append(HouseSat(seat, sitter.level, sitter.name))
        for entry in self._entries(again, by, None, events):
            again.take(entry)
        return again


def _id_of(by: Person, key: str) -> str:
    return sha256(f"{by} opens {key}".encode()).hexdigest()[:16]


def _opening(table: Table) -> Batch:
    return Batch(_listing(table, ()), tuple(table.entries), ())


def _listing(table: Table, events: Sequence[AnyTableEvent]) -> Listing:
    """Say how far a table has come after these events."""
    phase = table.phase
    for event in events:
        match event:
            case Started():
                phase = Phase.RUNNING
            case Cancelled():
                phase = Phase.CANCELLED
            case _:
                pass
    if table.outcome_after(events):
        phase = Phase.OVER
    return Listing(table.id, table.code, table.settings.public, phase)

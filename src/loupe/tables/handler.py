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
from loupe.games.vocabulary import Refusal
from loupe.tables.becoming import written_anew
from loupe.tables.commands import Act, AnyCommand, TakeSeat, key_of
from loupe.tables.deciding import decide
from loupe.tables.errands import HOUSE_PLAYERS, changed, wanted
from loupe.tables.events import (
    AnyTableEvent,
    Became,
    Entry,
    HouseSat,
    Opened,
    Person,
    Rematched,
    Sat,
    Went,
    is_gone,
)
from loupe.tables.late import LateTables
from loupe.tables.playing import free_chairs, started
from loupe.tables.refusals import Busy, Unknown
from loupe.tables.results import finished
from loupe.tables.seats import fill_up
from loupe.tables.settings import Settings
from loupe.tables.store import Batch, Conflict, Errand, Listing, Store
from loupe.tables.table import Table

ATTEMPTS = 50
MOST_KEPT = 2000
"""So many folded tables are kept; any other is folded anew from its log."""

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
        self.late = LateTables()

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
        """Return a table as this person may see it: a stranger perhaps as it was some time ago."""
        table = await self.look(id, heard)
        return self.late.seen_by(table, person, self.clock())

    async def invited(self, code: str) -> Table:
        """Return the table that an invitation is for."""
        id = await self.store.by_code(code)
        if id is None:
            raise Unknown
        return await self.look(id)

    async def open(
        self,
        by: Person,
        settings: Settings,
        name: str | None,
        key: str | None,
        house: tuple[str, ...] | None = None,
    ) -> Table:
        """Set a table up; its host, if he gives his name, sits down first.

        With levels of house players these take all other chairs, and the game begins.
        """
        settings.check()
        table = Table(secrets.token_urlsafe(9) if key is None else _id_of(by, key))
        events: list[AnyTableEvent] = [Opened(by, settings, secrets.token_urlsafe(16))]
        self._write(table, by, events)
        if name is not None:
            self._write(table, by, decide(table, by, TakeSeat(name=name), ""))
        if house is not None:
            self._write(table, by, fill_up(table, free_chairs(table), house))
            self._write(table, by, started(table, str(fresh_seed())))
        try:
            await self.store.append([self._opening(table)])
        except Conflict:
            return await self.look(table.id)  # The same command came before.
        await self._announce(table.id, table.number)
        return self._keep(table)

    def _write(self, table: Table, by: Person, events: Sequence[AnyTableEvent]) -> None:
        for entry in self._entries(table, by, None, events):
            table.take(entry)

    async def handle(self, id: str, by: Person, command: AnyCommand) -> int:
        """Carry a command out once, and return the number of the last entry that it made."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            for attempt in range(ATTEMPTS):
                # Whoever acts upon what this node knows already needs no look: the append would tell.
                known = command.after if isinstance(command, Act) and not attempt else 0
                table = await self.look(id, known)
                number = table.number
                try:
                    return await self._attempt(table, by, command)
                except Refusal:
                    # Perhaps it would not be refused any more.
                    if not known or (await self.look(id)).number == number:
                        raise
                except Conflict:
                    self.conflicts += 1
                    await asyncio.sleep(random.uniform(0, 0.002 * attempt))
        raise Busy("too-busy")

    async def _attempt(self, table: Table, by: Person, command: AnyCommand) -> int:
        key = key_of(command)
        if key is not None and (done := table.done.get((by, key))):
            return done
        events = decide(table, by, command, str(fresh_seed()), self.clock())
        if not events:
            return table.number
        entries = self._entries(table, by, key, events)
        batches = [self._batch(table, entries)]
        for event in events:
            if isinstance(event, Rematched):
                batches.append(self._opening(self._again(table, by, event)))
        await self.store.append(batches)
        for entry in entries:
            if entry.number == table.number + 1:
                table.take(entry)
        await self._announce(table.id, entries[-1].number)
        return entries[-1].number

    def _batch(self, table: Table, entries: tuple[Entry, ...]) -> Batch:
        after = table.fork()
        for entry in entries:
            after.take(entry)
        rewritten, added = written_anew(table.entries, entries)
        return Batch(
            _listing(after),
            added,
            self._errands(table, after),
            rewritten,
            next((entry.event for entry in entries if isinstance(entry.event, Became)), None),
            finished(table, after),
        )

    def _opening(self, table: Table) -> Batch:
        return Batch(_listing(table), tuple(table.entries), self._errands(None, table))

    def _errands(self, before: Table | None, after: Table) -> dict[str, Errand | None]:
        # Nobody is to tell from the time that passes who is a house player.
        jitter = {HOUSE_PLAYERS: self.pace * random.uniform(-0.2, 0.2)}
        return changed(wanted(before, self.pace) if before else {}, wanted(after, self.pace), jitter)

    def _entries(
        self, table: Table, by: Person, key: str | None, events: Sequence[AnyTableEvent]
    ) -> tuple[Entry, ...]:
        now, last = self.clock(), table.number + len(events)
        return tuple(
            Entry(number, now, by, key if number == last else None, number == last, event)
            for number, event in enumerate(events, table.number + 1)
        )

    def _again(self, table: Table, by: Person, event: Rematched) -> Table:
        """Set up the next table for the same people, who are awaited there; the next of them deals."""
        dealer = (table.setup.dealer + 1) % table.setup.seats
        again = Table(event.table)
        code = secrets.token_urlsafe(16)
        events: list[AnyTableEvent] = [Opened(table.host, replace(table.settings, dealer=dealer), code)]
        for seat, sitter in enumerate(table.chairs):
            if sitter and sitter.person and not is_gone(sitter.person):
                events.append(Sat(seat, sitter.person, sitter.name))
                if sitter.person != by:
                    events.append(Went(seat))
            elif sitter and sitter.level and not sitter.absent:
                events.append(HouseSat(seat, sitter.level, sitter.name))
        self._write(again, by, events)
        return again


def _id_of(by: Person, key: str) -> str:
    return sha256(f"{by} opens {key}".encode()).hexdigest()[:16]


def _listing(table: Table) -> Listing:
    return Listing(table.id, table.code, table.settings.public, table.phase)

"""Who is at which table: a row for everybody's sockets on each node, good as long as the node is there.

The last socket of somebody closes, or his node dies: after a while a node finds that he has none anywhere,
and the table's log says that he went. Whoever comes back says so himself (see `live`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import sqlalchemy as sa
import structlog

from loupe.server.bus import Heights
from loupe.server.database import NODES, PRESENCE
from loupe.server.people.rows import Rows
from loupe.server.windows import Window, Windows
from loupe.tables.commands import Drop
from loupe.tables.events import HOUSE, Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import TableRefusal

BEAT, LEASE = 10.0, 30.0
"""Seconds between two signs of life of a node, and after which it is given up without one."""
TICK = 1.0
"""Seconds between two looks at who has gone."""
MOST_AT_ONCE = 200

Place = tuple[str, Person]
log = structlog.get_logger()


class Presence:
    """Everybody who has a socket open, as this node knows it."""

    def __init__(self, rows: Rows, tables: Tables, windows: Windows, heights: Heights, grace: float) -> None:
        self.node = secrets.token_hex(8)
        self._heights = heights
        self._told: dict[str, int] = {}
        self._rows, self._tables, self._windows, self._grace = rows, tables, windows, grace
        self._changed: set[Place] = set()
        self._elsewhere: dict[str, Counter[Person]] = {}
        self._began = self._beat = 0.0

    @contextmanager
    def here(self, table: str, person: Person, names: tuple[str, ...]) -> Iterator[Window]:
        """Count somebody as here, as long as a window of his is open."""
        with self._windows.open(table, person, names) as window:
            self._changed.add((table, person))
            try:
                yield window
            finally:
                self._changed.add((table, person))

    def at(self, table: str) -> Counter[Person]:
        """Return how many windows each person has open at a table; on other nodes, as of some seconds ago."""
        return self._windows.at(table) + self._elsewhere.get(table, Counter())

    async def run(self) -> None:
        """Keep the rows until cancelled."""
        self._began = self._tables.clock()
        try:
            while True:
                try:
                    await self._round()
                except Exception:
                    log.exception("it could not be written who is here")
                await asyncio.sleep(min(TICK, self._grace / 2 + 0.01))
        finally:
            await self._leave()

    async def _round(self) -> None:
        now = self._tables.clock()
        if not self._beat <= now < self._beat + BEAT:
            self._beat = now
            await self._give_sign(now)
            await self._look_elsewhere(now)
            await self._look_into_galleries()
        await self._write(now)
        await self._sweep(now)

    # What this node says.

    async def _give_sign(self, now: float) -> None:
        mine = NODES.c.id == self.node
        values = {"id": self.node, "until": now + LEASE}
        if not await self._rows.write(sa.update(NODES).where(mine).values(values)):
            await self._rows.write(sa.insert(NODES).values(values))

    async def _write(self, now: float) -> None:
        if not self._changed:
            return
        changed, self._changed = self._changed, set()
        try:
            await self._replace([self._row(table, person, now) for table, person in sorted(changed)])
        except BaseException:
            self._changed |= changed
            raise

    def _row(self, table: str, person: Person, now: float) -> dict[str, Any]:
        windows = self._windows.at(table)[person]
        until = None if windows else now + self._grace
        place = {"table_id": table, "person": person, "node": self.node}
        return place | {"windows": windows, "until": until}

    async def _replace(self, rows: Sequence[dict[str, Any]]) -> None:
        old = sa.delete(PRESENCE).where(
            PRESENCE.c.node == self.node,
            PRESENCE.c.table_id == sa.bindparam("at"),
            PRESENCE.c.person == sa.bindparam("who"),
        )
        async with self._rows.engine.begin() as connection:
            await connection.execute(old, [{"at": row["table_id"], "who": row["person"]} for row in rows])
            await connection.execute(sa.insert(PRESENCE), list(rows))

    async def _leave(self) -> None:
        """Say that everybody's sockets here are closed: this node stops."""
        values = {"windows": 0, "until": self._tables.clock() + self._grace}
        open_here = (PRESENCE.c.node == self.node) & (PRESENCE.c.windows > 0)
        await self._rows.write(sa.update(PRESENCE).where(open_here).values(values))

    # What the others say.

    async def _look_elsewhere(self, now: float) -> None:
        """Read who is at the tables of this node on others, if there are any."""
        there = await self._rows.read(
            sa.select(PRESENCE)
            .join(NODES, NODES.c.id == PRESENCE.c.node)
            .where(NODES.c.until > now, PRESENCE.c.node != self.node, PRESENCE.c.windows > 0)
        )
        found: dict[str, Counter[Person]] = defaultdict(Counter)
        for row in there:
            found[row.table_id][row.person] += row.windows
        before, self._elsewhere = self._elsewhere, dict(found)
        for table in self._windows.tables:
            if before.get(table) != found.get(table):
                self._windows.stir(table)

    async def _look_into_galleries(self) -> None:
        """Make up for words about talk there that were lost."""
        before, self._told = self._told, dict(await self._heights(self._windows.names))
        for name, number in self._told.items():
            if before.get(name) != number:
                self._windows.hear(name)

    async def _sweep(self, now: float) -> None:
        """Find who has gone, and say so."""
        gone = PRESENCE.c.until <= now
        # Who was on a node that died may be on his way here, as long as this one has only just begun.
        if now > self._began + LEASE:
            alive = sa.select(NODES.c.id).where(NODES.c.until > now)
            gone |= PRESENCE.c.node.not_in(alive)
        for row in await self._rows.read(sa.select(PRESENCE).where(gone).limit(MOST_AT_ONCE)):
            await self._count_as_gone(row, now)
        if now > self._began + LEASE:
            await self._rows.write(sa.delete(NODES).where(NODES.c.until < now - LEASE))

    async def _count_as_gone(self, row: Any, now: float) -> None:
        if not await self._is_here(row.table_id, row.person, now):
            with suppress(TableRefusal):  # There is no such table any more.
                await self._tables.handle(row.table_id, HOUSE, Drop(person=row.person))
        this = (PRESENCE.c.table_id == row.table_id) & (PRESENCE.c.person == row.person)
        this &= (PRESENCE.c.node == row.node) & (PRESENCE.c.until.is_not_distinct_from(row.until))
        await self._rows.write(sa.delete(PRESENCE).where(this))

    async def _is_here(self, table: str, person: Person, now: float) -> bool:
        if self._windows.at(table)[person]:
            return True
        here = (PRESENCE.c.table_id == table) & (PRESENCE.c.person == person) & (PRESENCE.c.windows > 0)
        alive = sa.select(NODES.c.id).where(NODES.c.until > now)
        return await self._rows.first(sa.select(PRESENCE).where(here, PRESENCE.c.node.in_(alive))) is not None

"""How long is kept what guests leave behind, who have no account by which they could have it deleted.

A table at which nothing has happened for so many days, and of which no account and no bot has a part, is
deleted whole. Where one has, the game is part of its history and stays: the guests in it are forgotten,
as if each had asked to be, once nothing has happened for so long at any of their tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from loupe.server.database import ENTRIES, METADATA, PARTS, TABLES, settle
from loupe.server.people.moving import Moving
from loupe.server.people.rows import Rows
from loupe.tables.events import ACCOUNT, BOT, GONE, Person

AT_ONCE = 100
"""So many tables are looked at in one statement."""
DAY = 86400.0

log = structlog.get_logger()


class Retention:
    """Deletes what guests have left behind for too long."""

    def __init__(self, rows: Rows, moving: Moving, clock: Callable[[], float], days: float) -> None:
        self._rows, self._moving, self._clock, self._days = rows, moving, clock, days
        self.deleted = self.forgotten = 0

    async def sweep(self) -> None:
        """Delete and forget all that is old enough; with 0 days everything is kept."""
        if not self._days:
            return
        before, after = self._clock() - self._days * DAY, ""
        while tables := await self._stale(before, after):
            after = tables[-1]
            await self._clear(tables, before)
        if self.deleted or self.forgotten:
            await settle(self._rows.engine)
            log.info("guests were forgotten", tables=self.deleted, people=self.forgotten)

    async def _stale(self, before: float, after: str) -> list[str]:
        """Return tables, in their order, at which nothing has happened since."""
        old = (TABLES.c.id > after) & (TABLES.c.opened < before) & (_last(TABLES.c.id) < before)
        rows = await self._rows.read(sa.select(TABLES.c.id).where(old).order_by(TABLES.c.id).limit(AT_ONCE))
        return [row.id for row in rows]

    async def _clear(self, tables: Sequence[str], before: float) -> None:
        here = PARTS.c.table_id.in_(tables)
        parts = await self._rows.read(sa.select(PARTS.c.table_id, PARTS.c.person).where(here))
        kept = {part.table_id for part in parts if part.person.startswith((ACCOUNT, BOT))}
        for table in tables:
            if table not in kept:
                self.deleted += await self._delete(table, before)
        guests = {part.person for part in parts if part.table_id in kept and _is_guest(part.person)}
        for guest in sorted(guests):
            if not await self._seen_since(guest, before):
                await self._moving.forget_guest(guest)
                self.forgotten += 1

    async def _seen_since(self, guest: Person, before: float) -> bool:
        mine = (PARTS.c.person == guest) & (_last(PARTS.c.table_id) >= before)
        return await self._rows.first(sa.select(PARTS.c.table_id).where(mine)) is not None

    async def _delete(self, table: str, before: float) -> bool:
        """Delete a table with all that belongs to it, if nothing has happened there after all."""
        async with self._rows.engine.begin() as connection:
            # On PostgreSQL whoever would write to its log waits, and then finds no table.
            locked = sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
            await connection.execute(locked)
            last: Any = await connection.scalar(sa.select(_last(sa.literal(table))))
            if last >= before:
                return False
            await _delete_all_of(connection, table)
        return True


def _is_guest(person: Person) -> bool:
    return not person.startswith((ACCOUNT, BOT, GONE))


def _last(table: Any) -> Any:
    """Return when something last happened at a table; every log has a first entry."""
    top = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == table)
    return sa.func.coalesce(top.scalar_subquery(), 0.0)


async def _delete_all_of(connection: AsyncConnection, id: str) -> None:
    """Delete the rows of a table's own, those first that refer to others."""
    for one in reversed(METADATA.sorted_tables):
        for column in one.columns:
            if column is TABLES.c.id or any(map(_leads_to_tables, column.foreign_keys)):
                await connection.execute(sa.delete(one).where(column == id))


def _leads_to_tables(key: sa.ForeignKey) -> bool:
    """Tell whether a column names a table; that of results does by way of its game."""
    return key.column is TABLES.c.id or any(map(_leads_to_tables, key.column.foreign_keys))

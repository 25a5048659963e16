"""Tables kept in a database, by statements that SQLite and PostgreSQL both know."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from loupe.server.buses import CHANNEL, word
from loupe.server.database import ENTRIES, ERRANDS, READING, TABLES, open_strands
from loupe.server.epoch import Epoch
from loupe.server.metrics import Metrics
from loupe.server.people.results import note
from loupe.tables.events import AnyTableEvent, Entry, Happened
from loupe.tables.refusals import Busy
from loupe.tables.store import Batch, Conflict, Errand
from loupe.tables.table import Phase

MOST_ASKED = 500
"""So many tables one statement asks for."""
T = TypeVar("T")
CROSSED = ("40001", "40P01")
"""PostgreSQL's codes for two transactions that stood in each other's way."""

_EVENT: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyTableEvent)


class SqlStore:
    """A `Store` in a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        metrics: Metrics | None = None,
        *,
        speaks: bool = False,
        epoch: Epoch | None = None,
    ) -> None:
        self._engine, self._epoch = engine, epoch
        self._metrics = metrics or Metrics()
        self._speaks = speaks
        self._reading = engine.execution_options(**READING)
        self._strands = open_strands(engine)

    async def append(self, batches: Sequence[Batch]) -> None:
        """Write batches of several tables in one go, or raise Conflict and write nothing."""
        with self._metrics.append_seconds.time():
            await self._append(batches)
        self._metrics.entries.inc(sum(len(batch.entries) for batch in batches))

    async def _append(self, batches: Sequence[Batch]) -> None:
        async def story(connection: AsyncConnection) -> None:
            for batch in batches:
                await _append(connection, batch)
                if self._speaks:
                    # Heard by the other nodes when this is committed, and not at all if it never is.
                    said = word(batch.listing.id, batch.entries[-1].number)
                    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))
            if self._epoch is not None and not await self._epoch.same(connection):
                raise Busy("too-busy")

        try:
            await self._write(story)
        except IntegrityError as taken:
            raise Conflict from taken
        except DBAPIError as wrong:
            if getattr(wrong.orig, "sqlstate", None) in CROSSED:
                raise Conflict from wrong
            raise

    async def _write(self, story: Callable[[AsyncConnection], Coroutine[Any, Any, T]]) -> T:
        """Run a transaction."""
        if self._strands is not None:
            return await self._strands.write(story)
        async with self._engine.begin() as connection:
            return await story(connection)

    async def heights(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how far the logs of these tables go."""
        top = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.number).label("number"))
        found: dict[str, int] = {}
        for first in range(0, len(tables), MOST_ASKED):
            these = ENTRIES.c.table_id.in_(tables[first : first + MOST_ASKED])
            rows = await self._read(top.where(these).group_by(ENTRIES.c.table_id))
            found |= {row.table_id: row.number for row in rows}
        return found

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a table's entries that come after a number."""
        newer = (ENTRIES.c.table_id == table) & (ENTRIES.c.number > after)
        rows = await self._read(sa.select(ENTRIES).where(newer).order_by(ENTRIES.c.number))
        return [
            Entry(row.number, row.at, row.by, row.key, row.whole, _EVENT.decode(row.event)) for row in rows
        ]

    async def by_code(self, code: str) -> str | None:
        """Return the table that an invitation is for."""
        rows = await self._read(sa.select(TABLES.c.id).where(TABLES.c.code == code))
        return rows[0].id if rows else None

    async def listed(self, most: int, phase: Phase = Phase.OPEN) -> list[str]:
        """Return the newest public tables that have come so far: those that wait for people."""
        waiting = TABLES.c.public & (TABLES.c.phase == phase)
        newest = sa.select(TABLES.c.id).where(waiting).order_by(TABLES.c.opened.desc()).limit(most)
        return [row.id for row in await self._read(newest)]

    async def lease(self, now: float, until: float, most: int) -> list[Errand]:
        """Take errands that are due and that nobody else has taken, or not finished in his time."""
        if not await self._read(_due(now).limit(1)):
            return []
        # PostgreSQL passes over rows that another node is taking; SQLite lets one write at a time anyway.
        due = _due(now).order_by(ERRANDS.c.at).limit(most).with_for_update(skip_locked=True)
        take = (
            sa.update(ERRANDS)
            .where(sa.tuple_(ERRANDS.c.table_id, ERRANDS.c.kind).in_(due))
            .values(leased_until=until)
            .returning(ERRANDS)
        )

        async def story(connection: AsyncConnection) -> Sequence[Any]:
            taken: Sequence[Any] = (await connection.execute(take)).all()
            return taken

        rows = await self._write(story)
        return [Errand(row.table_id, row.kind, row.number, row.at) for row in rows]

    async def finish(self, errand: Errand) -> None:
        """Strike an errand off, if it was not replaced by another."""
        same = (ERRANDS.c.table_id == errand.table) & (ERRANDS.c.kind == errand.kind)
        same &= (ERRANDS.c.number == errand.number) & (ERRANDS.c.at == errand.at)

        async def story(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(ERRANDS).where(same))

        await self._write(story)

    async def release(self, errands: Sequence[Errand]) -> None:
        """Hand errands back that were taken and not finished: anybody may take them at once."""
        for errand in errands:
            same = (ERRANDS.c.table_id == errand.table) & (ERRANDS.c.kind == errand.kind)
            same &= (ERRANDS.c.number == errand.number) & (ERRANDS.c.at == errand.at)
            async with self._engine.begin() as connection:
                await connection.execute(sa.update(ERRANDS).where(same).values(leased_until=0.0))

    async def next_due(self, now: float) -> float | None:
        """Return when the next errand may be taken, so far as is known."""
        free = sa.func.min(ERRANDS.c.at)
        rows = await self._read(sa.select(free.label("at")).where(ERRANDS.c.leased_until <= now))
        at: float | None = rows[0].at
        return at

    async def ready(self) -> bool:
        """Tell whether the database answers."""
        return bool(await self._read(sa.select(sa.literal(1))))

    async def _read(self, statement: sa.Select[Any]) -> Sequence[Any]:
        if self._strands is not None:
            return await self._strands.read(statement)
        async with self._reading.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(statement)).all()
        return rows


def _due(now: float) -> sa.Select[Any]:
    due = (ERRANDS.c.at <= now) & (ERRANDS.c.leased_until <= now)
    return sa.select(ERRANDS.c.table_id, ERRANDS.c.kind).where(due)


async def _append(connection: AsyncConnection, batch: Batch) -> None:
    listing, first = batch.listing, batch.entries[0]
    if first.number == 1:
        values = msgspec.structs.asdict(listing) | {"opened": first.at}
        await connection.execute(sa.insert(TABLES).values(values))
    rows = [_row(listing.id, entry) for entry in batch.entries]
    await connection.execute(sa.insert(ENTRIES), rows)
    if batch.finished or not all(isinstance(entry.event, Happened) for entry in batch.entries):
        changed = (TABLES.c.id == listing.id) & (TABLES.c.phase != listing.phase)
        await connection.execute(sa.update(TABLES).where(changed).values(phase=listing.phase))
    for entry in batch.rewritten:
        same = (ENTRIES.c.table_id == listing.id) & (ENTRIES.c.number == entry.number)
        await connection.execute(sa.update(ENTRIES).where(same).values(_row(listing.id, entry)))
    await note(connection, batch)
    if batch.errands:
        await _replace_errands(connection, listing.id, batch.errands)


def _row(table: str, entry: Entry) -> dict[str, Any]:
    event = msgspec.json.encode(entry.event).decode()
    return msgspec.structs.asdict(entry) | {"table_id": table, "event": event}


async def _replace_errands(
    connection: AsyncConnection, table: str, errands: Mapping[str, Errand | None]
) -> None:
    same = (ERRANDS.c.table_id == table) & ERRANDS.c.kind.in_(list(errands))
    await connection.execute(sa.delete(ERRANDS).where(same))
    for errand in errands.values():
        if errand is not None:
            values = {"kind": errand.kind, "number": errand.number, "at": errand.at, "leased_until": 0.0}
            await connection.execute(sa.insert(ERRANDS).values(table_id=table, **values))

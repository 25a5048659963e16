"""Where information sheets are kept, and how all windows of one person hear that his was written on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from loupe.server.buses import CHANNEL, word
from loupe.server.database import PARTS, SHEETS
from loupe.server.people.rows import Rows
from loupe.tables.events import Became, Person
from loupe.tables.refusals import Busy, Unknown
from loupe.tables.sheet import Sheet, Writing, written_on

ATTEMPTS = 20

Announce = Callable[[str, int], Awaitable[None]]

_READ = msgspec.json.Decoder(Sheet)


def channel(table: str, person: Person) -> str:
    """Return under what name the bus tells of a sheet: it does not say whose it is."""
    return f"{table}/{sha256(person.encode()).hexdigest()[:20]}"


class Sheets:
    """Every sheet there is; of two who write at once on one, the second writes on what the first left."""

    def __init__(self, engine: AsyncEngine, announce: Announce, speaks: bool = False) -> None:
        self._rows, self._announce, self._speaks = Rows(engine), announce, speaks

    async def read(self, table: str, person: Person) -> Sheet:
        """Return somebody's sheet; a blank one, if he has written nothing yet."""
        found = await self._rows.first(sa.select(SHEETS.c.sheet).where(_his(table, person)))
        return _READ.decode(found.sheet) if found else Sheet()

    async def write(self, table: str, person: Person, writing: Writing) -> Sheet:
        """Write on somebody's sheet, and return it as it is then."""
        for attempt in range(ATTEMPTS):
            before = await self.read(table, person)
            after = written_on(before, writing)
            if after is before:
                return before
            if await self._keep(table, person, before.number, after):
                await self._announce(channel(table, person), after.number)
                return after
            await asyncio.sleep(random.uniform(0, 0.005 * attempt))
        raise Busy("too-busy")

    async def _keep(self, table: str, person: Person, number: int, sheet: Sheet) -> bool:
        """Write a sheet that had this number, and tell whether it still had."""
        values = {"number": sheet.number, "sheet": msgspec.json.encode(sheet).decode()}
        same = _his(table, person) & (SHEETS.c.number == number)
        try:
            async with self._rows.engine.begin() as connection:
                if number:
                    changed = await connection.execute(sa.update(SHEETS).where(same).values(values))
                    if not changed.rowcount:
                        return False
                else:
                    await _verify_part(connection, table, person)
                    new = sa.insert(SHEETS).values(table_id=table, person=person, **values)
                    await connection.execute(new)
                if self._speaks:
                    said = word(channel(table, person), sheet.number)
                    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))
        except IntegrityError:
            return False
        return True

    async def heights(self, channels: Sequence[str]) -> dict[str, int]:
        """Return how often these sheets were written on."""
        tables = sorted({name.partition("/")[0] for name in channels if "/" in name})
        if not tables:
            return {}
        sheets = sa.select(SHEETS.c.table_id, SHEETS.c.person, SHEETS.c.number)
        rows = await self._rows.read(sheets.where(SHEETS.c.table_id.in_(tables)))
        found = {channel(row.table_id, row.person): row.number for row in rows}
        return {name: found[name] for name in channels if name in found}

    async def of(self, person: Person) -> list[tuple[str, Sheet]]:
        """Return all sheets of somebody, each with its table."""
        his = sa.select(SHEETS.c.table_id, SHEETS.c.sheet).where(SHEETS.c.person == person)
        rows = await self._rows.read(his.order_by(SHEETS.c.table_id))
        return [(row.table_id, _READ.decode(row.sheet)) for row in rows]


def _his(table: str, person: Person) -> sa.ColumnElement[bool]:
    return (SHEETS.c.table_id == table) & (SHEETS.c.person == person)


async def _verify_part(connection: AsyncConnection, table: str, person: Person) -> None:
    """Refuse a sheet to one who is being forgotten at this moment; the row waits for whoever forgets him."""
    here = (PARTS.c.table_id == table) & (PARTS.c.person == person)
    part = await connection.execute(sa.select(PARTS.c.person).where(here).with_for_update())
    if part.first() is None:
        raise Unknown


async def hand_over(connection: AsyncConnection, table: str, became: Became) -> None:
    """Let somebody's sheet be that of who he is from now on; who is forgotten leaves none."""
    his = _his(table, became.before)
    taken = await connection.execute(sa.select(SHEETS.c.number).where(_his(table, became.after)))
    if became.forgotten or taken.first() is not None:
        await connection.execute(sa.delete(SHEETS).where(his))
    else:
        await connection.execute(sa.update(SHEETS).where(his).values(person=became.after))

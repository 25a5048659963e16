"""The gallery: what spectators of a table say among themselves, and those who play do not hear."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from loupe.server.database import GALLERY
from loupe.server.people.rows import Rows
from loupe.server.windows import tell_others
from loupe.tables.besides import Aside, Asides
from loupe.tables.commands import Speak
from loupe.tables.events import Person
from loupe.tables.phrases import phrased
from loupe.tables.refusals import Busy, Forbidden, TableRefusal, TooSoon
from loupe.tables.settings import checked_name
from loupe.tables.table import RECENTLY, Table
from loupe.tables.talking import AT_ONCE, said_text

MOST_LINES, MOST_KEPT = 50, 500
ATTEMPTS = 20

Announce = Callable[[str, int], Awaitable[None]]


def channel(table: str) -> str:
    """Return under what name the bus tells of a gallery."""
    return f"{table}/gallery"


class Gallery:
    """The galleries of all tables."""

    def __init__(
        self, rows: Rows, announce: Announce, clock: Callable[[], float], speaks: bool = False
    ) -> None:
        self._rows, self._announce, self._clock, self._speaks = rows, announce, clock, speaks

    async def say(self, table: Table, person: Person, name: str, command: Speak) -> int:
        """Say something to the other spectators."""
        if not table.chat:
            raise Forbidden("chat-off")
        shown, text = checked_name(name), said_text(command)
        if shown.casefold() in (one.casefold() for one in table.names):
            raise TableRefusal("same-name", name=shown)
        await self._verify_slow(table.id, person)
        row = {"person": person, "name": shown, "text": text, "phrase": command.phrase}
        for _ in range(ATTEMPTS):
            number = await self._height(table.id) + 1
            if await self._write({"table_id": table.id, "number": number, "at": self._clock(), **row}):
                await self._announce(channel(table.id), number)
                return number
        raise Busy("too-busy")

    async def _verify_slow(self, table: str, person: Person) -> None:
        since = self._clock() - AT_ONCE
        recent = (GALLERY.c.table_id == table) & (GALLERY.c.person == person) & (GALLERY.c.at > since)
        times = await self._rows.read(sa.select(GALLERY.c.at).where(recent).order_by(GALLERY.c.at))
        if len(times) >= RECENTLY:
            raise TooSoon("talking-fast", times[0].at - since)

    async def _write(self, row: dict[str, Any]) -> bool:
        """Write a line, and those of long ago no longer; tell whether nobody else took its number."""
        old = (GALLERY.c.table_id == row["table_id"]) & (GALLERY.c.number <= row["number"] - MOST_KEPT)
        try:
            async with self._rows.engine.begin() as connection:
                await connection.execute(sa.insert(GALLERY).values(row))
                await connection.execute(sa.delete(GALLERY).where(old))
                if self._speaks:
                    await tell_others(connection, channel(row["table_id"]), row["number"])
        except IntegrityError:
            return False
        return True

    async def _height(self, table: str) -> int:
        row = await self._rows.first(
            sa.select(sa.func.max(GALLERY.c.number).label("number")).where(GALLERY.c.table_id == table)
        )
        return row.number or 0

    async def lines(self, table: str, person: Person, muted: frozenset[Person], after: int) -> Asides:
        """Return what was said after a line, as somebody wants to hear it."""
        newer = (GALLERY.c.table_id == table) & (GALLERY.c.number > after)
        newest = sa.select(GALLERY).where(newer).order_by(GALLERY.c.number.desc()).limit(MOST_LINES)
        rows = reversed(await self._rows.read(newest))
        return Asides(tuple(_aside(row, person) for row in rows if row.person not in muted))

    async def heights(self, channels: Sequence[str]) -> dict[str, int]:
        """Return how far the talk in these galleries goes."""
        ids = {name: name.removesuffix("/gallery") for name in channels if name.endswith("/gallery")}
        if not ids:
            return {}
        top = sa.select(GALLERY.c.table_id, sa.func.max(GALLERY.c.number).label("number"))
        rows = await self._rows.read(
            top.where(GALLERY.c.table_id.in_(ids.values())).group_by(GALLERY.c.table_id)
        )
        return {channel(row.table_id): row.number for row in rows}


def _aside(row: Any, person: Person) -> Aside:
    return Aside(row.number, row.at, row.name, row.person == person, row.text, phrased(row.phrase))


def said_by(before: Person, after: Person | None) -> sa.Update | sa.Delete:
    """Return how all that somebody said is another's from now on, or is struck out."""
    his = GALLERY.c.person == before
    return (
        sa.delete(GALLERY).where(his) if after is None else sa.update(GALLERY).where(his).values(person=after)
    )

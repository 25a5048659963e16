"""Whom somebody does not want to hear: kept for him, at whichever table they meet."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from loupe.server.database import MUTES
from loupe.server.people.rows import Rows
from loupe.server.problems import HttpRefusal
from loupe.server.windows import tell_others
from loupe.tables.events import Person

MOST = 500

Announce = Callable[[str, int], Awaitable[None]]


def channel(person: Person) -> str:
    """Return under what name the bus tells that somebody wants to hear others: it does not say whom."""
    return f"mutes/{sha256(person.encode()).hexdigest()[:20]}"


class Mutes:
    """Everybody's list."""

    def __init__(self, rows: Rows, announce: Announce, speaks: bool = False) -> None:
        self._rows, self._announce, self._speaks = rows, announce, speaks

    async def of(self, person: Person) -> frozenset[Person]:
        """Return whom somebody does not want to hear."""
        rows = await self._rows.read(sa.select(MUTES.c.other).where(MUTES.c.person == person))
        return frozenset(row.other for row in rows)

    async def mute(self, person: Person, other: Person) -> None:
        """Let somebody hear another no more."""
        if len(await self.of(person)) >= MOST:
            raise HttpRefusal("too-many-muted", 409, most=MOST)
        with suppress(IntegrityError):  # He is muted already.
            await self._write(person, sa.insert(MUTES).values(person=person, other=other))

    async def unmute(self, person: Person, other: Person) -> None:
        """Let somebody hear another again."""
        these = (MUTES.c.person == person) & (MUTES.c.other == other)
        await self._write(person, sa.delete(MUTES).where(these))

    async def _write(self, person: Person, statement: sa.Insert | sa.Delete) -> None:
        number = int(time.time() * 1000)
        async with self._rows.engine.begin() as connection:
            await connection.execute(statement)
            if self._speaks:
                await tell_others(connection, channel(person), number)
        await self._announce(channel(person), number)


def handed_over(before: Person, after: Person | None) -> list[sa.Update | sa.Delete]:
    """Return how all lists are changed when somebody is another from now on, or is forgotten."""
    if after is None:
        return [sa.delete(MUTES).where((MUTES.c.person == before) | (MUTES.c.other == before))]
    known = sa.select(MUTES.c.other).where(MUTES.c.person == after)
    knowing = sa.select(MUTES.c.person).where(MUTES.c.other == after)
    mine, his = MUTES.c.person == before, MUTES.c.other == before
    return [
        sa.delete(MUTES).where(mine, MUTES.c.other.in_(known)),
        sa.delete(MUTES).where(his, MUTES.c.person.in_(knowing)),
        sa.update(MUTES).where(mine).values(person=after),
        sa.update(MUTES).where(his).values(other=after),
    ]

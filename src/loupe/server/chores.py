"""What some node does again and again, whichever comes first: rows with a time at which they are due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import sqlalchemy as sa
import structlog
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from loupe.server.people.rows import Rows
from loupe.server.people.schema import CHORES

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
LEASE = 10 * MINUTE
"""If who took a chore has not done it by then, another may."""
LOOK = 20.0
"""Seconds between two looks for chores that are due."""

log = structlog.get_logger()


class Chore(Struct, frozen=True):
    """Something to be done once in so many seconds, by one node."""

    name: str
    every: float
    do: Callable[[], Awaitable[object]]


class Chores:
    """Does the chores that are due, until cancelled."""

    def __init__(self, rows: Rows, clock: Callable[[], float], chores: Sequence[Chore]) -> None:
        self._rows, self._clock, self._chores = rows, clock, chores
        self.done = 0

    async def run(self) -> None:
        """Look for chores again and again."""
        while True:
            for chore in self._chores:
                try:
                    await self.attend(chore)
                except Exception as wrong:
                    # Its lease ends, and then it is tried again.
                    log.warning("a chore failed", chore=chore.name, problem=type(wrong).__name__)
            await asyncio.sleep(LOOK)

    async def attend(self, chore: Chore) -> bool:
        """Do a chore if it is due and nobody else does it, and return whether it was done."""
        if not await self._take(chore):
            return False
        await chore.do()
        here = CHORES.c.name == chore.name
        await self._rows.write(sa.update(CHORES).where(here).values(due=self._clock() + chore.every))
        self.done += 1
        return True

    async def _take(self, chore: Chore) -> bool:
        now, here = self._clock(), CHORES.c.name == chore.name
        known = await self._rows.first(sa.select(CHORES.c.due).where(here))
        if known is None:
            return await self._first(chore.name, now + LEASE)
        if known.due > now:
            return False
        due = here & (CHORES.c.due == known.due)
        return await self._rows.write(sa.update(CHORES).where(due).values(due=now + LEASE)) == 1

    async def _first(self, name: str, until: float) -> bool:
        try:
            await self._rows.write(sa.insert(CHORES).values(name=name, due=until))
        except IntegrityError:
            return False
        return True

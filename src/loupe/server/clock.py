"""The time, as all nodes on one database have it: it never goes back, whoever sets a clock.

What is due is due by it. A machine's clock that is set back would put that off, and one that is ahead
of others would take what is theirs; so all nodes keep to the latest time that any of them has had.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from loupe.server.database import ENTRIES, TABLES
from loupe.server.people.rows import Rows
from loupe.server.people.schema import CHORES
from loupe.tables.table import Phase

ROW = "clock"
"""The chore that is due at the latest time that any node has had."""
SECONDS = 3.0
"""Between two times that a node tells the others how late it is, and asks them."""
SLACK = 1.0
"""So much nodes may differ, and nobody minds."""

log = structlog.get_logger()


class Clock:
    """Seconds since 1970, that only grow."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._steady = wall, steady
        self._least, self._since = 0.0, steady()

    def __call__(self) -> float:
        """Return the time: the machine's, or, if that was set back, as if it had not been."""
        now, steady = self._wall(), self._steady()
        now = max(now, self._least + steady - self._since)
        self._least, self._since = now, steady
        return now

    def not_before(self, at: float) -> None:
        """Be no earlier than that."""
        if at > self():
            self._least = at


class Timekeeping:
    """Keeps this node's clock with those of the others, and with what it was before the node started."""

    def __init__(self, rows: Rows, clock: Clock) -> None:
        self._rows, self._clock = rows, clock

    async def begin(self) -> None:
        """Be no earlier than anything that is written at a table that goes on: its clock was as late."""
        goes_on = sa.select(TABLES.c.id).where(TABLES.c.phase.in_([Phase.OPEN, Phase.RUNNING]))
        last = sa.func.max(ENTRIES.c.at).label("at")
        found = await self._rows.first(sa.select(last).where(ENTRIES.c.table_id.in_(goes_on)))
        self._clock.not_before(found.at or 0.0)
        await self.agree()

    async def agree(self) -> None:
        """Tell how late it is, and be no earlier than anybody else."""
        here = CHORES.c.name == ROW
        now = self._clock()
        known = await self._rows.first(sa.select(CHORES.c.due).where(here))
        if known is None:
            await self._first(now)
        elif known.due < now - SLACK:
            await self._rows.write(sa.update(CHORES).where(here & (CHORES.c.due < now)).values(due=now))
        elif known.due > now + SLACK:
            log.warning("this machine's clock is behind", seconds=round(known.due - now))
            self._clock.not_before(known.due)

    async def _first(self, now: float) -> None:
        with suppress(IntegrityError):  # Another node was quicker.
            await self._rows.write(sa.insert(CHORES).values(name=ROW, due=now))

    async def run(self) -> None:
        """Agree, every now and then, until cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.agree()
            except Exception as wrong:
                log.warning("nobody knows what time it is elsewhere", problem=type(wrong).__name__)

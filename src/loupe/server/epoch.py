"""Which database it is: after a restore another one, at the same address.

What a node has folded, and what it would append, belongs to the database that it has read. Each append so
makes sure that it still is that one, and a node that finds another begins anew.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from loupe.server.database import READING, SECRETS

ROW = "epoch"
SECONDS = 2.0
"""Between two looks whether it is still the same; whoever writes looks anyway."""
ASKED = sa.select(SECRETS.c.value).where(SECRETS.c.name == ROW)

log = structlog.get_logger()


class Epoch:
    """The database as this node knows it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._known: str | None = None
        self._another: Callable[[], None] = lambda: None

    def on_another(self, another: Callable[[], None]) -> None:
        """Be told, once, when it is another."""
        self._another = another

    async def learn(self) -> None:
        """Learn which it is; one that was never restored gets its first name."""
        try:
            async with self._engine.begin() as connection:
                self._known = await connection.scalar(ASKED)
                if self._known is None:
                    await connection.execute(begun())
        except IntegrityError:
            pass  # Another node was quicker.
        async with self._engine.execution_options(**READING).connect() as connection:
            self._known = await connection.scalar(ASKED)

    async def same(self, connection: AsyncConnection) -> bool:
        """Tell whether it still is, in a transaction that has written: so it stays that to its end."""
        found = self._known is None or await connection.scalar(ASKED) == self._known
        if not found:
            self._another()
        return found

    async def run(self) -> None:
        """Look every now and then, until cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                async with self._engine.execution_options(**READING).connect() as connection:
                    await self.same(connection)
            except Exception as wrong:
                log.warning("one could not look which database it is", problem=type(wrong).__name__)


def begun() -> sa.Insert:
    """Return what makes a database another than it was."""
    return sa.insert(SECRETS).values(name=ROW, value=secrets.token_hex(16))

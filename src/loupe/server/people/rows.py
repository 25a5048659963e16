"""Reading and writing rows, by statements that SQLite and PostgreSQL both know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from loupe.server.database import READING


class Rows:
    """The rows of a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reading = engine.execution_options(**READING)

    async def read(self, statement: sa.Select[Any]) -> Sequence[Any]:
        """Return all rows."""
        async with self._reading.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(statement)).all()
        return rows

    async def first(self, statement: Any) -> Any:
        """Return the first row, or None."""
        rows = await self.read(statement.limit(1))
        return rows[0] if rows else None

    async def write(self, *statements: sa.Insert | sa.Update | sa.Delete) -> int:
        """Run statements in one go, and return how many rows the last has changed."""
        changed = 0
        async with self.engine.begin() as connection:
            for statement in statements:
                changed = (await connection.execute(statement)).rowcount
        return changed

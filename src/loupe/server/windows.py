"""The sockets of this node as windows: what else than the table's log is to be told to them, and when."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from loupe.server.buses import CHANNEL, word
from loupe.tables.events import Person

HERE = "here"
"""What a window is woken by when somebody else comes or goes."""


class Window:
    """One socket of one person at one table, and what it has not been told yet."""

    def __init__(self, table: str, person: Person) -> None:
        self.table, self.person = table, person
        self._due: set[str] = set()
        self._woken = asyncio.Event()

    def wake(self, why: str) -> None:
        """Let it be told something."""
        self._due.add(why)
        self._woken.set()

    async def wait(self) -> set[str]:
        """Wait until there is something to tell, and return what about."""
        await self._woken.wait()
        self._woken.clear()
        due, self._due = self._due, set()
        return due


class Windows:
    """All windows of this node, found by what they listen to."""

    def __init__(self) -> None:
        self._listening: dict[str, set[Window]] = defaultdict(set)
        self._at: dict[str, set[Window]] = defaultdict(set)

    def hear(self, name: str, _: int = 0) -> None:
        """Wake whoever listens to this name."""
        for window in self._listening.get(name, ()):
            window.wake(name)

    @contextmanager
    def open(self, table: str, person: Person, names: tuple[str, ...]) -> Iterator[Window]:
        """Give a window as long as it is open."""
        window = Window(table, person)
        places = [self._at[table], *(self._listening[name] for name in names)]
        for place in places:
            place.add(window)
        self.stir(table)
        try:
            yield window
        finally:
            for place in places:
                place.discard(window)
            self._clear(table, names)
            self.stir(table)

    def _clear(self, table: str, names: tuple[str, ...]) -> None:
        if not self._at[table]:
            del self._at[table]
        for name in names:
            if not self._listening.get(name):
                self._listening.pop(name, None)

    def stir(self, table: str) -> None:
        """Let all at a table be told who is there."""
        for window in self._at.get(table, ()):
            window.wake(HERE)

    def at(self, table: str) -> Counter[Person]:
        """Return how many windows each person has open at a table, on this node."""
        return Counter(window.person for window in self._at.get(table, ()))

    @property
    def tables(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._at)

    @property
    def names(self) -> list[str]:
        """All that is listened to."""
        return list(self._listening)


async def tell_others(connection: AsyncConnection, name: str, number: int) -> None:
    """Let all nodes on a PostgreSQL server hear of something, when it is committed."""
    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, word(name, number))))

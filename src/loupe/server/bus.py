"""How a node hears that a table's log has grown, and wakes those who watch it."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[str, int], None]
"""Called with a table and the number of its newest entry."""


class Bus(Protocol):
    """Tells every node that a table's log has grown.

    It says only which table and how far: a word that is lost is made up for by the next, or by looking.
    """

    async def announce(self, table: str, number: int) -> None:
        """Tell all nodes."""

    def listen(self, hear: Hear) -> None:
        """Be told, from now on."""


class LocalBus:
    """The bus of a single node."""

    def __init__(self) -> None:
        self._listeners: list[Hear] = []

    async def announce(self, table: str, number: int) -> None:
        """Tell all nodes: this one."""
        for hear in self._listeners:
            hear(table, number)

    def listen(self, hear: Hear) -> None:
        """Be told, from now on."""
        self._listeners.append(hear)


class Hub:
    """Fans out what one node hears to the watchers of each table; nothing queues up for a slow one."""

    def __init__(self) -> None:
        self._ears: dict[str, set[asyncio.Event]] = defaultdict(set)

    @property
    def watched(self) -> int:
        """How many tables have a watcher."""
        return len(self._ears)

    def hear(self, table: str, _: int) -> None:
        """Wake the watchers of a table."""
        for ear in self._ears.get(table, ()):
            ear.set()

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """Give an event that is set whenever the table's log has grown."""
        ear = asyncio.Event()
        self._ears[table].add(ear)
        try:
            yield ear
        finally:
            self._ears[table].discard(ear)
            if not self._ears[table]:
                del self._ears[table]

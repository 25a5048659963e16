"""How a node hears that a table's log has grown, and wakes those who watch it."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TypeAlias

import structlog

Hear: TypeAlias = Callable[[str, int], None]
"""Called with a table and the number of its newest entry."""
Heights: TypeAlias = Callable[[Sequence[str]], Awaitable[Mapping[str, int]]]
"""Asks the database how far the logs of tables go."""

log = structlog.get_logger()


class Bus:
    """Tells every node that a table's log has grown; this one, those who are on the same node.

    It says only which table and how far: a word that is lost is made up for by the next, or by looking.
    """

    def __init__(self) -> None:
        self._listeners: list[Hear] = []

    async def announce(self, table: str, number: int) -> None:
        """Tell all nodes."""
        self._tell(table, number)

    def _tell(self, table: str, number: int) -> None:
        for hear in self._listeners:
            hear(table, number)

    def listen(self, hear: Hear) -> None:
        """Be told, from now on."""
        self._listeners.append(hear)


class Ear:
    """What one watcher of a table has heard: how far its log goes."""

    def __init__(self) -> None:
        self.number = 0
        self._woken = asyncio.Event()

    def hear(self, number: int) -> None:
        """Hear that the log goes so far."""
        if number > self.number:
            self.number = number
            self._woken.set()

    def wake(self) -> None:
        """Be woken for another reason."""
        self._woken.set()

    async def wait(self) -> None:
        """Wait until something was heard, or the ear was woken."""
        await self._woken.wait()
        self._woken.clear()


class Hub:
    """Fans out what one node hears to the watchers of each table; nothing queues up for a slow one."""

    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = defaultdict(set)

    @property
    def watched(self) -> Sequence[str]:
        """The tables that have a watcher."""
        return list(self._ears)

    def hear(self, table: str, number: int) -> None:
        """Wake the watchers of a table."""
        for ear in self._ears.get(table, ()):
            ear.hear(number)

    @contextmanager
    def listening(self, table: str) -> Iterator[Ear]:
        """Give an ear that hears whenever the table's log has grown."""
        ear = Ear()
        self._ears[table].add(ear)
        try:
            yield ear
        finally:
            self._ears[table].discard(ear)
            if not self._ears[table]:
                del self._ears[table]


class Lookout:
    """Looks every now and then how far the watched logs go, for a word may be lost, or there is no bus.

    Several processes on one SQLite file have no other way to hear of each other.
    """

    def __init__(self, hub: Hub, heights: Heights, seconds: float) -> None:
        self._hub, self._heights, self._seconds = hub, heights, seconds
        self._now = asyncio.Event()

    def look(self) -> None:
        """Look now: words may have been missed."""
        self._now.set()

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._now.wait(), self._seconds)
            self._now.clear()
            try:
                for table, number in (await self._heights(self._hub.watched)).items():
                    self._hub.hear(table, number)
            except Exception as wrong:
                log.warning("one could not look how far the logs go", problem=type(wrong).__name__)
                await asyncio.sleep(self._seconds)
                self._now.set()

"""The buses of many nodes: through PostgreSQL, which they share anyway, or through Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import redis.asyncio as redis
import structlog

from loupe.server.addresses import file_of
from loupe.server.bus import Bus

CHANNEL = "loupe"
"""The one channel that all nodes are on; of a table it carries the name and the newest number."""
RETRY = 0.5
"""Seconds until one tries to connect again."""
PATIENCE = 5.0
"""Seconds of silence after which one asks whether the other end is still there."""
MOST_UNSAID = 10_000
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, redis.RedisError)

log = structlog.get_logger()


def word(table: str, number: int) -> str:
    """Write what is said on the bus."""
    return f"{table} {number}"


class SharedBus(Bus):
    """A bus on which others speak too: it connects again whenever it is cut off, and then says so."""

    def __init__(self) -> None:
        super().__init__()
        self._missed: list[Callable[[], None]] = []
        self.connected = False
        self.gaps = 0

    def on_gap(self, missed: Callable[[], None]) -> None:
        """Be told when words may have been missed."""
        self._missed.append(missed)

    def _hear(self, said: str) -> None:
        table, _, number = said.rpartition(" ")
        if table and number.isdigit():
            self._tell(table, int(number))

    def _begin(self) -> None:
        """Begin to hear; whatever was said before is made up for by looking."""
        self.connected = True
        for missed in self._missed:
            missed()

    async def run(self) -> None:
        """Listen until cancelled."""
        while True:
            try:
                await self._listen()
            except LOST as lost:
                log.warning("the bus was lost", problem=type(lost).__name__)
            finally:
                self.connected = False
            self.gaps += 1
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        """Connect, and hear until the connection is lost."""
        raise NotImplementedError


class PostgresBus(SharedBus):
    """Every word is part of the append that it tells of: not said before that is done, or if it never is."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self._address, timeout=PATIENCE)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, lambda *said: self._hear(str(said[-1])))
            self._begin()
            while not gone.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), PATIENCE)
                    return
                await connection.fetchval("SELECT 1", timeout=PATIENCE)
        finally:
            connection.terminate()


class RedisBus(SharedBus):
    """Redis, or Valkey: what is written is said afterwards, and never waited for."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._unsaid: asyncio.Queue[str] = asyncio.Queue(MOST_UNSAID)

    async def announce(self, table: str, number: int) -> None:
        """Tell this node at once, and the others soon."""
        await super().announce(table, number)
        # What finds no room is made up for by looking, as everything that is lost.
        with suppress(asyncio.QueueFull):
            self._unsaid.put_nowait(word(table, number))

    async def _listen(self) -> None:
        client = redis.from_url(self._address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
        async with client, client.pubsub() as ears:
            await ears.subscribe(CHANNEL)
            speaking = asyncio.create_task(self._speak(client))
            try:
                while not speaking.done():
                    # There is always something to hear, for one asks every second whether Redis is there.
                    async with asyncio.timeout(PATIENCE):
                        await self._hear_next(ears)
                speaking.result()
            finally:
                speaking.cancel()
                await asyncio.gather(speaking, return_exceptions=True)

    async def _hear_next(self, ears: redis.client.PubSub) -> None:
        while (message := await ears.get_message(timeout=1.0)) is None:
            await ears.ping()
        if message["type"] == "subscribe":
            self._begin()
        elif message["type"] == "message":
            self._hear(message["data"].decode())

    async def _speak(self, client: redis.Redis) -> None:
        while True:
            said = await self._unsaid.get()
            await client.publish(CHANNEL, said)


def bus_for(database: str, shared: str | None) -> Bus:
    """Return the bus of all nodes on a database: Redis, if one is named; a SQLite file alone has none."""
    if shared:
        return RedisBus(shared)
    return Bus() if file_of(database) else PostgresBus(database)

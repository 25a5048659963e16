"""The socket of a table: the whole view, then every step, from wherever the client left off."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Struct

from loupe.server.bus import Ear, Hub
from loupe.server.metrics import Metrics
from loupe.server.sheets import Sheets, channel
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import Unknown
from loupe.tables.watching import Watch, written

PATIENCE = 20.0
"""Seconds that a client may take to take a message."""
MOST_HEARD = 30
"""So many messages a socket may send within `WHILE` seconds."""
WHILE = 10.0

GONE, MALFORMED, FLOOD, SLOW = 4404, 4400, 4429, 4408
"""Why a socket was closed: there is no such table for you; nonsense was sent; too much; too little read."""


class Again(Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """What a client says that has missed something: tell me what came after this entry."""

    after: Annotated[int, Meta(ge=0, le=10**9)]


class Closed(Exception):
    """The socket is to be closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


AnySocket = WebSocket[Any, Any, Any]


class Live:
    """One socket on one table."""

    def __init__(self, socket: AnySocket, id: str, tables: Tables, sheets: Sheets, metrics: Metrics) -> None:
        self.socket, self.id, self.tables, self.sheets, self.metrics = socket, id, tables, sheets, metrics
        self.person: Person = socket.scope["state"]["person"]
        self.watch: Watch | None = None
        self.again: int | None = None

    async def run(self, ear: Ear, own: Ear) -> None:
        """Tell and listen until one of them ends; `own` hears of this person's sheet."""
        telling = (self._tell(ear), self._tell_sheet(own), self._listen(ear))
        both = [asyncio.create_task(one) for one in telling]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _tell(self, ear: Ear) -> None:
        while True:
            await self._tell_news(ear.number)
            await ear.wait()

    async def _tell_news(self, heard: int) -> None:
        table = await self.tables.look_for(self.id, self.person, heard)
        if self.watch is not None:
            self.watch.table = table
        if self.again is not None:
            self.watch, self.again = self._resumed(Watch(table, self.person, self.again), self.again), None
        if self.watch is None or self.watch.stale:
            self.watch = Watch(table, self.person)
            await self._send(written(self.watch.whole()))
        for step in self.watch.steps():
            await self._send(written(step))
            self.metrics.telling_seconds.observe(max(0.0, self.tables.clock() - step.at))

    async def _tell_sheet(self, own: Ear) -> None:
        """Tell what this person wrote on his sheet in another window."""
        while True:
            await own.wait()
            await self._send(written(await self.sheets.read(self.id, self.person)))

    @staticmethod
    def _resumed(watch: Watch, after: int) -> Watch | None:
        """Refuse to go on from an entry that never was: the client is told everything instead."""
        return watch if 0 < after <= watch.table.number else None

    async def _send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_data(message.decode(), mode="text")
        except TimeoutError:
            raise Closed(SLOW, "too-slow") from None
        self.metrics.told.inc()

    async def _listen(self, ear: Ear) -> None:
        times: list[float] = []
        while True:
            said = await self.socket.receive_data(mode="text")
            now = asyncio.get_running_loop().time()
            times = [time for time in times if time > now - WHILE] + [now]
            if len(times) > MOST_HEARD:
                raise Closed(FLOOD, "too-much")
            try:
                self.again = msgspec.json.decode(said, type=Again).after
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                raise Closed(MALFORMED, "malformed") from None
            ear.wake()


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: AnySocket, id: str, tables: Tables, sheets: Sheets, hub: Hub, metrics: Metrics
) -> None:
    """Tell a person all that happens at a table."""
    await socket.accept()
    watching = Live(socket, id, tables, sheets, metrics)
    after = socket.query_params.get("after", "")
    # Nine digits at most: an entry further on than that never was.
    watching.again = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
    try:
        # The ear is there before the first look: what comes in between is heard.
        sheet = channel(id, watching.person)
        with hub.listening(id) as ear, hub.listening(sheet) as own, metrics.sockets.track_inprogress():
            await watching.run(ear, own)
    except Unknown:
        await socket.close(GONE, "no-such-table")
    except Closed as closed:
        await socket.close(closed.code, closed.reason)
    except WebSocketDisconnect:
        pass

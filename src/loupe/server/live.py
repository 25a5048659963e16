"""The socket of a table: the whole view, then every step, from wherever the client left off."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Struct

from loupe.games.vocabulary import Refusal
from loupe.server import gallery
from loupe.server.bus import Ear, Hub
from loupe.server.metrics import Metrics
from loupe.server.people import mutes
from loupe.server.people.people import People
from loupe.server.presence import Presence
from loupe.server.sheets import Sheets, channel
from loupe.server.windows import Window
from loupe.tables.besides import Here
from loupe.tables.commands import Return
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import Unknown
from loupe.tables.table import Table
from loupe.tables.watching import Watch, written

PATIENCE = 20.0
"""Seconds that a client may take to take a message."""
MOST_HEARD = 30
"""So many messages a socket may send within `WHILE` seconds."""
WHILE = 10.0

LATER, SELDOM = 1.0, 0.2
"""Seconds between two looks for what may be seen by now, and between two words about who is there."""

GONE, FORBIDDEN, MALFORMED, FLOOD, SLOW = 4404, 4403, 4400, 4429, 4408
"""Why a socket was closed: there is no such table for you; you may not watch; nonsense was sent; too much;
too little read."""


@dataclass(frozen=True)
class Parts:
    """What a socket needs of the server."""

    tables: Tables
    people: People
    sheets: Sheets
    gallery: gallery.Gallery
    presence: Presence
    metrics: Metrics


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

    def __init__(self, socket: AnySocket, id: str, parts: Parts) -> None:
        self.socket, self.id, self.parts, self.tables = socket, id, parts, parts.tables
        self.person: Person = socket.scope["state"]["person"]
        self.watch: Watch | None = None
        self.again: int | None = None
        self.anew = False
        self.muted: frozenset[Person] = frozenset()
        self.names = mutes.channel(self.person), gallery.channel(id)
        self._here: Here | None = None
        self._heard = 0

    async def begin(self, ear: Ear) -> None:
        """Tell what there is to tell at first, or refuse."""
        self.muted = await self.parts.people.mutes.of(self.person)
        await self._tell_news(ear.number)

    async def run(self, ear: Ear, own: Ear, window: Window) -> None:
        """Tell and listen until one of them ends; `own` hears of this person's sheet."""
        telling = (self._tell(ear), self._tell_sheet(own), self._tell_besides(window, ear), self._listen(ear))
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
            # Who sees later what happens is told by the clock.
            late = self.watch is not None and self.watch.table.late
            with suppress(TimeoutError):
                async with asyncio.timeout(LATER if late else None):
                    await ear.wait()
            await self._tell_news(ear.number)

    async def _tell_news(self, heard: int) -> None:
        table = await self.tables.look_for(self.id, self.person, heard)
        if table.misses(self.person):
            # He counted as away; this socket says that he is not.
            number = await self.tables.handle(self.id, self.person, Return())
            table = await self.tables.look_for(self.id, self.person, number)
        if self.watch is not None:
            self.watch.table = table
        if self.again is not None:
            self.watch, self.again = self._resumed(self._watch(table, self.again), self.again), None
        if self.watch is None or self.watch.stale or self.anew:
            self.watch, self.anew = self._watch(table), False
            await self._send(written(self.watch.whole()))
        for step in self.watch.steps():
            await self._send(written(step))
            self.parts.metrics.telling_seconds.observe(max(0.0, self.tables.clock() - step.at))

    def _watch(self, table: Table, after: int | None = None) -> Watch:
        return Watch(table, self.person, after, self.muted, self.tables.clock)

    # What is no part of the table's log.

    async def _tell_besides(self, window: Window, ear: Ear) -> None:
        await self._tell_gallery()
        while True:
            due = await window.wait()
            if self.names[0] in due:
                self.muted = await self.parts.people.mutes.of(self.person)
                self.anew, self._heard = True, 0
                ear.wake()
            if self.names[1] in due:
                await self._tell_gallery()
            await self._tell_presence()
            await asyncio.sleep(SELDOM)

    async def _tell_presence(self) -> None:
        here = self._present()
        if here != self._here:
            self._here = here
            await self._send(written(here))

    def _present(self) -> Here:
        there = self.parts.presence.at(self.id)
        table = self.watch.table if self.watch else None
        strangers = [person for person in there if table and not table.takes_part(person)]
        chairs = enumerate(table.chairs if table else ())
        muted = tuple(seat for seat, sitter in chairs if sitter and sitter.person in self.muted)
        return Here(max(1, there[self.person]), len(strangers), muted)

    async def _tell_gallery(self) -> None:
        """Tell spectators what others of them said; those who play do not hear it."""
        if self.watch is None or self.watch.table.takes_part(self.person):
            return
        told = await self.parts.gallery.lines(self.id, self.person, self.muted, self._heard)
        if told.lines:
            self._heard = told.lines[-1].number
            await self._send(written(told))

    async def _tell_sheet(self, own: Ear) -> None:
        """Tell what this person wrote on his sheet in another window."""
        while True:
            await own.wait()
            await self._send(written(await self.parts.sheets.read(self.id, self.person)))

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
        self.parts.metrics.told.inc()

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
async def live(socket: AnySocket, id: str, parts: Parts, hub: Hub) -> None:
    """Tell a person all that happens at a table."""
    await socket.accept()
    watching = Live(socket, id, parts)
    after = socket.query_params.get("after", "")
    # Nine digits at most: an entry further on than that never was.
    watching.again = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
    try:
        # The ear is there before the first look: what comes in between is heard.
        sheet = channel(id, watching.person)
        with hub.listening(id) as ear, hub.listening(sheet) as own, parts.metrics.sockets.track_inprogress():
            await watching.begin(ear)
            with parts.presence.here(id, watching.person, watching.names) as window:
                await watching.run(ear, own, window)
    except Unknown:
        await socket.close(GONE, "no-such-table")
    except Refusal as refused:
        await socket.close(FORBIDDEN, refused.code)
    except Closed as closed:
        await socket.close(closed.code, closed.reason)
    except WebSocketDisconnect:
        pass

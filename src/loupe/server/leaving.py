"""How a node stops: it takes nothing more to do, and sends those who watch to other nodes, one by one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from litestar.types import Message, Receive, Scope, Send

ELSEWHERE = 1012
"""Why a socket is closed: this node stops, and the same address leads to another."""

log = structlog.get_logger()


class Parting:
    """An open socket, that can be closed from outside while others send."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._closed = False

    async def send(self, message: Message) -> None:
        """Send, unless the socket was closed; nothing comes after that."""
        if self._closed:
            return
        self._closed = message["type"] == "websocket.close"
        await self._send(message)

    async def close(self, code: int, reason: str) -> None:
        """Close the socket, if nobody else has."""
        message: Any = {"type": "websocket.close", "code": code, "reason": reason}
        await self.send(message)


class Leaving:
    """Whether this node is about to stop, and who is still connected to it."""

    def __init__(self) -> None:
        self.begun = False
        self.restored = False
        """Whether it stops to begin anew: the database is another than it was."""
        self._first: list[Callable[[], Awaitable[None]]] = []
        self._open: set[Parting] = set()
        self._stop: Callable[[], None] | None = None

    def before(self, rest: Callable[[], Awaitable[None]]) -> None:
        """Have something put down at the beginning of the end."""
        self._first.append(rest)

    def stopped_by(self, stop: Callable[[], None]) -> None:
        """Learn how the server is stopped."""
        self._stop = stop

    async def connected(self, app: Any, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket be open, until either side has enough or the node stops."""
        socket = Parting(send)
        self._open.add(socket)
        try:
            await app(scope, receive, socket.send)
        finally:
            self._open.discard(socket)

    async def leave(self, seconds: float) -> None:
        """Put everything down, and part with those who watch, spread over so many seconds."""
        if self.begun:
            return
        self.begun = True
        log.info("leaving", sockets=len(self._open), seconds=seconds)
        for rest in self._first:
            await rest()
        await self._part(seconds)

    async def _part(self, seconds: float) -> None:
        until = asyncio.get_running_loop().time() + seconds
        sockets = list(self._open)
        random.shuffle(sockets)
        for socket in sockets:
            await socket.close(ELSEWHERE, "elsewhere")
            await asyncio.sleep(seconds / len(sockets))
        # Whoever asks whether this node is ready must have had the time to hear that it is not.
        await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))

    def begin_anew(self) -> None:
        """Stop, to begin anew with what the database is now."""
        if self.restored:
            return
        self.restored = self.begun = True
        log.warning("the database was restored, and all begins anew")
        if self._stop:
            self._stop()

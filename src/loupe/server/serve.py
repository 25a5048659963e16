"""Running the application: uvicorn, how it is stopped, and how it begins anew."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Iterable
from types import FrameType

import uvicorn

from loupe.server.app import Settings, create_app
from loupe.server.leaving import Leaving
from loupe.server.logs import begin_logging
from loupe.server.patience import PatientProtocol

BACKLOG = 2048


class PortTaken(OSError):
    """Something else listens there already."""


def listen(host: str, ports: Iterable[int]) -> socket.socket:
    """Take the first of these ports that is free, or raise PortTaken."""
    for port in ports:
        try:
            return socket.create_server((host, port), family=_family(host), backlog=BACKLOG)
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise
    raise PortTaken


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


class Server(uvicorn.Server):
    """Told to terminate, it first takes leave; told a second time, or interrupted, it stops at once."""

    def __init__(self, config: uvicorn.Config, leaving: Leaving, seconds: float) -> None:
        super().__init__(config)
        self._leaving, self._seconds = leaving, seconds
        self._last: asyncio.Task[None] | None = None
        leaving.stopped_by(self._stop)

    def _stop(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, knowing which loop a signal has to reach."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take leave, or stop."""
        if sig == signal.SIGTERM and self.started and not self._leaving.begun:
            self._loop.call_soon_threadsafe(self._take_leave)
        else:
            super().handle_exit(sig, frame)

    def _take_leave(self) -> None:
        if self._last is None:
            self._last = asyncio.create_task(self._leaving.leave(self._seconds))
            self._last.add_done_callback(lambda _: self._stop())


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop; when the database was restored, with what is there then."""
    begin_logging()
    # Thousands of folded tables live long: to look for garbage among them all stops everybody for a second.
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    while True:
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=False,
            http=type("Patient", (PatientProtocol,), {"seconds": settings.patience}),
            ws="websockets-sansio",
            ws_max_size=4096,
            # Packing would take more than it saves, and how well hands and talk pack together tells of both.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
        Server(config, app.leaving, settings.leave).run(sockets=[listening.dup()])
        if not app.leaving.restored:
            return

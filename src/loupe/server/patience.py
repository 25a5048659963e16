"""Connections that say what they want in time: whoever sends a request byte by byte is not waited for."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 10.0
"""From the first byte of a request, or from the connection's beginning, to the end of its headers."""


class PatientProtocol(HttpToolsProtocol):
    """Closes connections on which the headers of a request do not come to an end."""

    seconds = SECONDS
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """Wait for the headers."""
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Have what was waited for."""
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = asyncio.get_running_loop().call_later(self.seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _too_slow(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

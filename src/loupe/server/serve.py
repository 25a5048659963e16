"""Running the application: uvicorn, and logs a line of JSON each."""

from __future__ import annotations

import errno
import logging
import socket
import sys
from collections.abc import Iterable

import structlog
import uvicorn

from loupe.server.app import Settings, create_app

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


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop."""
    _log()
    config = uvicorn.Config(
        create_app(settings),
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=4096,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listening])


def _log() -> None:
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )

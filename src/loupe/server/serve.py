"""Running the application: uvicorn, and logs a line of JSON each."""

from __future__ import annotations

import logging
import sys

import structlog
import uvicorn

from loupe.server.app import Settings, create_app


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    _log()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=4096,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run()


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

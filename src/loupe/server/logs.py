"""Logs: a line of JSON each, of what happened and where, and never of what it happened to.

An exception may quote anything: a hand, a cookie, a statement. So of an exception there is what kind it is
and which lines of code it came through; of what libraries say, what they always say, without its arguments.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO, TypeAlias, cast

import structlog

MOST_FRAMES = 12
LONGEST = 200
Line: TypeAlias = MutableMapping[str, Any]


def begin_logging() -> None:
    """Log to stderr from now on, whoever logs."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            _exception,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(cast(Any, Unfailing(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Discreet()], force=True)


class Unfailing:
    """Writes what can be written: a disk that is full of logs is no reason to answer nobody."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        """Write."""
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        """Have it written."""
        with suppress(OSError):
            self._file.flush()


class Discreet(logging.Handler):
    """Logs what libraries have to say."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log a line, without what it would have been filled with."""
        said, *_ = str(record.msg).splitlines() or [""]
        wrong = record.exc_info[1] if record.exc_info else None
        told = {"library": record.name, "exc_info": wrong} if wrong else {"library": record.name}
        structlog.get_logger().log(record.levelno, said[:LONGEST], **told)


def _exception(_: Any, __: str, line: Line) -> Line:
    """Put what may be told of an exception in its place."""
    wrong = line.pop("exc_info", None)
    if wrong is True:
        wrong = sys.exc_info()[1]
    if isinstance(wrong, tuple):
        wrong = wrong[1]
    if isinstance(wrong, BaseException):
        line["exception"] = kinds_of(wrong)
        line["frames"] = frames_of(wrong.__traceback__)
    return line


def kinds_of(wrong: BaseException) -> list[str]:
    """Return what kind an exception is, and what kinds it came from."""
    kinds: list[str] = []
    found: BaseException | None = wrong
    while found is not None and len(kinds) < MOST_FRAMES:
        kinds.append(f"{type(found).__module__}.{type(found).__qualname__}")
        found = found.__cause__ or found.__context__
    return kinds


def frames_of(trace: TracebackType | None) -> list[str]:
    """Return the lines of code that an exception came through, the last of them first."""
    frames = [
        f"{Path(frame.f_code.co_filename).name}:{number} {frame.f_code.co_name}"
        for frame, number in traceback.walk_tb(trace)
    ]
    return frames[::-1][:MOST_FRAMES]

"""The results of a match in a file: JSON lines, first the match, then one deal a line, each only once.

A line is written whole and flushed to the disk before it counts. Killed at any moment, the file loses at most
the line that was being written, and going on cuts that off and plays its deal again.
"""

from __future__ import annotations

import fcntl
import os
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from loupe.arena.match import Deal, Match
from loupe.games.vocabulary import Refusal

VERSION = 1

T = TypeVar("T")


class BadLedger(Refusal):
    """A results file that can't be written or gone on with."""


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    loupe_arena: int
    match: Match


class Ledger:
    """A results file that is open for writing, by one process at a time."""

    def __init__(self, path: Path, match: Match, resume: bool) -> None:
        self.path, self.match = path, match
        self.deals: dict[int, Deal] = {}
        with ExitStack() as unless_usable:
            try:
                self._file: BinaryIO = unless_usable.enter_context(path.open("a+b"))
                self._lock()
                self._read(resume)
            except OSError as wrong:
                raise BadLedger("ledger-unusable", file=str(path), problem=wrong.strerror or "?") from wrong
            unless_usable.pop_all()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as taken:
            raise BadLedger("ledger-taken", file=str(self.path)) from taken

    def _read(self, resume: bool) -> None:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        # What follows the last end of a line was cut off when it was written.
        self._file.truncate(sum(len(line) + 1 for line in lines[:-1]))
        if len(lines) == 1:
            self._write(Heading(VERSION, self.match))
            return
        if not resume:
            raise BadLedger("ledger-exists", file=str(self.path))
        self._check(_read_line(self.path, 1, lines[0], Heading))
        for number, line in enumerate(lines[1:-1], 2):
            deal = _read_line(self.path, number, line, Deal)
            self.deals.setdefault(deal.number, deal)

    def _check(self, heading: Heading) -> None:
        if heading.loupe_arena != VERSION:
            raise BadLedger("ledger-version", file=str(self.path), version=heading.loupe_arena)
        if heading.match != self.match:
            raise BadLedger("ledger-other-match", file=str(self.path))

    def add(self, deal: Deal) -> None:
        """Write a deal down, unless it is there already."""
        if deal.number not in self.deals:
            self._write(deal)
            self.deals[deal.number] = deal

    def _write(self, line: Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _read_line(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as wrong:
        raise BadLedger("ledger-line", file=str(path), line=number, problem=str(wrong)) from wrong

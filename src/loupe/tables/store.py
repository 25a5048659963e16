"""What tables need of whatever keeps them: logs that only grow, and errands that are to be run later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from loupe.tables.events import Became, Entry
from loupe.tables.results import Finished
from loupe.tables.table import Phase


class Conflict(Exception):
    """Somebody else has written the next entry; fold it and decide again."""


class Listing(Struct, frozen=True):
    """What a table is found by."""

    id: str
    code: str
    public: bool
    phase: Phase


class Errand(Struct, frozen=True):
    """Something to do at a table later, unless its game has gone on since entry `number`."""

    table: str
    kind: str
    number: int
    at: float


class Batch(Struct, frozen=True):
    """What one command made happen at one table: written whole, or not at all."""

    listing: Listing
    entries: tuple[Entry, ...]
    errands: dict[str, Errand | None]
    """What is to be done later from now on, by kind; None strikes it off, all else stays as it was."""
    rewritten: tuple[Entry, ...] = ()
    """Entries that stand there, as they are to be from now on: somebody is forgotten."""
    became: Became | None = None
    """Who is known as another from now on; of one who is forgotten, only this still says who he was."""
    finished: Finished | None = None
    """What came of the game, if this ends it."""


class Store(Protocol):
    """Keeps tables. What `append` has returned from is never lost."""

    async def append(self, batches: Sequence[Batch]) -> None:
        """Write batches of several tables in one go, or raise Conflict and write nothing."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a table's entries that come after a number."""

    async def by_code(self, code: str) -> str | None:
        """Return the table that an invitation is for."""

    async def listed(self, most: int, phase: Phase = Phase.OPEN) -> list[str]:
        """Return the newest public tables that have come so far: those that wait for people."""

    async def lease(self, now: float, until: float, most: int) -> list[Errand]:
        """Take errands that are due and that nobody else has taken, or not finished in his time."""

    async def finish(self, errand: Errand) -> None:
        """Strike an errand off, if it was not replaced by another."""

    async def release(self, errands: Sequence[Errand]) -> None:
        """Hand errands back that were taken and not finished: anybody may take them at once."""

    async def next_due(self, now: float) -> float | None:
        """Return when the next errand may be taken, so far as is known."""

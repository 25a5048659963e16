"""Tables kept in memory: the smallest store there can be, and people to sit down at them."""

from __future__ import annotations

from collections.abc import Sequence

from loupe.tables.commands import InviteHouse, Start, TakeSeat
from loupe.tables.events import Entry
from loupe.tables.handler import Tables
from loupe.tables.settings import Settings
from loupe.tables.store import Batch, Conflict, Errand, Listing
from loupe.tables.table import Phase, Table

ANN, BOB, CEM = "ann-", "bob-", "cem-"
SLEUTH = Settings("sleuth/avalon-hill", 3)
CLUEDO = Settings("cluedo/card-game", 3)


class Shelf:
    """A `Store` in memory."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.listings: dict[str, Listing] = {}
        self.errands: dict[tuple[str, str], tuple[Errand, float]] = {}

    async def append(self, batches: Sequence[Batch]) -> None:
        for batch in batches:
            if len(self.logs.get(batch.listing.id, ())) + 1 != batch.entries[0].number:
                raise Conflict
        for batch in batches:
            id = batch.listing.id
            log = self.logs.setdefault(id, [])
            for entry in batch.rewritten:
                log[entry.number - 1] = entry
            log.extend(batch.entries)
            self.listings[id] = batch.listing
            for kind, errand in batch.errands.items():
                self.errands.pop((id, kind), None)
                if errand is not None:
                    self.errands[id, kind] = (errand, 0.0)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return self.logs.get(table, [])[after:]

    async def by_code(self, code: str) -> str | None:
        return next((listing.id for listing in self.listings.values() if listing.code == code), None)

    async def listed(self, most: int, phase: Phase = Phase.OPEN) -> list[str]:
        waiting = [one.id for one in self.listings.values() if one.public and one.phase is phase]
        return waiting[::-1][:most]

    async def lease(self, now: float, until: float, most: int) -> list[Errand]:
        due = [errand for errand, leased in self.errands.values() if errand.at <= now and leased <= now]
        for errand in due[:most]:
            self.errands[errand.table, errand.kind] = (errand, until)
        return due[:most]

    async def finish(self, errand: Errand) -> None:
        name = errand.table, errand.kind
        if name in self.errands and self.errands[name][0] == errand:
            del self.errands[name]

    async def release(self, errands: Sequence[Errand]) -> None:
        for errand in errands:
            name = errand.table, errand.kind
            if name in self.errands and self.errands[name][0] == errand:
                self.errands[name] = (errand, 0.0)

    async def next_due(self, now: float) -> float | None:
        return min((errand.at for errand, leased in self.errands.values() if leased <= now), default=None)


async def silence(_: str, __: int) -> None:
    """Announce nothing."""


def tables_on(shelf: Shelf) -> Tables:
    return Tables(shelf, silence, pace=0)


async def gathered(tables: Tables, settings: Settings = SLEUTH) -> Table:
    """Open a table with Ann, its host, and Bob; a house player has the third chair."""
    table = await tables.open(ANN, settings, "Ann", None)
    await tables.handle(table.id, BOB, TakeSeat(name="Bob", code=table.code))
    await tables.handle(table.id, ANN, InviteHouse(level="sharp"))
    return table


async def running(tables: Tables, settings: Settings = SLEUTH) -> Table:
    """Start a game at a gathered table."""
    table = await gathered(tables, settings)
    await tables.handle(table.id, ANN, Start())
    return table

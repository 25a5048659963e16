"""The open lobby: public tables that wait, those that may be watched, and sitting down at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from loupe.tables.commands import TakeSeat
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import TableRefusal
from loupe.tables.seats import numbered
from loupe.tables.settings import ByDay, NoSpectators, Settings
from loupe.tables.table import Phase, Table

MOST_LISTED = 50
FRESH = 1.0
"""So many seconds a list is good: many look at it at once."""
STALE = 1800.0
"""A game in which nothing has happened for so long is not worth watching."""
FILL_AFTER, STAND_IN_AFTER = 30, 60
"""Seconds: how a table is set up that opens because none waited."""
USUAL_GAME, USUAL_SEATS = "sleuth/avalon-hill", {"sleuth": 4, "cluedo": 3}


class Lobby:
    """The public tables, as this node lists them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._listed: dict[Phase, tuple[float, list[Table]]] = {}
        self._lock = asyncio.Lock()

    async def waiting(self) -> list[Table]:
        """Return the tables at which somebody waits for others."""
        return await self._list(Phase.OPEN, lambda table: table.waited is not None and None in table.chairs)

    async def running(self) -> list[Table]:
        """Return the tables where one may watch a game."""
        return await self._list(Phase.RUNNING, self._worth_watching)

    def _worth_watching(self, table: Table) -> bool:
        by_day = isinstance(table.settings.clock, ByDay)
        lively = by_day or table.entries[-1].at > self._tables.clock() - STALE
        return lively and not isinstance(table.settings.spectators, NoSpectators)

    async def _list(self, phase: Phase, fits: Callable[[Table], bool]) -> list[Table]:
        async with self._lock:
            now = self._tables.clock()
            at, found = self._listed.get(phase, (0.0, []))
            if not at <= now < at + FRESH:
                ids = await self._tables.store.listed(MOST_LISTED, phase)
                found = [await self._tables.look(id) for id in ids]
                self._listed[phase] = now, found
        return [table for table in found if table.phase is phase and fits(table)]

    async def sit_down(
        self, person: Person, name: str, wanted: Wanted, key: str | None, *, any_name: bool = False
    ) -> tuple[Table, bool]:
        """Sit somebody down where others wait, or at a new table; tell which, and whether it is new.

        Where `any_name` will do, his gets a number if somebody there is called so.
        """
        self._listed.pop(Phase.OPEN, None)
        fitting = [table for table in await self.waiting() if wanted.fits(table)]
        for table in fitting:
            if table.seat_of(person) is not None:
                return table, False
        for table in sorted(fitting, key=_soonest):
            try:
                shown = numbered(name, table.names) if any_name else name
                await self._tables.handle(table.id, person, TakeSeat(name=shown, key=key))
                return table, False
            except TableRefusal:  # Taken, begun, or there is one by that name: the next, then.
                continue
        return await self._tables.open(person, wanted.settings(), name, key), True


class Wanted:
    """What somebody wants to play who does not mind the rest."""

    def __init__(self, game: str | None, seats: int | None) -> None:
        self.game, self.seats = game, seats

    def fits(self, table: Table) -> bool:
        """Tell whether a table is what was wanted; it begins by itself, and counts for nothing."""
        settings = table.settings
        alike = self.game in (None, settings.game) and self.seats in (None, settings.seats)
        return alike and not settings.rated and settings.fill_after is not None

    def settings(self) -> Settings:
        """Return what is wanted, for a new table."""
        game = self.game or USUAL_GAME
        return Settings(
            game,
            self.seats or USUAL_SEATS.get(game.partition("/")[0], 3),
            public=True,
            fill_after=FILL_AFTER,
            stand_in_after=STAND_IN_AFTER,
        )


def _soonest(table: Table) -> tuple[int, float]:
    """Prefer the table that lacks fewest, then the one that has waited longest."""
    return table.chairs.count(None), table.waited or 0.0

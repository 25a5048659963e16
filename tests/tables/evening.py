"""An evening at tables whose clock the tests turn, and where errands are run when they are due."""

from __future__ import annotations

from loupe.tables.handler import Tables
from loupe.tables.house import House
from loupe.tables.store import Errand
from tests.tables.shelf import Shelf, silence


class Evening:
    """Tables in memory, and what time it is."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.shelf = Shelf()
        self.tables = Tables(self.shelf, silence, pace=0, clock=lambda: self.now)
        self.house = House(self.tables)

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and whatever falls due happen at its moment; house players hold still."""
        end = self.now + seconds
        while errand := self._next(end):
            self.now = max(self.now, errand.at)
            await self.house._do(errand)
            await self.shelf.finish(errand)
        self.now = end

    def _next(self, end: float) -> Errand | None:
        due = [one for one, _ in self.shelf.errands.values() if one.at <= end and one.kind != "house-players"]
        return min(due, key=lambda errand: errand.at, default=None)

    def due(self) -> set[str]:
        """Return what kinds of errands there are."""
        return {kind for _, kind in self.shelf.errands}

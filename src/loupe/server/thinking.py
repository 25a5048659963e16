"""What seats have worked out for them: in threads, a few at a time, and once for all who ask again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from loupe.deduction import Cancelled, LimitExceeded
from loupe.games.vocabulary import Seat
from loupe.tables.help import Thought
from loupe.tables.refusals import Busy, TableRefusal
from loupe.tables.table import Table

T = TypeVar("T")

MOST_KEPT = 500
AT_ONCE = 2
"""So many are worked out at the same time: more would only wait for the same processor."""
MOST_WAITING = 60


class Thinker:
    """Thoughts by table, seat and the number of the last entry, the last wanted last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Seat, int], Thought] = OrderedDict()
        self._free, self._weighing = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(1)
        self._waiting = 0

    async def think(self, table: Table, seat: Seat, wanted: Callable[[Thought], T], slow: bool = False) -> T:
        """Work something out for a seat, off the event loop; what is slow keeps nobody else waiting."""
        if self._waiting >= MOST_WAITING:
            raise Busy("too-busy")
        thought = self._thought(table, seat)
        self._waiting += 1
        try:
            async with self._weighing if slow else self._free:
                return await asyncio.to_thread(wanted, thought)
        except (LimitExceeded, Cancelled):
            raise TableRefusal("help-too-hard") from None
        finally:
            self._waiting -= 1

    def _thought(self, table: Table, seat: Seat) -> Thought:
        key = (table.id, seat, table.played)
        thought = self._kept.get(key) or Thought.of(table, seat)
        self._kept[key] = thought
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return thought

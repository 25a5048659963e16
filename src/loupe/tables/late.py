"""What strangers may see of a game that runs: nothing, what is public, or what was public some time ago.

A stranger who sees late is given a table of its own, folded no further than he may see: it knows no more.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import assert_never

from loupe.tables.events import Person
from loupe.tables.refusals import Forbidden, Unknown
from loupe.tables.settings import LateSpectators, LiveSpectators, NoSpectators
from loupe.tables.table import Phase, Table

MOST_KEPT = 500


class LateTables:
    """Tables as they were some time ago."""

    def __init__(self) -> None:
        self._folded: OrderedDict[str, tuple[int, Table]] = OrderedDict()

    def seen_by(self, table: Table, person: Person, now: float) -> Table:
        """Return a table as somebody may see it at this moment, or refuse to show it."""
        if table.takes_part(person):
            return table
        if not table.settings.public:
            raise Unknown
        if table.game is None:
            return table
        match spectators := table.settings.spectators:
            case NoSpectators():
                raise Forbidden("no-spectators")
            case LiveSpectators():
                return table
            case LateSpectators():
                return self._folded_to(table, shown(table, spectators, now))
            case _:
                assert_never(spectators)

    def _folded_to(self, table: Table, number: int) -> Table:
        """Return the table as it was at this entry, or later: nothing is taken back that was shown."""
        forgotten, late = self._folded.get(table.id, (0, None))
        if late is None or forgotten != table.forgotten:
            late = Table(table.id)
        for entry in table.entries[late.number : number]:
            late.take(entry)
        late.late = late.number < table.number
        self._folded[table.id] = table.forgotten, late
        self._folded.move_to_end(table.id)
        while len(self._folded) > MOST_KEPT:
            self._folded.popitem(last=False)
        return late


def shown(table: Table, spectators: LateSpectators, now: float) -> int:
    """Return how far a stranger may see: whole actions only, and all when the game is over."""
    if table.phase is not Phase.RUNNING or not (spectators.events or spectators.seconds):
        return table.number
    number = table.is_open_after(spectators.events)
    if spectators.seconds:
        number = max(number, _older_than(table, now - spectators.seconds))
    while number and not table.entries[number - 1].whole:
        number -= 1
    return number


def _older_than(table: Table, then: float) -> int:
    """Return how many entries are as old as that: those that come before one that is not do not count."""
    number = table.number
    while number and table.entries[number - 1].at > then:
        number -= 1
    return number

"""What is to be done at a table later, unless something else happens first; it follows from the log."""

from __future__ import annotations

from collections.abc import Iterator

from loupe.tables.playing import DESERTED, deserted
from loupe.tables.store import Errand
from loupe.tables.table import Phase, Table

HOUSE_PLAYERS, CLOCK, STAND_IN, FILL, CLOSE = "house-players", "clock", "stand-in", "fill", "close"
"""Letting the house players act; acting for who has no time left; playing on for who is away; beginning
without those who did not come; calling off what nobody waits for."""
MOMENT = 0.25
"""So much later than its clock says somebody's time is over: what he sent at the last moment still counts."""


def wanted(table: Table, pace: float) -> dict[str, Errand]:
    """Return what is to be done at a table as it stands, by kind."""
    if table.phase is Phase.OPEN:
        return {errand.kind: errand for errand in _before(table)}
    if table.phase is Phase.RUNNING and table.paused is None:
        return {errand.kind: errand for errand in (*_playing(table, pace), *_absent(table))}
    return {errand.kind: errand for errand in _absent(table)} if table.phase is Phase.RUNNING else {}


def _before(table: Table) -> Iterator[Errand]:
    last, patience = deserted(table), table.settings.fill_after
    if last is not None:
        yield Errand(table.id, CLOSE, table.number, last + DESERTED)
    if patience is not None and table.waited is not None:
        yield Errand(table.id, FILL, 0, table.waited + patience)


def _playing(table: Table, pace: float) -> Iterator[Errand]:
    if table.house_seats:
        # People have a moment to speak first.
        at = table.entries[table.stirred - 1].at + pace
        yield Errand(table.id, HOUSE_PLAYERS, table.stirred, at)
    out = [over for seat in people_awaited(table) if (over := _runs_out(table, seat)) is not None]
    if out:
        yield Errand(table.id, CLOCK, table.stirred, min(out) + MOMENT)


def _runs_out(table: Table, seat: int) -> float | None:
    return None if table.clocks is None else table.clocks.runs_out(seat)


def people_awaited(table: Table) -> list[int]:
    """Return the seats of people for whom the table waits."""
    began = () if table.clocks is None else table.clocks.began
    return [seat for seat in began if (sitter := table.chairs[seat]) and sitter.person]


def _absent(table: Table) -> Iterator[Errand]:
    patience = table.settings.stand_in_after
    away = [sitter.away for sitter in table.chairs if sitter and sitter.away is not None]
    if patience is not None and away:
        yield Errand(table.id, STAND_IN, 0, min(away) + patience)


def changed(
    before: dict[str, Errand], after: dict[str, Errand], jitter: dict[str, float]
) -> dict[str, Errand | None]:
    """Return what is to be written so that one becomes the other; None strikes an errand off."""
    struck: dict[str, Errand | None] = {kind: None for kind in before if kind not in after}
    new = {kind: errand for kind, errand in after.items() if before.get(kind) != errand}
    return struck | {
        kind: Errand(errand.table, kind, errand.number, errand.at + jitter.get(kind, 0.0))
        for kind, errand in new.items()
    }

"""What came of a finished game, seat by seat: what histories and ratings are made from."""

from __future__ import annotations

from msgspec import Struct

from loupe.arena.table import turns_taken, wrongly_identified
from loupe.games.vocabulary import Outcome, Seat
from loupe.tables.events import Person
from loupe.tables.table import Phase, Sitter, Table


class Result(Struct, frozen=True):
    """How one seat came out of a game."""

    seat: Seat
    name: str
    person: Person | None
    """Whose game it was; nobody's, where a house player sat from the first."""
    level: str | None
    """Of such a house player."""
    place: int | None
    """Of the winners the first, the second, …: 1, 2, …; who left the game has not won it."""
    wrong: int
    """Wrong identifications."""
    left: bool
    """Whether a house player ended it in his place."""


class Finished(Struct, frozen=True):
    """A game that has ended."""

    game: str
    rated: bool
    at: float
    turns: int
    results: tuple[Result, ...]


def finished(before: Table, table: Table) -> Finished | None:
    """Return what came of the game, if it has ended since."""
    if before.phase is Phase.OVER or table.phase is not Phase.OVER or table.game is None:
        return None
    outcome, events, settings = table.game.outcome, table.game.events, table.settings
    assert outcome is not None, "the game is over"
    wrong = wrongly_identified(events)
    sitting = [(seat, sitter) for seat, sitter in enumerate(table.chairs) if sitter]
    results = tuple(_result(seat, sitter, outcome, wrong.count(seat)) for seat, sitter in sitting)
    return Finished(settings.game, settings.rated, table.entries[-1].at, turns_taken(events), results)


def _result(seat: Seat, sitter: Sitter, outcome: Outcome, wrong: int) -> Result:
    left = sitter.absent is not None
    won = seat in outcome.winners and not left
    return Result(
        seat=seat,
        name=sitter.name,
        person=sitter.person or sitter.absent,
        level=None if left else sitter.level,
        place=outcome.winners.index(seat) + 1 if won else None,
        wrong=wrong,
        left=left,
    )

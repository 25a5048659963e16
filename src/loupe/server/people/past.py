"""What somebody has played: his history, what it comes to, and the ladder of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from loupe.games import telling
from loupe.games.telling import Telling
from loupe.games.vocabulary import Seat
from loupe.server.database import GAMES, RATINGS, RESULTS
from loupe.server.people.rating import SURE
from loupe.server.people.rows import Rows
from loupe.server.people.schema import ACCOUNTS
from loupe.tables.events import HOUSE, Person, is_bot


class Finish(Struct, frozen=True):
    """How one seat came out of a game."""

    name: str
    level: str | None
    """Of a house player."""
    bot: bool
    place: int | None
    """Of the winners the first, the second, …; null for the others."""
    wrong: int
    """Wrong identifications."""
    left: bool
    """Whether he left it to a house player."""
    before: int | None
    """His rating before a rated game."""
    after: int | None


class Played(Struct, frozen=True):
    """A game that has ended, and how."""

    table: str
    game: str
    telling: Telling
    rated: bool
    ended: float
    turns: int
    seat: Seat
    """Where you sat."""
    seats: tuple[Finish, ...]


class Summary(Struct, frozen=True):
    """What came of all games of one kind."""

    game: str
    telling: Telling
    played: int
    won: int
    places: int
    """How many a place behind the winner was reached in, where more than one could win."""
    wrong: int
    """Wrong identifications in all of them."""
    left: int
    turns: float
    """How many turns a game took on average."""
    rated: int


class Rung(Struct, frozen=True):
    """Somebody's place on the ladder."""

    rank: int
    name: str
    level: str | None
    """Of a house player."""
    bot: bool
    you: bool
    rating: int
    games: int
    wins: int
    sure: bool
    """Whether it is more than a first guess."""


class Ladder(Struct, frozen=True):
    """The strongest of one game, and your own place if you are not among them."""

    family: str
    standings: tuple[Rung, ...]
    yours: Rung | None


class Past:
    """All games that have ended."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def of(self, person: Person, before: float | None, most: int) -> list[Played]:
        """List a person's games, the last first."""
        mine = sa.select(RESULTS.c.table_id, RESULTS.c.seat).where(RESULTS.c.person == person).subquery()
        games = sa.select(GAMES, mine.c.seat).join(mine, mine.c.table_id == GAMES.c.table_id)
        if before is not None:
            games = games.where(GAMES.c.ended < before)
        rows = await self._rows.read(games.order_by(GAMES.c.ended.desc(), mine.c.seat).limit(most))
        these = RESULTS.c.table_id.in_({row.table_id for row in rows})
        ends = await self._rows.read(sa.select(RESULTS).where(these).order_by(RESULTS.c.seat))
        return [_played(row, [end for end in ends if end.table_id == row.table_id]) for row in rows]

    async def summed_up(self, person: Person) -> list[Summary]:
        """Sum a person's games up, edition by edition."""
        count, result = sa.func.count(), RESULTS.c
        summed = (
            sa.select(
                GAMES.c.game,
                count.label("played"),
                _times(result.place == 1).label("won"),
                _times(result.place > 1).label("places"),
                sa.func.sum(result.wrong).label("wrong"),
                _times(result.left).label("left"),
                sa.func.avg(GAMES.c.turns * 1.0).label("turns"),
                _times(GAMES.c.rated).label("rated"),
            )
            .join(RESULTS, result.table_id == GAMES.c.table_id)
            .where(result.person == person)
            .group_by(GAMES.c.game)
            .order_by(count.desc(), GAMES.c.game)
        )
        return [_summary(row) for row in await self._rows.read(summed)]

    async def ladder(self, family: str, person: Person, most: int) -> Ladder:
        """Return the strongest of one game."""
        rank = sa.func.rank().over(order_by=RATINGS.c.shown.desc()).label("rank")
        joined = RATINGS.outerjoin(ACCOUNTS, RATINGS.c.person == ACCOUNTS.c.person)
        ranked = (
            sa.select(RATINGS, ACCOUNTS.c.name, rank)
            .select_from(joined)
            .where(RATINGS.c.family == family)
            .subquery()
        )
        best = sa.select(ranked).order_by(ranked.c.rank, ranked.c.person)
        rows = await self._rows.read(best.limit(most))
        own = await self._rows.first(sa.select(ranked).where(ranked.c.person == person))
        standings = tuple(_standing(row, person) for row in rows)
        return Ladder(family, standings, _standing(own, person) if own else None)


def _times(condition: Any) -> sa.ColumnElement[int]:
    return sa.func.sum(sa.case((condition, 1), else_=0))


def _played(row: Any, ends: Sequence[Any]) -> Played:
    seats = tuple(
        Finish(end.name, end.level, is_bot(end.person), end.place, end.wrong, end.left, end.before, end.after)
        for end in ends
    )
    told = telling.game(row.game)
    return Played(row.table_id, row.game, told, row.rated, row.ended, row.turns, row.seat, seats)


def _summary(row: Any) -> Summary:
    return Summary(
        row.game,
        telling.game(row.game),
        row.played,
        int(row.won),
        int(row.places),
        int(row.wrong),
        int(row.left),
        round(float(row.turns), 1),
        int(row.rated),
    )


def _standing(row: Any, person: Person) -> Rung:
    house, _, level = row.person.partition(" ")
    return Rung(
        row.rank,
        row.name or "",
        level if house == HOUSE else None,
        is_bot(row.person),
        row.person == person,
        row.shown,
        row.games,
        row.wins,
        row.games >= SURE,
    )

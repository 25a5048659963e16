"""What came of games: noted once, whoever writes at the same moment; and forgotten whole."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from loupe.games.sleuth.actions import Identify
from loupe.server.database import GAMES, PARTS, RATINGS, RESULTS, bring_up_to_date, open_database, settle
from loupe.server.people.rating import Rated, rate, shown
from loupe.server.store import SqlStore
from loupe.tables.commands import Act, Become, InviteHouse, Leave, Speak, Start, TakeSeat
from loupe.tables.handler import Tables
from loupe.tables.results import Result
from loupe.tables.settings import Settings
from loupe.tables.table import Table
from tests.tables.shelf import silence

ANN, BOB = "@ann", "@bob"
RATED = Settings("sleuth/avalon-hill", 3, public=True, rated=True)


def nodes(count: int, folder: Path, story: Callable[[list[Tables], AsyncEngine], Awaitable[None]]) -> None:
    """Let nodes on one database tell a story."""

    async def told() -> None:
        engine = open_database(f"sqlite:///{folder / 'loupe.sqlite3'}")
        await bring_up_to_date(engine)
        try:
            await story([Tables(SqlStore(engine), silence, pace=0) for _ in range(count)], engine)
        finally:
            await engine.dispose()

    asyncio.run(told())


async def rows(engine: AsyncEngine, of: sa.Table) -> list[Any]:
    async with engine.connect() as connection:
        return list((await connection.execute(sa.select(of).order_by(*of.primary_key))).all())


async def begun(tables: Tables, settings: Settings = RATED) -> Table:
    table = await tables.open(ANN, settings, "Ann", None)
    await tables.handle(table.id, BOB, TakeSeat(name="Bobadilla"))
    await tables.handle(table.id, ANN, InviteHouse(level="casual"))
    await tables.handle(table.id, ANN, Start())
    return table


def naming(table: Table, seat: int, key: str | None = None) -> Act:
    """Return the identification that wins."""
    assert table.game is not None
    return Act(key=key, seat=seat, after=table.number, action=Identify(table.game.state.missing))


def test_a_game_is_rated_once_whoever_ends_it(tmp_path: Path) -> None:
    async def story(there: list[Tables], engine: AsyncEngine) -> None:
        table = await begun(there[0])
        await there[1].look(table.id)
        ends = [there[n % 2].handle(table.id, ANN, naming(table, 0, f"{n}")) for n in range(12)]
        done = await asyncio.gather(*ends, return_exceptions=True)
        assert sum(isinstance(one, int) for one in done) == 1
        (game,) = await rows(engine, GAMES)
        assert (game.game, game.rated, game.turns) == ("sleuth/avalon-hill", True, 1)
        results = await rows(engine, RESULTS)
        assert [(one.person, one.level, one.place) for one in results] == [
            (ANN, None, 1),
            (BOB, None, None),
            (None, "casual", None),
        ]
        ratings = {one.person: one for one in await rows(engine, RATINGS)}
        assert {person: (one.games, one.wins) for person, one in ratings.items()} == {
            ANN: (1, 1),
            BOB: (1, 0),
            "house casual": (1, 0),
        }
        assert [(one.before, one.after) for one in results[:2]] == [
            (1000, ratings[ANN].shown),
            (1000, ratings[BOB].shown),
        ]
        assert ratings[ANN].shown > ratings[BOB].shown == ratings["house casual"].shown

    nodes(2, tmp_path, story)


def test_who_leaves_a_game_has_not_won_it(tmp_path: Path) -> None:
    async def story(there: list[Tables], engine: AsyncEngine) -> None:
        (tables,) = there
        table = await begun(tables)
        await tables.handle(table.id, ANN, Leave())
        await tables.handle(table.id, "house", naming(table, 0))
        results = await rows(engine, RESULTS)
        assert [(one.person, one.place, one.left) for one in results] == [
            (ANN, None, True),
            (BOB, None, False),
            (None, None, False),
        ]

    nodes(1, tmp_path, story)


def test_games_that_are_not_rated_change_no_rating(tmp_path: Path) -> None:
    async def story(there: list[Tables], engine: AsyncEngine) -> None:
        table = await begun(there[0], Settings("sleuth/avalon-hill", 3, public=True))
        await there[0].handle(table.id, BOB, naming(table, 1))
        assert not await rows(engine, RATINGS)
        assert [one.after for one in await rows(engine, RESULTS)] == [None] * 3

    nodes(1, tmp_path, story)


@pytest.mark.parametrize("over", [False, True])
def test_who_is_forgotten_is_nowhere_in_the_database(tmp_path: Path, over: bool) -> None:
    secret, guest, gone = "we meet at the fountain", "guest-of-long-ago", "!gone"

    async def story(there: list[Tables], engine: AsyncEngine) -> None:
        here, other = there
        table = await here.open(ANN, Settings("sleuth/avalon-hill", 3, public=True), "Ann", None)
        await here.handle(table.id, guest, TakeSeat(name="Bobadilla"))
        await here.handle(table.id, ANN, InviteHouse(level="casual"))
        await here.handle(table.id, ANN, Start())
        await here.handle(table.id, guest, Speak(text=secret))
        await here.handle(table.id, guest, Become(after="@bobadilla"))
        if over:
            await here.handle(table.id, "@bobadilla", naming(table, 1))
        await other.look(table.id)
        assert await traces(engine, tmp_path, "Bobadilla", secret, "@bobadilla")
        await here.handle(table.id, "@bobadilla", Become(after=gone, forgotten=True))
        for node in there:
            assert (await node.look(table.id)).names[1] == "N. N. 2"
        assert gone not in {part.person for part in await rows(engine, PARTS)} - {gone}
        assert not await traces(engine, tmp_path, "Bobadilla", secret, guest, "@bobadilla")

    nodes(2, tmp_path, story)


async def traces(engine: AsyncEngine, folder: Path, *words: str) -> list[str]:
    """Return which words the files of the database hold, once its log is written back."""
    await settle(engine)
    raw = b"".join(path.read_bytes() for path in folder.iterdir())
    return [word for word in words if word.encode() in raw]


def test_who_wins_more_is_held_to_be_stronger() -> None:
    bob = Result(1, "bob", "bob", None, None, 0, False)
    house = Result(2, "Caspar", None, "casual", None, 0, False)
    won = Result(0, "ann", "ann", None, 1, 0, False)
    known = {name: Rated() for name in ("ann", "bob", "casual")}
    for _ in range(30):
        known = rate([won, bob, house], known, lambda result: result.person or "casual")
    assert shown(Rated()) == 1000
    assert shown(known["ann"]) > 1800 > shown(known["bob"])
    twins = rate([won, house, house], {"ann": Rated(), "casual": Rated()}, lambda r: r.person or "casual")
    assert twins["casual"].mean < twins["ann"].mean

"""Who loses his connection: the game waits for him, or a house player plays on until he is back."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from loupe.games.vocabulary import ImpossibleSettings
from loupe.tables.commands import (
    Act,
    Cancel,
    Drop,
    Leave,
    Nudge,
    Return,
    StandIn,
    Start,
    SwitchChat,
    TakeSeat,
)
from loupe.tables.events import HOUSE, Came, Happened, Went
from loupe.tables.settings import ByDay, ByTurn
from loupe.tables.table import Phase
from loupe.tables.watching import seating, times
from tests.tables.evening import Evening
from tests.tables.shelf import ANN, BOB, CEM, SLEUTH, gathered, running
from tests.tables.test_commands import question, refused


def test_all_see_since_when_somebody_is_away() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await running(tables)
        evening.now += 5
        await tables.handle(table.id, HOUSE, Drop(person=BOB))
        shown = seating(table, ANN).chairs[1]
        assert shown is not None
        assert (shown.name, shown.away, shown.stands_in) == ("Bob", evening.now, False)
        before = table.number
        await tables.handle(table.id, HOUSE, Drop(person=BOB))
        assert table.number == before
        await tables.handle(table.id, BOB, Return())
        back = seating(table, ANN).chairs[1]
        assert back is not None
        assert back.away is None
        await tables.handle(table.id, BOB, Return())
        assert [type(e.event) for e in table.entries[-2:]] == [Went, Came]
        assert table.paused is None
        assert await refused(tables, table, BOB, Drop(person=ANN)) == "no-such-table"

    asyncio.run(story())


def test_who_acts_without_a_socket_is_here_again() -> None:
    async def story() -> None:
        evening = Evening()
        table = await running(evening.tables, replace(SLEUTH, pause=True))
        await evening.tables.handle(table.id, HOUSE, Drop(person=ANN))
        assert table.paused is not None
        ask = Act(seat=0, after=table.number, action=question(table, 0))
        await evening.tables.handle(table.id, ANN, ask)
        since = [type(entry.event) for entry in table.entries[ask.after :]]
        assert (since[0], set(since[1:])) == (Came, {Happened})
        assert table.paused is None

    asyncio.run(story())


def test_a_paused_game_waits_and_its_clocks_with_it() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await running(tables, replace(SLEUTH, pause=True, clock=ByTurn(60, 30)))
        evening.now += 20
        await tables.handle(table.id, HOUSE, Drop(person=BOB))
        assert seating(table, ANN).paused == evening.now
        assert evening.due() == set()
        ask = Act(seat=0, after=table.number, action=question(table, 0))
        assert await refused(tables, table, ANN, ask) == "table-paused"
        told = times(table, evening.now)
        assert told is not None
        assert [wait.until for wait in told.waits] == [None]
        await evening.pass_by(1000)
        await tables.handle(table.id, BOB, Return())
        told = times(table, evening.now)
        assert told is not None
        assert [(wait.seat, wait.until) for wait in told.waits] == [(0, evening.now + 40)]
        assert evening.due() == {"house-players", "clock"}
        await tables.handle(table.id, ANN, replace(ask, after=table.number))

    asyncio.run(story())


def test_a_house_player_stands_in_and_hands_back() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await running(tables, replace(SLEUTH, pause=True, stand_in_after=60))
        await tables.handle(table.id, HOUSE, Drop(person=BOB))
        assert await refused(tables, table, HOUSE, StandIn(seat=1)) == "not-away"
        await evening.pass_by(59)
        assert (table.house_seats, table.paused is None) == ((2,), False)
        await evening.pass_by(1)
        assert (table.house_seats, table.paused) == ((1, 2), None)
        told = seating(table, BOB)
        assert (told.seat, told.kept) == (None, 1)
        assert told.chairs[1] is not None
        assert (told.chairs[1].name, told.chairs[1].stands_in) == ("Bob", True)
        await tables.handle(table.id, BOB, Return())
        assert (table.seat_of(BOB), table.house_seats, table.names[1]) == (1, (2,), "Bob")

    asyncio.run(story())


def test_the_others_need_not_wait_for_ever() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await running(tables, replace(SLEUTH, pause=True))
        assert await refused(tables, table, ANN, StandIn(seat=1)) == "not-away"
        await tables.handle(table.id, HOUSE, Drop(person=BOB))
        assert await refused(tables, table, CEM, StandIn(seat=1)) == "no-such-table"
        await tables.handle(table.id, ANN, StandIn(seat=1))
        assert (table.house_seats, table.paused) == ((1, 2), None)

    asyncio.run(story())


def test_who_leaves_by_his_own_will_is_not_put_back_by_looking() -> None:
    async def story() -> None:
        evening = Evening()
        table = await running(evening.tables)
        await evening.tables.handle(table.id, BOB, Leave())
        assert not table.misses(BOB)
        before = table.number
        await evening.tables.handle(table.id, BOB, Return())
        assert (table.number, table.seat_of(BOB)) == (before, None)
        await evening.tables.handle(table.id, BOB, TakeSeat())
        assert table.seat_of(BOB) == 1

    asyncio.run(story())


def test_the_table_goes_on_without_its_host() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await gathered(tables)
        assert await refused(tables, table, BOB, Start()) == "only-the-host"
        await tables.handle(table.id, HOUSE, Drop(person=ANN))
        assert await refused(tables, table, BOB, Cancel()) == "only-the-host"
        assert await refused(tables, table, BOB, SwitchChat(on=False)) == "only-the-host"
        assert seating(table, BOB).host
        await tables.handle(table.id, BOB, Start())
        assert table.phase is Phase.RUNNING
        other = await gathered(tables)
        await tables.handle(other.id, ANN, Leave())
        assert other.host == BOB
        await tables.handle(other.id, BOB, Cancel())

    asyncio.run(story())


def test_who_is_awaited_can_be_reminded() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await running(tables)
        assert await refused(tables, table, ANN, Nudge()) == "nobody-to-nudge"
        assert await refused(tables, table, BOB, Nudge()) == "nudge-too-soon"
        evening.now += 20
        await tables.handle(table.id, BOB, Nudge())
        assert await refused(tables, table, BOB, Nudge()) == "nudge-too-soon"
        evening.now += 20
        await tables.handle(table.id, BOB, Nudge())

    asyncio.run(story())


def test_by_the_day_nobody_is_expected_to_stay() -> None:
    with pytest.raises(ImpossibleSettings):
        replace(SLEUTH, clock=ByDay(2), pause=True).check()

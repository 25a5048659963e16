"""Clocks: what is left is told, and when it is over somebody acts instead, and never rashly."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from loupe.bots import LEVELS
from loupe.games.game import new_game
from loupe.tables.commands import Act, RunOut
from loupe.tables.events import HOUSE, Halted, Happened, HouseSat, TimedOut
from loupe.tables.house import RISKY, prudent
from loupe.tables.settings import ByDay, ByTurn
from loupe.tables.table import Phase, Table
from loupe.tables.watching import seating, times
from tests.tables.evening import Evening
from tests.tables.shelf import ANN, SLEUTH, running
from tests.tables.test_commands import question, refused

TIMED = replace(SLEUTH, clock=ByTurn(30, 10))


def kinds(table: Table, count: int) -> list[type[Any]]:
    return [type(entry.event) for entry in table.entries[-count:]]


def test_what_is_left_is_told() -> None:
    async def story() -> None:
        evening = Evening()
        table = await running(evening.tables, TIMED)
        began = evening.now
        told = times(table, began)
        assert told is not None
        assert [(w.seat, w.since, w.until) for w in told.waits] == [(0, began, began + 30)]
        assert told.reserves == (10, 10, 10)
        evening.now += 36
        ask = Act(seat=0, after=table.number, action=question(table, 0))
        await evening.tables.handle(table.id, ANN, ask)
        told = times(table, evening.now)
        assert told is not None
        assert told.reserves == (4, 10, 10)
        assert [(w.seat, w.until) for w in told.waits] == [(1, evening.now + 30)]
        calm = await running(evening.tables)
        told = times(calm, evening.now)
        assert told is not None
        assert (told.reserves, [w.until for w in told.waits]) == (None, [None])

    asyncio.run(story())


def test_when_time_is_over_a_house_player_does_this_one_thing() -> None:
    async def story() -> None:
        evening = Evening()
        table = await running(evening.tables, TIMED)
        assert await refused(evening.tables, table, HOUSE, out(table)) == "not-yet"
        await evening.pass_by(39)
        assert table.played == table.number
        await evening.pass_by(2)
        event = next(n for n, entry in enumerate(table.entries) if isinstance(entry.event, TimedOut))
        assert table.entries[event].event == TimedOut(0)
        acted = table.entries[event + 1]
        assert isinstance(acted.event, Happened)
        assert (acted.by, acted.event.seat) == (HOUSE, 0)
        assert table.seat_of(ANN) == 0
        late = Act(seat=0, after=event, action=question(table, 0))
        assert await refused(evening.tables, table, ANN, late) == "out-of-date"

    asyncio.run(story())


def out(table: Table) -> RunOut:
    return RunOut(seat=0, after=table.played, action=question(table, 0))


def test_who_never_acts_is_stood_in_for_until_he_wants_his_chair() -> None:
    async def story() -> None:
        evening = Evening()
        table = await running(evening.tables, replace(SLEUTH, clock=ByTurn(30)))
        await evening.pass_by(1000)
        # The house player's own turns wait for an errand that is not run here.
        while table.phase is Phase.RUNNING and table.seat_of(ANN) == 0:
            errand = next(one for one, _ in evening.shelf.errands.values() if one.kind == "house-players")
            await evening.house._do(errand)
            await evening.shelf.finish(errand)
            await evening.pass_by(1000)
        sat = [entry.event for entry in table.entries if isinstance(entry.event, HouseSat)]
        assert sat[-1].level == "casual"
        if table.phase is Phase.RUNNING:
            assert seating(table, ANN).kept == 0
            assert not table.misses(ANN)

    asyncio.run(story())


def test_days_pass_as_seconds_do() -> None:
    async def story() -> None:
        evening = Evening()
        table = await running(evening.tables, replace(SLEUTH, clock=ByDay(2)))
        await evening.pass_by(2 * 86400 - 1)
        assert table.played == table.number
        await evening.pass_by(2)
        assert TimedOut in kinds(table, 4)

    asyncio.run(story())


def test_time_in_which_no_server_was_there_is_given_back() -> None:
    async def story() -> None:
        evening = Evening()
        table = await running(evening.tables, TIMED)
        errand = evening.shelf.errands[table.id, "clock"][0]
        evening.now += 3600
        await evening.house._do(errand)
        assert kinds(table, 1) == [Halted]
        told = times(table, evening.now)
        assert told is not None
        assert [(w.seat, w.until) for w in told.waits] == [(0, evening.now + 30)]
        assert evening.shelf.errands[table.id, "clock"][0].at > evening.now + 40

    asyncio.run(story())


@pytest.mark.parametrize("name", ["sleuth/avalon-hill", "cluedo/card-game"])
def test_nobody_is_put_out_of_the_game_by_his_clock(name: str) -> None:
    for seed in range(3):
        game, rng = new_game(name, 3, seed=seed), Random(seed)
        players = [LEVELS["casual"].sit(game.rules, seed + seat) for seat in range(3)]
        for turn in range(400):
            if game.outcome:
                break
            seat = rng.choice(game.waiting)
            view = game.view(seat)
            action = prudent(players[seat], view, f"{turn}")
            assert action in view.actions
            harmless = any(part and not isinstance(part[0], RISKY) for part in view.actions.parts)
            assert not (harmless and isinstance(action, RISKY))
            game.play(seat, action)

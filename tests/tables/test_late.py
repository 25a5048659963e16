"""Strangers at a table: what is public, later if the host wants it so, and never more."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from loupe.games.vocabulary import Refusal
from loupe.tables.commands import Act, Speak
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.settings import LateSpectators, LiveSpectators, NoSpectators, Spectators
from loupe.tables.table import Phase, Table
from loupe.tables.watching import Watch, written
from tests.tables.evening import Evening
from tests.tables.shelf import ANN, BOB, CEM, SLEUTH, running
from tests.tables.test_commands import question


async def watched(tables: Tables, spectators: Spectators) -> Table:
    return await running(tables, replace(SLEUTH, public=True, spectators=spectators))


async def refusal(tables: Tables, table: Table, person: Person) -> str:
    with pytest.raises(Refusal) as caught:
        await tables.look_for(table.id, person)
    return caught.value.code


async def asked(evening: Evening, table: Table) -> None:
    """Let who is on turn ask, if it is a person; whoever it is, so many events have happened."""
    assert table.game is not None
    seat = table.game.waiting[0]
    act = Act(seat=seat, after=table.number, action=question(table, seat))
    await evening.tables.handle(table.id, (ANN, BOB, "house")[seat], act)


def test_who_may_watch() -> None:
    async def story() -> None:
        tables = Evening().tables
        private = await running(tables)
        assert await refusal(tables, private, CEM) == "no-such-table"
        closed = await watched(tables, NoSpectators())
        assert await refusal(tables, closed, CEM) == "no-spectators"
        assert (await tables.look_for(closed.id, BOB)).id == closed.id
        live = await watched(tables, LiveSpectators())
        seen = Watch(await tables.look_for(live.id, CEM), CEM).whole()
        assert (seen.number, seen.seating.seat, seen.code) == (live.number, None, None)
        assert not hasattr(seen.view, "hand") or not seen.view.hand

    asyncio.run(story())


def test_so_many_events_later() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await watched(tables, LateSpectators(events=4))
        late = await tables.look_for(table.id, CEM)
        assert (late.phase, late.game, late.late) == (Phase.OPEN, None, True)
        for _ in range(4):
            await asked(evening, table)
            await tables.handle(table.id, ANN, Speak(text="hm"))
            evening.now += 5
        late = await tables.look_for(table.id, CEM)
        assert late.game is not None
        assert table.game is not None
        assert 4 <= len(table.game.events) - len(late.game.events) <= 6
        assert late.entries[-1].whole
        assert Watch(late, CEM).whole().times is None
        assert late.entries == table.entries[: late.number]
        table.phase = Phase.OVER
        assert (await tables.look_for(table.id, CEM)).number == table.number

    asyncio.run(story())


def test_so_many_seconds_later() -> None:
    async def story() -> None:
        evening = Evening()
        table = await watched(evening.tables, LateSpectators(seconds=60))
        await asked(evening, table)
        before = (await evening.tables.look_for(table.id, CEM)).number
        evening.now += 59
        await asked(evening, table)
        assert (await evening.tables.look_for(table.id, CEM)).number == before
        evening.now += 2
        late = await evening.tables.look_for(table.id, CEM)
        assert before < late.number < table.number
        evening.now += 60
        assert (await evening.tables.look_for(table.id, CEM)).number == table.number

    asyncio.run(story())


def test_one_hears_not_whom_one_muted() -> None:
    async def story() -> None:
        tables = Evening().tables
        table = await running(tables)
        watch = Watch(table, ANN, muted=frozenset([BOB]))
        await tables.handle(table.id, BOB, Speak(text="a secret remark"))
        await tables.handle(table.id, ANN, Speak(phrase="well-played"))
        told = b"".join(written(step) for step in watch.steps())
        assert b"a secret remark" not in told
        assert b'"aside"' in told
        assert b"well-played" in told
        assert [line.seat for line in Watch(table, ANN, muted=frozenset([BOB])).whole().said] == [0]
        assert len(Watch(table, ANN).whole().said) == 2

    asyncio.run(story())

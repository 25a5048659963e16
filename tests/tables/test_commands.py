"""Who may do what at a table, and what comes of it."""

from __future__ import annotations

import asyncio

import pytest

from loupe.games.sleuth.actions import Ask, Identify
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import IllegalAction, ImpossibleSettings, Refusal
from loupe.tables.commands import (
    Act,
    AnyCommand,
    Cancel,
    InviteHouse,
    Leave,
    Rematch,
    Speak,
    Start,
    TakeSeat,
)
from loupe.tables.errands import HOUSE_PLAYERS
from loupe.tables.events import HOUSE, Happened, Person
from loupe.tables.handler import Tables
from loupe.tables.house import House
from loupe.tables.settings import Settings
from loupe.tables.table import Phase, Table
from tests.tables.shelf import ANN, BOB, CEM, SLEUTH, Shelf, gathered, running, tables_on


async def refused(tables: Tables, table: Table, by: Person, command: AnyCommand) -> str:
    """Try a command that must be refused, and return with which code."""
    before = table.number
    with pytest.raises(Refusal) as caught:
        await tables.handle(table.id, by, command)
    assert table.number == before
    assert caught.value.sentence("fr")
    return caught.value.code


def test_people_sit_down_and_begin() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await gathered(tables)
        assert table.names == ("Ann", "Bob", "Sheridan")
        assert (table.seat_of(ANN), table.seat_of(BOB), table.house_seats) == (0, 1, (2,))
        assert await refused(tables, table, BOB, Start()) == "only-the-host"
        await tables.handle(table.id, ANN, Start())
        assert table.phase is Phase.RUNNING
        assert table.game is not None
        assert len(table.game.events) == 1

    asyncio.run(story())


def test_what_is_refused_before_the_game() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        with pytest.raises(ImpossibleSettings):
            await tables.open(ANN, Settings("sleuth/avalon-hill", 9), "Ann", None)
        table = await tables.open(ANN, SLEUTH, "Ann", None)
        join = TakeSeat(name="Bob", code=table.code)
        for code, by, command in (
            ("no-such-table", BOB, TakeSeat(name="Bob")),
            ("no-such-table", BOB, TakeSeat(name="Bob", code=table.code[:-1])),
            ("no-such-table", BOB, Start()),
            ("same-name", BOB, TakeSeat(name=" ANN ", code=table.code)),
            ("bad-name", BOB, TakeSeat(name="\u202e\x00 ", code=table.code)),
            ("seat-taken", BOB, TakeSeat(name="Bob", seat=0, code=table.code)),
            ("no-such-seat", BOB, TakeSeat(name="Bob", seat=7, code=table.code)),
            ("chairs-free", ANN, Start()),
            ("unknown-bot", ANN, InviteHouse(level="cheat")),
            ("table-not-started", ANN, Act(seat=0, after=1, action=Identify(("P2G",)))),
            ("not-over-yet", ANN, Rematch()),
        ):
            assert await refused(tables, table, by, command) == code
        await tables.handle(table.id, BOB, join)
        assert await refused(tables, table, BOB, InviteHouse(level="sharp")) == "only-the-host"
        assert await refused(tables, table, BOB, Leave(seat=0)) == "only-the-host"
        assert await refused(tables, table, BOB, TakeSeat(name="Bob", seat=0)) == "seat-taken"
        assert await refused(tables, table, BOB, Cancel()) == "only-the-host"

    asyncio.run(story())


def test_house_players_of_one_level_are_told_apart() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await tables.open(ANN, SLEUTH, None, None)
        for _ in range(3):
            await tables.handle(table.id, ANN, InviteHouse(level="casual"))
        assert table.names == ("Caspar", "Caspar 2", "Caspar 3")
        assert await refused(tables, table, ANN, InviteHouse(level="casual")) == "seat-taken"

    asyncio.run(story())


def test_a_seat_acts_for_itself_alone() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await running(tables)
        assert table.game is not None
        name = Identify(("P2G",))
        for by, seat in ((BOB, 0), (BOB, 2), (ANN, 1), (HOUSE, 0), (ANN, 9), (ANN, -1)):
            assert await refused(tables, table, by, Act(seat=seat, after=1, action=name)) == "not-your-seat"
        assert await refused(tables, table, CEM, Act(seat=0, after=1, action=name)) == "no-such-table"
        future = Act(seat=0, after=table.number + 1, action=name)
        assert await refused(tables, table, ANN, future) == "no-such-entry"
        turn = Act(seat=1, after=table.number, action=question(table, 1))
        with pytest.raises(IllegalAction) as illegal:
            await tables.handle(table.id, BOB, turn)
        assert illegal.value.code == "not-your-turn"

    asyncio.run(story())


def question(table: Table, seat: int) -> Ask:
    """Return a question that this seat may ask when it is its turn."""
    assert table.game is not None
    view: View = table.game.view(seat)
    card = next(card for card in view.scene.search[seat] if not card.startswith("?"))
    return Ask((seat + 1) % 3, card, card)


def test_sent_twice_is_done_once() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await running(tables)
        ask = Act(seat=0, after=table.number, action=question(table, 0))
        number = await tables.handle(table.id, ANN, ask)
        assert await tables.handle(table.id, ANN, ask) == number == table.number
        other = Act(seat=0, after=ask.after, action=Identify(("P2G",)))
        assert await refused(tables, table, ANN, other) == "out-of-date"
        said = await tables.handle(table.id, BOB, Speak(text="well, well", key="1"))
        assert await tables.handle(table.id, BOB, Speak(text="well, well", key="1")) == said
        assert await tables.handle(table.id, ANN, Speak(text="well, well", key="1")) == said + 1
        first = await tables.open(ANN, SLEUTH, "Ann", "again")
        assert (await tables.open(ANN, SLEUTH, "Ann", "again")).id == first.id
        assert (await tables.open(BOB, SLEUTH, "Ann", "again")).id != first.id

    asyncio.run(story())


def test_who_leaves_a_running_game_finds_his_chair_kept() -> None:
    async def story() -> None:
        shelf = Shelf()
        tables = tables_on(shelf)
        table = await running(tables)
        await tables.handle(table.id, BOB, Leave())
        assert table.house_seats == (1, 2)
        assert table.may_look(BOB)
        assert await refused(tables, table, CEM, TakeSeat(name="Cem", code=table.code)) == "table-started"
        await tables.handle(table.id, BOB, TakeSeat(name="whatever"))
        assert (table.seat_of(BOB), table.names) == (1, ("Ann", "Bob", "Sheridan"))

    asyncio.run(story())


def test_chat_and_its_switch() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await gathered(tables)
        await tables.handle(table.id, BOB, Speak(text="hello\u202e there\n"))
        assert await refused(tables, table, BOB, Speak(text="\n \t")) == "nothing-said"
        quiet = await tables.open(ANN, Settings("cluedo/card-game", 3, chat=False), "Ann", None)
        assert await refused(tables, quiet, ANN, Speak(text="psst")) == "chat-off"

    asyncio.run(story())


def test_a_cancelled_table_is_over() -> None:
    async def story() -> None:
        shelf = Shelf()
        tables = tables_on(shelf)
        table = await running(tables)
        assert shelf.errands
        await tables.handle(table.id, ANN, Cancel())
        assert not shelf.errands
        over = Act(seat=0, after=table.number, action=question(table, 0))
        assert await refused(tables, table, ANN, over) == "table-over"

    asyncio.run(story())


def test_after_the_game_the_same_people_play_again() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await running(tables)
        assert table.game is not None
        name = Act(seat=1, after=table.number, action=Identify(table.game.state.missing))
        await tables.handle(table.id, BOB, name)
        assert (table.phase, table.game.outcome and table.game.outcome.winners) == (Phase.OVER, (1,))
        await asyncio.gather(*(tables.handle(table.id, who, Rematch()) for who in (ANN, BOB)))
        assert table.next is not None
        again = await tables.look(table.next)
        assert again.names == table.names
        assert (again.seat_of(ANN), again.seat_of(BOB), again.house_seats) == (0, 1, (2,))
        assert again.setup.dealer == (table.setup.dealer + 1) % 3
        assert again.code != table.code
        await tables.handle(again.id, ANN, Start())

    asyncio.run(story())


def test_the_fold_is_always_that_of_the_log_alone() -> None:
    async def story() -> None:
        shelf = Shelf()
        here, there = tables_on(shelf), tables_on(shelf)
        table = await running(here)
        await there.handle(table.id, ANN, Act(seat=0, after=table.number, action=question(table, 0)))
        await here.look(table.id)
        anew = await tables_on(shelf).look(table.id)
        assert table.game is not None
        assert anew.game is not None
        assert anew.entries == table.entries == shelf.logs[table.id]
        assert anew.game.state == table.game.state
        assert (anew.chairs, anew.done, anew.acted) == (table.chairs, table.done, table.acted)

    asyncio.run(story())


def test_two_nodes_racing_write_what_the_rules_allow() -> None:
    async def story() -> None:
        shelf = Shelf()
        nodes = tables_on(shelf), tables_on(shelf)
        table = await running(nodes[0])
        ask = question(table, 0)
        commands = [
            nodes[n % 2].handle(table.id, ANN, Act(key=f"{n}", seat=0, after=table.number, action=ask))
            for n in range(40)
        ]
        results = await asyncio.gather(*commands, return_exceptions=True)
        assert sum(isinstance(result, int) for result in results) == 1
        codes = {result.code for result in results if isinstance(result, Refusal)}
        assert codes <= {"out-of-date", "not-your-turn"}
        numbers = [entry.number for entry in shelf.logs[table.id]]
        assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(story())


def test_house_players_play_on_alone_to_the_end() -> None:
    async def story() -> None:
        shelf = Shelf()
        tables = tables_on(shelf)
        table = await tables.open(ANN, Settings("cluedo/card-game", 3), None, None)
        for level in ("casual", "novice", "sharp"):
            await tables.handle(table.id, ANN, InviteHouse(level=level))
        await tables.handle(table.id, ANN, Start())
        playing = asyncio.create_task(House(tables).run())
        async with asyncio.timeout(30):
            while table.phase is Phase.RUNNING:
                await asyncio.sleep(0.01)
        playing.cancel()
        begun = next(entry.number for entry in table.entries if isinstance(entry.event, Happened))
        assert {entry.by for entry in table.entries[begun:]} == {HOUSE}

    asyncio.run(story())


def test_an_errand_is_left_when_the_game_has_gone_on() -> None:
    async def story() -> None:
        shelf = Shelf()
        tables = tables_on(shelf)
        table = await running(tables)
        (errand,) = await shelf.lease(1e12, 2e12, 1)
        act = Act(seat=0, after=table.number, action=question(table, 0))
        await tables.handle(table.id, ANN, act)
        strict = Act(seat=2, after=errand.number, action=Identify(("P2G",)), strictly=True)
        assert await refused(tables, table, HOUSE, strict) == "out-of-date"
        assert shelf.errands[table.id, HOUSE_PLAYERS][0].number == table.played > errand.number
        await shelf.finish(errand)
        assert (table.id, HOUSE_PLAYERS) in shelf.errands

    asyncio.run(story())

"""Who is known as another: his chairs go with him, and who is forgotten leaves no word behind."""

from __future__ import annotations

import asyncio

import msgspec

from loupe.tables.commands import Act, Become, Cancel, Leave, Speak, Start, TakeSeat
from loupe.tables.handler import Tables
from loupe.tables.settings import Settings
from loupe.tables.table import Table
from loupe.tables.watching import seating
from tests.tables.shelf import ANN, BOB, CEM, Shelf, gathered, running, tables_on
from tests.tables.test_commands import question, refused

MEMBER, GONE = "@bob", "!gone"


def test_a_guest_who_has_an_account_keeps_his_chair() -> None:
    async def story() -> None:
        shelf = Shelf()
        tables = tables_on(shelf)
        table = await running(tables)
        said = await tables.handle(table.id, BOB, Speak(text="hello", key="1"))
        await tables.handle(table.id, BOB, Become(after=MEMBER))
        assert (table.seat_of(MEMBER), table.seat_of(BOB), table.names[1]) == (1, None, "Bob")
        assert await tables.handle(table.id, MEMBER, Speak(text="hello", key="1")) == said
        ask = Act(seat=0, after=table.number, action=question(table, 0))
        await tables.handle(table.id, ANN, ask)
        anew = await tables_on(shelf).look(table.id)
        assert (anew.chairs, anew.done) == (table.chairs, table.done)

    asyncio.run(story())


def test_nobody_becomes_another_where_he_never_was() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await gathered(tables)
        before = table.number
        await tables.handle(table.id, CEM, Become(after=MEMBER))
        assert table.number == before

    asyncio.run(story())


def test_one_who_sat_on_two_chairs_keeps_that_of_his_account() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        for starts in (False, True):
            table = await gathered(tables)
            await tables.handle(table.id, ANN, Become(after="@ann"))
            if starts:
                await tables.handle(table.id, "@ann", Start())
            await tables.handle(table.id, BOB, Become(after="@ann"))
            assert table.seat_of("@ann") == 0
            assert [bool(c and c.person) for c in table.chairs][:2] == [True, False]

    asyncio.run(story())


def test_who_is_forgotten_leaves_neither_name_nor_word() -> None:
    async def story() -> None:
        shelf = Shelf()
        tables = tables_on(shelf)
        table = await running(tables)
        await tables.handle(table.id, BOB, Speak(text="my secret remark"))
        await tables.handle(table.id, BOB, Become(after=MEMBER))
        await tables.handle(table.id, MEMBER, Leave())
        await tables.handle(table.id, MEMBER, Become(after=GONE, forgotten=True))
        kept = msgspec.json.encode(table.entries).decode()
        for trace in (BOB, MEMBER, '"Bob"', "my secret remark"):
            assert trace not in kept
        assert (table.names[1], table.chairs[1] and table.chairs[1].level) == ("N. N. 2", "casual")
        assert "Ann" in kept
        anew = await tables_on(shelf).look(table.id)
        assert anew.entries == table.entries

    asyncio.run(story())


async def rated(tables: Tables) -> Table:
    return await tables.open("@ann", Settings("cluedo/card-game", 3, public=True, rated=True), "Ann", None)


def test_a_rated_game_is_for_accounts_and_is_played_to_its_end() -> None:
    async def story() -> None:
        tables = tables_on(Shelf())
        table = await rated(tables)
        assert await refused(tables, table, BOB, TakeSeat(name="Bob")) == "account-needed"
        await tables.handle(table.id, "@bob", TakeSeat(name="Bob"))
        await tables.handle(table.id, "~bot", TakeSeat(name="Tik"))
        shown = seating(table, ANN).chairs
        assert [chair and chair.bot for chair in shown] == [False, False, True]
        await tables.handle(table.id, "@ann", Start())
        assert await refused(tables, table, "@ann", Cancel()) == "rated-goes-on"

    asyncio.run(story())

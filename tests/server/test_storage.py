"""Tables in a database: the same stories on SQLite and on PostgreSQL, told by several nodes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import chain, count
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from loupe.games.vocabulary import Refusal
from loupe.server import app
from loupe.server.addresses import BadAddress, bus_at, database_at
from loupe.server.database import METADATA, bring_up_to_date, open_database
from loupe.server.secret import shared_secret
from loupe.server.store import SqlStore
from loupe.tables.commands import Act, Cancel, InviteHouse, Speak, Start, TakeSeat
from loupe.tables.events import Happened
from loupe.tables.handler import Tables
from loupe.tables.settings import Settings
from loupe.tables.store import Batch, Conflict, Errand, Listing
from loupe.tables.table import Phase, Table
from tests.tables.shelf import ANN, BOB, SLEUTH, silence

PUBLIC = Settings("sleuth/avalon-hill", 3, public=True)
Story = Callable[[list[Tables]], Awaitable[None]]


def nodes(count: int, database: str, story: Story) -> None:
    """Let nodes, each with connections of its own, tell a story."""

    async def told() -> None:
        engines = [open_database(database) for _ in range(count)]
        try:
            await bring_up_to_date(engines[0])
            await story([Tables(SqlStore(engine), silence, pace=0) for engine in engines])
        finally:
            for engine in engines:
                await engine.dispose()

    asyncio.run(told())


async def begun(tables: Tables, settings: Settings = SLEUTH) -> Table:
    table = await tables.open(ANN, settings, "Ann", None)
    await tables.handle(table.id, BOB, TakeSeat(name="Bob", code=table.code))
    await tables.handle(table.id, ANN, InviteHouse(level="novice"))
    await tables.handle(table.id, ANN, Start())
    return table


def test_what_one_node_wrote_another_reads(database: str) -> None:
    async def story(there: list[Tables]) -> None:
        here, other = there
        table = await begun(here)
        again = await other.look(table.id)
        assert again.entries == table.entries
        assert again.phase is Phase.RUNNING
        assert (await other.invited(table.code)).id == table.id
        await other.handle(table.id, BOB, Speak(text="Wer ist's? 🔍 ' \" \\ é"))
        assert (await here.look(table.id)).entries == again.entries
        assert isinstance(here.store, SqlStore)
        assert await here.store.heights([table.id, "nothing"]) == {table.id: again.number}

    nodes(2, database, story)


def test_nothing_of_a_batch_is_written_when_a_number_is_taken(database: str) -> None:
    async def story(there: list[Tables]) -> None:
        here, other = there
        table, second = await begun(here), await begun(here)
        entries = await here.store.entries(table.id)
        listing = Listing(table.id, table.code, False, Phase.OVER)
        fresh = await here.store.entries(second.id)
        late = Batch(Listing(second.id, second.code, False, Phase.OVER), (fresh[-1],), {})
        with pytest.raises(Conflict):
            await other.store.append([Batch(listing, (entries[-1],), {}), late])
        assert await here.store.entries(table.id) == entries
        assert await here.store.lease(1e12, 2e12, 9) != []

    nodes(2, database, story)


def test_public_tables_are_listed_as_long_as_they_wait(database: str) -> None:
    async def story(there: list[Tables]) -> None:
        here, other = there
        opened = [await here.open(ANN, PUBLIC, "Ann", None) for _ in range(3)]
        await begun(here)
        assert await other.store.listed(9) == [table.id for table in reversed(opened)]
        await other.handle(opened[1].id, ANN, Cancel())
        assert await here.store.listed(1) == [opened[2].id]
        assert len(await here.store.listed(9)) == 2

    nodes(2, database, story)


def test_every_errand_is_taken_by_one_node(database: str) -> None:
    async def story(there: list[Tables]) -> None:
        tables = [await begun(there[0]) for _ in range(12)]
        now = there[0].clock() + 60
        taken = await asyncio.gather(
            *(node.store.lease(now, now + 5, 2) for node in chain.from_iterable([there] * 4))
        )
        # Who finds all that is due being taken goes away with nothing, and comes again.
        while more := await there[0].store.lease(now, now + 5, 2):
            taken.append(more)
        errands = [errand for some in taken for errand in some]
        assert sorted(errand.table for errand in errands) == sorted(table.id for table in tables)
        assert not await there[1].store.lease(now + 4, now + 9, 99)
        assert await there[1].store.next_due(now + 4) is None
        late = await there[1].store.lease(now + 6, now + 11, 99)
        assert sorted(late, key=lambda one: one.table) == sorted(errands, key=lambda one: one.table)
        for errand in late:
            await there[2].store.finish(errand)
        assert not await there[0].store.lease(now + 99, now + 100, 99)

    nodes(3, database, story)


def test_an_errand_that_was_replaced_is_not_struck_off(database: str) -> None:
    async def story(there: list[Tables]) -> None:
        (here,) = there
        table = await begun(here)
        (errand,) = await here.store.lease(1e12, 2e12, 9)
        await here.store.finish(Errand(table.id, errand.kind, errand.number, errand.at + 1))
        assert await here.store.lease(3e12, 4e12, 9) == [errand]

    nodes(1, database, story)


async def race(there: list[Tables], commands: int) -> Table:
    """Let Ann act again and again on all nodes at once, as if she had sat there with many screens."""
    table = await begun(there[0])
    assert table.game is not None
    (first, *_) = table.game.view(0).actions
    act = Act(seat=0, after=table.number, action=first, strictly=True)
    racing = [there[n % len(there)].handle(table.id, ANN, replace(act, key=f"{n}")) for n in range(commands)]
    done = await asyncio.gather(*racing, return_exceptions=True)
    won = [one for one in done if isinstance(one, int)]
    assert len(won) == 1, f"{len(won)} of {commands} were done"
    assert all(isinstance(one, Refusal) for one in done if not isinstance(one, int))
    assert all(one.code in ("out-of-date", "too-busy") for one in done if isinstance(one, Refusal))
    return table


@pytest.mark.parametrize("commands", [300, pytest.param(10_000, marks=pytest.mark.soak)])
def test_of_many_commands_at_once_the_legal_one_is_done(database: str, commands: int) -> None:
    async def story(there: list[Tables]) -> None:
        table = await race(there, commands)
        logs = [await node.store.entries(table.id) for node in there]
        assert logs[0] == logs[1]
        acted = [entry for entry in logs[0] if isinstance(entry.event, Happened) and entry.event.seat == 0]
        assert len({entry.key for entry in acted if entry.key}) == 1
        assert [entry.number for entry in logs[0]] == list(range(1, len(logs[0]) + 1))

    nodes(2, database, story)


def test_who_talks_at_once_is_heard_once_and_in_one_order(database: str) -> None:
    async def story(there: list[Tables]) -> None:
        table = await begun(there[0])
        before = table.number
        time = count(2e9, 5.0)
        for node in there:
            node.clock = time.__next__  # Nobody talks too fast here.
        said = [
            there[n % 2].handle(table.id, ANN if n % 4 < 2 else BOB, Speak(text=f"{n % 40}", key=f"{n % 40}"))
            for n in range(120)
        ]
        numbers = await asyncio.gather(*said)
        assert sorted(set(numbers)) == list(range(before + 1, before + 41))
        first, second = [await node.look(table.id) for node in there]
        assert first.entries == second.entries
        assert first.number == before + 40

    nodes(2, database, story)


# The database itself.


async def columns(engine: AsyncEngine) -> dict[str, set[str]]:
    def read(connection: sa.Connection) -> dict[str, set[str]]:
        inspector = sa.inspect(connection)
        return {
            name: {column["name"] for column in inspector.get_columns(name)}
            for name in inspector.get_table_names()
        }

    async with engine.connect() as connection:
        return await connection.run_sync(read)


def test_nodes_that_start_at_once_make_the_database_once(database: str) -> None:
    async def start() -> bytes:
        engine = open_database(database)
        try:
            await bring_up_to_date(engine)
            return await shared_secret(engine)
        finally:
            await engine.dispose()

    async def story() -> None:
        found = await asyncio.gather(*(start() for _ in range(5)))
        assert len(set(found)) == 1
        assert len(found[0]) == 32
        engine = open_database(database)
        made = await columns(engine)
        await engine.dispose()
        assert made.pop("alembic_version")
        assert app, "whoever imports the application knows all of its tables"
        assert made == {
            name: {column.name for column in one.columns} for name, one in METADATA.tables.items()
        }

    asyncio.run(story())


def test_addresses() -> None:
    folder = Path("/srv/loupe")
    assert database_at(None, folder) == "sqlite:////srv/loupe/loupe.sqlite3"
    assert database_at("", folder) == "sqlite:////srv/loupe/loupe.sqlite3"
    assert database_at("tables.db", folder) == "sqlite:///tables.db"
    assert database_at("sqlite:////data/x.db", folder) == "sqlite:////data/x.db"
    assert database_at("postgresql://u:p@db/loupe?sslmode=require", folder).startswith("postgresql://u:p@db")
    assert bus_at("redis://cache:6379/0") == "redis://cache:6379/0"
    assert bus_at("") is bus_at(None) is None
    for wrong in ("mysql://root:geheim@db/x", "sqlite:///", "  "):
        with pytest.raises(BadAddress) as caught:
            database_at(wrong, folder)
        assert "geheim" not in caught.value.sentence("en")
    with pytest.raises(BadAddress):
        bus_at("http://cache:80")

"""Beginning without waiting for everybody: tables that fill up, quick play, playing at once."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from loupe.tables.commands import Cancel, Drop, Leave, Rematch, Return, Start, TakeSeat
from loupe.tables.events import HOUSE
from loupe.tables.lobby import Lobby, Wanted
from loupe.tables.seats import FILLING
from loupe.tables.settings import NoSpectators, Settings
from loupe.tables.table import Phase
from loupe.tables.watching import seating
from tests.tables.evening import Evening
from tests.tables.shelf import ANN, BOB, CEM, SLEUTH
from tests.tables.test_commands import refused

PUBLIC = replace(SLEUTH, public=True, fill_after=30)
ANYTHING = Wanted(None, None)


def test_a_table_fills_up_and_begins() -> None:
    async def story() -> None:
        evening = Evening()
        table = await evening.tables.open(ANN, PUBLIC, "Ann", None)
        assert seating(table, ANN).fills_at == evening.now + 30
        await evening.pass_by(20)
        await evening.tables.handle(table.id, BOB, TakeSeat(name="Bob"))
        await evening.pass_by(10)
        assert table.phase is Phase.RUNNING
        assert (table.names, table.house_seats) == (("Ann", "Bob", "Caspar"), (2,))

    asyncio.run(story())


def test_it_begins_sooner_when_all_chairs_are_taken() -> None:
    async def story() -> None:
        evening = Evening()
        table = await evening.tables.open(ANN, PUBLIC, "Ann", None)
        for person, name in ((BOB, "Bob"), (CEM, "Cem")):
            await evening.tables.handle(table.id, person, TakeSeat(name=name))
        assert (table.phase, table.house_seats) == (Phase.RUNNING, ())

    asyncio.run(story())


def test_who_has_gone_when_it_begins_has_no_chair() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await tables.open(ANN, PUBLIC, "Ann", None)
        await tables.handle(table.id, BOB, TakeSeat(name="Bob"))
        await tables.handle(table.id, HOUSE, Drop(person=ANN))
        await evening.pass_by(30)
        assert (table.phase, table.seat_of(ANN), table.seat_of(BOB)) == (Phase.RUNNING, None, 1)
        assert table.host == BOB
        empty = await tables.open(ANN, PUBLIC, "Ann", None)
        await tables.handle(empty.id, HOUSE, Drop(person=ANN))
        assert seating(empty, BOB).fills_at is None
        await evening.pass_by(3599)
        assert "close" in evening.due()
        await evening.pass_by(1)
        assert empty.phase is Phase.CANCELLED

    asyncio.run(story())


def test_the_host_can_let_house_players_fill_up_at_once() -> None:
    async def story() -> None:
        evening = Evening()
        table = await evening.tables.open(ANN, SLEUTH, "Caspar", None)
        assert await refused(evening.tables, table, ANN, Start()) == "chairs-free"
        await evening.tables.handle(table.id, ANN, Start(fill=True))
        assert table.names == ("Caspar", "Caspar 2", "Sheridan")

    asyncio.run(story())


def test_one_call_and_the_cards_are_dealt() -> None:
    async def story() -> None:
        evening = Evening()
        settings = Settings("cluedo/card-game", 4)
        table = await evening.tables.open(ANN, settings, "Ann", "once", house=("master", "novice"))
        assert (table.phase, table.seat_of(ANN), table.house_seats) == (Phase.RUNNING, 0, (1, 2, 3))
        assert [chair and chair.level for chair in table.chairs[1:]] == ["master", "novice", "master"]
        again = await evening.tables.open(ANN, settings, "Ann", "once", house=FILLING)
        assert again.id == table.id
        assert evening.due() == {"house-players"}

    asyncio.run(story())


def test_quick_play_brings_people_together() -> None:
    async def story() -> None:
        evening = Evening()
        lobby = Lobby(evening.tables)
        first, new = await lobby.sit_down(ANN, "Ann", ANYTHING, None)
        assert (new, first.settings.public, first.seat_of(ANN)) == (True, True, 0)
        again, new = await lobby.sit_down(ANN, "Ann", ANYTHING, None)
        assert (again.id, new) == (first.id, False)
        second, new = await lobby.sit_down(BOB, "Bob", ANYTHING, None)
        assert (second.id, new, second.seat_of(BOB)) == (first.id, False, 1)
        other, new = await lobby.sit_down(CEM, "Cem", Wanted("cluedo/card-game", None), None)
        assert (other.id != first.id, new, other.settings.seats) == (True, True, 3)
        twin, new = await lobby.sit_down("dan", "Ann", Wanted("sleuth/avalon-hill", 4), None)
        assert (twin.id != first.id, new) == (True, True)
        guest, _ = await lobby.sit_down("eve", "Bob", Wanted("sleuth/avalon-hill", 4), None, any_name=True)
        assert "Bob 2" in guest.names or guest.names[1] == "Bob"

    asyncio.run(story())


def test_the_lobby_lists_what_waits_and_what_may_be_watched() -> None:
    async def story() -> None:
        evening = Evening()
        tables, lobby = evening.tables, Lobby(evening.tables)
        waiting = await tables.open(ANN, PUBLIC, "Ann", None)
        await tables.open(BOB, SLEUTH, "Bob", None)
        watched = await tables.open(CEM, PUBLIC, "Cem", None, house=FILLING)
        hidden = replace(PUBLIC, spectators=NoSpectators())
        await tables.open(CEM, hidden, "Cem", None, house=FILLING)
        assert [table.id for table in await lobby.waiting()] == [waiting.id]
        assert [table.id for table in await lobby.running()] == [watched.id]
        await tables.handle(waiting.id, ANN, Cancel())
        assert await lobby.waiting() == []
        evening.now += 3600
        assert await lobby.running() == []

    asyncio.run(story())


def test_another_chair_before_the_deal() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await tables.open(ANN, SLEUTH, "Ann", None)
        await tables.handle(table.id, ANN, TakeSeat(seat=2))
        assert (table.seat_of(ANN), table.names) == (2, ("", "", "Ann"))
        await tables.handle(table.id, ANN, Start(fill=True))
        assert await refused(tables, table, ANN, TakeSeat(seat=0)) == "already-seated"

    asyncio.run(story())


def test_at_a_rematch_all_see_who_has_come_along() -> None:
    async def story() -> None:
        evening = Evening()
        tables = evening.tables
        table = await tables.open(ANN, SLEUTH, "Ann", None)
        await tables.handle(table.id, BOB, TakeSeat(name="Bob", code=table.code))
        await tables.handle(table.id, ANN, Start(fill=True))
        await tables.handle(table.id, BOB, Leave())
        await tables.handle(table.id, BOB, TakeSeat())
        assert table.game is not None
        table.phase = Phase.OVER
        await tables.handle(table.id, ANN, Rematch())
        assert table.next is not None
        again = await tables.look(table.next)
        assert [chair and chair.away is None for chair in again.chairs] == [True, False, True]
        await tables.handle(again.id, BOB, Return())
        assert [chair and chair.away is None for chair in again.chairs] == [True, True, True]

    asyncio.run(story())

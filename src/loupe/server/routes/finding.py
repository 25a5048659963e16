"""Finding a table, or setting one up."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from loupe.server.people.credentials import Who
from loupe.server.people.people import People
from loupe.server.routes.asking import AnyRequest, called
from loupe.tables.commands import Key, Level
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.lobby import USUAL_GAME, Lobby, Wanted
from loupe.tables.seats import FILLING
from loupe.tables.settings import Name, Settings
from loupe.tables.table import Table
from loupe.tables.watching import Seating, seating


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; with a name, its host sits down at once."""

    settings: Settings
    name: Name | None = None
    key: Key | None = None


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against house players that is to begin at once."""

    settings: Settings | None = None
    """Without them it is the usual game, for four."""
    name: Name | None = None
    levels: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=11)] = FILLING
    """Of the house players, from the first free chair on; the last of few come again."""
    key: Key | None = None


class QuickPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play with whoever is there; what he does not say may be anything."""

    game: Annotated[str, Meta(max_length=100)] | None = None
    seats: Annotated[int, Meta(ge=2, le=12)] | None = None
    name: Name | None = None
    key: Key | None = None


class OpenedTable(Struct, frozen=True):
    """A new table, and the code that invites others to it."""

    table: str
    code: str
    number: int


class Found(Struct, frozen=True):
    """The table at which you sit now."""

    table: str
    number: int
    opened: bool
    """Whether it is new: nobody else has waited."""


class Listed(Struct, frozen=True):
    """A table as one finds it before sitting down."""

    table: str
    settings: Settings
    seating: Seating
    opened: float
    """When it was set up."""


class Listings(Struct, frozen=True):
    """The public tables."""

    waiting: list[Listed]
    """Those at which somebody waits for others."""
    running: list[Listed]
    """Those where one may watch."""


def _listed(table: Table, person: Person) -> Listed:
    return Listed(table.id, table.settings, seating(table, person), table.entries[0].at)


@get("/api/tables", summary="Public tables that wait for people")
async def list_tables(lobby: Lobby, person: Person) -> list[Listed]:
    """List the newest public tables that wait for people."""
    return [_listed(table, person) for table in await lobby.waiting()]


@get("/api/lobby", summary="Public tables, to join or to watch")
async def list_lobby(lobby: Lobby, person: Person) -> Listings:
    """List the public tables that wait for people, and those where one may watch; the newest first."""
    waiting, running = await lobby.waiting(), await lobby.running()
    return Listings([_listed(one, person) for one in waiting], [_listed(one, person) for one in running])


@post("/api/tables", summary="Set up a table")
async def open_table(data: NewTable, tables: Tables, person: Person) -> OpenedTable:
    """Set up a table; who does so is its host."""
    table = await tables.open(person, data.settings, data.name, data.key)
    return OpenedTable(table.id, table.code, table.number)


@post("/api/play", summary="Play at once against house players")
async def play(data: PlayNow, tables: Tables, people: People, who: Who, request: AnyRequest) -> OpenedTable:
    """Set up a table, sit down, let house players take all other chairs, and deal: in one request."""
    name = data.name or await called(people, who, request)
    settings = data.settings or Settings(USUAL_GAME, 4)
    table = await tables.open(who.person, settings, name, data.key, house=data.levels)
    return OpenedTable(table.id, table.code, table.number)


@post("/api/quick", summary="Play with whoever is there", status_code=200)
async def quick_play(data: QuickPlay, lobby: Lobby, people: People, who: Who, request: AnyRequest) -> Found:
    """Sit down at a public table that waits, or at a new one, where house players join after a while."""
    name = data.name or await called(people, who, request)
    wanted = Wanted(data.game, data.seats)
    table, new = await lobby.sit_down(who.person, name, wanted, data.key, any_name=data.name is None)
    return Found(table.id, table.number, new)


@get("/api/invitations/{code:str}", summary="The table that an invitation is for")
async def invitation(
    code: Annotated[str, Parameter(max_length=100)], tables: Tables, person: Person
) -> Listed:
    """Show who sits at the table that an invitation is for; the game itself is for those who sit there."""
    return _listed(await tables.invited(code), person)


HANDLERS = [list_tables, list_lobby, open_table, play, quick_play, invitation]

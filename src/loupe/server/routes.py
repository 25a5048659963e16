"""The requests: each is read, handed to the tables, and answered; nothing is decided here."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter
from msgspec import Meta, Struct

from loupe.games.registry import GAMES
from loupe.games.vocabulary import Action, IllegalAction
from loupe.server.problems import HttpRefusal, Problem, language_of, problem_of, status_of
from loupe.tables.commands import (
    Act,
    AnyCommand,
    Cancel,
    InviteHouse,
    Key,
    Leave,
    Rematch,
    Speak,
    Start,
    TakeSeat,
)
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import Forbidden
from loupe.tables.settings import Chair, Name, Settings
from loupe.tables.table import Table
from loupe.tables.watching import Seating, Watch, schema, seating, written

MOST_LISTED = 50
JSON = "application/json"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; with a name, its host sits down at once."""

    settings: Settings
    name: Name | None = None
    key: Key | None = None


class TakeAction(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to do in the game, as it is listed in an offer."""

    action: dict[str, Any]
    after: Annotated[int, Meta(ge=0, le=10**9)]
    """The number of the last entry that you have seen."""
    seat: Chair | None = None
    """Where you sit, unless it is clear."""
    key: Key | None = None


class Accepted(Struct, frozen=True):
    """It was done: the log now has an entry with this number."""

    number: int


class OpenedTable(Struct, frozen=True):
    """A new table, and the code that invites others to it."""

    table: str
    code: str
    number: int


class Listed(Struct, frozen=True):
    """A table as one finds it before sitting down."""

    table: str
    settings: Settings
    seating: Seating


def tables_of(state: State) -> Tables:
    """Return the tables."""
    return state.tables  # type: ignore[no-any-return]


def person_of(request: Request[Any, Any, Any]) -> Person:
    """Return who asks: the gate has found out."""
    person: Person = request.scope["state"]["person"]
    return person


def _listed(table: Table, person: Person) -> Listed:
    return Listed(table.id, table.settings, seating(table, person))


# Finding tables.


@get("/api/tables", summary="Public tables that wait for people")
async def list_tables(tables: Tables, person: Person) -> list[Listed]:
    """List the newest public tables that wait for people."""
    return [_listed(await tables.look(id), person) for id in await tables.store.listed(MOST_LISTED)]


@post("/api/tables", summary="Set up a table")
async def open_table(data: NewTable, tables: Tables, person: Person) -> OpenedTable:
    """Set up a table; who does so is its host."""
    table = await tables.open(person, data.settings, data.name, data.key)
    return OpenedTable(table.id, table.code, table.number)


@get("/api/invitations/{code:str}", summary="The table that an invitation is for")
async def invitation(
    code: Annotated[str, Parameter(max_length=100)], tables: Tables, person: Person
) -> Listed:
    """Show who sits at the table that an invitation is for; the game itself is for those who sit there."""
    return _listed(await tables.invited(code), person)


@get("/api/tables/{id:str}", summary="The table as you see it")
async def view_table(id: str, tables: Tables, person: Person) -> Response[Any]:
    """Show the whole table, and the game as this person sees it: a `whole` of the socket's schema."""
    watch = Watch(await tables.look_for(id, person), person)
    return Response(written(watch.whole()), media_type=JSON)


@get("/api/tables/{id:str}/steps", summary="What came after an entry")
async def steps_after(
    id: str,
    tables: Tables,
    person: Person,
    after: Annotated[int, Parameter(ge=0, le=10**9)],
) -> Response[Any]:
    """List every `step` of the socket's schema that came after an entry."""
    watch = Watch(await tables.look_for(id, person), person, after)
    steps = b",".join(map(written, watch.steps()))
    return Response(b"[" + steps + b"]", media_type=JSON)


# Commands.


async def _handled(tables: Tables, id: str, person: Person, command: AnyCommand) -> Accepted:
    return Accepted(await tables.handle(id, person, command))


@post("/api/tables/{id:str}/seats", summary="Sit down", status_code=200)
async def take_seat(id: str, data: TakeSeat, tables: Tables, person: Person) -> Accepted:
    """Sit down; at a private table with the code of the invitation."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/house", summary="Let a house player sit down", status_code=200)
async def invite_house(id: str, data: InviteHouse, tables: Tables, person: Person) -> Accepted:
    """Let a house player of some level sit down: the host's to do."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/leave", summary="Stand up", status_code=200)
async def leave(id: str, data: Leave, tables: Tables, person: Person) -> Accepted:
    """Stand up; from a running game a house player takes over, until one sits down again."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/start", summary="Deal", status_code=200)
async def start(id: str, data: Start, tables: Tables, person: Person) -> Accepted:
    """Deal, when all chairs are taken: the host's to do."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/chat", summary="Say something", status_code=200)
async def speak(id: str, data: Speak, tables: Tables, person: Person) -> Accepted:
    """Say something to the table."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/rematch", summary="Play again", status_code=200)
async def rematch(id: str, data: Rematch, tables: Tables, person: Person) -> Accepted:
    """Go on with the same people at a new table; its name is the `next` of this one."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/cancel", summary="Call the game off", status_code=200)
async def cancel(id: str, data: Cancel, tables: Tables, person: Person) -> Accepted:
    """Call the game off: the host's to do."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/actions", summary="Act in the game", status_code=200)
async def act(
    id: str, data: TakeAction, tables: Tables, person: Person, request: Request[Any, Any, State]
) -> Response[Accepted | Problem]:
    """Do something in the game; sent twice, by the same `key` or after the same entry, it is done once."""
    table = await tables.look_for(id, person)
    try:
        command = _act(table, data, person)
        return Response(Accepted(await tables.handle(id, person, command)))
    except IllegalAction as illegal:
        problem = problem_of(illegal, language_of(request), table)
        return Response(problem, status_code=status_of(illegal))


def _act(table: Table, data: TakeAction, person: Person) -> Act:
    seat = table.seat_of(person) if data.seat is None else data.seat
    if seat is None:
        raise Forbidden("not-seated")
    try:
        action: Action = msgspec.convert(data.action, GAMES[table.setup.family].actions)
    except msgspec.ValidationError as wrong:
        raise HttpRefusal("no-such-action", 400) from wrong
    return Act(key=data.key, seat=seat, after=data.after, action=action)


# What others are made from.


@get("/schema/tables/{family:str}", include_in_schema=False)
async def message_schema(family: str) -> dict[str, Any]:
    """Give the JSON Schema of what a socket tells, for one game."""
    if family not in GAMES:
        raise HttpRefusal("no-such-page", 404)
    return schema(family)


HANDLERS: list[BaseRouteHandler] = [
    list_tables,
    open_table,
    invitation,
    view_table,
    steps_after,
    take_seat,
    invite_house,
    leave,
    start,
    speak,
    rematch,
    cancel,
    act,
    message_schema,
]

"""What people do at a table; sent again, each command is done once."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, post
from msgspec import Meta, Struct
from msgspec.structs import replace

from loupe.games.registry import GAMES
from loupe.games.vocabulary import Action, IllegalAction
from loupe.server.people.credentials import Who
from loupe.server.people.people import People
from loupe.server.problems import HttpRefusal, Problem, language_of, problem_of, status_of
from loupe.server.routes.asking import Accepted, AnyRequest, called
from loupe.tables.commands import (
    Act,
    AnyCommand,
    Cancel,
    InviteHouse,
    Key,
    Leave,
    Nudge,
    Rematch,
    StandIn,
    Start,
    TakeSeat,
)
from loupe.tables.deciding import decide
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import Forbidden
from loupe.tables.seats import numbered
from loupe.tables.settings import Chair
from loupe.tables.table import Table


class TakeAction(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to do in the game, as it is listed in an offer."""

    action: dict[str, Any]
    after: Annotated[int, Meta(ge=0, le=10**9)]
    """The number of the last entry that you have seen."""
    seat: Chair | None = None
    """Where you sit, unless it is clear."""
    key: Key | None = None


async def _handled(tables: Tables, id: str, person: Person, command: AnyCommand) -> Accepted:
    return Accepted(await tables.handle(id, person, command))


@post("/api/tables/{id:str}/seats", summary="Sit down", status_code=200)
async def take_seat(
    id: str, data: TakeSeat, tables: Tables, people: People, who: Who, request: AnyRequest
) -> Accepted:
    """Sit down, or move before the game; at a private table with the code of the invitation."""
    if data.name is None:
        name = await called(people, who, request)
        data = replace(data, name=numbered(name, (await tables.look(id)).names))
    return await _handled(tables, id, who.person, data)


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
    """Deal, when all chairs are taken or are to be filled: for the host, or any player if he is away."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/nudge", summary="Remind who is awaited", status_code=200)
async def nudge(id: str, data: Nudge, tables: Tables, person: Person) -> Accepted:
    """Remind the other people for whom the table has been waiting for a while."""
    return await _handled(tables, id, person, data)


@post("/api/tables/{id:str}/stand-in", summary="Play on without who is away", status_code=200)
async def stand_in(id: str, data: StandIn, tables: Tables, person: Person) -> Accepted:
    """Let a house player play on for somebody who is away: any player's to ask; he finds his chair kept."""
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
    id: str, data: TakeAction, tables: Tables, person: Person, request: AnyRequest
) -> Response[Accepted | Problem]:
    """Do something in the game; sent twice, by the same `key` or after the same entry, it is done once."""
    table = await tables.look_for(id, person, data.after)
    try:
        command = _act(table, data, person)
        return Response(Accepted(await tables.handle(id, person, command)))
    except IllegalAction as illegal:
        problem = problem_of(illegal, language_of(request), table)
        return Response(problem, status_code=status_of(illegal))


class Checked(Struct, frozen=True):
    """Whether something could be done now, and if not, why."""

    refusal: Problem | None


@post("/api/tables/{id:str}/check", summary="May it be done?", status_code=200)
async def check(id: str, data: TakeAction, tables: Tables, person: Person, request: AnyRequest) -> Checked:
    """Tell whether an action would be allowed now, and if not, by which rule; nothing is done."""
    table = await tables.look_for(id, person)
    try:
        decide(table, person, _act(table, data, person), fresh="0")
        return Checked(None)
    except IllegalAction as illegal:
        return Checked(problem_of(illegal, language_of(request), table))


def _act(table: Table, data: TakeAction, person: Person) -> Act:
    seat = table.seat_of(person) if data.seat is None else data.seat
    if seat is None:
        raise Forbidden("not-seated")
    try:
        action: Action = msgspec.convert(data.action, GAMES[table.setup.family].actions)
    except msgspec.ValidationError as wrong:
        raise HttpRefusal("no-such-action", 400) from wrong
    return Act(key=data.key, seat=seat, after=data.after, action=action)


HANDLERS = [
    take_seat,
    invite_house,
    leave,
    start,
    nudge,
    stand_in,
    rematch,
    cancel,
    act,
    check,
]

"""A table as somebody sees it, without a socket; and the schema of all that sockets tell."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import Parameter

from loupe.games.registry import GAMES
from loupe.server.people.people import People
from loupe.server.problems import HttpRefusal
from loupe.server.routes.asking import JSON
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.watching import Watch, schema, written


@get("/api/tables/{id:str}", summary="The table as you see it")
async def view_table(id: str, tables: Tables, people: People, person: Person) -> Response[Any]:
    """Show the whole table, and the game as this person sees it: a `whole` of the socket's schema."""
    muted = await people.mutes.of(person)
    watch = Watch(await tables.look_for(id, person), person, None, muted, tables.clock)
    return Response(written(watch.whole()), media_type=JSON)


@get("/api/tables/{id:str}/steps", summary="What came after an entry")
async def steps_after(
    id: str,
    tables: Tables,
    people: People,
    person: Person,
    after: Annotated[int, Parameter(ge=0, le=10**9)],
) -> Response[Any]:
    """List every `step` of the socket's schema that came after an entry."""
    muted = await people.mutes.of(person)
    watch = Watch(await tables.look_for(id, person), person, after, muted, tables.clock)
    steps = b",".join(map(written, watch.steps()))
    return Response(b"[" + steps + b"]", media_type=JSON)


@get("/schema/tables/{family:str}", include_in_schema=False)
async def message_schema(family: str) -> dict[str, Any]:
    """Give the JSON Schema of what a socket tells, for one game."""
    if family not in GAMES:
        raise HttpRefusal("no-such-page", 404)
    return schema(family)


HANDLERS = [view_table, steps_after, message_schema]

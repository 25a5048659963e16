"""Talk at a table and in its gallery, the host's switch, and whom somebody does not want to hear."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Parameter
from msgspec import Struct

from loupe.server.gallery import Gallery
from loupe.server.people.credentials import Scope, Who
from loupe.server.people.people import People
from loupe.server.routes.asking import SCOPE, Accepted, AnyRequest, called
from loupe.tables.besides import Aside
from loupe.tables.commands import Key, Phrase, Speak, SwitchChat, Text
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import Forbidden, TableRefusal
from loupe.tables.seats import numbered
from loupe.tables.settings import Name

AnySeat = Annotated[int, Parameter(ge=0, le=11)]


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: a text, or one of the ready phrases."""

    text: Text | None = None
    phrase: Phrase | None = None
    name: Name | None = None
    """By what name a spectator speaks; those at the table have theirs."""
    key: Key | None = None


@post("/api/tables/{id:str}/chat", summary="Say something", status_code=200, opt={SCOPE: Scope.CHAT})
async def speak(
    id: str, data: Remark, tables: Tables, gallery: Gallery, people: People, who: Who, request: AnyRequest
) -> Accepted:
    """Say something to those at the table; or, as a spectator, to the other spectators alone."""
    command = Speak(key=data.key, text=data.text, phrase=data.phrase)
    table = await tables.look_for(id, who.person)
    if table.takes_part(who.person):
        return Accepted(await tables.handle(id, who.person, command))
    name = data.name or numbered(await called(people, who, request), table.names)
    return Accepted(await gallery.say(table, who.person, name, command))


@get("/api/tables/{id:str}/gallery", summary="What spectators say")
async def read_gallery(
    id: str,
    tables: Tables,
    gallery: Gallery,
    people: People,
    person: Person,
    after: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
) -> list[Aside]:
    """List what spectators said after a line; it is not for those who play."""
    table = await tables.look_for(id, person)
    if table.takes_part(person):
        raise Forbidden("gallery-apart")
    told = await gallery.lines(id, person, await people.mutes.of(person), after)
    return list(told.lines)


@post("/api/tables/{id:str}/chat/switch", summary="Let people talk, or not", status_code=200)
async def switch_chat(id: str, data: SwitchChat, tables: Tables, person: Person) -> Accepted:
    """Switch the chat on or off, at any time: the host's to do. It holds for spectators too."""
    return Accepted(await tables.handle(id, person, data))


@put("/api/tables/{id:str}/muted/{seat:int}", summary="Hear somebody no more", status_code=204)
async def mute(id: str, seat: AnySeat, tables: Tables, people: People, person: Person) -> None:
    """Hear no more of what this person says, here and at other tables; he does not learn of it."""
    await people.mutes.mute(person, await _sitting(tables, id, seat, person))


@delete("/api/tables/{id:str}/muted/{seat:int}", summary="Hear somebody again", status_code=204)
async def unmute(id: str, seat: AnySeat, tables: Tables, people: People, person: Person) -> None:
    """Hear what this person says again, and what he said meanwhile."""
    await people.mutes.unmute(person, await _sitting(tables, id, seat, person))


async def _sitting(tables: Tables, id: str, seat: int, person: Person) -> Person:
    """Return who sits there, and is another than who asks."""
    chairs = (await tables.look_for(id, person)).chairs
    sitter = chairs[seat] if seat < len(chairs) else None
    other = (sitter.person or sitter.absent) if sitter else None
    if other in (None, person) or other is None:
        raise TableRefusal("nobody-to-mute")
    return other


HANDLERS = [speak, read_gallery, switch_chat, mute, unmute]

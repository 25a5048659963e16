"""The information sheet: one's own marks, and what the program can say beyond them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter

from loupe.games.vocabulary import Seat
from loupe.server.sheets import Sheets
from loupe.server.thinking import Thinker
from loupe.tables import help, sheet
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.help import Filled, Hints, Values, Why
from loupe.tables.refusals import Forbidden
from loupe.tables.settings import Help
from loupe.tables.sheet import Sheet, Writing
from loupe.tables.table import Table


async def _seated(tables: Tables, id: str, person: Person) -> tuple[Table, Seat]:
    table = await tables.look_for(id, person)
    seat = table.seat_of(person)
    if seat is None:
        raise Forbidden("not-seated")
    return table, seat


async def _helped(tables: Tables, id: str, person: Person, kind: Help) -> tuple[Table, Seat]:
    table, seat = await _seated(tables, id, person)
    return table, help.verify(table, seat, kind)


@get("/api/tables/{id:str}/sheet", summary="Your information sheet")
async def read_sheet(id: str, tables: Tables, sheets: Sheets, person: Person) -> Sheet:
    """Show what you have pencilled in; nobody else can."""
    await _seated(tables, id, person)
    return await sheets.read(id, person)


@post("/api/tables/{id:str}/sheet", summary="Write on your sheet", status_code=200)
async def write_sheet(id: str, data: Writing, tables: Tables, sheets: Sheets, person: Person) -> Sheet:
    """Pencil in marks and notes, and get the sheet as it is then; your other windows are told."""
    table, _ = await _seated(tables, id, person)
    sheet.verify(table, data)
    return await sheets.write(id, person, data)


@get("/api/tables/{id:str}/help", summary="What the program fills in")
async def fill_in(
    id: str, tables: Tables, thinker: Thinker, person: Person, kind: Help = Help.NOTES
) -> Filled:
    """Show what was seen; with `logic` also all that follows, with `odds` how likely the rest is, exactly."""
    table, seat = await _helped(tables, id, person, kind)
    return await thinker.think(table, seat, lambda thought: thought.filled(kind))


@get("/api/tables/{id:str}/why", summary="Why something follows")
async def why(
    id: str,
    tables: Tables,
    thinker: Thinker,
    person: Person,
    card: Annotated[str, Parameter(max_length=40)],
    owner: Annotated[str, Parameter(max_length=10)],
) -> Why:
    """Prove, step by step, that a card must be with an owner, or cannot be; no steps if that is open."""
    table, seat = await _helped(tables, id, person, Help.LOGIC)
    return await thinker.think(table, seat, lambda thought: thought.why(card, _owner(owner)))


def _owner(text: str) -> Any:
    """Return an owner from an address, where a seat is digits like any other."""
    return int(text) if text.isascii() and text.isdigit() else text


@get("/api/tables/{id:str}/hint", summary="What your sheet lacks")
async def hint(
    id: str, tables: Tables, sheets: Sheets, thinker: Thinker, person: Person, kind: Help = Help.NONE
) -> Hints:
    """Tell what is wrong on your sheet, and the easiest that it lacks; `kind` is what is filled in on it."""
    table, seat = await _helped(tables, id, person, Help.LOGIC)
    marks = (await sheets.read(id, person)).marks
    return await thinker.think(table, seat, lambda thought: thought.hints(marks, kind))


@get("/api/tables/{id:str}/values", summary="What questions are worth")
async def values(id: str, tables: Tables, thinker: Thinker, person: Person) -> Response[Values]:
    """Weigh each question that you may ask now: how many bits its answer is expected to tell, exactly."""
    table, seat = await _helped(tables, id, person, Help.ODDS)
    weighed = await thinker.think(table, seat, lambda thought: thought.values(), slow=True)
    return Response(weighed)


HANDLERS = [read_sheet, write_sheet, fill_in, why, hint, values]

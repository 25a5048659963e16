"""Finding a table, or setting one up."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter
from msgspec import Struct

from loupe.tables.commands import Key
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.settings import Name, Settings
from loupe.tables.table import Table
from loupe.tables.watching import Seating, seating

MOST_LISTED = 50


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; with a name, its host sits down at once."""

    settings: Settings
    name: Name | None = None
    key: Key | None = None


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


def _listed(table: Table, person: Person) -> Listed:
    return Listed(table.id, table.settings, seating(table, person))


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


HANDLERS = [list_tables, open_table, invitation]

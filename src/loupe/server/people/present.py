"""Who asks, as he is told himself, and the tables that he may go back to."""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa
from msgspec import Struct

from loupe.games import telling
from loupe.games.telling import Telling
from loupe.server.database import PARTS, TABLES
from loupe.server.people.credentials import Scope, Who
from loupe.server.people.people import People
from loupe.tables.events import Person, is_bot, is_guest
from loupe.tables.handler import Tables
from loupe.tables.refusals import Unknown
from loupe.tables.table import Phase, Table
from loupe.tables.watching import Seating, seating

MOST_TABLES = 30


class MyTable(Struct, frozen=True):
    """A table that you sit at, or that is yours."""

    table: str
    game: str
    telling: Telling
    seating: Seating
    my_turn: bool
    """Whether the game waits for you."""
    at: float
    """When something last happened there."""


class Me(Struct, frozen=True):
    """Who you are, and where you can go on playing."""

    kind: Literal["guest", "account", "bot"]
    name: str | None
    """As your account or bot is called; a guest gives a name at each table."""
    login: str | None
    since: float | None
    """When the account or bot was made."""
    scopes: tuple[Scope, ...] | None
    """What the token allows; null without one."""
    tables: tuple[MyTable, ...]
    """Those that wait for you come first, then the latest."""


async def present(people: People, tables: Tables, who: Who) -> Me:
    """Return who asks."""
    account = None if is_guest(who.person) else await people.accounts.of(who.person)
    mine = await _tables(people, tables, who.person)
    scopes = None if who.scopes is None else tuple(scope for scope in Scope if scope in who.scopes)
    if account is None:
        return Me("guest", None, None, None, scopes, mine)
    kind: Literal["account", "bot"] = "bot" if is_bot(who.person) else "account"
    return Me(kind, account.name, account.login, account.created, scopes, mine)


async def _tables(people: People, tables: Tables, person: Person) -> tuple[MyTable, ...]:
    here = PARTS.join(TABLES, PARTS.c.table_id == TABLES.c.id)
    on = (PARTS.c.person == person) & TABLES.c.phase.in_([Phase.OPEN, Phase.RUNNING])
    newest = sa.select(TABLES.c.id).select_from(here).where(on).order_by(TABLES.c.opened.desc())
    found = []
    for row in await people.rows.read(newest.limit(MOST_TABLES)):
        try:
            table = await tables.look(row.id)
        except Unknown:
            continue
        if _his(table, person):
            found.append(_told(table, person))
    return tuple(sorted(found, key=lambda one: (not one.my_turn, -one.at)))


def _his(table: Table, person: Person) -> bool:
    """Tell whether somebody has a chair here, even one that is kept for him, or set the table up."""
    kept = any(sitter and sitter.absent == person for sitter in table.chairs)
    return kept or table.host == person or table.seat_of(person) is not None


def _told(table: Table, person: Person) -> MyTable:
    seat, game = table.seat_of(person), table.game
    my_turn = game is not None and table.phase is Phase.RUNNING and seat in game.waiting
    named = telling.game(table.settings.game)
    at = table.entries[-1].at
    return MyTable(table.id, table.settings.game, named, seating(table, person), my_turn, at)

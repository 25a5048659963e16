"""All that is kept of somebody, to take away: his games as records, and the rest as JSON."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Sequence
from datetime import UTC, date, datetime

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from loupe.games.registry import GAMES
from loupe.record import ALL, Record, record_of, to_json, to_text
from loupe.server.database import GALLERY, PARTS
from loupe.server.people.bots import Bot
from loupe.server.people.credentials import Who
from loupe.server.people.past import Played, Rung, Summary
from loupe.server.people.people import People
from loupe.server.people.present import Me, present
from loupe.server.people.sessions import Session
from loupe.tables.events import Person, Said
from loupe.tables.handler import Tables
from loupe.tables.sheet import Stroke
from loupe.tables.table import Phase, Table

MOST_GAMES = 5000


class Remark(Struct, frozen=True):
    """Something that you said at a table."""

    table: str
    at: float
    text: str


class Pencilled(Struct, frozen=True):
    """What you wrote on your information sheet at a table."""

    table: str
    marks: tuple[Stroke, ...]
    notes: str


class Kept(Struct, frozen=True):
    """All that is kept of you besides your games."""

    me: Me
    sessions: list[Session]
    bots: list[Bot]
    ratings: dict[str, Rung]
    history: list[Played]
    statistics: list[Summary]
    said: list[Remark]
    sheets: list[Pencilled]


async def exported(people: People, tables: Tables, who: Who) -> bytes:
    """Return a zip archive of everything: `you.json`, and two files a game."""
    ids = sa.select(PARTS.c.table_id).where(PARTS.c.person == who.person).limit(MOST_GAMES)
    mine = [await tables.look(row.table_id) for row in await people.rows.read(ids)]
    ladders = {family: (await people.past.ladder(family, who.person, 0)).yours for family in GAMES}
    kept = Kept(
        await present(people, tables, who),
        await people.sessions.of(who),
        await people.bots.of(who.person),
        {family: standing for family, standing in ladders.items() if standing},
        await people.past.of(who.person, None, MOST_GAMES),
        await people.past.summed_up(who.person),
        [remark for table in mine for remark in _said(table, who.person)] + await _asides(people, who.person),
        [Pencilled(table, sheet.marks, sheet.notes) for table, sheet in await people.sheets.of(who.person)],
    )
    records = [(_name(table), record) for table in mine if (record := _record(table, who.person))]
    return await asyncio.to_thread(_packed, kept, records)


def _said(table: Table, person: Person) -> list[Remark]:
    said = [(entry, entry.event) for entry in table.entries if entry.by == person]
    return [
        Remark(table.id, entry.at, _words(event.text, event.phrase))
        for entry, event in said
        if isinstance(event, Said)
    ]


async def _asides(people: People, person: Person) -> list[Remark]:
    """Return what somebody said as a spectator."""
    his = sa.select(GALLERY).where(GALLERY.c.person == person).order_by(GALLERY.c.at)
    return [Remark(row.table_id, row.at, _words(row.text, row.phrase)) for row in await people.rows.read(his)]


def _words(text: str, phrase: str | None) -> str:
    """Return what was said; of a ready phrase, its name."""
    return text or phrase or ""


def _record(table: Table, person: Person) -> Record | None:
    """Return a game's record: whole when it is over, else as its player has seen it."""
    if table.game is None:
        return None
    if table.phase is Phase.OVER:
        return record_of(table.game, table.names, ALL, _date(table))
    seat = table.seat_of(person)
    return None if seat is None else record_of(table.game, table.names, seat, _date(table))


def _date(table: Table) -> date:
    return datetime.fromtimestamp(table.entries[0].at, UTC).date()


def _name(table: Table) -> str:
    return f"games/{_date(table)}-{table.settings.game.replace('/', '-')}-{table.id}"


def _packed(kept: Kept, records: Sequence[tuple[str, Record]]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("you.json", msgspec.json.format(msgspec.json.encode(kept, order="deterministic")))
        for name, record in records:
            archive.writestr(f"{name}.case", to_text(record))
            archive.writestr(f"{name}.json", to_json(record))
    return file.getvalue()

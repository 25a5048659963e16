"""The information sheet of one person at one table: his own marks and notes, which nobody else sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from loupe.games.vocabulary import Owner
from loupe.tables.refusals import TableRefusal
from loupe.tables.table import Table

LONGEST_NOTES = 8000
MOST_STROKES = 500


class Mark(StrEnum):
    """What somebody pencils in about a card and an owner."""

    HAS = "has"
    LACKS = "lacks"
    MAYBE = "maybe"


class Stroke(Struct, frozen=True, forbid_unknown_fields=True):
    """One stroke of the pencil: a mark where it is to stand, or none where it is rubbed out."""

    card: Annotated[str, Meta(max_length=40)]
    owner: Owner
    mark: Mark | None


class Writing(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody writes on his sheet; sent twice, it stands there once."""

    after: Annotated[int, Meta(ge=0, le=10**9)]
    """The number of the sheet that he has seen."""
    strokes: Annotated[tuple[Stroke, ...], Meta(max_length=MOST_STROKES)] = ()
    notes: Annotated[str, Meta(max_length=LONGEST_NOTES)] | None = None
    """All of the free notes as they are to be from now on; null leaves them as they are."""


class Sheet(Struct, frozen=True, tag="sheet"):
    """All that somebody has pencilled in at a table."""

    number: int = 0
    """How often it was written on."""
    marks: tuple[Stroke, ...] = ()
    notes: str = ""
    noted: int = 0
    """The number with which the notes became what they are."""


def verify(table: Table, writing: Writing) -> None:
    """Refuse marks that belong on no sheet of this table's game."""
    if table.game is None:
        raise TableRefusal("table-not-started")
    cards, owners = set(table.game.rules.cards(table.setup)), table.game.rules.owners(table.setup)
    for stroke in writing.strokes:
        if stroke.card not in cards or stroke.owner not in owners:
            raise TableRefusal("no-such-cell", card=stroke.card, owner=str(stroke.owner))


def written_on(sheet: Sheet, writing: Writing) -> Sheet:
    """Return the sheet after somebody has written on it; the same one if that changes nothing."""
    marks = {(stroke.card, str(stroke.owner)): stroke for stroke in sheet.marks}
    for stroke in writing.strokes:
        marks[stroke.card, str(stroke.owner)] = stroke
    kept = tuple(marks[cell] for cell in sorted(marks) if marks[cell].mark is not None)
    notes = _notes(sheet, writing)
    if kept == sheet.marks and notes == sheet.notes:
        return sheet
    number = sheet.number + 1
    return replace(
        sheet, number=number, marks=kept, notes=notes, noted=sheet.noted if notes == sheet.notes else number
    )


def _notes(sheet: Sheet, writing: Writing) -> str:
    """Return the notes; where another window wrote in between, no line of either is lost."""
    if writing.notes is None:
        return sheet.notes
    mine = clean(writing.notes)
    if writing.after >= sheet.noted or mine == sheet.notes:
        return mine
    have = sheet.notes.splitlines()
    more = [line for line in mine.splitlines() if line not in have]
    return "\n".join([*have, *more])[:LONGEST_NOTES]


def clean(text: str) -> str:
    """Return a text as it can be kept and shown: no signs that are none, and lines as they were."""
    lines = text.replace("\r\n", "\n").replace("\t", " ").split("\n")
    return "\n".join("".join(sign if sign.isprintable() else " " for sign in line) for line in lines)


def left_open(marks: Iterable[Stroke], cards: Iterable[str], owners: Iterable[Owner]) -> Mapping[str, Any]:
    """Return for each card the owners that these marks leave, as a hint wants to know it."""
    anybody = frozenset(owners)
    has: dict[str, set[Owner]] = {}
    lacks: dict[str, set[Owner]] = {}
    for stroke in marks:
        if stroke.mark is Mark.HAS:
            has.setdefault(stroke.card, set()).add(stroke.owner)
        elif stroke.mark is Mark.LACKS:
            lacks.setdefault(stroke.card, set()).add(stroke.owner)
    return {card: has.get(card) or anybody - lacks.get(card, set()) for card in cards}

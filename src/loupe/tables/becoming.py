"""Who is known as another from now on: what that changes in a table's log, and who is part of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from loupe.games.vocabulary import Seat
from loupe.tables.events import HOUSE, AnyTableEvent, Became, Entry, HouseSat, Person, Sat

NAMELESS = "N. N."
"""Who is forgotten is called so, in any language, with the number of his seat."""
UNSAID = "…"


def nameless(seat: Seat) -> str:
    """Return the name of somebody forgotten, unlike that of any other at the table."""
    return f"{NAMELESS} {seat + 1}"


def people_in(entry: Entry) -> set[Person]:
    """Return whom an entry of a log names, with who made it happen."""
    named = {getattr(entry.event, field, None) for field in ("host", "person", "before", "after")}
    return {entry.by, *(person for person in named if person is not None)} - {HOUSE}


def took_part(entries: Iterable[Entry], person: Person) -> bool:
    """Tell whether a table's log knows a person at all."""
    return any(entry.by == person or _names(entry.event, person) for entry in entries)


def _names(event: AnyTableEvent, person: Person) -> bool:
    return person in (getattr(event, field) for field in event.__struct_fields__)


def without(entries: Sequence[Entry], before: Person, after: Person) -> list[Entry]:
    """Return a log in which nothing tells who somebody was, what he was called, and what he said."""
    all_he_was = _earlier(entries, before)
    called = {
        (event.seat, event.name)
        for event in (entry.event for entry in entries)
        if isinstance(event, Sat) and event.person in all_he_was
    }
    return [_without(entry, all_he_was, after, called) for entry in entries]


def _earlier(entries: Sequence[Entry], person: Person) -> set[Person]:
    """Return a person and all that he was before: the guest whom he came as."""
    found = {person}
    for entry in reversed(entries):
        if isinstance(entry.event, Became) and entry.event.after in found:
            found.add(entry.event.before)
    return found


def _without(entry: Entry, gone: set[Person], after: Person, called: set[tuple[Seat, str]]) -> Entry:
    event: Any = entry.event
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    changed: dict[str, Any] = {
        field: after for field, value in fields.items() if isinstance(value, str) and value in gone
    }
    if isinstance(event, Sat | HouseSat) and (event.seat, event.name) in called:
        changed["name"] = nameless(event.seat)
    if entry.by in gone and "text" in fields:
        changed["text"] = UNSAID
    by = after if entry.by in gone else entry.by
    return replace(entry, by=by, event=replace(event, **changed) if changed else event)


def written_anew(
    entries: Sequence[Entry], more: Sequence[Entry]
) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """Return what is to be written in place of entries that stand there, and what is to be added.

    Somebody is to be forgotten by `more`: the log that is kept must not even say who.
    """
    for became in (entry.event for entry in more):
        if isinstance(became, Became) and became.forgotten:
            anew = without([*entries, *more], became.before, became.after)
            return tuple(differing(entries, anew[: len(entries)])), tuple(anew[len(entries) :])
    return (), tuple(more)


def differing(before: Sequence[Entry], after: Sequence[Entry]) -> list[Entry]:
    """Return the entries that are not as they were."""
    same = msgspec.json.encode
    return [new for old, new in zip(before, after, strict=True) if same(old) != same(new)]

"""Who asks, and the answers that several topics share."""

from __future__ import annotations

from typing import Any

from litestar import Request
from msgspec import Struct

from loupe.tables.events import Person

JSON = "application/json"


class Accepted(Struct, frozen=True):
    """It was done: the log now has an entry with this number."""

    number: int


def person_of(request: Request[Any, Any, Any]) -> Person:
    """Return who asks: the gate has found out."""
    person: Person = request.scope["state"]["person"]
    return person

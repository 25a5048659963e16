"""What a socket tells that is no part of the table's log."""

from __future__ import annotations

from msgspec import Struct

from loupe.games.telling import Telling
from loupe.games.vocabulary import Seat


class Here(Struct, frozen=True, tag="presence"):
    """Who else is there, besides those who sit at the table."""

    windows: int
    """In how many windows, on all your devices, you have this table open."""
    watching: int
    """How many look on."""
    muted: tuple[Seat, ...]
    """Whom of those at the table you do not want to hear."""


class Aside(Struct, frozen=True):
    """Something that a spectator said."""

    number: int
    at: float
    name: str
    you: bool
    """Whether it was you."""
    text: str
    phrase: Telling | None
    """The ready phrase that it was; then there is no text."""


class Asides(Struct, frozen=True, tag="gallery"):
    """What was said in the gallery since you were last told."""

    lines: tuple[Aside, ...]

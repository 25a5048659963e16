"""A half-typed action: the pieces so far, and what is asked for next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from loupe.games.vocabulary import Action
from loupe.i18n import say


class Kind(StrEnum):
    """What a piece of an action is."""

    VERB = "verb"
    CARD = "card"
    SEAT = "seat"
    ELEMENT = "element"


class Piece(NamedTuple):
    """One piece of an action, as it was understood."""

    kind: Kind
    value: str


Draft: TypeAlias = tuple[Piece, ...]


@dataclass(frozen=True)
class Choice:
    """One possible next piece, with the number that may be typed for it."""

    number: int
    piece: Piece
    label: str


@dataclass(frozen=True)
class Missing:
    """What is still needed."""

    question: str
    choices: tuple[Choice, ...] = ()
    default: Piece | None = None
    """What Enter alone takes."""


@dataclass(frozen=True)
class Ready:
    """The whole action; `rest` was typed ahead, for the next time this seat is waited for."""

    action: Action
    rest: Draft = ()


class Unclear(Exception):
    """A line that cannot be understood: a message, with its terms."""

    def __init__(self, message: str, **terms: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.terms = terms

    def sentence(self, language: str) -> str:
        """Say what was not understood."""
        return say(self.message, language, **self.terms)


def values(draft: Draft, kind: Kind) -> list[str]:
    """Return the pieces of one kind."""
    return [piece.value for piece in draft if piece.kind is kind]


def first(draft: Draft, kind: Kind) -> str | None:
    """Return the first piece of a kind."""
    return next(iter(values(draft, kind)), None)

"""Sentences as data: a message and its terms, to be said later, in any language, by Python or a browser.

All grammar is in the Fluent catalogues; code only names the message and what fills it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from loupe import i18n

Terms: TypeAlias = dict[str, str | int]


class Telling(Struct, frozen=True, omit_defaults=True):
    """A message of the catalogues and what fills it; each term has its name in one of the three."""

    message: str
    terms: Mapping[str, str | int] = {}
    seats: Mapping[str, tuple[int, ...]] = {}
    """The people who sit there, said as a list of names."""
    parts: Mapping[str, tuple[Telling, ...]] = {}
    """Tellings within this one, said as a list."""


def say(telling: Telling, language: str = "en", names: Sequence[str] = ()) -> str:
    """Say it in a language; a seat without a name is said by its number."""
    said = dict(telling.terms)
    for term, seats in telling.seats.items():
        said[term] = i18n.listed([name_of(seat, language, names) for seat in seats], language)
    for term, parts in telling.parts.items():
        said[term] = i18n.listed([say(part, language, names) for part in parts], language)
    return i18n.say(telling.message, language, **said)


def name_of(seat: int, language: str, names: Sequence[str]) -> str:
    """Return the name of who sits there, else the seat's number as people count, from one."""
    return names[seat] if 0 <= seat < len(names) else i18n.say("seat", language, number=seat + 1)


@dataclass(frozen=True)
class Tell:
    """How a game puts itself into words; `setup` is the game's own, for an edition may have its own words."""

    action: Callable[[Any, Any], Telling]
    """An action that the watcher of a view may do: `Ask Cem to show the red pearls`."""
    event: Callable[[Any, Any, int | None], Telling]
    """What a watcher saw of an event; also a whole event, told by somebody who may know it all."""
    waiting: Callable[[Any], Telling]
    """Whom the game waits for, and what for, told to the watcher of a view."""
    card: Callable[[str, Any], Telling]
    """The name of a card: `red pearl pair`."""
    cards: Callable[[Sequence[str], Any], Telling]
    """Cards with their articles, as short as the language allows: `the red and the green pearl pairs`."""
    counted: Callable[[Sequence[str], int, Any], Telling | None]
    """So many of a set of cards that has a name: `two red pearls`; None for any other set."""
    missing: Literal["missing", "crime"]
    """What the cards are called that nobody holds."""
    refusal: Callable[[Any, Any], Telling]
    """Why something cannot be, with the names of the cards instead of their codes."""


def game(name: str) -> Telling:
    """Name a game by its full name, as `Sleuth (Avalon Hill)`."""
    return Telling("game", {"name": name.replace("/", "-")})


def variant(of_game: str, name: str) -> Telling:
    """Name a variant of a game given by its full name: `two missing gems` for `missing-gems-2`."""
    kind, _, number = name.rpartition("-")
    terms: Terms = (
        {"variant": kind, "number": int(number)} if number.isdigit() else {"variant": name, "number": 1}
    )
    return Telling("variant", terms | {"edition": of_game.partition("/")[2]})


def knob(of_game: str, name: str) -> Telling:
    """Name a knob, a setting in which one game can differ from another."""
    return Telling("knob", {"knob": f"{of_game.partition('/')[0]}-{name}".replace("_", "-")})


def knob_value(value: str) -> Telling:
    """Name what a knob with named positions is set to."""
    return Telling("knob-value", {"value": value})


def standing(value: str) -> Telling:
    """Name what a seat still is in the game."""
    return Telling("standing", {"standing": value})

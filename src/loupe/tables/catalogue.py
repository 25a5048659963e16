"""What there is to choose from before anybody sits down, and what comes of a choice, as tellings."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from loupe.bots import LEVELS
from loupe.games import telling
from loupe.games.registry import NAMES, rules_of
from loupe.games.telling import Telling
from loupe.games.vocabulary import ImpossibleSettings, Setup
from loupe.tables.phrases import PHRASES, phrase
from loupe.tables.settings import Settings

MOST_SEATS = 12


class Choice(Struct, frozen=True):
    """A value that something can have; a number or a switch says itself, and has no telling."""

    value: str | int | bool
    telling: Telling | None = None


class Knob(Struct, frozen=True):
    """A house rule: something in which one game can differ from another."""

    name: str
    telling: Telling
    kind: Literal["one", "list"]
    """Whether it has one of the choices, or a list of them."""
    choices: tuple[Choice, ...]
    length: int | None
    """How long the list is, where that is fixed."""
    usual: Any
    """What it is in this edition."""


class Variant(Struct, frozen=True):
    """A variant of a game, and with how many seats the book has it."""

    name: str
    telling: Telling
    seats: tuple[int, ...]
    changes: dict[str, Any]
    """The knobs that it turns, and what to."""


class Offered(Struct, frozen=True):
    """A game in one edition, with everything that can be chosen about it."""

    game: str
    telling: Telling
    seats: tuple[int, ...]
    """With how many it can be played, with a variant or without."""
    variants: tuple[Variant, ...]
    knobs: tuple[Knob, ...]


class HousePlayer(Struct, frozen=True):
    """A house player that can be invited."""

    level: str
    name: Telling
    character: Telling
    manner: Telling


class ReadyPhrase(Struct, frozen=True):
    """A phrase of the chat that is sent by name, and read by everybody in his own language."""

    phrase: str
    telling: Telling


class Catalogue(Struct, frozen=True):
    """All there is to choose from."""

    games: tuple[Offered, ...]
    house: tuple[HousePlayer, ...]
    phrases: tuple[ReadyPhrase, ...]


class Turned(Struct, frozen=True):
    """A knob as it is at one table."""

    name: str
    telling: Telling
    value: Any
    said: tuple[Telling, ...]
    """The value in words; empty for numbers and switches."""
    changed: bool
    """Whether it differs from the edition's."""


class Arrangement(Struct, frozen=True):
    """The rules that settings give, and what would be dealt."""

    game: Telling
    variants: tuple[Telling, ...]
    knobs: tuple[Turned, ...]
    hands: tuple[int, ...]
    """How many cards each seat is dealt."""
    face_up: int
    missing: int


@cache
def catalogue() -> Catalogue:
    """Return all there is to choose from."""
    house = tuple(
        HousePlayer(level.name, level.person, level.character, level.manner) for level in LEVELS.values()
    )
    phrases = tuple(ReadyPhrase(name, phrase(name)) for name in PHRASES)
    return Catalogue(tuple(map(_offered, NAMES)), house, phrases)


def _offered(name: str) -> Offered:
    rules, edition = rules_of(name)
    counts = range(2, MOST_SEATS + 1)
    seats = {variant: tuple(n for n in counts if _fits(name, n, variant)) for variant in _variants(name)}
    fitting = sorted({n for n in counts if _fits(name, n, None)}.union(*seats.values()))
    plain = next(n for n in fitting if _fits(name, n, None))
    setup: Setup = rules.arrange(edition, plain)
    variants = tuple(_variant(setup, one, seats[one]) for one in seats if seats[one])
    return Offered(name, telling.game(name), tuple(fitting), variants, tuple(_knobs(setup)))


def _variant(plain: Setup, name: str, seats: tuple[int, ...]) -> Variant:
    with_it = rules_of(plain.game)[0].arrange(plain.edition, seats[0], (name,))
    usual, turned = msgspec.to_builtins(_knobs_of(plain)), msgspec.to_builtins(_knobs_of(with_it))
    changes = {knob: value for knob, value in turned.items() if value != usual[knob]}
    return Variant(name, telling.variant(plain.game, name), seats, changes)


def _variants(name: str) -> list[str]:
    rules, edition = rules_of(name)
    return list(dict.fromkeys(v for n in range(2, MOST_SEATS + 1) for v in rules.variants(edition, n)))


def _fits(name: str, seats: int, variant: str | None) -> bool:
    rules, edition = rules_of(name)
    if variant is not None and variant not in rules.variants(edition, seats):
        return False
    try:
        rules.arrange(edition, seats, (variant,) if variant else ())
    except ImpossibleSettings:
        return False
    return True


def _knobs(setup: Setup) -> list[Knob]:
    rules = rules_of(setup.game)[0]
    usual = msgspec.to_builtins(_knobs_of(setup))
    kinds = get_type_hints(rules.knobs)
    return [_knob(setup, name, kinds[name], usual[name]) for name in rules.knobs.__struct_fields__]


def _knobs_of(setup: Any) -> Any:
    return setup.knobs


def _knob(setup: Setup, name: str, kind: Any, usual: Any) -> Knob:
    told = telling.knob(setup.game, name)
    if get_origin(kind) is not tuple:
        return Knob(name, told, "one", tuple(map(_choice, get_args(kind) or (True, False))), None, usual)
    choices = tuple(Choice(*value) for value in rules_of(setup.game)[0].knob_values(setup, name))
    length = None if Ellipsis in get_args(kind) else len(get_args(kind))
    return Knob(name, told, "list", choices, length, usual)


def _choice(value: str | int | bool) -> Choice:
    return Choice(value, telling.knob_value(value) if isinstance(value, str) else None)


def arrangement(settings: Settings) -> Arrangement:
    """Return what settings give, or raise ImpossibleSettings."""
    setup = settings.arrange()
    owners = rules_of(settings.game)[0].owners(setup)
    return Arrangement(
        telling.game(settings.game),
        tuple(telling.variant(settings.game, variant) for variant in setup.variants),
        tuple(_turned(setup, knob) for knob in _usual(settings.game)),
        tuple(owners[seat] for seat in range(setup.seats)),
        owners.get("table", 0),
        owners["missing"],
    )


@cache
def _usual(game: str) -> tuple[Knob, ...]:
    return next(offered.knobs for offered in catalogue().games if offered.game == game)


def _turned(setup: Setup, knob: Knob) -> Turned:
    value = msgspec.to_builtins(getattr(_knobs_of(setup), knob.name))
    names = {choice.value: choice.telling for choice in knob.choices if choice.telling}
    values = value if isinstance(value, list | tuple) else [value]
    said = tuple(names[one] for one in values if one in names)
    return Turned(knob.name, knob.telling, value, said, value != knob.usual)

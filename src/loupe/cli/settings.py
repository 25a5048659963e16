"""What is agreed before the cards are dealt: the game, who sits where, and what chance starts from."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from loupe.bots import LEVELS
from loupe.cli.saves import Chair
from loupe.cli.words import printable
from loupe.games.game import Game
from loupe.games.registry import NAMES, rules_of
from loupe.games.vocabulary import ImpossibleSettings, Refusal, Setup
from loupe.i18n import say

USUAL_SEATS = 4
USUAL_LEVEL = "casual"
LONGEST_NAME = 20
BOT_NAMES = [
    *("Ada", "Bea", "Cem", "Dora", "Enzo", "Fay", "Gus"),
    *("Hana", "Ivo", "Jo", "Kim", "Lou", "Max", "Noa"),
]


class BadOption(Refusal):
    """A choice that cannot be made."""


@dataclass
class Settings:
    """Everything that `loupe play` has to know."""

    game: str = NAMES[0]
    seats: int = USUAL_SEATS
    variants: tuple[str, ...] = ()
    house: dict[str, Any] = field(default_factory=dict)
    chairs: list[Chair] = field(default_factory=list)
    seed: int | None = None

    def arrange(self) -> Setup:
        """Return the setup, or raise ImpossibleSettings."""
        rules, edition = rules_of(self.game)
        setup: Setup = rules.arrange(edition, self.seats, self.variants, self.house, None)
        return setup


def seats_of(game: str) -> list[int]:
    """Return with how many seats a game can be played, in its base game or with a variant."""
    rules, edition = rules_of(game)
    return [n for n in range(2, 8) if any(_fits(rules, edition, n, v) for v in ((), ("advanced",)))]


def _fits(rules: Any, edition: str, seats: int, variants: tuple[str, ...]) -> bool:
    try:
        rules.arrange(edition, seats, variants)
    except ImpossibleSettings:
        return False
    return True


def variants_for(game: str, seats: int) -> Sequence[str]:
    """Return the variants that a game has for so many seats."""
    rules, edition = rules_of(game)
    return rules.variants(edition, seats)


def knobs_of(game: str) -> dict[str, Any]:
    """Return the knobs of a game as its edition has them."""
    rules, edition = rules_of(game)
    setup = rules.arrange(edition, next(n for n in seats_of(game) if _fits(rules, edition, n, ())))
    knobs: dict[str, Any] = msgspec.to_builtins(setup.knobs)
    return knobs


def house_rules(texts: Sequence[str]) -> dict[str, Any]:
    """Read `knob=value` pairs; a value is JSON, or else a word."""
    changes: dict[str, Any] = {}
    for text in texts:
        knob, equals, value = text.partition("=")
        if not equals:
            raise BadOption("bad-house-rule", text=text)
        changes[knob.strip().replace("-", "_")] = _value(value.strip())
    return changes


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


# Who sits where.


def checked_name(name: str) -> str:
    """Return a person's name as it can be shown, or refuse it."""
    clean = " ".join(printable(unicodedata.normalize("NFC", name)).split())
    if not clean or len(clean) > LONGEST_NAME or not clean[0].isalpha():
        raise BadOption("bad-name", name=clean, most=LONGEST_NAME)
    return clean


def seated(seats: int, people: Sequence[str], bots: Sequence[str], language: str) -> list[Chair]:
    """Seat people, then bots, in the order given; `3=Ann` asks for the third seat. The rest are bots."""
    chairs: dict[int, Chair] = {}
    for texts, make in ((people, _person), (bots, _bot)):
        for text in sorted(texts, key=lambda text: "=" not in text):
            seat, rest = _seat_wanted(text, seats, chairs)
            chairs[seat] = make(rest)
    for seat in range(seats):
        chairs.setdefault(seat, _bot(USUAL_LEVEL))
    if not people and not bots:
        chairs[0] = _person(say("default-name", language))
    return named([chairs[seat] for seat in range(seats)])


def _seat_wanted(text: str, seats: int, taken: Mapping[int, Chair]) -> tuple[int, str]:
    number, equals, rest = text.partition("=")
    if not equals:
        free = [seat for seat in range(seats) if seat not in taken]
        if not free:
            raise BadOption("too-many-people", seats=seats)
        return free[0], text
    if not number.isdecimal() or not 1 <= int(number) <= seats or int(number) - 1 in taken:
        raise BadOption("bad-seat", text=text, seats=seats)
    return int(number) - 1, rest


def _person(name: str) -> Chair:
    return Chair(checked_name(name))


def _bot(level: str) -> Chair:
    if level not in LEVELS:
        raise BadOption("unknown-bot", level=level, known=", ".join(LEVELS))
    return Chair("", level)


def named(chairs: list[Chair]) -> list[Chair]:
    """Name the bots, with initials that nobody else at the table has; refuse two people of one name."""
    people = [chair.name.casefold() for chair in chairs if chair.name]
    if len(set(people)) < len(people):
        raise BadOption("same-name", name=next(c.name for c in chairs if people.count(c.name.casefold()) > 1))
    free = iter(name for name in BOT_NAMES if not any(person[0] == name[0].lower() for person in people))
    for chair in chairs:
        chair.name = chair.name or next(free)
    return chairs


def dealt(settings: Settings, seed: int) -> Game[Any, Any]:
    """Deal the game."""
    return Game(rules_of(settings.game)[0], settings.arrange(), seed).deal()

"""A deduction problem of any game: cards, owners, and facts about their hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from loupe import _core

MAX_CARDS = 64
MAX_OWNERS = 12


class ProblemError(ValueError):
    """A malformed problem; the message begins with the place."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


class Owner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody or something that holds cards: a player, the table, what is missing."""

    name: str
    size: int


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The owner holds `count` of the cards, or at least and at most so many."""

    owner: str
    cards: tuple[str, ...]
    count: int | None = None
    at_least: int | None = None
    at_most: int | None = None

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most that the owner may hold of the cards."""
        if self.count is not None:
            return self.count, self.count
        most = len(self.cards) if self.at_most is None else self.at_most
        return self.at_least or 0, most


class Problem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is known of a deal. `id` is the asker's own."""

    cards: tuple[str, ...]
    owners: tuple[Owner, ...]
    facts: tuple[Fact, ...] = ()
    id: str | int | None = None

    @classmethod
    def of(cls, raw: object) -> Problem:
        """Read a problem from JSON-like data; ProblemError names the place of what is wrong."""
        try:
            problem = msgspec.convert(raw, cls)
        except msgspec.ValidationError as error:
            raise _located(error) from error
        check(problem)
        return problem

    def mask(self, cards: Iterable[str]) -> int:
        """The set of cards as the core takes it."""
        numbers = {card: number for number, card in enumerate(self.cards)}
        return sum({1 << numbers[card] for card in cards})

    def core(self) -> _core.Problem:
        """The problem as the core takes it: cards and owners numbered as listed."""
        numbers = {card: number for number, card in enumerate(self.cards)}
        owners = {owner.name: number for number, owner in enumerate(self.owners)}
        facts = [
            (owners[fact.owner], sum(1 << numbers[card] for card in fact.cards), *fact.bounds)
            for fact in self.facts
        ]
        return _core.Problem(len(self.cards), [owner.size for owner in self.owners], facts)


def _located(error: msgspec.ValidationError) -> ProblemError:
    """Turn 'Expected `int`, got `str` - at `$.facts[0].count`' around."""
    reason, _, path = str(error).partition(" - at `$")
    return ProblemError(path.rstrip("`").lstrip("."), reason)


def check(problem: Problem) -> None:
    """Raise ProblemError for what the types alone do not tell."""
    _check_cards(problem.cards)
    _check_owners(problem.owners)
    owners = {owner.name for owner in problem.owners}
    cards = set(problem.cards)
    for number, fact in enumerate(problem.facts):
        place = f"facts[{number}]"
        if fact.owner not in owners:
            raise ProblemError(f"{place}.owner", f'unknown owner "{fact.owner}"')
        _check_distinct(f"{place}.cards", "card", fact.cards)
        _check_known(f"{place}.cards", fact.cards, cards)
        _check_bounds(place, fact)


def _check_cards(cards: Sequence[str]) -> None:
    if len(cards) > MAX_CARDS:
        raise ProblemError("cards", f"{len(cards)} cards, but {MAX_CARDS} at most")
    _check_distinct("cards", "card", cards)


def _check_owners(owners: Sequence[Owner]) -> None:
    if not 1 <= len(owners) <= MAX_OWNERS:
        raise ProblemError("owners", f"{len(owners)} owners, but 1 to {MAX_OWNERS} are possible")
    _check_distinct("owners", "owner", [owner.name for owner in owners])
    for number, owner in enumerate(owners):
        if not 0 <= owner.size <= MAX_CARDS:
            raise ProblemError(f"owners[{number}].size", f"{owner.size} is not from 0 to {MAX_CARDS}")


def _check_distinct(place: str, what: str, names: Sequence[str]) -> None:
    seen: set[str] = set()
    for number, name in enumerate(names):
        if name in seen:
            raise ProblemError(f"{place}[{number}]", f'{what} "{name}" appears twice')
        seen.add(name)


def _check_known(place: str, names: Sequence[str], known: set[str]) -> None:
    for number, name in enumerate(names):
        if name not in known:
            raise ProblemError(f"{place}[{number}]", f'unknown card "{name}"')


def _check_bounds(place: str, fact: Fact) -> None:
    given: dict[str, Any] = {"count": fact.count, "at_least": fact.at_least, "at_most": fact.at_most}
    present = {name: bound for name, bound in given.items() if bound is not None}
    if not present:
        raise ProblemError(place, "neither count nor at_least nor at_most")
    if "count" in present and len(present) > 1:
        raise ProblemError(place, "count with at_least or at_most: one or the other")
    for name, bound in present.items():
        if not 0 <= bound <= MAX_CARDS:
            raise ProblemError(f"{place}.{name}", f"{bound} is not from 0 to {MAX_CARDS}")

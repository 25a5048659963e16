"""A game leaf by leaf, one an event: the open table after each event, and what was told to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from loupe.games.telling import Telling
from loupe.games.vocabulary import Seat, Watcher
from loupe.record import Record, project
from loupe.study.course import Course


class Heard(Struct, frozen=True):
    """What somebody was told of an event, and the cards that he saw there in somebody's hand."""

    telling: Telling
    cards: tuple[str, ...]


class Leaf(Struct, frozen=True):
    """One event of a game, as one leafs through it."""

    number: int
    scene: Any
    """What lies open on the table after it; its setup is that of the game."""
    told: Heard
    """As one tells it who knows everything, or, of a record that does not, as its watcher saw it."""
    publicly: Heard
    """As all others saw it."""
    own: dict[Seat, Heard]
    """As those seats saw it that saw more."""


def leaves_of(record: Record) -> list[Leaf]:
    """Return a game leaf by leaf."""
    course = Course(record)
    spectator = course if not record.whole else Course(project(record, None))
    return [_leaf(course, spectator, number) for number in range(1, course.last + 1)]


def _leaf(course: Course, spectator: Course, number: int) -> Leaf:
    publicly = _heard(course, None, number)
    seats = [seat for seat in course.watchers if seat is not None]
    own = {seat: heard for seat in seats if (heard := _heard(course, seat, number)) != publicly}
    whole = course.record.events[number - 1]
    told = course.rules.tell.event(whole, course.record.setup, None)
    cards = tuple(dict.fromkeys(card for heard in own.values() for card in heard.cards))
    told_all = Heard(told, cards) if course.record.whole else own.get(course.record.seat or 0, publicly)
    scene = spectator.view(spectator.record.seat, number).scene
    return Leaf(number, _open(scene), told_all, publicly, own)


def _open(scene: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(scene)
    return {name: value for name, value in told.items() if name != "setup"}


def _heard(course: Course, watcher: Watcher, number: int) -> Heard:
    rules, event = course.rules, course.record.events[number - 1]
    seen = event
    if course.record.whole:
        seen = rules.project(event, watcher)
    told = rules.tell.event(seen, course.record.setup, watcher)
    return Heard(told, tuple(_shown(course, watcher, number)))


def _shown(course: Course, watcher: Watcher, number: int) -> Iterator[str]:
    """Give the cards of somebody else that a watcher saw in this event, the deal aside."""
    if number == 1 or watcher not in course.watchers or watcher is None:
        return
    view = course.view(watcher, number)
    for fact in course.rules.facts(view, number - 1):
        if fact.event == number and fact.owner != watcher and fact.at_least == len(fact.cards):
            yield from fact.cards

"""Who could have known the solution and when, what he made of it, and what a claim was worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from loupe._core import LimitExceeded
from loupe.games.vocabulary import Action, Rules, Seat
from loupe.study.course import Course, Deed
from loupe.study.knowing import Line, Point


class Claim(Struct, frozen=True):
    """An identification or accusation, and how likely it was to be right."""

    event: int
    seat: Seat
    named: tuple[str, ...]
    right: bool | None
    """Null where the record does not tell it."""
    share: float | None
    """How likely what was named was the solution; null where it was too much to count."""
    top: float | None
    """How likely the likeliest solution was."""


class Knew(Struct, frozen=True):
    """The moment from which a seat could have known the solution."""

    event: int
    seat: Seat
    passed: int
    """How many chances to say so it let pass."""
    claimed: int | None
    """The event in which it said so at last; null if it never did."""


def claims_of(course: Course, line: Line) -> list[Claim]:
    """Return what the line's watcher claimed."""
    named = ((deed, course.rules.claimed(deed.action)) for deed in course.deeds if deed.seat == line.watcher)
    return [_claim(course, line, deed, cards) for deed, cards in named if cards]


def _claim(course: Course, line: Line, deed: Deed, named: tuple[str, ...]) -> Claim:
    right = set(named) == set(course.solution) if course.solution else None
    try:
        known = line.after(deed.event - 1)
        top = max(known.shares.values())
    except LimitExceeded:
        return Claim(deed.event, deed.seat, named, right, None, None)
    return Claim(deed.event, deed.seat, named, right, known.share(named), top)


def knew(course: Course, line: Line, points: Sequence[Point]) -> Knew | None:
    """Return when the line's watcher could have known it; None if never before he was told."""
    first = next((point.event for point in points if point.certain), None)
    if first is None or line.watcher is None:
        return None
    passed = 0
    for deed in course.deeds:
        if deed.event <= first:
            continue
        if not _is_claim(course.rules, deed.action):
            # What anybody asks is a chance let pass by who might have spoken instead.
            passed += _might_claim(course.rules, course.view(line.watcher, deed.event - 1))
        elif deed.seat == line.watcher:
            return Knew(first, line.watcher, passed, deed.event)
    return Knew(first, line.watcher, passed, None)


def _might_claim(rules: Rules[Any, Any, Any, Any, Any], view: Any) -> bool:
    return any(_is_claim(rules, part[0]) for part in view.actions.parts if part)


def _is_claim(rules: Rules[Any, Any, Any, Any, Any], action: Action) -> bool:
    return rules.claimed(action) is not None

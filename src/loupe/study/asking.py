"""What each question was worth before it was asked, beside the best that could have been asked instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from loupe._core import LimitExceeded
from loupe.games.telling import Telling
from loupe.games.vocabulary import Action, Inquiry, Seat
from loupe.study.course import Course, Deed
from loupe.study.knowing import Known, Line

MOST_OPTIONS = 2_000
"""So many questions, at most, are weighed against each other."""


class Considered(Struct, frozen=True):
    """A question as one would say it, and how many bits its answer was expected to tell of the solution."""

    telling: Telling
    bits: float


class Asked(Struct, frozen=True):
    """A question that was asked."""

    event: int
    seat: Seat
    asked: Considered | None
    """Null where so much was open that it cannot be weighed."""
    best: Considered | None
    """The one that was worth most; null where no other was worth more."""
    options: int
    """How many different questions could have been asked."""
    learned: float | None
    """How many bits the answer really told."""


def questions_of(course: Course, line: Line) -> Iterator[Asked]:
    """Give every question that the line's watcher asked, weighed."""
    deeds = course.deeds
    for n, deed in enumerate(deeds):
        view = course.view(line.watcher, deed.event - 1)
        if deed.seat == line.watcher and course.asks(view, deed.action):
            until = deeds[n + 1].event - 1 if n + 1 < len(deeds) else course.last
            yield _asked(course, line, deed, min(until, max(line.end, deed.event)))


def _asked(course: Course, line: Line, deed: Deed, until: int) -> Asked:
    known, view = line.after(deed.event - 1), course.view(line.watcher, deed.event - 1)
    options = [] if course.record.thin else _options(course, deed)
    try:
        worths = _worths(course, deed, known, [deed.action, *options])
        learned = known.bits - line.after(until).bits
    except LimitExceeded:
        return Asked(deed.event, deed.seat, None, None, len(options), None)
    tell, own = course.rules.tell, worths[0]
    asked = Considered(tell.action(deed.action, view), own)
    best = max(range(1, len(worths)), key=worths.__getitem__, default=0)
    better = worths[best] > own + NOTHING
    told = Considered(tell.action(options[best - 1], view), worths[best]) if better else None
    return Asked(deed.event, deed.seat, asked, told, len(options), learned)


NOTHING = 1e-9


def _options(course: Course, deed: Deed) -> list[Action]:
    """List the questions of the same kind that were allowed: one that asks the same is listed once."""
    view = course.view(deed.seat, deed.event - 1)
    kind, found = type(deed.action), dict[object, Action]()
    for part in view.actions.parts:
        if not part or type(part[0]) is not kind:
            continue
        for action in part:
            if len(found) < MOST_OPTIONS:
                found.setdefault(course.rules.inquire(view, action), action)
    return list(found.values())


def _worths(course: Course, deed: Deed, known: Known, actions: Sequence[Action]) -> list[float]:
    view, belief = course.view(deed.seat, deed.event - 1), known.belief
    known.shares  # noqa: B018  LimitExceeded before anything long is begun
    inquiries = [course.rules.inquire(view, action) for action in actions]
    if not all(isinstance(each, Inquiry) for each in inquiries):
        return belief.values(actions)
    partition = belief.partition
    core = [
        (partition.number[each.owner], partition.mask(each.cards), each.shown)
        for each in inquiries
        if isinstance(each, Inquiry)
    ]
    worths = belief.problem.worths(core, known.missing, max_states=known.most_work)
    return [about_solution for about_solution, _ in worths]

"""The review of a game: a pure function of its record.

Per seat it tells how likely the solution was after every event, from when it was certain, what each question
was worth beside the best one, and what every claim was worth; and which moments are worth a second look.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from loupe.games import telling
from loupe.games.telling import Telling, Terms
from loupe.games.vocabulary import Refusal, Seat, Watcher
from loupe.record import Record
from loupe.study.asking import Asked, questions_of
from loupe.study.claims import Claim, Knew, claims_of, knew
from loupe.study.course import Course
from loupe.study.knowing import Allowance, Line, Point

MOST_EVENTS = 2_000
"""No game among people comes near it; what does is left alone."""

Parts: TypeAlias = dict[str, tuple[Telling, ...]]
MomentKind: TypeAlias = Literal["knew", "missed", "right", "lucky", "wrong", "better", "learned"]


class TooLong(Refusal):
    """A record with more events than anybody would look back upon."""

    def __init__(self, events: int) -> None:
        super().__init__("review-too-long", events=events, most=MOST_EVENTS)


class SeatReview(Struct, frozen=True):
    """How one seat did; `seat` is null for a spectator's record."""

    seat: Watcher
    points: tuple[Point, ...]
    questions: tuple[Asked, ...]
    claims: tuple[Claim, ...]
    knew: Knew | None

    @property
    def bits_asked(self) -> float:
        """What the questions that could be weighed were expected to tell, all together."""
        return sum(each.asked.bits for each in self.questions if each.asked)

    @property
    def bits_best(self) -> float:
        """What the best questions at the same moments were expected to tell."""
        return sum((each.best or each.asked).bits for each in self.questions if each.asked)


class Moment(Struct, frozen=True):
    """Something worth a second look, and why."""

    kind: MomentKind
    event: int
    seat: Seat
    telling: Telling


class Review(Struct, frozen=True):
    """A game, looked back upon."""

    game: str
    telling: Telling
    variants: tuple[Telling, ...]
    names: tuple[str, ...]
    seats: tuple[SeatReview, ...]
    solution: tuple[str, ...]
    """What was missing; empty where the record does not say."""
    hands: dict[Seat, tuple[str, ...]]
    """Those that the record tells."""
    moments: tuple[Moment, ...]
    counts_left: bool
    """Whether everything could be counted that one review may count."""


def review(record: Record, counts: int | None = None) -> Review:
    """Look back upon a game; TooLong for one that nobody would."""
    if len(record.events) > MOST_EVENTS:
        raise TooLong(len(record.events))
    course = Course(record)
    allowance = Allowance() if counts is None else Allowance(counts)
    seats = tuple(_seat(course, watcher, allowance) for watcher in course.watchers)
    setup = record.setup
    return Review(
        game=record.game,
        telling=telling.game(record.game),
        variants=tuple(telling.variant(record.game, variant) for variant in setup.variants),
        names=record.names,
        seats=seats,
        solution=course.solution,
        hands=course.hands(),
        moments=tuple(sorted(_moments(course, seats), key=lambda moment: moment.event)),
        counts_left=allowance.counts > 0,
    )


def _seat(course: Course, watcher: Watcher, allowance: Allowance) -> SeatReview:
    line = Line(course, watcher, allowance)
    points = tuple(line.points())
    questions = tuple(questions_of(course, line))
    claims = tuple(claims_of(course, line))
    return SeatReview(watcher, points, questions, claims, knew(course, line, points))


# Moments.


def _moments(course: Course, seats: Iterable[SeatReview]) -> Iterator[Moment]:
    for one in seats:
        if one.seat is not None:
            yield from _knew(one, course.rules.tell.missing)
            yield from _claimed(one, course.rules.tell.missing)
            yield from _asked(one)


def _knew(one: SeatReview, missing: str) -> Iterator[Moment]:
    if (since := one.knew) is None:
        return
    kind: MomentKind = "missed" if since.passed else "knew"
    terms: Terms = {"missing": missing, "passed": since.passed}
    terms["claimed"] = "never" if since.claimed is None else "later"
    yield _moment(kind, since.event, since.seat, "review-knew", terms)


def _claimed(one: SeatReview, missing: str) -> Iterator[Moment]:
    for claim in one.claims:
        if claim.right is None or claim.share is None or claim.top is None:
            continue
        sure: MomentKind = "right" if claim.share > 1 - CERTAIN else "lucky"
        kind: MomentKind = sure if claim.right else "wrong"
        terms: Terms = {"kind": kind, "missing": missing, "share": percent(claim.share)}
        terms |= {"top": percent(claim.top), "chosen": "best" if claim.share >= claim.top else "other"}
        yield _moment(kind, claim.event, claim.seat, "review-claimed", terms)


CERTAIN = 1e-12
WORTH_TELLING = 0.5
"""Bits by which a question must fall behind the best one to be a moment."""


def _asked(one: SeatReview) -> Iterator[Moment]:
    """Give the question that fell furthest behind the best, and the one whose answer told most."""
    behind = [(each.best.bits - each.asked.bits, each) for each in one.questions if each.best and each.asked]
    gap, each = max(behind, key=lambda pair: pair[0], default=(0.0, None))
    if gap >= WORTH_TELLING and each and each.asked and each.best:
        parts: Parts = {"asked": (each.asked.telling,), "best": (each.best.telling,)}
        terms = in_bits("bits", each.asked.bits) | in_bits("more", each.best.bits)
        yield _moment("better", each.event, each.seat, "review-better", terms, parts)
    told = [(each.learned, each) for each in one.questions if each.learned is not None]
    learned, most = max(told, key=lambda pair: pair[0], default=(0.0, None))
    if most and learned >= WORTH_TELLING:
        yield _moment("learned", most.event, most.seat, "review-learned", in_bits("bits", learned))


def _moment(
    kind: MomentKind,
    event: int,
    seat: Seat,
    message: str,
    terms: Terms,
    parts: Parts | None = None,
) -> Moment:
    return Moment(kind, event, seat, Telling(message, terms, {"seat": (seat,)}, parts or {}))


def percent(share: float) -> int:
    """Return a share as a whole percentage: 0 and 100 are said of what is impossible or certain alone."""
    if share <= 0 or share > 1 - CERTAIN:
        return round(share) * 100
    return min(99, max(1, round(share * 100)))


def in_bits(name: str, bits: float) -> Terms:
    """Return bits as two terms, for every language writes the point between them in its own way."""
    tenths = round(bits * 10)
    return {name: tenths // 10, f"{name}-tenths": tenths % 10}

"""The review of a game: held against enumeration where that is possible, and against itself elsewhere."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import log2
from typing import Any, TypeAlias

import msgspec
import pytest

from loupe.arena.table import Table as Seated
from loupe.bots import LEVELS
from loupe.deduction.belief import Belief
from loupe.games.cluedo.events import Asked, HadNone, HasOne, Showed
from loupe.games.telling import say
from loupe.record import Record, project, record_of, views
from loupe.study import Review, TooLong, leaves_of, review
from loupe.study.review import MOST_EVENTS, percent
from tests.play import Table

NAMES = ("Ann", "Bob", "Cem", "Dora", "Eve", "Finn", "Gus")
CLUEDO = Table("cluedo/card-game", 3)
SLEUTH = Table("sleuth/avalon-hill", 3)


def played(table: Table, seed: int, *levels: str) -> Record:
    """A game that house players played to its end."""
    return _played(table.name, table.seats, table.variants, seed, levels)


@cache
def _played(name: str, seats: int, variants: tuple[str, ...], seed: int, levels: tuple[str, ...]) -> Record:
    game = Table(name, seats, variants).deal(seed)
    players = [LEVELS[levels[n % len(levels)]].sit(game.rules, seed + n) for n in range(seats)]
    Seated(game, players, seed).play()
    return record_of(game, NAMES[:seats])


@cache
def looked_back(record: Record) -> Review:
    return review(record)


# Cluedo's base game has few enough deals to count them one by one.

Hands: TypeAlias = tuple[frozenset[str], ...]


def deals(record: Record, seat: int) -> Iterator[tuple[tuple[str, ...], Hands]]:
    """Give every crime with the hands that a seat, holding its own, may imagine with it."""
    dealt: Any = record.events[0]
    own, size = frozenset(dealt.hands[seat]), len(dealt.hands[seat])
    categories = record.setup.categories  # type: ignore[attr-defined]
    for crime in product(*categories):
        rest = frozenset(record.rules.cards(record.setup)) - own - set(dealt.face_up) - set(crime)
        if own & set(crime) or len(rest) != 2 * size:
            continue
        for first in combinations(sorted(rest), size):
            others = [frozenset(first), rest - set(first)]
            yield crime, tuple(own if n == seat else others.pop(0) for n in range(3))


def weight(log: list[Any], seat: int, hands: Hands) -> float:
    """Return how likely a seat would have seen what it saw, were these the hands."""
    asked: set[str] = set()
    likely = 1.0
    for event in log:
        match event:
            case Asked():
                asked = set(event.cards)
            case HadNone():
                likely *= not asked & hands[event.seat]
            case HasOne():
                likely *= bool(asked & hands[event.seat])
            case Showed() if event.asker == seat:
                likely *= (event.card in hands[event.seat]) / max(1, len(asked & hands[event.seat]))
    return likely


def shares(record: Record, seat: int, event: int) -> dict[tuple[tuple[str, ...], Hands], float]:
    log = [record.rules.project(each, seat) for each in record.events[:event]]
    weights = {deal: weight(log, seat, deal[1]) for deal in deals(record, seat)}
    whole = sum(weights.values())
    return {deal: each / whole for deal, each in weights.items() if each}


def bits(parts: dict[Any, float]) -> float:
    return -sum(share * log2(share) for share in parts.values())


def worth(believed: dict[tuple[tuple[str, ...], Hands], float], seat: int, cards: tuple[str, ...]) -> float:
    """Return what a question tells of the crime on average: the bits before less those after."""
    by_answer: dict[Any, dict[Any, float]] = defaultdict(lambda: defaultdict(float))
    before: dict[Any, float] = defaultdict(float)
    for (crime, hands), share in believed.items():
        before[crime] += share
        holder = next((n for n in ((seat + 1) % 3, (seat + 2) % 3) if hands[n] & set(cards)), None)
        shown = sorted(hands[holder] & set(cards)) if holder is not None else [""]
        for card in shown:
            by_answer[holder, card][crime] += share / len(shown)
    after = 0.0
    for split in by_answer.values():
        total = sum(split.values())
        after += total * bits({crime: share / total for crime, share in split.items()})
    return bits(before) - after


def test_every_point_of_cluedo_is_what_counting_deals_one_by_one_gives() -> None:
    record = played(CLUEDO, 2, "casual")
    crime = looked_back(record).solution
    for one in looked_back(record).seats[:2]:
        assert one.seat is not None
        assert len(one.points) > 5
        for point in one.points:
            believed: Counter[tuple[str, ...]] = Counter()
            for (named, _), share in shares(record, one.seat, point.event).items():
                believed[named] += share  # type: ignore[assignment]
            assert point.solutions == len(believed)
            assert point.share == pytest.approx(believed[crime])
            for card in record.rules.cards(record.setup):
                missing = sum(share for named, share in believed.items() if card in named)
                assert point.odds.get(card, 0) == pytest.approx(missing)


def test_every_question_of_cluedo_is_worth_what_counting_deals_one_by_one_gives() -> None:
    record = played(CLUEDO, 2, "casual")
    one = looked_back(record).seats[0]
    assert len(one.questions) >= 2
    for question in one.questions[:3]:
        believed = shares(record, 0, question.event - 1)
        asked: Any = record.events[question.event - 1]
        every = [worth(believed, 0, pair) for pair in combinations(record.rules.cards(record.setup), 2)]
        assert question.asked is not None
        assert question.options == len(every)
        assert question.asked.bits == pytest.approx(worth(believed, 0, asked.cards))
        assert (question.best or question.asked).bits == pytest.approx(max(every))


# Sleuth has too many deals for that: what the belief says stands in for it.


def test_every_point_of_sleuth_is_what_the_belief_of_that_moment_says() -> None:
    record = played(SLEUTH, 5, "sharp", "casual", "random")
    for one in looked_back(record).seats:
        seen = list(views(record, one.seat))
        for point in one.points[::7]:
            believed = Belief.of(seen[point.event - 1]).solutions()
            assert point.solutions == len(believed)
            assert point.share == pytest.approx(float(believed[looked_back(record).solution]))


def test_no_question_allowed_then_was_worth_more_than_the_best() -> None:
    record = played(SLEUTH, 5, "sharp", "casual", "random")
    one = looked_back(record).seats[1]
    seen = list(views(record, 1))
    for question in one.questions[::3]:
        view, asked = seen[question.event - 2], record.events[question.event - 1]
        kind = type(asked)
        options = [action for action in view.actions[:-36] if type(action).__name__ == "Ask"]
        worths = Belief.of(view).values(options)
        assert kind.__name__ in ("Answered", "Showed")
        assert question.asked is not None
        assert (question.best or question.asked).bits == pytest.approx(max(worths))
        assert question.asked.bits in [pytest.approx(each) for each in worths]


RECORDS = (
    (SLEUTH, 5, "sharp", "casual", "random"),
    (Table("sleuth/eagle-gryphon", 4, ("additional-interrogations", "missing-gems-2")), 3, "casual"),
    (Table("sleuth/face2face", 4, ("places-2",)), 4, "sharp", "random"),
    (Table("sleuth/chasse-aux-diamants", 4), 1, "novice", "sharp"),
    (CLUEDO, 2, "casual"),
    (Table("cluedo/card-game", 2, ("advanced",)), 2, "sharp", "casual"),
)


@pytest.mark.parametrize("which", RECORDS, ids=lambda which: which[0].name)
def test_the_record_of_a_seat_tells_of_it_what_the_whole_record_tells(which: Any) -> None:
    record = played(*which)
    for one in looked_back(record).seats:
        (alone,) = review(project(record, one.seat)).seats
        assert alone.questions == one.questions
        assert alone.claims == one.claims
        assert [(p.event, p.odds) for p in alone.points] == [(p.event, p.odds) for p in one.points]


@pytest.mark.parametrize("which", RECORDS, ids=lambda which: which[0].name)
def test_who_knew_is_who_had_one_solution_left_and_the_chances_are_counted(which: Any) -> None:
    for one in looked_back(played(*which)).seats:
        certain = [point.event for point in one.points if point.solutions == 1]
        assert (one.knew.event if one.knew else None) == (certain[0] if certain else None)
        if one.knew and one.knew.claimed is None:
            assert not [claim for claim in one.claims if claim.event > one.knew.event]


def test_chances_let_pass_are_the_questions_that_followed() -> None:
    found = [one for seed in range(1, 9) for one in looked_back(played(SLEUTH, seed, "random")).seats]
    missed = [one for one in found if one.knew and one.knew.passed]
    assert missed
    for one in missed:
        assert one.knew is not None
        later = [q for q in one.questions if q.event > one.knew.event]
        assert one.knew.passed >= len(later)


def test_a_wrong_identification_is_told_with_what_it_was_worth() -> None:
    found = [looked_back(played(SLEUTH, seed, "random")) for seed in range(1, 9)]
    wrong = [(of, moment) for of in found for moment in of.moments if moment.kind == "wrong"]
    assert wrong
    for of, moment in wrong:
        (claim,) = [c for c in of.seats[moment.seat].claims if c.event == moment.event]
        assert claim.right is False
        assert claim.share is not None
        assert claim.share <= (claim.top or 0)
        assert f"{percent(claim.share)}%" in say(moment.telling, "en", of.names)


def test_every_moment_can_be_said_in_every_language() -> None:
    for which in RECORDS:
        found = looked_back(played(*which))
        for moment in found.moments:
            assert len({say(moment.telling, language, found.names) for language in ("en", "fr", "it")}) == 3


# Leaves, and limits.


def test_a_leaf_tells_each_watcher_what_his_own_record_tells() -> None:
    record = played(CLUEDO, 2, "casual")
    whole = leaves_of(record)
    for seat in range(3):
        own = leaves_of(project(record, seat))
        for leaf, alone in zip(whole, own, strict=True):
            assert leaf.own.get(seat, leaf.publicly) == alone.told
            assert leaf.scene == alone.scene
    assert [leaf.publicly for leaf in whole] == [leaf.told for leaf in leaves_of(project(record, None))]


def test_a_record_without_an_end_or_without_anything_is_looked_back_upon_too() -> None:
    record = msgspec.structs.replace(played(SLEUTH, 5, "sharp", "casual", "random"), seed=None)
    for events in (0, 1, 2, 20):
        part = msgspec.structs.replace(record, events=record.events[:events])
        for of in (part, project(part, 1), project(part, None)):
            assert len(leaves_of(of)) == events
            assert all(
                point.share is None for one in review(of).seats for point in one.points if not of.whole
            )


def test_what_one_review_may_count_is_bounded_and_said() -> None:
    record = played(SLEUTH, 5, "sharp", "casual", "random")
    short = review(record, counts=4)
    counted = [point for one in short.seats for point in one.points if point.solutions is not None]
    assert len(counted) == 4
    assert not short.counts_left
    assert looked_back(record).counts_left
    long = msgspec.structs.replace(record, events=record.events * (MOST_EVENTS // len(record.events) + 1))
    with pytest.raises(TooLong):
        review(long)

"""Contradictions: the smallest sets really are smallest, and the wrong announcement is found."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from loupe.deduction.belief import Belief
from loupe.deduction.conflict import Change, Doubts, conflicts, minimal_conflicts, repairs
from loupe.games.cluedo.events import Asked, HadNone, HasOne, SeenShowed, Showed
from loupe.games.sleuth.events import Answered
from loupe.games.sleuth.events import SeenShowed as SeenGems
from loupe.games.vocabulary import Log
from tests.deduction.positions import asked
from tests.play import Table

SLEUTH = Table("sleuth/avalon-hill", 4, ("supersleuth",))


def with_event(view: Any, number: int, instead: Any) -> Any:
    log = list(view.log)
    log[number - 1] = instead
    return replace(view, log=Log(log))


def falsified(seed: int, events: int = 120, wrong: int = 1) -> tuple[Any, list[int]]:
    """A view with wrong counts in it, and the numbers of the wrong answers."""
    view, rng = asked(SLEUTH, seed, events).view(0), Random(seed)
    answers = [n for n, seen in enumerate(view.log, 1) if isinstance(seen, Answered) and seen.asked != 0]
    numbers = sorted(rng.sample(answers, wrong))
    for number in numbers:
        seen = view.log[number - 1]
        view = with_event(view, number, replace(seen, count=seen.count + (1 if seen.count < 2 else -1)))
    return view, numbers


KNOWN_WRONG = [(view, wrong) for view, (wrong,) in map(falsified, range(12)) if not Belief.of(view).deals]
CONTRADICTORY = [view for view, _ in KNOWN_WRONG]


def test_enough_positions_contradict_themselves() -> None:
    assert len(CONTRADICTORY) >= 6


def test_what_fits_has_no_conflict_and_needs_no_repair() -> None:
    view = asked(SLEUTH, 1, 60).view(2)
    assert conflicts(view).sets == ()
    assert conflicts(view).complete
    assert repairs(view) == ()


@pytest.mark.parametrize("view", CONTRADICTORY)
def test_without_any_one_of_its_announcements_a_conflict_is_gone(view: Any) -> None:
    doubts = Doubts(view)
    place = {number: n for n, number in enumerate(doubts.numbers)}
    for conflict in conflicts(view).sets:
        members = [place[number] for number in conflict]
        assert not doubts.fits(members)
        for left_out in members:
            assert doubts.fits([n for n in members if n != left_out])


@settings(max_examples=150, deadline=None)
@given(st.integers(1, 6), st.sets(st.frozensets(st.integers(0, 5), min_size=1), max_size=6))
def test_all_smallest_conflicts_are_found(size: int, planted: set[frozenset[int]]) -> None:
    def fits(chosen: Any) -> bool:
        return not any(conflict <= set(chosen) for conflict in planted)

    every = [frozenset(c) for n in range(size + 1) for c in combinations(range(size), n) if not fits(c)]
    smallest = {c for c in every if not any(other < c for other in every)}
    found = [frozenset(conflict) for conflict in minimal_conflicts(size, fits)]
    assert len(found) == len(set(found))
    assert set(found) == smallest


@pytest.mark.parametrize(("view", "wrong"), KNOWN_WRONG)
def test_the_wrong_answer_is_among_the_repairs(view: Any, wrong: int) -> None:
    mends = repairs(view, most=1000)
    assert any(mend.changes[0].number == wrong for mend in mends)
    assert sum(mend.share for mend in mends) == pytest.approx(1)
    assert [mend.share for mend in mends] == sorted((mend.share for mend in mends), reverse=True)
    for mend in mends[:20]:
        (change,) = mend.changes
        assert Belief.of(with_event(view, change.number, change.instead)).deals == mend.deals > 0


def test_two_wrong_answers_are_mended_together_when_one_is_not_enough() -> None:
    for seed in range(20):
        view, wrong = falsified(seed, wrong=2)
        mends = repairs(view, most=100_000)
        if mends and len(mends[0].changes) == 2:
            assert any(sorted(change.number for change in mend.changes) == wrong for mend in mends)
            mend = mends[0]
            for change in mend.changes:
                view = with_event(view, change.number, change.instead)
            assert Belief.of(view).deals == mend.deals
            return
    pytest.fail("no position needed two repairs")


def test_an_answer_noted_under_the_wrong_name_is_put_right() -> None:
    found = 0
    for seed in range(30):
        view = asked(SLEUTH, seed, 120).view(0)
        number, seen = next(
            (n, s) for n, s in enumerate(view.log, 1) if isinstance(s, Answered) and s.asked == 1
        )
        slipped = with_event(view, number, replace(seen, asked=2))
        if seen.asker != 2 and not Belief.of(slipped).deals:
            found += Change(number, replace(seen, asked=2), seen) in [
                change for mend in repairs(slipped, most=1000) for change in mend.changes
            ]
    assert found >= 3


CLUEDO = Table("cluedo/card-game", 3)


def noted_instead(view: Any, number: int, *noted: Any) -> Any:
    """The view of one who noted this instead of an event and the one after it."""
    log = list(view.log)
    return replace(view, log=Log([*log[: number - 1], *noted, *log[number + 1 :]]))


def shown_to_another(view: Any) -> list[int]:
    """The numbers of the events that say who must show, where neither asker nor asked is seat 0."""
    return [
        number
        for number, (seen, after) in enumerate(pairwise(view.log), 1)
        if isinstance(seen, HasOne) and isinstance(after, SeenShowed) and seen.seat != 0
    ]


def test_a_card_overlooked_in_cluedo_is_found() -> None:
    found = 0
    for seed in range(20):
        view = asked(CLUEDO, seed, 60).view(0)
        for number in shown_to_another(view)[:3]:
            seen = view.log[number - 1]
            overlooked = noted_instead(view, number, HadNone(seen.seat))
            if not Belief.of(overlooked).deals:
                found += Change(number, HadNone(seen.seat), seen) in changes_of(overlooked)
    assert found >= 5


def changes_of(view: Any) -> list[Change]:
    return [change for mend in repairs(view, most=1000) for change in mend.changes]


def test_a_card_that_nobody_had_is_found_with_what_said_it_alone() -> None:
    """Who must show, and then shows, is doubted once; where only the showing was noted, that is doubted."""
    found = 0
    for seed in range(20):
        view = asked(CLUEDO, seed, 60).view(0)
        for number, seen in enumerate(view.log, 1):
            if isinstance(seen, HadNone) and seen.seat != 0:
                found += check_imagined(view, number, seen)
    assert found >= 5


def check_imagined(view: Any, number: int, none: HadNone) -> bool:
    """Note a showing where there was none; tell whether that contradicts something, and so is found."""
    before = reversed(view.log[: number - 1])
    showed = SeenShowed(none.seat, next(seen.asker for seen in before if isinstance(seen, Asked)))
    must = HasOne(none.seat)
    announced, shown = with_event(view, number, must), with_event(view, number, showed)
    both = noted_before(announced, number + 1, showed)
    assert Belief.of(announced).deals == Belief.of(shown).deals == Belief.of(both).deals
    if Belief.of(both).deals:
        return False
    assert Change(number, showed, none) in changes_of(shown)
    assert Change(number, must, none) in changes_of(announced)
    assert Change(number, must, none) in changes_of(both)
    doubted = {event for conflict in conflicts(both).sets for event in conflict}
    assert number in doubted
    assert number + 1 not in doubted
    return True


def noted_before(view: Any, number: int, noted: Any) -> Any:
    """The view of one who noted this before the event with that number."""
    log = list(view.log)
    return replace(view, log=Log([*log[: number - 1], noted, *log[number - 1 :]]))


def test_a_card_taken_for_the_other_is_found() -> None:
    found, question = 0, ("", "")
    for seed in range(20):
        view = asked(CLUEDO, seed, 60).view(0)
        for number, seen in enumerate(view.log, 1):
            question = seen.cards if isinstance(seen, Asked) else question
            if isinstance(seen, Showed) and seen.asker == 0:
                found += check_mistaken(view, number, seen, next(c for c in question if c != seen.card))
    assert found >= 5


def check_mistaken(view: Any, number: int, seen: Showed, other: str) -> bool:
    """Note the other card; tell whether that contradicts something, and so is found."""
    wrong = replace(seen, card=other)
    mistaken = with_event(view, number, wrong)
    if Belief.of(mistaken).deals:
        return False
    here = [change for change in changes_of(mistaken) if change.number == number]
    assert set(here) == {Change(number, wrong, seen)}  # That he must show one was heard before it.
    return True


def test_a_hand_that_cannot_be_is_doubted_itself() -> None:
    view = asked(SLEUTH, 2, 30).view(0)
    deal = view.log[0]
    impossible = with_event(view, 1, replace(deal, face_up=(deal.hand[0], *deal.face_up[1:])))
    assert (1,) in conflicts(impossible).sets


def test_passed_gems_that_were_miscounted_are_found() -> None:
    contradictory = 0
    for seed in range(10):
        view = asked(Table("sleuth/avalon-hill", 4), seed, 120).view(0)
        for number, seen in enumerate(view.log, 1):
            if isinstance(seen, SeenGems) and seen.asked != 0 and seen.count:
                wrong = with_event(view, number, replace(seen, count=seen.count - 1))
                if not Belief.of(wrong).deals:
                    contradictory += 1
                    mends = repairs(wrong, most=1000)
                    assert any(change.instead == seen for mend in mends for change in mend.changes)
    assert contradictory >= 5

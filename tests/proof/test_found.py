"""Whatever is certain has a proof, whatever is not has none, and every proof is replayed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from loupe.deduction.proof import Contradictory, Kind, Proof, Unsettled, prove
from loupe.deduction.proof.checker import check
from loupe.games.vocabulary import Fact, Owner
from tests.proof.problems import Problem, deals, problems, settled


def proof_of(problem: Problem, card: str, owner: Owner) -> Proof:
    return prove(problem.cards, problem.owners, problem.facts, card, owner)


@given(problems())
@settings(max_examples=300, deadline=None)
def test_what_is_certain_is_proved_and_nothing_else(problem: Problem) -> None:
    for card, owner, held in settled(problem):
        if held is None:
            with pytest.raises(Unsettled):
                proof_of(problem, card, owner)
            continue
        proof = proof_of(problem, card, owner)
        assert proof.holds == held
        assert (proof.goal.owner, proof.goal.cards) == (owner, (card,))
        check(proof, problem.cards, problem.owners, problem.facts)


@given(problems(honest=False))
@settings(max_examples=200, deadline=None)
def test_from_contradictions_nothing_is_proved(problem: Problem) -> None:
    if deals(problem):
        return
    with pytest.raises(Contradictory):
        proof_of(problem, *problem.cells[0])


@given(problems())
@settings(max_examples=100, deadline=None)
def test_a_proof_rests_on_no_more_than_it_says(problem: Problem) -> None:
    """The announcements that a proof names are enough to settle its goal."""
    for card, owner, held in settled(problem):
        if held is None:
            continue
        proof = proof_of(problem, card, owner)
        assert proof_of(problem._replace(facts=proof.facts), card, owner).holds == held


@given(problems())
@settings(max_examples=100, deadline=None)
def test_steps_are_numbered_in_order_and_look_back(problem: Problem) -> None:
    for card, owner, held in settled(problem):
        if held is None:
            continue
        steps = list(proof_of(problem, card, owner).all_steps)
        assert [step.number for step in steps] == list(range(1, len(steps) + 1))
        assert all(premise < step.number for step in steps for premise in step.steps)


def kinds(proof: Proof) -> list[Kind]:
    return [step.kind for step in proof.all_steps]


SIX = ("a", "b", "c", "d", "e", "f")
THREE: dict[Owner, int] = {0: 2, 1: 2, "missing": 2}


def said(owner: Owner, cards: str, number: int, event: int = 1) -> Fact:
    return Fact(owner, tuple(cards), number, number, event)


def test_what_one_sees_is_the_whole_proof() -> None:
    proof = prove(SIX, THREE, [said(0, "ab", 2)], "a", 0)
    assert kinds(proof) == [Kind.SEEN]
    assert proof.steps[0].concludes == (proof.goal,)


def test_a_card_that_is_seen_is_not_elsewhere() -> None:
    assert kinds(prove(SIX, THREE, [said(0, "ab", 2)], "a", 1)) == [Kind.SEEN, Kind.ELSEWHERE]


def test_a_whole_hand_is_seen_at_once() -> None:
    assert kinds(prove(SIX, THREE, [said(0, "ab", 2)], "c", 0)) == [Kind.SEEN]


def test_the_rest_of_a_number_is_counted_out() -> None:
    proof = prove(SIX, THREE, [said(0, "ab", 2), said(1, "abcd", 2, 2)], "c", 1)
    assert kinds(proof) == [Kind.SEEN, Kind.COUNTED]


def test_a_hand_is_full() -> None:
    proof = prove(SIX, THREE, [said(1, "a", 1), said(1, "b", 1, 2)], "c", 1)
    assert kinds(proof) == [Kind.SEEN, Kind.SEEN, Kind.FULL]


def test_a_card_has_one_place_left() -> None:
    proof = prove(SIX, THREE, [said(0, "abc", 0), said(1, "ade", 0, 2)], "a", "missing")
    assert kinds(proof) == [Kind.SEEN, Kind.SEEN, Kind.PLACE]


def test_nested_announcements_are_compared() -> None:
    proof = prove(SIX, THREE, [said(0, "abc", 1), said(0, "ab", 1, 2)], "c", 0)
    assert kinds(proof) == [Kind.DIFFERENCE]
    assert proof.steps[0].hands == ()


def test_overlapping_announcements_are_compared() -> None:
    proof = prove(SIX, THREE, [said(0, "abc", 2), said(0, "bcd", 1, 2)], "a", 0)
    assert kinds(proof) == [Kind.DIFFERENCE]
    assert {count.cards for count in proof.steps[0].concludes} == {("a",)}


def test_all_the_others_leave_nothing() -> None:
    proof = prove(SIX, THREE, [said(0, "abc", 1), said(1, "abc", 2, 2)], "a", "missing")
    assert kinds(proof) == [Kind.SEATS]


def test_three_announcements_are_taken_together() -> None:
    owners: dict[Owner, int] = {0: 3, 1: 3}
    facts = [said(0, "abcde", 2), said(0, "ab", 1, 2), said(0, "cd", 1, 3)]
    proof = prove(SIX, owners, facts, "e", 0)
    assert kinds(proof) == [Kind.ANSWERS]
    assert proof.steps[0].hands == ()


def test_the_contrary_is_supposed() -> None:
    # With a here and b there, c and d would have to be in both hands.
    cards = ("a", "b", "c", "d", "e", "f", "g", "h")
    owners: dict[Owner, int] = {0: 3, 1: 3, "missing": 2}
    facts = [said(0, "acd", 2), said(1, "bcd", 2, 2), said(0, "be", 1, 3), said(1, "ae", 1, 4)]
    for card, owner, held in settled(Problem(cards, owners, tuple(facts))):
        if held is not None:
            check(prove(cards, owners, facts, card, owner), cards, owners, facts)


def test_superfluous_announcements_are_left_out() -> None:
    facts = [said(0, "abcde", 2), said(0, "f", 0, 2), said(0, "ab", 2, 3)]
    assert [fact.event for fact in prove(SIX, THREE, facts, "a", 0).facts] == [3]

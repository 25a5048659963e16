"""Hints: the easiest deduction that a sheet lacks, and nothing built on a guess."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings

from loupe.deduction.proof import Contradictory, Hint, Kind, Proof, hint, prove
from loupe.deduction.proof.checker import satisfiable
from loupe.games.vocabulary import Fact, Owner
from tests.proof.problems import Problem, deals, problems

SIX = ("a", "b", "c", "d", "e", "f")
THREE: dict[Owner, int] = {0: 2, 1: 2, "missing": 2}


def said(owner: Owner, cards: str, number: int, event: int = 1) -> Fact:
    return Fact(owner, tuple(cards), number, number, event)


def full_sheet(problem: Problem) -> dict[str, set[Owner]]:
    return {card: {deal[card] for deal in deals(problem)} for card in problem.cards}


@given(problems())
@settings(max_examples=150, deadline=None)
def test_hints_lead_to_all_that_can_be_known(problem: Problem) -> None:
    sheet: dict[str, set[Owner]] = {card: set(problem.owners) for card in problem.cards}
    goal = full_sheet(problem)
    while found := hint(problem.cards, problem.owners, problem.facts, sheet):
        assert write_down(found, sheet), "a hint tells something that the sheet lacks"
        assert all(goal[card] <= left for card, left in sheet.items()), "a hint is true"
    assert sheet == goal


def write_down(found: Hint, sheet: dict[str, set[Owner]]) -> bool:
    """Mark what a hint settles; tell if that is new."""
    before = sum(map(len, sheet.values()))
    for count in found.settles:
        for card in count.cards:
            sheet[card] = sheet[card] - {count.owner} if count.none else {count.owner}
    return sum(map(len, sheet.values())) < before


def test_the_easiest_comes_first() -> None:
    facts = [said(0, "abc", 1), said(0, "ab", 1, 2), said(1, "d", 1, 3)]
    found = hint(SIX, THREE, facts, {})
    assert found
    assert found.step.kind is Kind.SEEN
    assert [fact.event for fact in found.facts] == [3]


def test_what_is_on_the_sheet_is_not_told_again() -> None:
    facts = [said(0, "abc", 1), said(0, "ab", 1, 2), said(1, "d", 1, 3)]
    found = hint(SIX, THREE, facts, {"d": {1}})
    assert found
    assert found.step.kind is Kind.DIFFERENCE
    assert found.step.steps == ()


def test_nothing_is_built_on_a_guess() -> None:
    facts = [said(0, "abc", 1)]
    assert hint(SIX, THREE, facts, {"a": {0}, "b": {1}}) is None


def test_there_is_no_hint_where_nothing_is_certain() -> None:
    assert hint(SIX, THREE, [], {}) is None


def test_contradictions_give_no_hint() -> None:
    with pytest.raises(Contradictory):
        hint(SIX, THREE, [said(0, "a", 1), said(1, "a", 1, 2)], {})


def test_proofs_and_hints_go_over_the_wire() -> None:
    facts = [said(0, "ab", 2), said(1, "abcd", 2, 2)]
    proof = prove(SIX, THREE, facts, "c", 1)
    assert msgspec.json.decode(msgspec.json.encode(proof), type=Proof) == proof
    found = hint(SIX, THREE, facts, {})
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found


def test_a_card_named_twice_counts_once() -> None:
    assert prove(SIX, THREE, [Fact(0, ("a", "b", "a"), 2, 2, 1)], "a", 0).holds


def test_nothing_is_satisfied_by_nothing() -> None:
    assert satisfiable([])

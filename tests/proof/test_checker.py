"""The checker refuses whatever does not follow: every proof is spoiled in every way and must fail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from loupe.deduction.proof import Count, Kind, Proof, Step, WrongProof, prove
from loupe.deduction.proof.checker import Line, check, satisfiable
from tests.proof.problems import Problem, deals, problems, settled


def proofs(problem: Problem) -> Iterator[Proof]:
    for card, owner, held in settled(problem):
        if held is not None:
            yield prove(problem.cards, problem.owners, problem.facts, card, owner)


def refused(proof: Proof, problem: Problem) -> bool:
    try:
        check(proof, problem.cards, problem.owners, problem.facts)
    except WrongProof:
        return True
    return False


def with_step(proof: Proof, n: int, step: Step) -> Proof:
    return replace(proof, steps=(*proof.steps[:n], step, *proof.steps[n + 1 :]))


def opposite(count: Count) -> Count:
    if count.all:
        return replace(count, at_least=0, at_most=0)
    return replace(count, at_least=len(count.cards), at_most=len(count.cards))


@given(problems())
@settings(max_examples=150, deadline=None)
def test_the_opposite_conclusion_is_refused(problem: Problem) -> None:
    for proof in proofs(problem):
        for n, step in enumerate(proof.steps):
            wrong = replace(step, concludes=tuple(map(opposite, step.concludes)))
            assert refused(with_step(proof, n, wrong), problem)
        assert refused(replace(proof, goal=proof.goal.contrary), problem)


@given(problems())
@settings(max_examples=150, deadline=None)
def test_a_proof_without_a_step_that_it_uses_is_refused(problem: Problem) -> None:
    for proof in proofs(problem):
        for n in range(len(proof.steps)):
            assert refused(replace(proof, steps=proof.steps[:n] + proof.steps[n + 1 :]), problem)


@given(problems())
@settings(max_examples=150, deadline=None)
def test_a_simple_step_without_its_announcement_is_refused(problem: Problem) -> None:
    simple = (Kind.SEEN, Kind.COUNTED)
    for proof in proofs(problem):
        for n, step in enumerate(proof.steps):
            if step.kind in simple and step.facts:
                assert refused(with_step(proof, n, replace(step, facts=())), problem)


@given(problems())
@settings(max_examples=150, deadline=None)
def test_what_is_left_after_a_spoiling_is_still_true(problem: Problem) -> None:
    """Whatever the checker accepts holds in every deal, even after any premise was dropped."""
    fitting = deals(problem)
    for proof in proofs(problem):
        for spoiled in spoilings(proof):
            if not refused(spoiled, problem):
                (card,) = spoiled.goal.cards
                assert all((deal[card] == spoiled.goal.owner) == spoiled.holds for deal in fitting)


def spoilings(proof: Proof) -> Iterator[Proof]:
    for n, step in enumerate(proof.steps):
        yield with_step(proof, n, replace(step, facts=step.facts[1:]))
        yield with_step(proof, n, replace(step, hands=step.hands[1:]))
        yield with_step(proof, n, replace(step, cards=step.cards[1:]))
        yield with_step(proof, n, replace(step, steps=step.steps[1:]))
        yield with_step(proof, n, replace(step, within=step.within[1:]))


@given(problems())
@settings(max_examples=50, deadline=None)
def test_an_announcement_that_nobody_made_is_refused(problem: Problem) -> None:
    for proof in proofs(problem):
        for n, step in enumerate(proof.steps):
            made_up = tuple(replace(fact, event=99) for fact in step.facts)
            if made_up:
                assert refused(with_step(proof, n, replace(step, facts=made_up)), problem)


def test_a_step_may_not_use_itself_or_what_comes_later() -> None:
    claim = Count(0, ("a",), 1, 1)
    circular = Step(1, Kind.COUNTED, (), (), (), (1,), (), (claim,))
    with pytest.raises(WrongProof, match="step 1: uses step 1"):
        check(Proof(claim, (circular,)), ("a", "b"), {0: 1, 1: 1}, ())


def test_nothing_from_within_a_supposition_is_known_outside() -> None:
    supposed = Count(0, ("a",), 0, 0)
    inner = Step(2, Kind.PLACE, (), (), ("a",), (1,), (), (Count(1, ("a",), 1, 1),))
    end = Step(3, Kind.COUNTED, (), (), (), (1, 2), (), ())
    outer = Step(1, Kind.CONTRARY, (), (), (), (), (), (supposed.contrary,), supposed, (inner, end))
    with pytest.raises(WrongProof, match="step 3: is no contradiction"):
        check(Proof(supposed.contrary, (outer,)), ("a", "b"), {0: 1, 1: 1}, ())


def test_a_proof_without_steps_is_refused() -> None:
    with pytest.raises(WrongProof):
        check(Proof(Count(0, ("a",), 1, 1), ()), ("a", "b"), {0: 1, 1: 1}, ())


def test_the_checker_adds_up_what_search_alone_would_not_see() -> None:
    """Five owners with three each of fourteen cards: searching would take ages."""
    cards = [str(n) for n in range(14)]
    owners = [Line(frozenset((owner, card) for card in cards), 3, 14) for owner in range(5)]
    places = [Line(frozenset((owner, card) for owner in range(5)), 1, 1) for card in cards]
    assert not satisfiable([*owners, *places])
    assert satisfiable([*owners[1:], *places])

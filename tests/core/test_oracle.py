"""The core against plain enumeration, on thousands of small problems of any shape."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loupe import _core
from tests.core import oracle
from tests.core.oracle import Deal, Shape


def core(shape: Shape) -> _core.Problem:
    return _core.Problem(shape.n_cards, shape.sizes, shape.facts, shape.factors)


def agree_on_counts(shape: Shape) -> None:
    deals = oracle.fitting(shape)
    total = sum(oracle.weight(deal, shape.factors) for deal in deals)
    counted = core(shape).count()
    assert counted.deals == total
    assert counted.marginals == oracle.marginals(shape, deals)
    assert counted.held(0, 0) == counted.marginals[0][0] if shape.n_cards else True


@pytest.mark.parametrize("block", range(8))
def test_totals_and_marginals(block: int) -> None:
    rng = random.Random(block)
    for _ in range(500):
        agree_on_counts(oracle.random_shape(rng))


@pytest.mark.parametrize("block", range(4))
def test_weighted_totals_and_marginals(block: int) -> None:
    rng = random.Random(100 + block)
    for _ in range(400):
        agree_on_counts(oracle.random_shape(rng, 7, weighted=True))


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    sizes = draw(st.lists(st.integers(0, 3), min_size=1, max_size=5).filter(lambda sizes: sum(sizes) <= 8))
    n_cards = sum(sizes)
    fact = st.tuples(
        st.integers(0, len(sizes) - 1),
        st.integers(0, (1 << n_cards) - 1),
        st.integers(0, 4),
        st.integers(0, 8),
    )
    return Shape(n_cards, sizes, draw(st.lists(fact, max_size=6)))


@given(shapes())
@settings(max_examples=300, deadline=None)
def test_totals_and_marginals_of_shapes_that_shrink(shape: Shape) -> None:
    agree_on_counts(shape)


def possible_by_oracle(shape: Shape, deals: list[Deal]) -> list[int]:
    masks = [0] * len(shape.sizes)
    for deal in deals:
        for card, owner in enumerate(deal):
            masks[owner] |= 1 << card
    return masks


def test_possible_cards_and_found_deals() -> None:
    rng = random.Random(200)
    for _ in range(1500):
        shape = oracle.random_shape(rng, 8)
        deals, problem = oracle.fitting(shape), core(shape)
        assert problem.possible() == possible_by_oracle(shape, deals)
        assert problem.fits() == bool(deals)
        found = problem.find_deal()
        assert (found is None) == (not deals)
        if found is not None:
            assert tuple(found) in {
                tuple(oracle.hand(deal, owner) for owner in range(len(shape.sizes))) for deal in deals
            }


def test_subsets_of_facts_with_an_assumption() -> None:
    rng = random.Random(300)
    for _ in range(800):
        shape = oracle.random_shape(rng, 7)
        if not shape.n_cards:
            continue
        chosen = [i for i in range(len(shape.facts)) if rng.random() < 0.6]
        assumed = (rng.randrange(len(shape.sizes)), 1 << rng.randrange(shape.n_cards), 1, 1)
        facts = [shape.facts[i] for i in chosen] + [assumed]
        expected = bool(oracle.fitting(Shape(shape.n_cards, shape.sizes, facts)))
        assert core(shape).fits(chosen, also=[assumed]) == expected


def test_smallest_conflicts() -> None:
    rng = random.Random(400)
    contradictory = 0
    for _ in range(1500):
        shape = oracle.random_shape(rng, 6)
        expected = oracle.smallest_contradictions(shape)
        contradictory += bool(expected)
        problem = core(shape)
        assert problem.smallest_conflicts(most=1000) == expected
        first = problem.smallest_conflicts()
        assert len(first) == min(1, len(expected))
        assert all(conflict in expected for conflict in first)
    assert contradictory > 250


def answer(deal: Deal, question: tuple[int, int, bool]) -> int:
    owner, mask, shown = question
    cards = oracle.held(deal, owner, mask)
    return cards if shown else cards.bit_count()


def random_questions(rng: random.Random, shape: Shape) -> list[tuple[int, int, bool]]:
    questions = []
    for _ in range(rng.randint(0, 12)):
        mask, shown = rng.getrandbits(shape.n_cards), rng.random() < 0.5
        while shown and mask.bit_count() > 4:
            mask &= mask - 1
        questions.append((rng.randrange(len(shape.sizes)), mask, shown))
    return questions


def agree_on_answers(shape: Shape, questions: list[tuple[int, int, bool]], missing: int | None) -> None:
    deals = [(deal, oracle.weight(deal, shape.factors)) for deal in oracle.fitting(shape)]
    if not sum(weight for _, weight in deals):
        with pytest.raises(ValueError, match="no deal fits"):
            core(shape).answers(questions, missing)
        return
    answers = core(shape).answers(questions, missing)
    solutions: Counter[int] = Counter()
    for deal, weight in deals:
        solutions[0 if missing is None else oracle.hand(deal, missing)] += weight
    assert answers.solutions == dict(+solutions)
    for number, question in enumerate(questions):
        expected: dict[int, Counter[int]] = {solution: Counter() for solution in +solutions}
        for deal, weight in deals:
            if weight:
                solution = 0 if missing is None else oracle.hand(deal, missing)
                expected[solution][answer(deal, question)] += weight
        assert answers.table(number) == {solution: dict(row) for solution, row in expected.items()}


@pytest.mark.parametrize("weighted", [False, True])
def test_answers_and_solutions(weighted: bool) -> None:
    rng = random.Random(500 + weighted)
    for _ in range(800):
        shape = oracle.random_shape(rng, 7, weighted=weighted)
        if shape.n_cards:
            missing = rng.choice([None, *range(len(shape.sizes))])
            agree_on_answers(shape, random_questions(rng, shape), missing)

"""Large problems: an independent DP, closed formulas, and the positions with known answers."""

from __future__ import annotations

import gzip
import json
import random
from math import factorial, prod
from pathlib import Path

import pytest

from loupe import _core
from loupe.deduction import Problem, solve
from tests.core import dp, oracle
from tests.core.oracle import Shape

PACKED = (Path(__file__).parent / "data" / "problems.jsonl.gz").read_bytes()
POSITIONS = [json.loads(line) for line in gzip.decompress(PACKED).splitlines()]


def test_every_position_with_a_known_answer() -> None:
    """165 positions of simulated games and stress problems, counted by another program."""
    assert len(POSITIONS) == 165
    for position in POSITIONS:
        assert solve(position["problem"]) == position["answer"], position["problem"]["id"]


def large_shape(rng: random.Random) -> Shape:
    """20 to 30 cards, three or four owners, each with facts about stretches of cards."""
    n_cards, owners = rng.randint(20, 30), rng.randint(2, 4)
    sizes = oracle.random_sizes(rng, n_cards, owners)
    truth = oracle.random_deal(rng, sizes)
    facts = []
    for _ in range(rng.randint(2, 10)):
        owner, width = rng.randrange(owners), rng.randint(2, 8)
        mask = ((1 << width) - 1) << rng.randrange(n_cards - width)
        held = oracle.held(truth, owner, mask).bit_count()
        facts.append((owner, mask, max(0, held - rng.randint(0, 1)), held + rng.randint(0, 1)))
    return Shape(n_cards, sizes, facts)


@pytest.mark.parametrize("block", range(4))
def test_an_independent_dp_agrees(block: int) -> None:
    rng = random.Random(block)
    for _ in range(5):
        shape = large_shape(rng)
        counted = _core.Problem(shape.n_cards, shape.sizes, shape.facts).count()
        assert (counted.deals, counted.marginals) == dp.count(shape)


def multinomial(sizes: list[int]) -> int:
    return factorial(sum(sizes)) // prod(factorial(size) for size in sizes)


@pytest.mark.parametrize("sizes", [[32, 32], [16] * 4, [6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5]])
def test_free_deals_are_multinomial(sizes: list[int]) -> None:
    counted = _core.Problem(64, sizes).count()
    assert counted.deals == multinomial(sizes)
    assert counted.marginals[17] == [counted.deals * size // 64 for size in sizes]


@pytest.mark.parametrize(
    ("halves", "bits"),
    [([10, 10, 10], 64), ([8, 8, 8, 8], 64), ([5, 5, 5, 5, 5, 5], 128), ([11, 10, 11], 64)],
    ids=str,
)
def test_counts_climb_past_64_and_128_bits(halves: list[int], bits: int) -> None:
    """Everybody holds half of his hand in the first half: nobody is pooled, the count is a square."""
    half = sum(halves)
    facts = [(owner, (1 << half) - 1, size, size) for owner, size in enumerate(halves)]
    counted = _core.Problem(2 * half, [2 * size for size in halves], facts).count()
    assert counted.deals == multinomial(halves) ** 2
    assert counted.deals.bit_length() > bits
    for row in (counted.marginals[0], counted.marginals[-1]):
        assert row == [counted.deals * size // half for size in halves]


def test_weights_climb_to_a_thousand_bits() -> None:
    """Whoever holds one of the first n cards makes the deal weigh 2^63 - 25 times as much."""
    heavy = (1 << 63) - 25
    for n_heavy in (1, 2, 4, 8):
        factors = [(owner, 1 << card, [1, heavy]) for card in range(n_heavy) for owner in range(2)]
        shape = Shape(8, [4, 4], [(0, 0b1111, 2, 2)], factors)
        counted = _core.Problem(8, [4, 4], shape.facts, factors).count()
        deals = oracle.fitting(shape)
        assert counted.deals == len(deals) * heavy**n_heavy
        assert counted.marginals == oracle.marginals(shape, deals)


def test_weights_beyond_are_an_error() -> None:
    heavy = (1 << 64) - 1
    with pytest.raises(_core.LimitExceeded, match="1024 bits"):
        _core.Problem(
            8, [4, 4], [(0, 0b1111, 2, 2)], [(0, 1 << c, [heavy, heavy]) for c in range(8)] * 3
        ).count()


def test_conditioning_adds_up() -> None:
    """Deals with a fact and deals with its contrary are all deals; so do the answers to a question."""
    rng = random.Random(8)
    for position in POSITIONS[::4]:
        problem = Problem.of(position["problem"]).core()
        deals = problem.count().deals
        owner, mask = rng.randrange(1, 3), rng.getrandbits(36)
        by_count = [
            problem.given([(owner, mask, n, n)]).count().deals for n in range(problem.sizes[owner] + 1)
        ]
        assert sum(by_count) == deals
        cut = rng.randint(1, 4)
        above = problem.given([(owner, mask, cut, 36)]).count().deals
        assert above + problem.given([(owner, mask, 0, cut - 1)]).count().deals == deals
        table = problem.answers([(owner, mask, False)]).table(0)[0]
        assert table == {count: deals for count, deals in enumerate(by_count) if deals}


def test_answers_with_the_solution_add_up() -> None:
    for position in POSITIONS[::9]:
        problem = Problem.of(position["problem"]).core()
        missing = len(problem.sizes) - 1
        mask = 0b1111 << 8
        answers = problem.answers([(1, mask, False), (2, mask, True)], missing)
        for table in (answers.table(0), answers.table(1)):
            assert {solution: sum(row.values()) for solution, row in table.items()} == answers.solutions
        assert sum(answers.solutions.values()) == problem.count().deals
        solution, deals = max(answers.solutions.items())
        assert problem.given([(missing, solution, problem.sizes[missing], 64)]).count().deals == deals


@pytest.mark.parametrize(("categories", "players"), [((6, 3, 3), 3), ((6, 3, 3), 4), ((6, 4, 5), 3)])
def test_cluedo_by_brute_force(categories: tuple[int, ...], players: int) -> None:
    """One card of each category is missing. At the start, with one's own hand known, by a closed formula."""
    n_cards = sum(categories)
    masks = [((1 << size) - 1) << sum(categories[:i]) for i, size in enumerate(categories)]
    hand, table = divmod(n_cards - 3, players)
    sizes = [hand] * players + [table, 3]
    own = sum(1 << card for card in range(0, 2 * hand, 2))
    facts = [(players + 1, mask, 1, 1) for mask in masks] + [(0, own, hand, hand)]
    free = [(mask & ~own).bit_count() for mask in masks]
    counted = _core.Problem(n_cards, sizes, facts).count()
    assert counted.deals == prod(free) * multinomial(sizes[1:-1])
    solutions = _core.Problem(n_cards, sizes, facts).answers([], players + 1).solutions
    assert len(solutions) == prod(free)
    assert set(solutions.values()) == {multinomial(sizes[1:-1])}


def test_cluedo_after_some_rounds_by_enumeration() -> None:
    """'At least one of these two' and 'none of these two', small enough to write every deal out."""
    rng = random.Random(5)
    for _ in range(30):
        masks, sizes = [0b111, 0b111000, 0b111000000], [2, 2, 2, 0, 3]
        truth = oracle.random_deal(rng, sizes)
        facts = [(4, mask, oracle.held(truth, 4, mask).bit_count(), 3) for mask in masks]
        for _ in range(rng.randint(0, 5)):
            owner, pair = rng.randrange(3), sum(1 << card for card in rng.sample(range(9), 2))
            shows = bool(oracle.held(truth, owner, pair))
            facts.append((owner, pair, 1, 2) if shows else (owner, pair, 0, 0))
        shape = Shape(9, sizes, facts)
        deals = oracle.fitting(shape)
        counted = _core.Problem(9, sizes, facts).count()
        assert (counted.deals, counted.marginals) == (len(deals), oracle.marginals(shape, deals))
        assert 1 <= counted.deals <= 27 * multinomial([2, 2, 2])

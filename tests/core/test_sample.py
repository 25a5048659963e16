"""Samples are exactly uniform, and the same everywhere."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import pytest

from loupe import _core
from tests.core import oracle
from tests.core.oracle import Deal, Shape

DRAWS = 20_000


def core(shape: Shape) -> _core.Problem:
    return _core.Problem(shape.n_cards, shape.sizes, shape.facts, shape.factors)


def drawn(shape: Shape, n: int, seed: int) -> list[Deal]:
    owners = core(shape).count().sample(n, seed)
    return [tuple(owners[i * shape.n_cards : (i + 1) * shape.n_cards]) for i in range(n)]


def chi_square(expected: dict[Deal, float], counts: Counter[Deal]) -> float:
    return sum((counts[deal] - mean) ** 2 / mean for deal, mean in expected.items())


def looks_uniform(shape: Shape, seed: int) -> None:
    """Chi-square has mean k - 1 and variance 2(k - 1); six standard deviations would be a bug."""
    weights = {deal: oracle.weight(deal, shape.factors) for deal in oracle.fitting(shape)}
    total = sum(weights.values())
    expected = {deal: DRAWS * weight / total for deal, weight in weights.items() if weight}
    counts = Counter(drawn(shape, DRAWS, seed))
    assert set(counts) <= set(expected)
    freedom = len(expected) - 1
    assert chi_square(expected, counts) <= freedom + 6 * sqrt(2 * freedom) + 1e-9


POOLED = Shape(7, [2, 2, 2, 1], [(0, 0b0001111, 1, 1)])
UNPOOLED = Shape(8, [3, 3, 2], [(0, 0b00001111, 1, 2), (1, 0b00111100, 2, 2)])
WEIGHTED = Shape(
    6, [2, 2, 2], [(0, 0b000111, 1, 2)], [(1, 0b001100, [1, 2, 3, 5]), (2, 0b110000, [4, 1, 1, 0])]
)


@pytest.mark.parametrize("shape", [POOLED, UNPOOLED, WEIGHTED], ids=["pooled", "unpooled", "weighted"])
def test_chi_square(shape: Shape) -> None:
    looks_uniform(shape, seed=11)


def test_chi_square_of_random_shapes() -> None:
    rng = random.Random(3)
    tested = 0
    while tested < 12:
        shape = oracle.random_shape(rng, 7, weighted=tested % 2 == 1)
        total = core(shape).count().deals
        if shape.n_cards and 1 < total < 2000:
            looks_uniform(shape, seed=tested)
            tested += 1


def test_hands_are_the_same_deals() -> None:
    count = core(UNPOOLED).count()
    hands = memoryview(count.sample_hands(500, 9)).cast("Q")
    for number, deal in enumerate(drawn(UNPOOLED, 500, 9)):
        assert list(hands[3 * number : 3 * number + 3]) == [oracle.hand(deal, owner) for owner in range(3)]


def test_a_seed_gives_the_same_deals_everywhere() -> None:
    """Written down once: a change of these bytes is a change of every recorded simulation."""
    assert core(UNPOOLED).count().sample(3, 1).hex() == "010000020101020002000100010201000001020102010000"
    assert core(POOLED).count().sample(3, 1).hex() == "020200030001010201010003000202000101020300"


def test_wide_counts_are_sampled_too() -> None:
    """64 cards, all hands told apart by a fact: more than 2^64 deals."""
    low = (1 << 32) - 1
    shape = Shape(64, [16, 16, 16, 16], [(owner, low, 8, 8) for owner in range(4)])
    for deal in drawn(shape, 50, 5):
        assert oracle.satisfies(deal, shape.facts)
        assert Counter(deal) == dict.fromkeys(range(4), 16)


def test_nothing_to_draw() -> None:
    count = _core.Problem(2, [1, 1], [(0, 0b11, 2, 2)]).count()
    with pytest.raises(ValueError, match="no deal fits"):
        count.sample(1, 1)

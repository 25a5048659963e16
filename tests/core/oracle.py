"""The slow oracle: every deal is written out. It shares no code with the core and knows no trick."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

Fact = tuple[int, int, int, int]
Factor = tuple[int, int, list[int]]
Deal = tuple[int, ...]


@dataclass
class Shape:
    """A small problem."""

    n_cards: int
    sizes: list[int]
    facts: list[Fact] = field(default_factory=list)
    factors: list[Factor] = field(default_factory=list)


def all_deals(n_cards: int, sizes: list[int]) -> Iterator[Deal]:
    """Every way to deal, as the owner of each card."""
    if sum(sizes) != n_cards:
        return
    if n_cards == 0:
        yield ()
        return
    for owner, size in enumerate(sizes):
        if size:
            rest = [*sizes[:owner], size - 1, *sizes[owner + 1 :]]
            for deal in all_deals(n_cards - 1, rest):
                yield (*deal, owner)


def cards_of(mask: int) -> list[int]:
    return [card for card in range(64) if mask >> card & 1]


def held(deal: Deal, owner: int, mask: int) -> int:
    """The cards of the mask that the owner holds, as a mask."""
    return sum(1 << card for card in cards_of(mask) if deal[card] == owner)


def satisfies(deal: Deal, facts: list[Fact]) -> bool:
    return all(low <= held(deal, owner, mask).bit_count() <= high for owner, mask, low, high in facts)


def weight(deal: Deal, factors: list[Factor]) -> int:
    product_ = 1
    for owner, mask, weights in factors:
        pattern = sum(1 << i for i, card in enumerate(cards_of(mask)) if deal[card] == owner)
        product_ *= weights[pattern]
    return product_


def fitting(shape: Shape) -> list[Deal]:
    return [deal for deal in all_deals(shape.n_cards, shape.sizes) if satisfies(deal, shape.facts)]


def hand(deal: Deal, owner: int) -> int:
    return held(deal, owner, (1 << len(deal)) - 1)


def marginals(shape: Shape, deals: list[Deal]) -> list[list[int]]:
    """By card, by owner: weighted deals."""
    table = [[0] * len(shape.sizes) for _ in range(shape.n_cards)]
    for deal in deals:
        w = weight(deal, shape.factors)
        for card, owner in enumerate(deal):
            table[card][owner] += w
    return table


def smallest_contradictions(shape: Shape) -> list[list[int]]:
    """All contradicting sets of facts of the smallest size."""
    deals = list(all_deals(shape.n_cards, shape.sizes))
    fits = [{i for i, deal in enumerate(deals) if satisfies(deal, [fact])} for fact in shape.facts]
    by_size: dict[int, list[list[int]]] = {}
    for chosen in product([False, True], repeat=len(fits)):
        indices = [i for i, taken in enumerate(chosen) if taken]
        left = set(range(len(deals))).intersection(*(fits[i] for i in indices))
        if not left:
            by_size.setdefault(len(indices), []).append(indices)
    return sorted(by_size[min(by_size)]) if by_size else []


def random_sizes(rng: random.Random, n_cards: int, owners: int) -> list[int]:
    """Hands that use all cards; some may be empty."""
    sizes = [0] * owners
    for _ in range(n_cards):
        sizes[rng.randrange(owners)] += 1
    return sizes


def random_deal(rng: random.Random, sizes: list[int]) -> Deal:
    deal = [owner for owner, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(deal)
    return tuple(deal)


def random_fact(rng: random.Random, sizes: list[int], truth: Deal | None) -> Fact:
    """A fact that is true of the deal, or any at all."""
    owner, mask = rng.randrange(len(sizes)), rng.getrandbits(sum(sizes) or 1) & ((1 << sum(sizes)) - 1)
    if truth is None:
        low = rng.randint(0, 4)
        return owner, mask, low, low + rng.randint(-1, 3)
    count = held(truth, owner, mask).bit_count()
    if rng.random() < 0.6:
        return owner, mask, count, count
    return owner, mask, max(0, count - rng.randint(0, 2)), count + rng.randint(0, 2)


def random_factor(rng: random.Random, sizes: list[int]) -> Factor:
    cards = rng.sample(range(sum(sizes)), min(sum(sizes), rng.randint(1, 3)))
    weights = [rng.choice([0, 1, 1, 2, 3, 7]) for _ in range(1 << len(cards))]
    return rng.randrange(len(sizes)), sum(1 << card for card in cards), weights


def random_shape(rng: random.Random, most_cards: int = 8, weighted: bool = False) -> Shape:
    """A problem of any shape: contradictory ones, empty hands and wrong totals among them."""
    n_cards, owners = rng.randint(0, most_cards), rng.randint(1, 5)
    sizes = random_sizes(rng, n_cards, owners)
    truth = random_deal(rng, sizes) if rng.random() < 0.8 else None
    facts = [random_fact(rng, sizes, truth) for _ in range(rng.randint(0, 7))]
    factors = [random_factor(rng, sizes) for _ in range(rng.randint(0, 3))] if weighted and n_cards else []
    if rng.random() < 0.03:
        sizes[rng.randrange(owners)] += 1
    return Shape(n_cards, sizes, facts, factors)

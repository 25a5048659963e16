"""An independent exact count for large problems: card by card, in Python, over the raw counts of all facts.

It shares neither code nor ideas with the core: no propagation, no pools, no automata, no order.
"""

from __future__ import annotations

from collections import defaultdict

from tests.core.oracle import Shape

State = tuple[tuple[int, ...], tuple[int, ...]]  # cards dealt by owner, count so far by fact


def step(shape: Shape, state: State, card: int, owner: int) -> State | None:
    hands, counts = state
    if hands[owner] == shape.sizes[owner]:
        return None
    after = list(counts)
    for i, (asked, mask, low, high) in enumerate(shape.facts):
        after[i] += asked == owner and mask >> card & 1
        left = (mask >> (card + 1)).bit_count()
        if after[i] > high or after[i] + left < low:
            return None
        if left == 0:
            after[i] = low  # closed: its value matters no more
    return (*hands[:owner], hands[owner] + 1, *hands[owner + 1 :]), tuple(after)


def count(shape: Shape) -> tuple[int, list[list[int]]]:
    """The total, and the deals by card and owner."""
    start: State = ((0,) * len(shape.sizes), (0,) * len(shape.facts))
    layers: list[dict[State, int]] = [{start: 1}]
    for card in range(shape.n_cards):
        following: dict[State, int] = defaultdict(int)
        for state, ways in layers[-1].items():
            for owner in range(len(shape.sizes)):
                if after := step(shape, state, card, owner):
                    following[after] += ways
        layers.append(following)
    table = [[0] * len(shape.sizes) for _ in range(shape.n_cards)]
    down = dict.fromkeys(layers[-1], 1)
    for card in reversed(range(shape.n_cards)):
        above: dict[State, int] = {}
        for state, ways in layers[card].items():
            above[state] = 0
            for owner in range(len(shape.sizes)):
                after = step(shape, state, card, owner)
                if after and (below := down.get(after)):
                    above[state] += below
                    table[card][owner] += ways * below
        down = above
    return down[start], table

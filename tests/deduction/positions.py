"""Positions of games in which nobody identifies, for tests and benchmarks of deduction."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.play import AnyGame, Table, Temper, choose

ONLY_ASKING = Temper(identify=0.0, right=0.0, final=0.0, exchange=0.02, declare=0.0)


def asked(table: Table, seed: int, events: int) -> AnyGame:
    """Deal a game and let its players ask until so many events have happened, or it cannot go on."""
    game, rng = table.deal(seed), Random(seed)
    while len(game.events) < events and not game.outcome:
        game.play(*choose(game, rng, ONLY_ASKING))
    return game


def positions(tables: list[Table], n: int, seed: int = 0) -> Iterator[Any]:
    """Draw views of any seat, or a spectator, at any time of such games."""
    rng = Random(seed)
    for number in range(n):
        game = asked(rng.choice(tables), seed + number, rng.randint(1, 150))
        yield game.view(rng.choice([None, *range(game.setup.seats)]))

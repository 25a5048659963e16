"""Turns per second of random play, beside PettingZoo's card games in the same run.

A turn is what PettingZoo's own performance_benchmark counts: the actor's observation is made, one of its
legal actions is drawn uniformly, and it is done; a new game is dealt when one is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from itertools import count
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from loupe import new_game
from loupe.games.cluedo import actions as in_cluedo
from loupe.games.sleuth import actions as in_sleuth
from loupe.games.sleuth.editions import EDITIONS

SECONDS = 1.0
LONG_GAME = 10_000
"""Turns in a game without an identification."""

PETTINGZOO = {
    "leduc_holdem": "pettingzoo.classic.leduc_holdem_v4",
    "hanabi": "pettingzoo.classic.hanabi_v5",
}

Turns = Iterator[None]
"""Yields after every turn, without end."""


def random_games(name: str, seats: int, variants: tuple[str, ...] = ()) -> Turns:
    rng = Random(1)
    for seed in count():
        game = new_game(name, seats, variants, seed=seed)
        while not game.outcome:
            seat = game.waiting[0]
            actions = game.view(seat).actions
            game.play(seat, actions[rng.randrange(len(actions))])
            yield


def pace(turns: Turns, seconds: float = SECONDS) -> float:
    """Return how many turns were taken a second."""
    next(turns)
    start = perf_counter()
    for number in count(1):
        next(turns)
        if (spent := perf_counter() - start) >= seconds:
            return number / spent
    raise AssertionError


def tables() -> Iterator[tuple[str, int, tuple[str, ...]]]:
    for edition in EDITIONS:
        for seats in range(3, 8):
            yield f"sleuth/{edition}", seats, ()
    for seats in (3, 4):
        yield "cluedo/card-game", seats, ()
    for seats in (2, 3, 4):
        yield "cluedo/card-game", seats, ("advanced",)


def pettingzoo_pace(environment: Any) -> float:
    """Return the turns per second that PettingZoo's own benchmark prints."""
    said = StringIO()
    with redirect_stdout(said):
        import_module("pettingzoo.test").performance_benchmark(environment)
    return float(next(line for line in said.getvalue().splitlines() if "turns per second" in line).split()[0])


def yardsticks() -> dict[str, float]:
    """Return the pace of PettingZoo's games, as far as they are installed."""
    try:
        return {name: pettingzoo_pace(import_module(module).env()) for name, module in PETTINGZOO.items()}
    except ModuleNotFoundError as missing:
        print(f"nothing to compare with: {missing}; `make bench` installs it")
        return {}


# A turn late in a game costs what an early one costs.

GOES_ON = (in_sleuth.Ask, in_sleuth.Exchange, in_cluedo.Ask, in_cluedo.Show)
"""What brings no game nearer to its end."""


def late_to_early(name: str, seats: int) -> float:
    """Return the median cost of a turn in the last tenth of a very long game over that in the first."""
    rng, game = Random(1), new_game(name, seats, seed=1)
    spent: list[float] = []
    while len(spent) < LONG_GAME:
        start = perf_counter()
        seat = game.waiting[0]
        actions = game.view(seat).actions
        while not isinstance(action := actions[rng.randrange(len(actions))], GOES_ON):
            pass
        game.play(seat, action)
        spent.append(perf_counter() - start)
    tenth = LONG_GAME // 10
    return median(spent[-tenth:]) / median(spent[:tenth])


def main() -> None:
    beside = yardsticks()
    for name, turns in beside.items():
        print(f"{name:40} {turns:8,.0f} turns/s")
    heads = "".join(f"{'x ' + name:>15}" for name in beside)
    print(f"{'':40} {'turns/s':>8} {heads}")
    for name, seats, variants in tables():
        turns = pace(random_games(name, seats, variants))
        ratios = "".join(f"{turns / other:15.1f}" for other in beside.values())
        print(f"{' '.join((name, str(seats), *variants)):40} {turns:8,.0f} {ratios}", flush=True)
    print(f"\na turn late in a game of {LONG_GAME:,} turns costs, of what an early one costs")
    for name, seats in (("sleuth/avalon-hill", 3), ("sleuth/avalon-hill", 7), ("cluedo/card-game", 4)):
        print(f"{f'{name} {seats}':40} {late_to_early(name, seats):8.2f}", flush=True)

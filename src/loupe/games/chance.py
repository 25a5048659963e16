"""Chance that can be replayed: every draw is a pure function of the game's seed and the draw's name."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random, SystemRandom
from typing import TypeVar

T = TypeVar("T")


def source(seed: int, draw: str) -> Random:
    """Return the generator for one draw of a game."""
    return Random(f"loupe {seed} {draw}")


def shuffled(items: Iterable[T], seed: int, draw: str) -> tuple[T, ...]:
    """Return the items in the order that this draw gives them."""
    order = list(items)
    source(seed, draw).shuffle(order)
    return tuple(order)


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return SystemRandom().getrandbits(128)

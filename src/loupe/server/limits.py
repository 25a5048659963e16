"""How much one person, or one address, may ask of this node: buckets of tokens that fill up again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct

MOST_BUCKETS = 20_000


class Rate(Struct, frozen=True):
    """So many requests a second in the long run, and so many at once."""

    per_second: float
    burst: float


class Buckets:
    """A bucket for everybody who has asked of late."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate, self._clock = rate, clock
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, whose: str, much: float = 1.0) -> float:
        """Take something out, and return 0; or, if there is not so much, after how many seconds there is."""
        now = self._clock()
        level = self._level(whose, now)
        if level < much:
            return (much - level) / self._rate.per_second
        self._levels[whose] = (level - much, now)
        if len(self._levels) > MOST_BUCKETS:
            self._levels = {one: kept for one, kept in self._levels.items() if self._used(one, now)}
        return 0.0

    def _used(self, whose: str, now: float) -> bool:
        return self._level(whose, now) < self._rate.burst

    def _level(self, whose: str, now: float) -> float:
        level, at = self._levels.get(whose, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - at) * self._rate.per_second)


class Places:
    """So many of something may be open at the same time."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, wanted: Sequence[tuple[str, int]]) -> Iterator[bool]:
        """Take a place of each kind while it lasts, and tell whether all were free."""
        if any(self._taken[kind] >= most for kind, most in wanted):
            yield False
            return
        for kind, _ in wanted:
            self._taken[kind] += 1
        try:
            yield True
        finally:
            for kind, _ in wanted:
                self._taken[kind] -= 1
                if not self._taken[kind]:
                    del self._taken[kind]

"""What the events that a watcher has seen say about who holds which gems."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from loupe.games.partition import Partition
from loupe.games.sleuth.cards import CATEGORIES, GEM_CARDS, MATCHING, Gem, sorted_gems
from loupe.games.sleuth.editions import SleuthSetup
from loupe.games.sleuth.events import (
    Answered,
    Identified,
    PublicDealt,
    Revealed,
    SeenDealt,
    SeenShowed,
    Showed,
    SleuthSeen,
)
from loupe.games.vocabulary import Fact, Owner, Watcher


def owners(setup: SleuthSetup) -> dict[Owner, int]:
    """Return where gems may be, and how many are in each place."""
    missing = setup.knobs.missing
    face_up = len(GEM_CARDS) - missing - setup.seats * setup.hand_size
    return {**dict.fromkeys(range(setup.seats), setup.hand_size), "table": face_up, "missing": missing}


def holds(owner: Owner, gems: Iterable[Gem], event: int) -> Iterator[Fact]:
    """Say that an owner holds all these gems."""
    if cards := sorted_gems(tuple(gems)):
        yield Fact(owner, cards, len(cards), len(cards), event)


def facts_of(watcher: Watcher, log: Sequence[SleuthSeen], after: int = 0) -> tuple[Fact, ...]:
    """Return every fact in the events that this watcher has seen after event number `after`."""
    return tuple(
        fact for n, seen in enumerate(log[after:], after + 1) for fact in _facts_in(watcher, n, seen)
    )


def _facts_in(watcher: Watcher, n: int, seen: SleuthSeen) -> Iterator[Fact]:
    match seen:
        case SeenDealt():
            assert watcher is not None
            yield from holds(watcher, seen.hand, n)
            yield from holds("table", seen.face_up, n)
        case PublicDealt():
            yield from holds("table", seen.face_up, n)
        case Answered() | SeenShowed():
            cards = sorted_gems(MATCHING[seen.question])
            yield Fact(seen.asked, cards, seen.count, seen.count, n)
        case Showed():
            yield from holds(seen.asked, seen.gems, n)
            if others := sorted_gems(MATCHING[seen.question].difference(seen.gems)):
                yield Fact(seen.asked, others, 0, 0, n)
        case Identified() | Revealed():
            yield from holds("missing", seen.missing, n)


MOST_ALIKE = max(map(len, CATEGORIES))
"""So many solutions at most can differ from each other in a single characteristic."""


@lru_cache(maxsize=64)
def lacks_one_characteristic(setup: SleuthSetup, watcher: Watcher, log: tuple[SleuthSeen, ...]) -> bool:
    """Tell whether any two solutions that are still possible differ in one characteristic of one gem."""
    partition = Partition(GEM_CARDS, owners(setup))
    problem = partition.problem(facts_of(watcher, log))
    solutions = [set(partition.cards_in(mask)) for mask in problem.answers([], partition.missing).solutions]
    return len(solutions) <= MOST_ALIKE and all(
        _nearly_the_same(these, those) for these, those in combinations(solutions, 2)
    )


def _nearly_the_same(these: set[Gem], those: set[Gem]) -> bool:
    gems = these ^ those
    return len(gems) == 2 and sum(len(set(letters)) == 1 for letters in zip(*gems, strict=True)) == 2

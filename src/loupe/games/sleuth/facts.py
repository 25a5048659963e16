"""What the events that a watcher has seen say about who holds which gems."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from loupe.games.partition import Partition
from loupe.games.sleuth.cards import GEM_CARDS, MATCHING, Gem, sorted_gems
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


@lru_cache(maxsize=64)
def lacks_one_characteristic(setup: SleuthSetup, watcher: Watcher, log: tuple[SleuthSeen, ...]) -> bool:
    """Tell whether all solutions that are still possible differ in one characteristic of one gem at most.

    Then all but one of the missing gems are certain, and the gems that the last one may be agree in two
    of their three characteristics.
    """
    places = Partition(GEM_CARDS, owners(setup)).possible(facts_of(watcher, log))
    candidates = {gem for gem in GEM_CARDS if "missing" in places[gem]}
    certain = {gem for gem in candidates if places[gem] == {"missing"}}
    if len(certain) == setup.knobs.missing:
        return True
    return len(certain) == setup.knobs.missing - 1 and _agree_in_two(candidates - certain)


def _agree_in_two(gems: set[Gem]) -> bool:
    return sum(len(set(letters)) == 1 for letters in zip(*gems, strict=True)) >= 2

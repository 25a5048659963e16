"""What the events that a watcher has seen say about who holds which clue cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.cluedo.events import (
    Asked,
    CluedoSeen,
    HadNone,
    HasOne,
    Looked,
    PublicDealt,
    Revealed,
    SeenDealt,
    SeenShowed,
    Showed,
)
from loupe.games.cluedo.theme import Card
from loupe.games.vocabulary import Fact, Owner, Watcher


def owners(setup: CluedoSetup) -> dict[Owner, int]:
    """Return where clue cards may be, and how many are in each place."""
    face_up = len(setup.cards) - 3 - setup.seats * setup.hand_size
    return {**dict.fromkeys(range(setup.seats), setup.hand_size), "table": face_up, "missing": 3}


def facts_of(
    setup: CluedoSetup, watcher: Watcher, log: Sequence[CluedoSeen], after: int = 0
) -> tuple[Fact, ...]:
    """Return every fact in the events that this watcher has seen after event number `after`."""
    facts = [] if after else [Fact("missing", category, 1, 1, 1) for category in setup.categories]
    asked = _question_before(log, after)
    before = log[after - 1] if after else None
    for n, seen in enumerate(log[after:], after + 1):
        if isinstance(seen, Asked):
            asked = seen.cards
        if not is_told(before, seen):
            facts += _facts_in(watcher, asked, n, seen)
        before = seen
    return tuple(facts)


def is_told(before: CluedoSeen | None, seen: CluedoSeen) -> bool:
    """Tell whether a showing says no more than was said before it: that this seat holds one of the two.

    In the notes of a real table it may be the showing alone that says so.
    """
    return isinstance(seen, SeenShowed) and before == HasOne(seen.seat)


def _question_before(log: Sequence[CluedoSeen], number: int) -> tuple[Card, ...]:
    """Return the question that is still going round after event `number`."""
    questions = (seen.cards for seen in reversed(log[:number]) if isinstance(seen, Asked))
    return next(questions, ())


def _facts_in(watcher: Watcher, asked: tuple[Card, ...], n: int, seen: CluedoSeen) -> Iterator[Fact]:
    match seen:
        case SeenDealt():
            assert watcher is not None
            yield from _holds(watcher, seen.hand, n)
            yield from _holds("table", seen.face_up, n)
        case PublicDealt():
            yield from _holds("table", seen.face_up, n)
        case HadNone():
            yield Fact(seen.seat, asked, 0, 0, n)
        case Showed():
            yield from _holds(seen.seat, (seen.card,), n)
        case HasOne() | SeenShowed():
            yield Fact(seen.seat, asked, 1, len(asked), n)
        case Looked() | Revealed():
            yield from _holds("missing", seen.crime, n)


def _holds(owner: Owner, cards: tuple[Card, ...], event: int) -> Iterator[Fact]:
    if cards:
        yield Fact(owner, cards, len(cards), len(cards), event)

"""From facts in the games' words to the counting core, and which places a card may still be in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from loupe import _core
from loupe.games.vocabulary import Fact, Owner


def mask_of(cards: Iterable[str], deck: Sequence[str]) -> int:
    """Return a set of cards as the core takes it: one bit a card, in the order of the deck."""
    wanted = frozenset(cards)
    return sum(1 << n for n, card in enumerate(deck) if card in wanted)


def core_problem(deck: Sequence[str], owners: Mapping[Owner, int], facts: Iterable[Fact]) -> _core.Problem:
    """Return the question of how many deals fit all facts."""
    number = {owner: n for n, owner in enumerate(owners)}
    bit = {card: 1 << n for n, card in enumerate(deck)}
    return _core.Problem(
        len(deck),
        list(owners.values()),
        [(number[f.owner], sum(bit[card] for card in f.cards), f.at_least, f.at_most) for f in facts],
    )


def possible_places(
    deck: Sequence[str], owners: Mapping[Owner, int], facts: Iterable[Fact]
) -> dict[str, set[Owner]]:
    """Return for every card the owners that hold it in at least one deal that fits all facts."""
    held = core_problem(deck, owners, facts).count().marginals
    return {
        card: {owner for owner, deals in zip(owners, row, strict=True) if deals}
        for card, row in zip(deck, held, strict=True)
    }

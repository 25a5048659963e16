"""Which places a card may still be in, from facts alone: the exact core's answer in the games' words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from loupe.games.vocabulary import Fact, Owner


def possible_places(
    cards: Sequence[str], owners: Mapping[Owner, int], facts: Sequence[Fact]
) -> dict[str, set[Owner]]:
    """Return for every card the owners that hold it in at least one deal that fits all facts."""
    raise LookupError

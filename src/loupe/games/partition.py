"""The cards of a game and the places where they may be, as the counting core numbers them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from loupe import _core
from loupe.games.vocabulary import Fact, Likelihood, Owner


class Partition:
    """Cards and owners with the sizes of what they hold; turns the games' words into the core's numbers."""

    def __init__(self, cards: Sequence[str], owners: Mapping[Owner, int]) -> None:
        self.cards = tuple(cards)
        self.owners = tuple(owners)
        self.sizes = tuple(owners.values())
        self.number = {owner: n for n, owner in enumerate(self.owners)}
        self.missing = self.number.get("missing")
        """The core's number for what is missing, if anything is."""
        self.bit = {card: n for n, card in enumerate(self.cards)}
        self._masks: dict[tuple[str, ...], int] = {}

    def mask(self, cards: tuple[str, ...]) -> int:
        """Return a set of cards as one bit a card; events name the same few sets over and over."""
        known = self._masks.get(cards)
        if known is None:
            known = self._masks[cards] = sum({1 << self.bit[card] for card in cards})
        return known

    def cards_in(self, mask: int) -> tuple[str, ...]:
        """Return the cards of a mask."""
        return tuple(card for n, card in enumerate(self.cards) if mask >> n & 1)

    def core_facts(self, facts: Iterable[Fact]) -> list[_core.Fact]:
        """Return facts as the core takes them."""
        number, mask = self.number, self.mask
        return [(number[f.owner], mask(f.cards), f.at_least, f.at_most) for f in facts]

    def core_factor(self, likelihood: Likelihood) -> _core.Factor:
        """Return a likelihood as the core takes it: its patterns in the order of the deck."""
        bits = [self.bit[card] for card in likelihood.cards]
        rank = [sorted(bits).index(bit) for bit in bits]
        weights = [0] * len(likelihood.weights)
        for pattern, weight in enumerate(likelihood.weights):
            weights[sum(1 << rank[n] for n in range(len(bits)) if pattern >> n & 1)] = weight
        return self.number[likelihood.owner], self.mask(likelihood.cards), weights

    def problem(self, facts: Iterable[Fact]) -> _core.Problem:
        """Return the problem of all deals that fit these facts."""
        return _core.Problem(len(self.cards), self.sizes, self.core_facts(facts))

    def possible(self, facts: Iterable[Fact]) -> dict[str, set[Owner]]:
        """Return for every card the owners that hold it in at least one deal that fits all facts."""
        held = self.problem(facts).possible()
        return {
            card: {owner for owner, mask in zip(self.owners, held, strict=True) if mask >> n & 1}
            for n, card in enumerate(self.cards)
        }

"""Deals that fit what is known, found by propagation and backtracking, without the project's own counting."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from loupe.games.vocabulary import Owner

Deal: TypeAlias = dict[Owner, list[str]]


class Holds(NamedTuple):
    """Of these cards an owner holds at least so many, and at most so many."""

    owner: Owner
    cards: frozenset[str]
    least: int
    most: int


Could: TypeAlias = dict[Owner, int]
"""Which cards each owner could hold, as bits."""


class Sampler:
    """Draws deals that fit; all of them can come, though not all as often."""

    def __init__(self, cards: Sequence[str], sizes: Mapping[Owner, int], known: Iterable[Holds]) -> None:
        self.cards = cards
        self.bits = bit = {card: 1 << n for n, card in enumerate(cards)}
        self.owners = tuple(sizes)
        self.everything = (1 << len(cards)) - 1
        limits = [(owner, self.everything, size, size) for owner, size in sizes.items()]
        limits += [(k.owner, sum(bit[card] for card in k.cards), k.least, k.most) for k in known]
        self.limits = list(dict.fromkeys(limits))

    def sample(self, rng: Random, fitting: Deal) -> Deal:
        """Return a deal that fits, given one that does, and mostly another.

        A wholly random search can lose its way among hundreds of answers, so the next one is led by the
        given deal more often; the last always is, and cannot fail.
        """
        home = {card: owner for owner, cards in fitting.items() for card in cards}
        for daring in (1.0, 0.5, 0.2, 0.1, 0.0):
            patience = [len(self.cards) * 2]
            if could := self._search(
                dict.fromkeys(self.owners, self.everything), rng, home, daring, patience
            ):
                return {
                    owner: [card for card, bit in self.bits.items() if bits & bit]
                    for owner, bits in could.items()
                }
        raise AssertionError("what is known excludes the true deal")

    def fits(self, deal: Deal) -> bool:
        """Tell whether a deal is one of those that fit."""
        held = {owner: sum(self.bits[card] for card in cards) for owner, cards in deal.items()}
        return all(
            least <= (held[owner] & among).bit_count() <= most for owner, among, least, most in self.limits
        )

    def _search(
        self, could: Could, rng: Random, home: Mapping[str, Owner], daring: float, patience: list[int]
    ) -> Could | None:
        patience[0] -= 1
        if patience[0] < 0 or not self._propagate(could):
            return None
        undecided = self._undecided(could)
        if not undecided:
            return could
        card = rng.choice(self._cards(undecided))
        bit = self.bits[card]
        owners = [owner for owner in self.owners if could[owner] & bit]
        rng.shuffle(owners)
        if rng.random() >= daring:
            owners.sort(key=lambda owner: owner != home[card])
        for owner in owners:
            others = {other: bits if other == owner else bits & ~bit for other, bits in could.items()}
            if found := self._search(others, rng, home, daring, patience):
                return found
        return None

    def _cards(self, bits: int) -> list[str]:
        return [card for card, bit in self.bits.items() if bits & bit]

    def _undecided(self, could: Could) -> int:
        once = twice = 0
        for bits in could.values():
            twice |= once & bits
            once |= bits
        return twice

    def _propagate(self, could: Could) -> bool:
        """Take away what no deal can have, and tell whether any deal may be left."""
        before: Could = {}
        while before != could:
            before = dict(could)
            for owner, among, least, most in self.limits:
                if not self._settle(could, owner, among, least, most):
                    return False
        return True

    def _settle(self, could: Could, owner: Owner, among: int, least: int, most: int) -> bool:
        others = 0
        for other, bits in could.items():
            others |= bits if other != owner else 0
        mine = could[owner] & among
        sure = mine & ~others
        if (could[owner] | others) != self.everything or sure.bit_count() > most or mine.bit_count() < least:
            return False
        if sure.bit_count() == most:
            could[owner] &= ~(mine & ~sure)
        elif mine.bit_count() == least:
            for other in could:
                could[other] &= ~mine if other != owner else self.everything
        return True

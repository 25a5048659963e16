"""A notebook with a cell for every card and place: what was shown and counted, and what follows at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import comb
from random import Random

from loupe.games.vocabulary import Fact, Owner

Cards = int
"""A set of cards, one bit each."""


class Notebook:
    """Where each card may still be, as far as simple crossing off tells."""

    def __init__(
        self,
        cards: Sequence[str],
        owners: Mapping[Owner, int],
        facts: Iterable[Fact],
        concludes: bool = True,
    ) -> None:
        self.cards = cards
        self.owners = owners
        self._bit = {card: 1 << n for n, card in enumerate(cards)}
        everything = (1 << len(cards)) - 1
        self._may = dict.fromkeys(owners, everything)
        self._has = dict.fromkeys(owners, 0)
        self._limits = [(owner, everything, size, size) for owner, size in owners.items()]
        self._limits += [(f.owner, self._set(f.cards), f.at_least, f.at_most) for f in facts]
        self._counts: dict[Cards, dict[Owner, int]] = defaultdict(dict)
        for owner, these, least, most in self._limits:
            if least == most:
                self._counts[these][owner] = least
        if concludes:
            self._settle()
        else:
            for limit in self._limits:
                self._apply(*limit)

    def open_to(self, owner: Owner, cards: Iterable[str]) -> int:
        """Count those of the cards that this owner may hold and is not known to hold."""
        return (self._set(cards) & self._may[owner] & ~self._has[owner]).bit_count()

    def solutions_left(self) -> int:
        """Count the sets of cards that may be missing, as far as each card for itself tells."""
        sure, maybe = self._has["missing"].bit_count(), self._may["missing"].bit_count()
        return comb(maybe - sure, self.owners["missing"] - sure)

    def guess(self, random: Random) -> tuple[str, ...]:
        """Name as many cards as are missing, each of them still possible."""
        sure, maybe = self._has["missing"], self._may["missing"] & ~self._has["missing"]
        lacking = self.owners["missing"] - sure.bit_count()
        return self._list(sure) + tuple(random.sample(self._list(maybe), lacking))

    def may_be_missing(self, card: str) -> bool:
        """Tell whether the card may be among the missing."""
        return bool(self._bit[card] & self._may["missing"])

    def _set(self, cards: Iterable[str]) -> Cards:
        return sum({self._bit[card] for card in cards})

    def _list(self, cards: Cards) -> tuple[str, ...]:
        return tuple(card for card in self.cards if self._bit[card] & cards)

    def _settle(self) -> None:
        before = None
        while before != (before := (dict(self._may), dict(self._has))):
            for owner, cards, least, most in self._limits:
                self._apply(owner, cards, least, most)
            for cards, counts in self._counts.items():
                self._add_up(cards, counts)

    def _add_up(self, cards: Cards, counts: Mapping[Owner, int]) -> None:
        """Once all places but one are counted for some cards, the rest of those cards is in that one."""
        known = dict(counts) | {
            owner: (cards & self._has[owner]).bit_count()
            for owner in self.owners
            if not cards & self._may[owner] & ~self._has[owner]
        }
        if len(known) == len(self.owners) - 1:
            (last,) = self.owners.keys() - known.keys()
            rest = cards.bit_count() - sum(known.values())
            self._apply(last, cards, rest, rest)

    def _apply(self, owner: Owner, cards: Cards, least: int, most: int) -> None:
        held = cards & self._has[owner]
        undecided = cards & self._may[owner] & ~held
        if not undecided:
            return
        if held.bit_count() == most:
            self._may[owner] &= ~undecided
            for card in self._bits(undecided):
                self._only_place(card)
        elif held.bit_count() + undecided.bit_count() == least:
            self._place(owner, undecided)

    def _place(self, owner: Owner, cards: Cards) -> None:
        self._has[owner] |= cards
        for other in self.owners:
            if other != owner:
                self._may[other] &= ~cards

    def _only_place(self, card: Cards) -> None:
        places = [owner for owner in self.owners if self._may[owner] & card]
        if len(places) == 1:
            self._place(places[0], card)

    @staticmethod
    def _bits(cards: Cards) -> Iterable[Cards]:
        while cards:
            yield (lowest := cards & -cards)
            cards ^= lowest

"""The cells of a problem, one bit each: every owner has a row, every card a column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from loupe.deduction.proof.steps import Count, Kind
from loupe.games.vocabulary import Fact, Owner

CoreFact: TypeAlias = tuple[int, int, int, int]
"""A fact as the core takes it: owner, cards, at least, at most."""


def bits(mask: int) -> Iterator[int]:
    """Return the numbers of the bits that are set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def union(masks: Iterable[int]) -> int:
    """Return what is in any of several sets."""
    joined = 0
    for mask in masks:
        joined |= mask
    return joined


@dataclass(frozen=True, slots=True, eq=False)
class Constraint:
    """Of these cells at least and at most so many are held."""

    cells: int
    at_least: int
    at_most: int
    kind: Kind
    """What a step is called that uses this alone."""
    owner: Owner | None
    """Whose cells they are; None for a card, which somebody holds."""
    fact: Fact | None = None
    deduction: int | None = None
    """The number of the deduction that concluded it, if it was not given."""


class Grid:
    """How cards and owners are numbered, and what the rules of the deal say about the cells."""

    def __init__(self, cards: Sequence[str], owners: Mapping[Owner, int]) -> None:
        self.cards = tuple(cards)
        self.owners = tuple(owners)
        self.sizes = tuple(owners.values())
        self.width = len(self.cards)
        self._card = {card: n for n, card in enumerate(self.cards)}
        self._shift = {owner: n * self.width for n, owner in enumerate(self.owners)}
        self.row = {owner: (1 << self.width) - 1 << shift for owner, shift in self._shift.items()}
        first = sum(1 << shift for shift in self._shift.values())
        self.columns = tuple(first << n for n in range(self.width))
        self.everything = (1 << self.width * len(self.owners)) - 1

    def cells(self, owner: Owner, cards: Iterable[str]) -> int:
        """Return the cells of these cards in an owner's row."""
        return union(1 << self._card[card] for card in cards) << self._shift[owner]

    def column(self, cell: int) -> int:
        """Return all cells of the card that a cell is of."""
        return self.columns[cell % self.width]

    def cards_of(self, owner: Owner, cells: int) -> tuple[str, ...]:
        """Return the cards of the cells in an owner's row."""
        return tuple(self.cards[n] for n in bits((cells & self.row[owner]) >> self._shift[owner]))

    def everywhere(self, cells: int) -> int:
        """Return the cells of the same cards in all rows."""
        return union(self.column(cell) for cell in bits(cells))

    def by_row(self, cells: int) -> list[int]:
        """Return the cells of each owner who has any of them."""
        return [cells & row for row in self.row.values() if cells & row]

    def counts(self, held: int, out: int) -> tuple[Count, ...]:
        """Say in words who holds what, and who does not."""
        having = [(owner, self.cards_of(owner, held)) for owner in self.owners if held & self.row[owner]]
        lacking = [(owner, self.cards_of(owner, out)) for owner in self.owners if out & self.row[owner]]
        return (
            *(Count(owner, cards, len(cards), len(cards)) for owner, cards in having),
            *(Count(owner, cards, 0, 0) for owner, cards in lacking),
        )

    def numbers(self, constraints: Iterable[Constraint]) -> tuple[Count, ...]:
        """Say in words what constraints on one owner's cells say."""
        return tuple(
            Count(c.owner, self.cards_of(c.owner, c.cells), c.at_least, c.at_most)
            for c in constraints
            if c.owner is not None
        )

    @cached_property
    def hands(self) -> dict[Owner, Constraint]:
        """Every owner's hand has its size."""
        sizes = zip(self.owners, self.sizes, strict=True)
        return {owner: Constraint(self.row[owner], size, size, Kind.FULL, owner) for owner, size in sizes}

    @cached_property
    def places(self) -> tuple[Constraint, ...]:
        """Every card is in one place."""
        return tuple(Constraint(column, 1, 1, Kind.PLACE, None) for column in self.columns)

    def announced(self, fact: Fact) -> Constraint:
        """Return what an announcement says about the cells."""
        cells = self.cells(fact.owner, fact.cards)
        plain = fact.at_most <= 0 or fact.at_least >= len(fact.cards)
        kind = Kind.SEEN if plain else Kind.COUNTED
        return Constraint(cells, fact.at_least, fact.at_most, kind, fact.owner, fact)

    def is_hand(self, constraint: Constraint) -> bool:
        """Tell whether a constraint names every card of its owner's hand."""
        size = self.hands[constraint.owner].at_most if constraint.owner is not None else 0
        return (
            constraint.kind is Kind.SEEN and constraint.at_least == size == constraint.cells.bit_count() > 0
        )

    def tells(self, constraint: Constraint, cell: int) -> bool:
        """Tell whether a constraint alone says outright what is in a cell."""
        if constraint.kind is not Kind.SEEN or constraint.owner is None:
            return False
        return bool(cell & (self.row[constraint.owner] if self.is_hand(constraint) else constraint.cells))

    def core_fact(self, constraint: Constraint) -> CoreFact:
        """Return a constraint on one owner's cells as the core takes it."""
        row = (constraint.cells.bit_length() - 1) // self.width if constraint.cells else 0
        return (row, constraint.cells >> row * self.width, constraint.at_least, constraint.at_most)

    def core_facts(self, held: int, out: int) -> list[CoreFact]:
        """Return settled cells as the core takes them."""
        facts: list[CoreFact] = []
        for row, hand in enumerate(self.row.values()):
            having, lacking = (hand & held) >> row * self.width, (hand & out) >> row * self.width
            if having:
                facts.append((row, having, having.bit_count(), having.bit_count()))
            if lacking:
                facts.append((row, lacking, 0, 0))
        return facts

"""Everything that was announced about one owner, taken together with the core's help."""

from __future__ import annotations

from collections.abc import Iterator

from loupe import _core
from loupe.deduction.proof.chain import Chain, Deduction
from loupe.deduction.proof.exact import needed
from loupe.deduction.proof.grid import Constraint, CoreFact, bits, union
from loupe.deduction.proof.steps import Kind
from loupe.games.vocabulary import Owner

MAX_CARDS = 64
AN_ANNOUNCEMENT = 2
"""What it costs to use one, so that cells are kept that were simply seen, and no others."""


def answers(chain: Chain) -> Iterator[Deduction]:
    """Take everything that was announced about one owner together."""
    for owner in chain.grid.owners:
        announced = [c for c in chain.constraints if c.owner == owner and c.kind is not Kind.FULL]
        if sum(bool(constraint.cells & chain.open) for constraint in announced) > 1:
            yield from OneHand(chain, owner, announced).deductions()


class OneHand:
    """One owner's cards against all the rest: his announcements, and what is settled of his cells."""

    def __init__(self, chain: Chain, owner: Owner, announced: list[Constraint]) -> None:
        self.chain, self.owner, self.announced = chain, owner, announced
        self.shift = chain.grid.owners.index(owner) * chain.grid.width
        self.row = chain.grid.row[owner]
        self.open = chain.open & self.row
        self.groups, prices = self._groups()
        self.facts = [self._fact(c.cells, c.at_least, c.at_most) for c in announced]
        self.facts += [self._settled(cells, held) for cells, held in self.groups]
        prices = [AN_ANNOUNCEMENT] * len(announced) + prices
        self.order = sorted(range(len(prices)), key=lambda n: -prices[n])
        """From the dearest to the cheapest, as they are left out."""
        size, width = chain.grid.hands[owner].at_most, chain.grid.width
        self.problem = _core.Problem(width, [size, width - size], self.facts)

    def deductions(self) -> Iterator[Deduction]:
        """Settle every open cell that cannot be otherwise, each with as little as it takes."""
        mine, others = self.problem.possible()
        if not mine | others:
            yield self._from(needed(self.problem, [], self.order), None)
            return
        held, out = (self.open & ~(cells << self.shift) for cells in (others, mine))
        left = held | out
        while left:
            cell = left & -left
            contrary = self._fact(cell, int(bool(out & cell)), int(bool(out & cell)))
            deduction = self._from(needed(self.problem, [contrary], self.order), contrary)
            left &= ~(cell | deduction.held | deduction.out)
            yield deduction

    def _groups(self) -> tuple[list[tuple[int, bool]], list[int]]:
        # Cells that one deduction settled come and go together.
        groups: dict[tuple[int, bool], int] = {}
        for n in bits(self.row & ~self.chain.open):
            key = self.chain.by[n], bool(self.chain.held >> n & 1)
            groups[key] = groups.get(key, 0) | 1 << n
        prices = [self.chain.price(self.chain.deductions[number]) for number, _ in groups]
        return [(cells, held) for (_, held), cells in groups.items()], prices

    def _fact(self, cells: int, at_least: int, at_most: int) -> CoreFact:
        return (0, cells >> self.shift, at_least, at_most)

    def _settled(self, cells: int, held: bool) -> CoreFact:
        return self._fact(cells, cells.bit_count(), cells.bit_count()) if held else self._fact(cells, 0, 0)

    def _from(self, used: list[int], contrary: CoreFact | None) -> Deduction:
        """Return what follows from these facts, if it takes the size of the hand with that."""
        constraints = [self.announced[n] for n in used if n < len(self.announced)]
        settled = union([self.groups[n - len(self.announced)][0] for n in used if n >= len(self.announced)])
        facts = [self.facts[n] for n in used]
        against = [contrary] if contrary else []
        problem = loose(facts, against)
        if whole := problem is None or problem.fits(None, against):
            problem = _core.Problem(self.problem.n_cards, self.problem.sizes, facts)
        mine, others = problem.possible() if contrary else (-1, -1)
        reach = self.row if whole else union([c.cells for c in constraints])
        hand = [self.chain.grid.hands[self.owner]] if whole else []
        return self.chain.deduce(
            Kind.ANSWERS if len(constraints) > 2 - whole else Kind.DIFFERENCE,
            (*constraints, *hand),
            settled & reach,
            held=self.open & reach & ~(others << self.shift),
            out=self.open & reach & ~(mine << self.shift),
        )


def loose(facts: list[CoreFact], also: list[CoreFact]) -> _core.Problem | None:
    """Return the problem without the hand's size: with as many cards besides, any number of them fits."""
    size = union([cards for _, cards, _, _ in (*facts, *also)]).bit_length()
    return _core.Problem(2 * size, [size, size], facts) if 2 * size <= MAX_CARDS else None

"""Chaining forward, cheapest deduction first; every settled cell remembers the deduction that settled it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush

from loupe.deduction.proof.grid import Constraint, Grid, bits
from loupe.deduction.proof.steps import Kind

COSTS = {
    Kind.SEEN: 1,
    Kind.ELSEWHERE: 1,
    Kind.COUNTED: 4,
    Kind.FULL: 4,
    Kind.PLACE: 5,
    Kind.DIFFERENCE: 12,
    Kind.SEATS: 16,
    Kind.ANSWERS: 24,
    Kind.CONTRARY: 20,
    Kind.TOGETHER: 150,
}
"""How hard a step is to follow, compared to being told."""
A_CONSTRAINT = 1
"""What every further constraint adds to that."""


@dataclass(slots=True, eq=False)
class Deduction:
    """A step as it is found: which cells it settles, and by which earlier deductions."""

    kind: Kind
    constraints: tuple[Constraint, ...]
    premises: dict[int, int]
    """The deductions that it rests on, by number, and the cells it takes from each."""
    placed: int
    """The columns of cards that it knows to be elsewhere."""
    held: int
    out: int
    cost: int
    support: int = 0
    """All deductions below it, one bit each."""
    count: Constraint | None = None
    """A count that it concludes besides."""
    within: Chain | None = None
    """The chain that begins with a supposition and ends in a clash."""


@dataclass(slots=True, eq=False)
class Chain:
    """What is known so far and why."""

    grid: Grid
    constraints: list[Constraint]
    held: int = 0
    open: int = 0
    by: dict[int, int] = field(default_factory=dict)
    """Which deduction settled a cell."""
    deductions: list[Deduction] = field(default_factory=list)
    clash: Deduction | None = None
    began: int = 0
    """How many deductions there were when the supposition was made, or what a sheet notes was taken in."""
    _queue: list[tuple[int, int, Deduction]] = field(default_factory=list)
    _queued: set[Constraint] = field(default_factory=set)
    _pushed: int = 0

    @classmethod
    def begin(cls, grid: Grid, constraints: Iterable[Constraint], held: int = 0, out: int = 0) -> Chain:
        """Return a chain of the rules of the deal, these constraints, and what is noted on a sheet."""
        chain = cls(grid, [], open=grid.everything)
        if held | out:
            chain.settle(Deduction(Kind.SEEN, (), {}, 0, held, out, 0))
            chain.began = 1
        chain.constraints += [*constraints, *grid.hands.values(), *grid.places]
        chain._look(grid.everything)
        return chain

    @property
    def out(self) -> int:
        """The cells that are known not to be held."""
        return self.grid.everything & ~self.held & ~self.open

    def supposing(self, held: int, out: int) -> Chain:
        """Return a copy in which a cell is supposed to be held, or not to be."""
        copy = Chain(
            self.grid,
            list(self.constraints),
            self.held,
            self.open,
            dict(self.by),
            list(self.deductions),
            self.clash,
            len(self.deductions),
            list(self._queue),
            set(self._queued),
            self._pushed,
        )
        copy.settle(Deduction(Kind.CONTRARY, (), {}, 0, held, out, 0))
        return copy

    def deduce(
        self,
        kind: Kind,
        constraints: tuple[Constraint, ...],
        needs: int,
        held: int = 0,
        out: int = 0,
        placed: int = 0,
        count: Constraint | None = None,
    ) -> Deduction:
        """Return a deduction from constraints and settled cells, with the premises these cells come from."""
        premises = {c.deduction: 0 for c in constraints if c.deduction is not None}
        for cell in bits(needs):
            number, bit = self.by[cell], 1 << cell
            source = self.deductions[number]
            if not (source.held | source.out) & bit:
                column = self.grid.column(cell)
                placed |= column
                bit = source.held & column
            premises[number] = premises.get(number, 0) | bit
        support = 0
        for number in premises:
            support |= self.deductions[number].support | 1 << number
        cost = COSTS[kind] + (0 if kind is Kind.SEEN else A_CONSTRAINT * (len(constraints) - 1))
        return Deduction(kind, constraints, premises, placed, held, out, cost, support, count)

    def price(self, deduction: Deduction) -> int:
        """Return the cost of a deduction with all that it rests on."""
        return deduction.cost + sum(self.deductions[n].cost for n in bits(deduction.support))

    def price_of(self, cell: int) -> int:
        """Return the cost of all that a settled cell rests on."""
        return self.price(self.deductions[self.by[cell.bit_length() - 1]])

    def constraints_below(self, deduction: Deduction) -> Iterator[Constraint]:
        """Return the constraints that a deduction and all below it use."""
        for each in (deduction, *(self.deductions[n] for n in bits(deduction.support))):
            yield from each.constraints
            if each.within and each.within.clash:
                yield from each.within.constraints_below(each.within.clash)

    def push(self, deduction: Deduction) -> None:
        """Queue a deduction."""
        self._pushed += 1
        heappush(self._queue, (self.price(deduction), self._pushed, deduction))

    def next(self) -> bool:
        """Draw the cheapest simple conclusion that settles a cell; tell if there was one."""
        before = self.open
        while self._queue and not self.clash and self.open == before:
            self.settle(heappop(self._queue)[2])
        return self.open != before

    def run(self, goal: int = 0) -> bool:
        """Draw every simple conclusion, cheapest first, until a clash or the goal; tell if it came to one."""
        while self._queue and not self.clash and (self.open & goal or not goal):
            _, _, deduction = heappop(self._queue)
            self.settle(deduction)
        return self.clash is not None or bool(goal and not self.open & goal)

    def settle(self, deduction: Deduction) -> None:
        """Take what a deduction concludes for known; one that concludes nothing says that this cannot be."""
        if not deduction.held | deduction.out and deduction.count is None:
            self.clash = deduction
            return
        if against := deduction.held & self.out | deduction.out & self.held:
            self._contradict(deduction, against)
            return
        held, out = deduction.held & self.open, deduction.out & self.open
        if not held | out and deduction.count is None:
            return
        number = len(self.deductions)
        self.deductions.append(deduction)
        if deduction.count is not None:
            self._add(replace(deduction.count, deduction=number))
        changed = (self.grid.everywhere(held) & self.open if held else 0) | out
        self.held |= held
        self.open &= ~changed
        for cell in bits(changed):
            self.by[cell] = number
        self._look(changed)

    def _add(self, constraint: Constraint) -> None:
        self.constraints.append(constraint)
        self._consider(constraint, constraint.cells & self.open)

    def _contradict(self, deduction: Deduction, against: int) -> None:
        # One cell that is known to be otherwise is enough.
        cell = against & -against
        support = self.deduce(deduction.kind, deduction.constraints, cell)
        premises = dict(support.premises)
        for number, cells in deduction.premises.items():
            premises[number] = premises.get(number, 0) | cells
        self.clash = Deduction(
            deduction.kind,
            deduction.constraints,
            premises,
            support.placed | deduction.placed,
            0,
            0,
            deduction.cost,
            support.support | deduction.support,
        )

    def _look(self, changed: int) -> None:
        for constraint in self.constraints:
            if constraint.cells & changed and not self.clash:
                self._consider(constraint, constraint.cells & self.open)

    def _consider(self, constraint: Constraint, left: int) -> None:
        cells = constraint.cells
        held = (cells & self.held).bit_count()
        if held > constraint.at_most:
            self.clash = self._too_many(constraint)
        elif held + left.bit_count() < constraint.at_least:
            self.clash = self._too_few(constraint)
        elif left and constraint not in self._queued:
            if held == constraint.at_most:
                self._queued.add(constraint)
                self.push(self.deduce(constraint.kind, (constraint,), cells & self.held, out=left))
            elif held + left.bit_count() == constraint.at_least:
                self._queued.add(constraint)
                self.push(self._all_left(constraint, left))

    def _all_left(self, constraint: Constraint, left: int) -> Deduction:
        lacking = constraint.cells & self.out
        if constraint.owner is not None and self.grid.is_hand(constraint):
            # The whole hand is seen, so that nothing else is in it is seen as well.
            hand = self.grid.hands[constraint.owner]
            rest = hand.cells & ~constraint.cells & self.open
            return self.deduce(Kind.SEEN, (constraint, hand), lacking, held=left, out=rest)
        return self.deduce(constraint.kind, (constraint,), lacking, held=left)

    def _too_many(self, constraint: Constraint) -> Deduction:
        return self.deduce(constraint.kind, (constraint,), constraint.cells & self.held)

    def _too_few(self, constraint: Constraint) -> Deduction:
        return self.deduce(constraint.kind, (constraint,), constraint.cells & self.out)

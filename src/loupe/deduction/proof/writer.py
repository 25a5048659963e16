"""Writing down the steps of a proof: back from the goal to what it needs, then forward with numbers."""

from __future__ import annotations

from loupe.deduction.proof.chain import Chain, Deduction
from loupe.deduction.proof.grid import bits
from loupe.deduction.proof.steps import Count, Kind, Step
from loupe.games.vocabulary import Owner


def written(chain: Chain, cell: int) -> tuple[Step, ...]:
    """Return the steps that settle a cell, numbered in the order in which they are read."""
    number = chain.by[cell.bit_length() - 1]
    last = chain.deductions[number]
    direct = bool((last.held | last.out) & cell)
    writer = Writer(chain)
    column = chain.grid.column(cell.bit_length() - 1)
    writer.need(chain, last, cell if direct else last.held & column)
    numbers: dict[int, int] = {}
    steps = writer.steps(chain, last.support | 1 << number, numbers)
    return steps if direct else (*steps, writer.elsewhere(last.held & column, cell, numbers[number]))


def written_hint(chain: Chain, number: int) -> tuple[Step, ...]:
    """Return the steps from what is noted on a sheet, with which a chain begins, to a deduction."""
    last = chain.deductions[number]
    writer = Writer(chain)
    # Of a hand that one sees, what is there says all.
    writer.need(chain, last, last.held if last.kind is Kind.SEEN and last.held else chain.grid.everything)
    wanted = (last.support | 1 << number) >> chain.began << chain.began
    return writer.steps(chain, wanted, {})


class Writer:
    """Numbers the steps, and remembers which cells of each are needed."""

    def __init__(self, chain: Chain) -> None:
        self.grid = chain.grid
        self.count = 0
        self.needed: dict[Deduction, int] = {}

    def need(self, chain: Chain, deduction: Deduction, cells: int) -> None:
        """Mark what is needed of a deduction, and of all below it."""
        known = deduction in self.needed
        self.needed[deduction] = self.needed.get(deduction, 0) | cells
        if known:
            return
        for number, taken in deduction.premises.items():
            self.need(chain, chain.deductions[number], taken)
        if deduction.within and deduction.within.clash:
            self.need(deduction.within, deduction.within.clash, 0)

    def steps(self, chain: Chain, wanted: int, numbers: dict[int, int]) -> tuple[Step, ...]:
        """Write the deductions with these numbers."""
        return tuple(self.step(chain, n, chain.deductions[n], numbers) for n in bits(wanted))

    def step(self, chain: Chain, n: int | None, deduction: Deduction, numbers: dict[int, int]) -> Step:
        """Write one deduction, after what its supposition leads to."""
        self.count += 1
        number = self.count
        earlier = tuple(sorted(numbers[premise] for premise in deduction.premises if premise in numbers))
        within = self.within(deduction, numbers, number)
        if n is not None:
            numbers[n] = number
        concludes = self.concludes(deduction)
        return Step(
            number=number,
            kind=deduction.kind,
            facts=tuple(c.fact for c in deduction.constraints if c.fact),
            hands=self.hands(deduction, concludes),
            cards=self.cards(deduction),
            steps=earlier,
            uses=self.uses(chain, deduction),
            concludes=concludes,
            supposes=concludes[0].contrary if within else None,
            within=within,
        )

    def within(self, deduction: Deduction, numbers: dict[int, int], number: int) -> tuple[Step, ...]:
        """Write what follows from the supposition of a deduction, if it has one."""
        child = deduction.within
        if child is None or child.clash is None:
            return ()
        inside = {**numbers, child.began: number}
        wanted = child.clash.support >> child.began + 1 << child.began + 1
        steps = self.steps(child, wanted, inside)
        return (*steps, self.step(child, None, child.clash, inside))

    def concludes(self, deduction: Deduction) -> tuple[Count, ...]:
        """Say what a deduction concludes: all that must be; of what one sees or cannot be, what is needed."""
        needed = self.needed[deduction]
        held = deduction.held & needed if deduction.kind is Kind.SEEN else deduction.held
        counts = self.grid.counts(held, deduction.out & needed)
        return (*counts, *self.grid.numbers([deduction.count] if deduction.count else []))

    def hands(self, deduction: Deduction, concludes: tuple[Count, ...]) -> tuple[Owner, ...]:
        """Return whose hands' sizes a deduction uses."""
        if deduction.kind is Kind.SEEN and not any(count.none for count in concludes):
            return ()
        return tuple(c.owner for c in deduction.constraints if c.kind is Kind.FULL and c.owner is not None)

    def cards(self, deduction: Deduction) -> tuple[str, ...]:
        """Return the cards that a deduction uses to be in one place."""
        once = deduction.placed
        for constraint in deduction.constraints:
            if constraint.owner is None:
                once |= constraint.cells
        return tuple(
            card for card, column in zip(self.grid.cards, self.grid.columns, strict=True) if column & once
        )

    def uses(self, chain: Chain, deduction: Deduction) -> tuple[Count, ...]:
        """Return the settled cells that a deduction takes from earlier ones."""
        held = out = 0
        for number, taken in deduction.premises.items():
            held |= chain.deductions[number].held & taken
            out |= chain.deductions[number].out & taken
        numbers = self.grid.numbers(c for c in deduction.constraints if c.deduction is not None)
        return (*self.grid.counts(held, out), *numbers)

    def elsewhere(self, held: int, cell: int, number: int) -> Step:
        """Write the last step of a proof that a card is not where it is not: it is somewhere else."""
        uses, goal = self.grid.counts(held, 0), self.grid.counts(0, cell)
        self.count += 1
        return Step(self.count, Kind.ELSEWHERE, (), (), goal[0].cards, (number,), uses, goal)

"""Finding a proof: chain, then look for patterns, then suppose the contrary, then ask the core."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from loupe import _core
from loupe.deduction.proof.answers import answers
from loupe.deduction.proof.chain import COSTS, Chain, Deduction
from loupe.deduction.proof.exact import core_problem, needed, possible
from loupe.deduction.proof.grid import Constraint, CoreFact, Grid, bits, union
from loupe.deduction.proof.patterns import differences, seats
from loupe.deduction.proof.steps import Contradictory, Count, Kind, Proof, Unsettled
from loupe.deduction.proof.writer import written
from loupe.games.vocabulary import Fact, Owner

PATTERNS = (differences, seats, answers)
"""Easiest first."""


def prove(
    cards: Sequence[str], owners: Mapping[Owner, int], facts: Iterable[Fact], card: str, owner: Owner
) -> Proof:
    """Prove that the card must be with the owner, or that it cannot be; Unsettled if it may or may not."""
    grid = Grid(cards, owners)
    constraints = [grid.announced(fact) for fact in facts]
    cell = grid.cells(owner, (card,))
    holds = verdict(grid, possible(grid, constraints), cell)
    if holds is None:
        raise Unsettled(card, owner)
    chain = trimmed(grid, reach(grid, constraints, cell, holds), cell, holds)
    return Proof(Count(owner, (card,), int(holds), int(holds)), written(chain, cell))


def verdict(grid: Grid, may_be: int, cell: int) -> bool | None:
    """Tell whether a cell is held in all deals, or in none; None if in some."""
    if not may_be:
        raise Contradictory
    if not may_be & cell:
        return False
    return None if may_be & grid.column(cell.bit_length() - 1) & ~cell else True


def reach(grid: Grid, constraints: Sequence[Constraint], cell: int, holds: bool) -> Chain:
    """Return a chain that settles the cell, which is certain."""
    told = next((constraint for constraint in constraints if grid.tells(constraint, cell)), None)
    chain = Chain.begin(grid, [told] if told else constraints)
    if explore(chain, cell) or suppose(chain, cell, holds):
        return chain
    probe(chain, cell, holds, possible(grid, constraints))
    return chain if not chain.open & cell else exhausted(chain, cell, holds)


def exhausted(chain: Chain, cell: int, holds: bool) -> Chain:
    """Return a chain that settles the cell by suppositions within one, or else by saying that it must be."""
    announced = [constraint for constraint in chain.constraints if constraint.fact]
    used = needed(core_problem(chain.grid, announced), contrary_facts(chain.grid, cell, holds))
    few = Chain.begin(chain.grid, [announced[n] for n in used])
    if explore(few, cell) or suppose(few, cell, holds, exhaust):
        return few
    chain.settle(together(chain, cell, holds))
    return chain


def contrary_facts(grid: Grid, cell: int, holds: bool) -> list[CoreFact]:
    """Return the contrary of what is true of a cell, as the core takes it."""
    return grid.core_facts(0, cell) if holds else grid.core_facts(cell, 0)


def explore(chain: Chain, goal: int = 0) -> bool:
    """Chain with simple deductions and patterns until the goal or a clash; tell if it came to one."""
    while not chain.run(goal):
        for pattern in PATTERNS:
            if found := list(pattern(chain)):
                break
        else:
            return False
        for deduction in found:
            chain.push(deduction)
    return True


def exhaust(chain: Chain) -> bool:
    """Suppose one cell after the other to be held, those of the smallest hands first, until a clash."""
    sizes = dict(zip(chain.grid.row.values(), chain.grid.sizes, strict=True))
    for row in sorted(sizes, key=sizes.__getitem__):
        for n in bits(chain.open & row):
            if chain.open >> n & 1 and suppose(chain, 1 << n, holds=False) and explore(chain):
                return True
    return False


def suppose(chain: Chain, cell: int, holds: bool, search: Callable[[Chain], bool] = explore) -> bool:
    """Settle a cell by the contradiction that its contrary leads to, if the search finds one."""
    child = chain.supposing(0, cell) if holds else chain.supposing(cell, 0)
    if not search(child):
        return False
    chain.settle(contrary(child, cell, holds))
    return True


def contrary(child: Chain, cell: int, holds: bool) -> Deduction:
    """Return the deduction that a supposition's clash amounts to."""
    assert child.clash is not None
    outside = (1 << child.began) - 1
    inner = [child.deductions[n] for n in bits(child.clash.support & ~outside)]
    premises: dict[int, int] = {}
    for deduction in (*inner, child.clash):
        for number, cells in deduction.premises.items():
            if number < child.began:
                premises[number] = premises.get(number, 0) | cells
    support = child.clash.support & outside
    cost = COSTS[Kind.CONTRARY] + child.clash.cost + sum(deduction.cost for deduction in inner)
    held, out = (cell, 0) if holds else (0, cell)
    return Deduction(Kind.CONTRARY, (), premises, 0, held, out, cost, support, within=child)


def probe(chain: Chain, goal: int, holds: bool, may_be: int) -> None:
    """Settle other cells by their contraries, as long as that leads on."""
    grid, found = chain.grid, True
    while found and chain.open & goal:
        found = False
        for n in bits(chain.open):
            cell = 1 << n
            if not chain.open & cell:
                continue
            certain = may_be & grid.column(n) == cell
            if (certain or not may_be & cell) and suppose(chain, cell, certain):
                found = True
                if explore(chain, goal) or suppose(chain, goal, holds):
                    return


def together(chain: Chain, cell: int, holds: bool) -> Deduction:
    """Return the goal as what some announcements and settled cells leave, as few as the core can do with."""
    grid = chain.grid
    held, out = (cell, 0) if holds else (0, cell)
    announced = [constraint for constraint in chain.constraints if constraint.fact]
    facts = [grid.core_fact(constraint) for constraint in announced]
    settled: list[int] = []
    for deduction in chain.deductions:
        # Every deduction's cells in a row come and go together.
        for cells in grid.by_row(deduction.held) + grid.by_row(deduction.out):
            settled.append(cells)
            facts += grid.core_facts(cells & chain.held, cells & ~chain.held)
    used = needed(_core.Problem(grid.width, grid.sizes, facts), contrary_facts(grid, cell, holds))
    needs = union(settled[n - len(announced)] for n in used if n >= len(announced))
    all_of = (*(announced[n] for n in used if n < len(announced)), *grid.hands.values())
    return chain.deduce(Kind.TOGETHER, all_of, needs, held, out, placed=grid.everything)


def trimmed(grid: Grid, chain: Chain, cell: int, holds: bool) -> Chain:
    """Leave out announcements one by one, as long as the proof becomes no harder."""
    best = chain.price_of(cell)
    used = announcements(chain, cell)
    problem = core_problem(grid, used)
    against = contrary_facts(grid, cell, holds)
    kept = list(range(len(used)))
    # What was simply seen is left out last, and large sets first.
    for n in sorted(kept, key=lambda n: (used[n].kind is Kind.SEEN, -used[n].cells.bit_count())):
        rest = [other for other in kept if other != n]
        if n not in kept or problem.fits(rest, against):
            continue
        again = attempt(grid, [used[other] for other in rest], cell, holds)
        if again and (price := again.price_of(cell)) <= best:
            chain, best = again, price
            still = announcements(again, cell)
            kept = [other for other in rest if used[other] in still]
    return chain


def attempt(grid: Grid, constraints: Sequence[Constraint], cell: int, holds: bool) -> Chain | None:
    """Return a chain that settles the cell without the core's help, if there is one."""
    chain = Chain.begin(grid, constraints)
    return chain if explore(chain, cell) or suppose(chain, cell, holds) else None


def announcements(chain: Chain, cell: int) -> list[Constraint]:
    """Return the announcements that a proof of a cell uses."""
    last = chain.deductions[chain.by[cell.bit_length() - 1]]
    return list(dict.fromkeys(c for c in chain.constraints_below(last) if c.fact))

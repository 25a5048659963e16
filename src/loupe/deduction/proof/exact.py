"""What the counting core says: which cells are settled, and which facts a conclusion cannot do without."""

from __future__ import annotations

from collections.abc import Sequence

from loupe import _core
from loupe.deduction.proof.grid import Constraint, CoreFact, Grid


class Exact:
    """The problem as the core takes it."""

    def __init__(self, grid: Grid, constraints: Sequence[Constraint]) -> None:
        self.grid = grid
        facts = [grid.core_fact(constraint) for constraint in constraints]
        self.problem = _core.Problem(grid.width, grid.sizes, facts)

    def possible(self) -> int:
        """Return the cells that are held in some deal; none if no deal fits."""
        rows = self.problem.possible()
        return sum(row << n * self.grid.width for n, row in enumerate(rows))

    def needed(self, facts: Sequence[int], also: Sequence[CoreFact]) -> list[int] | None:
        """Return as few of the facts as leave no deal with the others given; None if all together leave one."""
        kept = list(facts)
        if self.problem.fits(kept, also):
            return None
        for fact in facts:
            rest = [other for other in kept if other != fact]
            if not self.problem.fits(rest, also):
                kept = rest
        return kept

"""What the counting core says: which cells may be held, and which facts a conclusion cannot do without."""

from __future__ import annotations

from collections.abc import Sequence

from loupe import _core
from loupe.deduction.proof.grid import Constraint, CoreFact, Grid


def core_problem(grid: Grid, constraints: Sequence[Constraint]) -> _core.Problem:
    """Return the problem as the core takes it."""
    return _core.Problem(grid.width, grid.sizes, [grid.core_fact(constraint) for constraint in constraints])


def possible(grid: Grid, constraints: Sequence[Constraint]) -> int:
    """Return the cells that are held in some deal; none if no deal fits."""
    rows = core_problem(grid, constraints).possible()
    return sum(row << n * grid.width for n, row in enumerate(rows))


def needed(problem: _core.Problem, also: Sequence[CoreFact], order: Sequence[int] | None = None) -> list[int]:
    """Leave out the problem's facts in this order, as long as the rest fits no deal with the others."""
    kept = list(range(len(problem.facts)))
    for fact in order or tuple(kept):
        rest = [other for other in kept if other != fact]
        if not problem.fits(rest, also):
            kept = rest
    return kept

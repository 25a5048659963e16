"""The next step that a sheet lacks: the easiest there is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from loupe.deduction.proof.chain import Chain
from loupe.deduction.proof.exact import possible
from loupe.deduction.proof.finder import PATTERNS, suppose, together
from loupe.deduction.proof.grid import Grid, bits
from loupe.deduction.proof.steps import Contradictory, Hint
from loupe.deduction.proof.writer import written_hint
from loupe.games.vocabulary import Fact, Owner

Sheet = Mapping[str, Collection[Owner]]
"""The owners that are not ruled out yet, for each card; a card that it leaves out may be anywhere."""


def hint(
    cards: Sequence[str], owners: Mapping[Owner, int], facts: Iterable[Fact], sheet: Sheet
) -> Hint | None:
    """Return the easiest deduction that the sheet lacks; None if nothing more can be known.

    A mark that does not follow from what was announced is a guess, and nothing is built on it.
    """
    grid = Grid(cards, owners)
    constraints = [grid.announced(fact) for fact in facts]
    may_be = possible(grid, constraints)
    if not may_be:
        raise Contradictory
    held, out = noted(grid, sheet, may_be)
    chain = Chain.begin(grid, constraints, held, out)
    certain = chain.open & ~may_be | sum(column for column in grid.columns if is_single(may_be & column))
    if not chain.open & certain:
        return None
    settle_next(chain, certain, may_be)
    return Hint(written_hint(chain, len(chain.deductions) - 1))


def is_single(cells: int) -> bool:
    """Tell whether this is one cell."""
    return cells.bit_count() == 1


def noted(grid: Grid, sheet: Sheet, may_be: int) -> tuple[int, int]:
    """Return the cells that a sheet holds and rules out, as far as it is right to."""
    out = 0
    for card, left in sheet.items():
        out |= sum(grid.cells(owner, (card,)) for owner in grid.owners if owner not in left)
    out &= ~may_be
    left_over = (column & ~out for column in grid.columns)
    return sum(cells for cells in left_over if is_single(cells)), out


def settle_next(chain: Chain, certain: int, may_be: int) -> None:
    """Let the chain settle cells with one more deduction, as easy as possible."""
    if chain.next():
        return
    for pattern in PATTERNS:
        found = list(pattern(chain))
        for deduction in found:
            chain.push(deduction)
        if found and chain.next():
            return
    for n in bits(chain.open & certain):
        if suppose(chain, 1 << n, bool(may_be >> n & 1)):
            return
    cell = 1 << next(bits(chain.open & certain))
    chain.settle(together(chain, cell, bool(may_be & cell)))

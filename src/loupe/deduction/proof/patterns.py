"""Deductions from several constraints at once, tried where the simple ones come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from loupe.deduction.proof.chain import Chain, Deduction
from loupe.deduction.proof.grid import Constraint
from loupe.deduction.proof.steps import Kind
from loupe.games.vocabulary import Owner


def of_owners(chain: Chain) -> dict[Owner, list[Constraint]]:
    """Return every owner's constraints that still leave something open."""
    found: dict[Owner, list[Constraint]] = {owner: [] for owner in chain.grid.owners}
    for constraint in chain.constraints:
        if constraint.owner is not None and constraint.cells & chain.open:
            found[constraint.owner].append(constraint)
    return found


def differences(chain: Chain) -> Iterator[Deduction]:
    """Take one announcement about an owner from another: what both speak of cancels out."""
    possible, held, still_open = chain.held | chain.open, chain.held, chain.open
    for constraints in of_owners(chain).values():
        for more in constraints:
            for less in constraints:
                if more is less or not more.cells & less.cells:
                    continue
                gained, lost = more.cells & ~less.cells, less.cells & ~more.cells
                room = (gained & possible).bit_count() - (lost & held).bit_count()
                # Held of `gained` minus held of `lost` is at least this; there is no more room than that.
                difference = more.at_least - less.at_most
                if difference >= room and (gained | lost) & still_open:
                    fits = still_open if difference == room else 0
                    needs = gained & chain.out | lost & held
                    yield chain.deduce(
                        Kind.DIFFERENCE, (more, less), needs, held=gained & fits, out=lost & fits
                    )


@dataclass(slots=True)
class Bound:
    """The best that is known of a number, and from what."""

    number: int
    constraints: tuple[Constraint, ...] = ()
    needs: int = 0


class Shares:
    """Who has at least and at most how many of any set, as far as one constraint and settled cells tell."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.open, self.held = chain.open, chain.held
        self.possible = chain.held | chain.open
        self.lower: dict[Owner, list[Constraint]] = {}
        self.upper: dict[Owner, list[Constraint]] = {}
        for owner, constraints in of_owners(chain).items():
            # Of constraints on the same open cells only the tightest matters, the one that needs least.
            lower = {c.cells & self.open: c for c in sorted(constraints, key=self._least)}
            upper = {c.cells & self.open: c for c in sorted(constraints, key=self._most, reverse=True)}
            self.lower[owner], self.upper[owner] = list(lower.values()), list(upper.values())

    def _least(self, constraint: Constraint) -> tuple[int, int]:
        closed = constraint.cells & ~self.open
        return constraint.at_least - (closed & self.held).bit_count(), -closed.bit_count()

    def _most(self, constraint: Constraint) -> tuple[int, int]:
        closed = constraint.cells & ~self.open
        return constraint.at_most - (closed & self.held).bit_count(), closed.bit_count()

    def sets(self) -> list[int]:
        """Return the sets of cards that announcements speak of, those that still differ."""
        grid = self.chain.grid
        named = {c.cells for c in self.chain.constraints if c.owner is not None and c.kind is not Kind.FULL}
        wide = sorted({grid.everywhere(cells) for cells in named}, reverse=True)
        return list({cards & self.open: cards for cards in wide if cards & self.open}.values())

    def least(self, owner: Owner, cells: int) -> Bound:
        """Return the best lower bound for some of an owner's cells, from as few settled cells as possible."""
        held, possible = cells & self.held, self.possible
        best = Bound(held.bit_count(), (), held)
        if not cells & self.open:
            return best
        for constraint in self.lower[owner]:
            beyond, also = constraint.cells & ~cells, held & ~constraint.cells
            number = constraint.at_least - (beyond & possible).bit_count() + also.bit_count()
            needs = beyond & ~possible | also
            if (number, -needs.bit_count()) > (best.number, -best.needs.bit_count()):
                best = Bound(number, (constraint,), needs)
        return best

    def most(self, owner: Owner, cells: int) -> Bound:
        """Return the best upper bound for some of an owner's cells, from as few settled cells as possible."""
        possible = self.possible
        best = Bound((cells & possible).bit_count(), (), cells & ~possible)
        if not cells & self.open:
            return best
        for constraint in self.upper[owner]:
            beyond, also = constraint.cells & ~cells & self.held, cells & ~constraint.cells
            number = constraint.at_most - beyond.bit_count() + (also & possible).bit_count()
            needs = beyond | also & ~possible
            if (number, needs.bit_count()) < (best.number, best.needs.bit_count()):
                best = Bound(number, (constraint,), needs)
        return best


def seats(chain: Chain) -> Iterator[Deduction]:
    """Share out a set of cards among all owners: what the others have tells what is left for one."""
    shares = Shares(chain)
    for cards in shares.sets():
        yield from Sharing(chain, shares, cards).deductions()


class Sharing:
    """One set of cards, shared out."""

    def __init__(self, chain: Chain, shares: Shares, cards: int) -> None:
        self.chain, self.cards, grid = chain, cards, chain.grid
        self.cells = {owner: cards & row for owner, row in grid.row.items()}
        self.least = {owner: shares.least(owner, cells) for owner, cells in self.cells.items()}
        self.most = {owner: shares.most(owner, cells) for owner, cells in self.cells.items()}
        self.number = cards.bit_count() // len(grid.owners)

    def deductions(self) -> Iterator[Deduction]:
        """Bound what is left for each owner by what all the others have."""
        at_least = self.number - sum(bound.number for bound in self.most.values())
        at_most = self.number - sum(bound.number for bound in self.least.values())
        for owner, cells in self.cells.items():
            if not cells & self.chain.open:
                continue
            least, most = self.least[owner].number, self.most[owner].number
            if at_most + least < most:
                yield self._left(owner, self.least, 0, at_most + least)
            if at_least + most > least:
                yield self._left(owner, self.most, at_least + most, cells.bit_count())

    def _left(self, owner: Owner, bounds: dict[Owner, Bound], at_least: int, at_most: int) -> Deduction:
        others = [bound for other, bound in bounds.items() if other != owner]
        constraints = tuple(constraint for bound in others for constraint in bound.constraints)
        cells, chain, needs = self.cells[owner], self.chain, 0
        for bound in others:
            needs |= bound.needs
        held, left, lacking = cells & chain.held, cells & chain.open, cells & chain.out
        if at_most < held.bit_count():
            return chain.deduce(Kind.SEATS, constraints, needs | held, placed=self.cards)
        if at_least > (held | left).bit_count():
            return chain.deduce(Kind.SEATS, constraints, needs | lacking, placed=self.cards)
        if at_most == held.bit_count():
            return chain.deduce(Kind.SEATS, constraints, needs | held, out=left, placed=self.cards)
        if at_least == (held | left).bit_count():
            return chain.deduce(Kind.SEATS, constraints, needs | lacking, held=left, placed=self.cards)
        count = Constraint(cells, max(0, at_least), at_most, Kind.COUNTED, owner)
        return chain.deduce(Kind.SEATS, constraints, needs, placed=self.cards, count=count)

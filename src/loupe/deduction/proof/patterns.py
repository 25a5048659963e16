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
                if more.at_least - less.at_most >= room and (gained | lost) & still_open:
                    needs = gained & chain.out | lost & held
                    yield chain.deduce(
                        Kind.DIFFERENCE,
                        (more, less),
                        needs,
                        held=gained & still_open,
                        out=lost & still_open,
                    )


@dataclass(slots=True)
class Bound:
    """The best that is known of a number, and from what."""

    number: int
    constraints: tuple[Constraint, ...] = ()
    needs: int = 0


def seats(chain: Chain) -> Iterator[Deduction]:
    """Share out a set of cards among all owners: what the others have tells what is left for one."""
    grid = chain.grid
    by_owner = of_owners(chain)
    sets = {grid.everywhere(c.cells) for own in by_owner.values() for c in own if c.kind is not Kind.FULL}
    for cards in sorted(sets):
        if not cards & chain.open:
            continue
        most = {owner: most_of(chain, cards & grid.row[owner], by_owner[owner]) for owner in grid.owners}
        least = {owner: least_of(chain, cards & grid.row[owner], by_owner[owner]) for owner in grid.owners}
        number = cards.bit_count() // len(grid.owners)
        for owner in grid.owners:
            if chain.open & cards & grid.row[owner]:
                yield from _left_for(chain, owner, cards, number, least, most)


def least_of(chain: Chain, cells: int, constraints: list[Constraint]) -> Bound:
    """Return the best lower bound for an owner's cells that one constraint and settled cells give."""
    held = cells & chain.held
    best = Bound(held.bit_count(), (), held)
    if not cells & chain.open:
        return best
    possible = chain.held | chain.open
    for constraint in constraints:
        beyond = constraint.cells & ~cells
        number = constraint.at_least - (beyond & possible).bit_count()
        also = held & ~constraint.cells
        if number + also.bit_count() > best.number:
            best = Bound(number + also.bit_count(), (constraint,), beyond & ~possible | also)
    return best


def most_of(chain: Chain, cells: int, constraints: list[Constraint]) -> Bound:
    """Return the best upper bound for an owner's cells that one constraint and settled cells give."""
    possible = chain.held | chain.open
    best = Bound((cells & possible).bit_count(), (), cells & ~possible)
    if not cells & chain.open:
        return best
    for constraint in constraints:
        beyond, also = constraint.cells & ~cells & chain.held, cells & ~constraint.cells
        number = constraint.at_most - beyond.bit_count() + (also & possible).bit_count()
        if number < best.number:
            best = Bound(number, (constraint,), beyond | also & ~possible)
    return best


def _left_for(
    chain: Chain,
    owner: Owner,
    cards: int,
    number: int,
    least: dict[Owner, Bound],
    most: dict[Owner, Bound],
) -> Iterator[Deduction]:
    cells = cards & chain.grid.row[owner]
    others = [other for other in chain.grid.owners if other != owner]
    at_most = number - sum(least[other].number for other in others)
    at_least = number - sum(most[other].number for other in others)
    left, held = cells & chain.open, cells & chain.held
    if at_most < most[owner].number:
        yield _shared(chain, owner, cards, [least[o] for o in others], Bounds(0, at_most), held, left)
    if at_least > least[owner].number:
        bounds = Bounds(at_least, cells.bit_count())
        yield _shared(chain, owner, cards, [most[o] for o in others], bounds, held, left)


@dataclass(frozen=True, slots=True)
class Bounds:
    """At least and at most so many."""

    at_least: int
    at_most: int


def _shared(
    chain: Chain, owner: Owner, cards: int, others: list[Bound], bounds: Bounds, held: int, left: int
) -> Deduction:
    constraints = tuple(constraint for bound in others for constraint in bound.constraints)
    needs = 0
    for bound in others:
        needs |= bound.needs
    cells = cards & chain.grid.row[owner]
    lacking = cells & chain.out
    if bounds.at_most <= held.bit_count():
        return chain.deduce(Kind.SEATS, constraints, needs | held, out=left, placed=cards)
    if bounds.at_least >= (held | left).bit_count():
        return chain.deduce(Kind.SEATS, constraints, needs | lacking, held=left, placed=cards)
    count = Constraint(cells, max(0, bounds.at_least), bounds.at_most, Kind.COUNTED, owner)
    return chain.deduce(Kind.SEATS, constraints, needs, placed=cards, count=count)

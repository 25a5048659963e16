"""Small problems of any shape, and what plain enumeration says of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from hypothesis import strategies as st

from loupe.games.vocabulary import Fact, Owner

Deal = dict[str, Owner]
OWNERS: tuple[Owner, ...] = (0, 1, 2, "missing")


class Problem(NamedTuple):
    cards: tuple[str, ...]
    owners: dict[Owner, int]
    facts: tuple[Fact, ...]

    @property
    def cells(self) -> list[tuple[str, Owner]]:
        return [(card, owner) for card in self.cards for owner in self.owners]


def deals(problem: Problem) -> list[Deal]:
    """All deals that fit, written out."""
    places = [owner for owner, size in problem.owners.items() for _ in range(size)]
    dealt = {tuple(order) for order in permutations(places)}
    fitting = (dict(zip(problem.cards, order, strict=True)) for order in dealt)
    return [deal for deal in fitting if all(fits(deal, fact) for fact in problem.facts)]


def fits(deal: Deal, fact: Fact) -> bool:
    return fact.at_least <= sum(deal[card] == fact.owner for card in fact.cards) <= fact.at_most


def settled(problem: Problem) -> Iterator[tuple[str, Owner, bool | None]]:
    """What is true of every cell in all deals that fit; None where it differs."""
    fitting = deals(problem)
    for card, owner in problem.cells:
        held = {deal[card] == owner for deal in fitting}
        yield card, owner, held.pop() if len(held) == 1 else None


@st.composite
def problems(draw: st.DrawFn, *, honest: bool = True) -> Problem:
    """Cards dealt to a few owners, and announcements: all true of one deal, or anything."""
    places = draw(st.lists(st.sampled_from(OWNERS), min_size=2, max_size=7))
    owners: dict[Owner, int] = {owner: places.count(owner) for owner in (*OWNERS, "table")}
    cards = tuple(f"c{n}" for n in range(len(places)))
    deal = dict(zip(cards, places, strict=True))
    facts = []
    for event in range(1, draw(st.integers(1, 9))):
        owner = draw(st.sampled_from(OWNERS))
        named = tuple(sorted(draw(st.sets(st.sampled_from(cards), min_size=1))))
        number = sum(deal[card] == owner for card in named)
        if not honest:
            number = draw(st.integers(0, len(named)))
        less, more = draw(st.sampled_from([(0, 0), (0, 0), (0, 0), (0, 1), (1, 0), (1, 1)]))
        facts.append(Fact(owner, named, max(0, number - less), min(len(named), number + more), event))
    return Problem(cards, owners, tuple(facts))

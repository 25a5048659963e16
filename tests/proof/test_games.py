"""Positions of real games: every card that is settled has a proof, and the checker accepts it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from loupe.deduction.proof import check, explain, next_step
from loupe.games.partition import Partition
from loupe.games.registry import rules_for
from loupe.games.vocabulary import Owner
from tests.deduction.positions import positions
from tests.play import Table, tables

SUPERSLEUTH = [Table("sleuth/avalon-hill", seats, ("supersleuth",)) for seats in range(3, 8)]


def settled(view: Any) -> Iterator[tuple[str, Owner, bool]]:
    """Every card and owner of which the core says that it must or cannot be."""
    rules, setup = rules_for(view), view.scene.setup
    places = Partition(rules.cards(setup), rules.owners(setup)).possible(rules.facts(view))
    for card, owners in places.items():
        for owner in rules.owners(setup):
            if owner not in owners or len(owners) == 1:
                yield card, owner, owner in owners


def prove_some(view: Any, rng: Random, most: int) -> None:
    cells = list(settled(view))
    for card, owner, held in rng.sample(cells, min(most, len(cells))):
        proof = explain(view, card, owner)
        assert proof.holds == held
        check(proof, view)


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_every_table(table: Table) -> None:
    rng = Random(str(table))
    for view in positions([table], 3, seed=5):
        prove_some(view, rng, 10)


@pytest.mark.parametrize("table", SUPERSLEUTH, ids=str)
def test_supersleuth(table: Table) -> None:
    rng = Random(0)
    for view in positions([table], 6, seed=70):
        prove_some(view, rng, 12)


@pytest.mark.soak
def test_ten_thousand_positions() -> None:
    rng = Random(1)
    for view in positions(list(tables()), 10_000, seed=1000):
        prove_some(view, rng, 4)


@pytest.mark.parametrize("table", [*SUPERSLEUTH[::2], Table("cluedo/card-game", 3)], ids=str)
def test_hints_fill_a_sheet_until_nothing_more_can_be_known(table: Table) -> None:
    (view,) = positions([table], 1, seed=12)
    rules, setup = rules_for(view), view.scene.setup
    places = Partition(rules.cards(setup), rules.owners(setup)).possible(rules.facts(view))
    sheet = {card: set(rules.owners(setup)) for card in rules.cards(setup)}
    while hint := next_step(view, sheet):
        before = {card: set(owners) for card, owners in sheet.items()}
        for count in hint.settles:
            for card in count.cards:
                sheet[card] -= {count.owner} if count.none else sheet[card] - {count.owner}
        assert sheet != before, "a hint tells something that the sheet lacks"
    assert sheet == places

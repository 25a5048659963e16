"""Proofs that a person follows: why a card must be with somebody, or cannot be, and what to see next."""

from __future__ import annotations

from typing import Any

from loupe.deduction.proof.checker import WrongProof
from loupe.deduction.proof.checker import check as _check
from loupe.deduction.proof.finder import prove
from loupe.deduction.proof.hints import Sheet, hint
from loupe.deduction.proof.steps import Contradictory, Count, Hint, Kind, Proof, Step, Unsettled
from loupe.games.registry import rules_for
from loupe.games.vocabulary import Owner

__all__ = [
    "Contradictory",
    "Count",
    "Hint",
    "Kind",
    "Proof",
    "Sheet",
    "Step",
    "Unsettled",
    "WrongProof",
    "check",
    "explain",
    "hint",
    "next_step",
    "prove",
]


def explain(view: Any, card: str, owner: Owner) -> Proof:
    """Return why the card must be with the owner, or why it cannot be, by what the view has seen.

    Unsettled if it may or may not; Contradictory if what was seen cannot all be true.
    """
    rules, setup = rules_for(view), view.scene.setup
    return prove(rules.cards(setup), rules.owners(setup), rules.facts(view), card, owner)


def next_step(view: Any, sheet: Sheet | None = None) -> Hint | None:
    """Return the easiest deduction that is not on the sheet yet; None if nothing more can be known."""
    rules, setup = rules_for(view), view.scene.setup
    return hint(rules.cards(setup), rules.owners(setup), rules.facts(view), sheet or {})


def check(proof: Proof, view: Any) -> None:
    """Raise WrongProof unless every step of the proof follows from what the view has seen."""
    rules, setup = rules_for(view), view.scene.setup
    _check(proof, rules.cards(setup), rules.owners(setup), rules.facts(view))

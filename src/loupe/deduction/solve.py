"""The exact answer to a deduction problem, as JSON-like data."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from loupe import _core
from loupe.deduction.problem import Problem


def solve(problem: Problem | Mapping[str, Any], *, cancel: _core.Cancel | None = None) -> dict[str, Any]:
    """Count the deals and give every card's odds; where no deal fits, a smallest set of contradicting facts.

    Raises ProblemError for a malformed problem, LimitExceeded for one that needs too much work.
    """
    if not isinstance(problem, Problem):
        problem = Problem.of(problem)
    core = problem.core()
    counted = core.count(cancel=cancel)
    if counted.deals == 0:
        return {"deals": "0", "conflict": core.smallest_conflicts(cancel=cancel)[0]}
    return {"deals": str(counted.deals), "odds": _odds(problem, counted)}


def _odds(problem: Problem, counted: _core.Count) -> dict[str, dict[str, str]]:
    return {
        card: {
            owner.name: str(Fraction(deals, counted.deals))
            for owner, deals in zip(problem.owners, row, strict=True)
            if deals
        }
        for card, row in zip(problem.cards, counted.marginals, strict=True)
    }

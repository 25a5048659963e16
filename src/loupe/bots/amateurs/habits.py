"""The habits in which amateurs differ."""

from __future__ import annotations

from typing import NamedTuple


class Habits(NamedTuple):
    """How somebody asks, concludes, remembers, and when he speaks up."""

    curious: bool
    """Asks about what the notebook leaves open; else whatever comes to mind."""
    concludes: bool
    """Draws conclusions from conclusions; else looks at every announcement once, when it is made."""
    forgets: float
    """Which share of the announcements is forgotten."""
    dares: int
    """Speaks up when so few solutions are left in the notebook."""
    patience: int
    """Events a seat, after which the player stops hoping to be certain."""


RANDOM = Habits(curious=False, concludes=False, forgets=0, dares=1, patience=60)
NOVICE = Habits(curious=True, concludes=False, forgets=0, dares=1, patience=60)
CASUAL = Habits(curious=True, concludes=True, forgets=0.05, dares=2, patience=60)

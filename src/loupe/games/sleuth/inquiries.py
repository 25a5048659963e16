"""What a question would ask of whom: for weighing questions before one of them is asked."""

from __future__ import annotations

from loupe.games.sleuth.actions import Ask, AskFinal, Identify
from loupe.games.sleuth.cards import MATCHING, sorted_gems
from loupe.games.sleuth.rules import shows_gems
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Action, Inquiry


def inquire(view: View, action: Action) -> Inquiry | None:
    """Return the inquiry that an action makes; None for an action that asks nothing."""
    if not isinstance(action, Ask | AskFinal):
        return None
    card = action.card if isinstance(action, Ask) else None
    shown = shows_gems(view.scene.setup.knobs, action.question, card)
    return Inquiry(action.asked, sorted_gems(MATCHING[action.question]), shown)


def claimed(action: Action) -> tuple[str, ...] | None:
    """Return the gems that an identification names; None for any other action."""
    return action.gems if isinstance(action, Identify) else None

"""The games that Loupe knows. To add one, add its Rules here."""

from __future__ import annotations

from typing import Any

from loupe.games import cluedo, sleuth
from loupe.games.vocabulary import ImpossibleSettings, Rules

GAMES: dict[str, Rules[Any, Any, Any, Any, Any]] = {
    rules.name: rules for rules in (sleuth.RULES, cluedo.RULES)
}

NAMES = tuple(f"{rules.name}/{edition}" for rules in GAMES.values() for edition in rules.editions)
"""Every game by its full name."""


def rules_of(name: str) -> tuple[Rules[Any, Any, Any, Any, Any], str]:
    """Return the rules of a game given by its full name, and the name of its edition."""
    game, _, edition = name.partition("/")
    if name not in NAMES:
        raise ImpossibleSettings("unknown-game", game=name, known=", ".join(NAMES))
    return GAMES[game], edition


def rules_for(view: Any) -> Rules[Any, Any, Any, Any, Any]:
    """Return the rules of the game that a view is of."""
    return rules_of(view.scene.setup.game)[0]

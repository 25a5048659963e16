"""The master: exact belief about the cards and about what the others know of them."""

from __future__ import annotations

from random import Random
from typing import Any

from loupe.bots.exact.memory import Memory
from loupe.bots.master import cluedo, sleuth
from loupe.bots.master.style import MASTERLY, Style
from loupe.games.cluedo.views import View as CluedoView
from loupe.games.sleuth.views import View as SleuthView
from loupe.games.vocabulary import Action, Rules

__all__ = ["Master", "Style"]


class Master:
    """Plays the race: asks for itself and against the others, and identifies before them."""

    def __init__(self, rules: Rules[Any, Any, Any, Any, Any], seed: int, style: Style = MASTERLY) -> None:
        self.rules, self.seed, self.style = rules, seed, style
        self._memory = Memory()

    def act(self, view: Any) -> Action | None:
        """Say what to do, or nothing."""
        chance = Random(f"{self.seed} {len(view.log)}")
        match view:
            case SleuthView():
                return sleuth.act(view, self._memory, chance, self.style)
            case CluedoView():
                return cluedo.act(view, chance, self.style)
        raise TypeError(f"no master of {type(view)}")

"""The sharp player: perfect logic, and the question that it expects to learn most from."""

from __future__ import annotations

from random import Random
from typing import Any

from loupe.bots.exact import cluedo, sleuth
from loupe.bots.exact.memory import Memory
from loupe.games.cluedo.views import View as CluedoView
from loupe.games.sleuth.views import View as SleuthView
from loupe.games.vocabulary import Action, Rules

__all__ = ["Sharp"]


class Sharp:
    """Knows all that can be known, and identifies when certain."""

    def __init__(self, rules: Rules[Any, Any, Any, Any, Any], seed: int) -> None:
        self.rules, self.seed = rules, seed
        self._memory = Memory()

    def act(self, view: Any) -> Action | None:
        """Say what to do, or nothing."""
        chance = Random(f"{self.seed} {len(view.log)}")
        match view:
            case SleuthView():
                return sleuth.act(view, self._memory, chance)
            case CluedoView():
                return cluedo.act(view, chance)
        raise TypeError(f"no sharp player for {type(view)}")

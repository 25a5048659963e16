"""The two simple house players: one asks at random, one asks what it does not know yet."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import Any

from loupe.bots import cluedo as cluedo_play
from loupe.bots import sleuth as sleuth_play
from loupe.bots.notebook import Notebook
from loupe.games.cluedo.views import View as CluedoView
from loupe.games.sleuth.views import View as SleuthView
from loupe.games.vocabulary import Action, Rules


class Manner(StrEnum):
    """How a simple player chooses its questions."""

    RANDOM = "random"
    CAREFUL = "careful"


class SimplePlayer:
    """Keeps a notebook, asks in its manner, and identifies when the notebook leaves one possibility."""

    def __init__(self, manner: Manner, rules: Rules[Any, Any, Any, Any, Any], seed: int) -> None:
        self.manner, self.rules, self.seed = manner, rules, seed

    def act(self, view: Any) -> Action | None:
        """Say what to do, or nothing."""
        chance = Random(f"{self.seed} {len(view.log)}")
        careful = self.manner is Manner.CAREFUL
        match view:
            case SleuthView():
                return sleuth_play.act(view, self._notebook(view), chance, careful)
            case CluedoView():
                return cluedo_play.act(view, self._notebook(view), chance, careful)
        raise TypeError(f"no simple player for {type(view)}")

    def _notebook(self, view: Any) -> Notebook:
        setup = view.scene.setup
        return Notebook(self.rules.cards(setup), self.rules.owners(setup), self.rules.facts(view))

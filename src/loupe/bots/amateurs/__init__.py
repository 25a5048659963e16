"""Amateurs: players who keep a notebook by simple rules, each with habits of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from loupe.bots.amateurs import cluedo, sleuth
from loupe.bots.amateurs.habits import CASUAL, NOVICE, RANDOM, Habits
from loupe.bots.amateurs.notebook import Notebook
from loupe.games.cluedo.views import View as CluedoView
from loupe.games.sleuth.views import View as SleuthView
from loupe.games.vocabulary import Action, Fact, Rules

__all__ = ["CASUAL", "NOVICE", "RANDOM", "Amateur", "Habits"]


class Amateur:
    """Keeps a notebook, asks as its habits are, and identifies when the notebook leaves little open."""

    def __init__(self, habits: Habits, rules: Rules[Any, Any, Any, Any, Any], seed: int) -> None:
        self.habits, self.rules, self.seed = habits, rules, seed

    def act(self, view: Any) -> Action | None:
        """Say what to do, or nothing."""
        chance = Random(f"{self.seed} {len(view.log)}")
        match view:
            case SleuthView():
                return sleuth.act(view, self._notebook(view), chance, self.habits)
            case CluedoView():
                return cluedo.act(view, self._notebook(view), chance, self.habits)
        raise TypeError(f"no amateur for {type(view)}")

    def _notebook(self, view: Any) -> Notebook:
        setup = view.scene.setup
        remembered = self._remembered(self.rules.facts(view))
        return Notebook(self.rules.cards(setup), self.rules.owners(setup), remembered, self.habits.concludes)

    def _remembered(self, facts: Iterable[Fact]) -> Iterator[Fact]:
        """Leave out what this player forgot: by its seed, so that what is forgotten stays so."""
        for fact in facts:
            forgets = self.habits.forgets and fact.event > 1
            if not forgets or Random(f"{self.seed} heard {fact.event}").random() >= self.habits.forgets:
                yield fact

"""What a player is to the table, and which house players there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from loupe.bots.amateurs import CASUAL, NOVICE, RANDOM, Amateur
from loupe.bots.exact import Sharp
from loupe.bots.master import Master
from loupe.games.telling import Telling
from loupe.games.vocabulary import Action, Rules


class Player(Protocol):
    """Somebody in a seat."""

    def act(self, view: Any) -> Action | None:
        """Say what to do, or nothing; asked after every event, and bound to act when the table waits for it.

        The answer may depend on the view and the player's own seed alone: asked twice, it answers the same.
        """


@dataclass(frozen=True)
class Level:
    """A house player one can invite."""

    name: str
    budget: float
    """Seconds that it may think about one action."""
    sit: Callable[[Rules[Any, Any, Any, Any, Any], int], Player]
    """Make the player for one seat of a game, with a seed of its own."""

    @property
    def person(self) -> Telling:
        """By what name it sits down."""
        return Telling("house-player", {"level": self.name})

    @property
    def character(self) -> Telling:
        """What kind of person it is."""
        return Telling("house-player-character", {"level": self.name})

    @property
    def manner(self) -> Telling:
        """How it plays."""
        return Telling("house-player-manner", {"level": self.name})


LEVELS = {
    level.name: level
    for level in (
        Level("random", 0.05, partial(Amateur, RANDOM)),
        Level("novice", 0.05, partial(Amateur, NOVICE)),
        Level("casual", 0.05, partial(Amateur, CASUAL)),
        Level("sharp", 0.05, Sharp),
        Level("master", 1.0, Master),
    )
}
"""The house players from the weakest to the strongest; `random` is the yardstick below them."""

"""What a player is to the table, and which levels of house players there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from loupe.bots.simple import Manner, SimplePlayer
from loupe.games.vocabulary import Action, Rules


class Player(Protocol):
    """Somebody in a seat."""

    def act(self, view: Any) -> Action | None:
        """Say what to do, or nothing; asked after every event, and bound to act when the table waits for it.

        The answer may depend on the view and the player's own seed alone: asked twice, it answers the same.
        """


@dataclass(frozen=True)
class Level:
    """A house player one can invite; the texts `bot-<name>` and `bot-<name>-character` present it."""

    name: str
    budget: float
    """Seconds that it may think about one action."""
    sit: Callable[[Rules[Any, Any, Any, Any, Any], int], Player]
    """Make the player for one seat of a game, with a seed of its own."""


LEVELS = {
    level.name: level
    for level in (
        Level("random", 0.05, partial(SimplePlayer, Manner.RANDOM)),
        Level("careful", 0.05, partial(SimplePlayer, Manner.CAREFUL)),
    )
}

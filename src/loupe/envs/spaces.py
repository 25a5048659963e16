"""What every PettingZoo environment of Loupe has: its spaces, its deals, and its games told in words."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from loupe.envs.episode import Episode, Settings
from loupe.envs.numbers import Array, Field
from loupe.games.game import Game
from loupe.games.telling import say


def observation_space(settings: Settings) -> spaces.Dict:
    """Return the space of what a seat sees, with the mask of what it may do."""
    mask = spaces.Box(0, 1, (len(settings.numbers(0)),), np.int8)
    return spaces.Dict({"observation": _seen_space(settings), "action_mask": mask})


def _seen_space(settings: Settings) -> spaces.Space[Any]:
    boxes: dict[str, spaces.Space[Any]] = {
        name: _box(field) for name, field in settings.layout.fields.items()
    }
    if settings.observation == "dict":
        return spaces.Dict(boxes)
    return spaces.Box(0.0, 1.0, (len(settings.layout.scale),), np.float32)


def _box(field: Field) -> spaces.Box:
    return spaces.Box(0.0, field.high, field.shape, np.float32)


def action_space(settings: Settings) -> spaces.Discrete:
    """Return the numbers of a seat's actions."""
    return spaces.Discrete(len(settings.numbers(0)))


def told(game: Game[Any, Any], after: int = 0) -> str:
    """Tell in English what everybody saw happen after an event."""
    tell = game.rules.tell.event
    return "\n".join(say(tell(seen, game.setup, None)) for seen in game.seen(None, after))


class Spaces:
    """The agents of an environment, `seat_0` and so on, with a space each, and the game they are in."""

    episode: Episode
    possible_agents: list[str]

    def __init__(self, name: str, settings: Settings, render_mode: str | None) -> None:
        self.metadata = {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.settings, self.render_mode = settings, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(settings.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(settings) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(settings) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._rendered = self.steps = 0

    def deal(self, seed: int | None) -> None:
        """Deal a new game; a seed makes it and all that follow repeatable."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode = Episode(self.settings, int(self._chance.integers(2**63)))
        self.agents = self.possible_agents[:]
        self._rendered = self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what a seat can see, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the numbers of a seat's actions, the same object each time."""
        return self.action_spaces[agent]

    def state(self) -> Array:
        """Return what all seats see together, for critics that may know everything."""
        return np.concatenate([self.episode.seen(seat).flat() for seat in range(self.episode.seats)])

    def render(self) -> str | None:
        """Tell what everybody saw happen since the last time."""
        said, self._rendered = told(self.episode.game, self._rendered), len(self.episode.game.events)
        if self.render_mode != "human":
            return said
        print(said)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

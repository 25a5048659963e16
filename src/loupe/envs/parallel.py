"""The PettingZoo environment in which all seats act at once."""

from __future__ import annotations

from typing import Any, TypeAlias

from pettingzoo import ParallelEnv

from loupe.envs.episode import Observation, Settings, identifying_first
from loupe.envs.numbers import WAIT
from loupe.envs.spaces import Spaces

Infos: TypeAlias = dict[str, dict[str, Any]]
Observations: TypeAlias = dict[str, Observation]
Answer: TypeAlias = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]


class AtOnce(Spaces, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A step is one action of the table; seats that it does not wait for wait, or identify before it is done.

    Several who identify at once do so in an order drawn by chance.
    """

    def __init__(self, name: str, settings: Settings, render_mode: str | None = None) -> None:
        super().__init__(name, settings, render_mode)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observations, Infos]:
        """Deal a new game; a seed makes it and all that follow repeatable."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> Observations:
        return {agent: self.episode.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Answer:
        """Let everybody act who does not wait."""
        rewards = dict.fromkeys(self.agents, 0.0)
        self._act({seat: int(actions[agent]) for seat, agent in enumerate(self.possible_agents)}, rewards)
        self.steps += 1
        over = self.episode.game.outcome is not None
        cut = not over and self.settings.max_cycles is not None and self.steps >= self.settings.max_cycles
        for seat, agent in enumerate(self.possible_agents):
            rewards[agent] += self.episode.learned(seat) + self.episode.at_end(seat)
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        infos: Infos = {agent: {} for agent in self.agents}
        if self.render_mode == "human":
            self.render()
        if over or cut:
            self.agents = []
        return self._observations(), rewards, ended, stopped, infos

    def _act(self, chosen: dict[int, int], rewards: dict[str, float]) -> None:
        episode = self.episode
        wanting = [seat for seat, number in chosen.items() if number != WAIT]
        for seat in identifying_first(wanting, episode.game.waiting, episode.chance):
            if episode.game.outcome is None and not episode.act(seat, chosen[seat]):
                rewards[self.possible_agents[seat]] += self.settings.illegal_reward

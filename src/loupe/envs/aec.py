"""The PettingZoo environment in which seats step one after the other."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from loupe.envs.episode import Observation, Settings
from loupe.envs.spaces import Spaces
from loupe.games.vocabulary import Seat


class Turns(Spaces, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Seats step clockwise, each once a cycle; a seat that the table does not wait for waits or identifies.

    With `waits=False` the steps are left out in which a seat can only wait.
    """

    def __init__(
        self, name: str, settings: Settings, waits: bool = True, render_mode: str | None = None
    ) -> None:
        super().__init__(name, settings, render_mode)
        self.waits = waits

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game; a seed makes it and all that follow repeatable."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.game.waiting[0]]

    def observe(self, agent: str) -> Observation:
        """Return what a seat sees and may do."""
        return self.episode.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the selected seat act, and select the next."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is still in the game acts, if only by waiting"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self.episode.act(seat := self.possible_agents.index(agent), int(action)):
            self.rewards[agent] = self.settings.illegal_reward
        self.steps += 1
        self._after(seat)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _after(self, seat: Seat) -> None:
        episode, limit = self.episode, self.settings.max_cycles
        over = episode.game.outcome is not None
        cut = not over and limit is not None and self.steps >= limit * episode.seats
        following = seat if over or cut else self._next(seat)
        # Whoever steps next is paid for what it has found out by then; in the end, everybody is.
        for paid in range(episode.seats) if over or cut else (following,):
            self.rewards[self.possible_agents[paid]] += episode.learned(paid) + episode.at_end(paid)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.agent_selection = self.possible_agents[following]

    def _next(self, seat: Seat) -> Seat:
        seats = self.episode.seats
        following: Seat = (seat + 1) % seats
        while not self.waits and not self.episode.may_act(following):
            following = (following + 1) % seats
        return following


def env(name: str, settings: Settings, waits: bool, render_mode: str | None) -> OrderEnforcingWrapper:
    """Return the environment, with PettingZoo's check of the order of calls around it."""
    return OrderEnforcingWrapper(Turns(name, settings, waits, render_mode))

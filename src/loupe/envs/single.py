"""The Gymnasium environment: one learner, house players in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import gymnasium

from loupe.arena.table import Asking, asking, order_of_asking
from loupe.bots import LEVELS, Player
from loupe.envs.episode import Episode, Observation, Settings, check_choice
from loupe.envs.spaces import action_space, observation_space, told
from loupe.games.vocabulary import Action, Seat

Stepped: TypeAlias = tuple[Observation, float, bool, bool, dict[str, Any]]


class Single(gymnasium.Env[Observation, int]):
    """A step is one decision of the learner; the others play on until it has the next.

    As in the arena, everybody who may identify is asked after every action, in an order that favours no
    seat. With `out_of_turn=False` all identify in their own turns alone, and a game has fewer steps.
    """

    _asking: Asking

    def __init__(
        self,
        name: str,
        settings: Settings,
        opponents: Sequence[str] = ("random",),
        seat: Seat | None = None,
        out_of_turn: bool = True,
        render_mode: str | None = None,
    ) -> None:
        for level in opponents or ("",):
            check_choice("opponents", level, tuple(LEVELS))
        self.metadata = {"name": name, "render_modes": ["ansi", "human"]}
        self.settings, self.opponents, self.wanted_seat = settings, tuple(opponents), seat
        self.out_of_turn, self.render_mode = out_of_turn, render_mode
        self.observation_space = observation_space(settings)
        self.action_space = action_space(settings)  # type: ignore[assignment]  # Discrete samples numpy's integers
        self._rendered = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play it to the learner's first decision."""
        super().reset(seed=seed, options=options)
        chance = self.np_random
        self.episode = Episode(self.settings, int(chance.integers(2**63)))
        seats = self.episode.seats
        self.seat = int(chance.integers(seats)) if self.wanted_seat is None else self.wanted_seat
        self._seed = int(chance.integers(2**31))
        self._players = {seat: self._opponent(n) for n, seat in enumerate(self._others(seats))}
        self._steps = self._rendered = 0
        self._play_on()
        return self.episode.observation(self.seat), {"seat": self.seat}

    def _others(self, seats: int) -> list[Seat]:
        return [(self.seat + step) % seats for step in range(1, seats)]

    def _opponent(self, n: int) -> Player:
        level = LEVELS[self.opponents[n % len(self.opponents)]]
        return level.sit(self.episode.game.rules, self._seed + n)

    def step(self, action: int) -> Stepped:
        """Let the learner act, then the others until it has to decide again or the game is over."""
        episode, limit = self.episode, self.settings.max_cycles
        chosen, fine = episode.chosen(self.seat, int(action))
        self._play_on(self._answer(chosen))
        self._steps += 1
        over = episode.game.outcome is not None
        cut = not over and limit is not None and self._steps >= limit
        reward = episode.learned(self.seat) + episode.at_end(self.seat)
        reward += 0.0 if fine else self.settings.illegal_reward
        if self.render_mode == "human":
            self.render()
        return episode.observation(self.seat), reward, over, cut, {"seat": self.seat}

    def _answer(self, action: Action | None) -> Seat | None:
        """Give an answer to who asks, and return who is asked next, if the table does not act on it."""
        try:
            return self._asking.send(action)
        except StopIteration as done:
            self.episode.game.play(*done.value)
            return None

    def _play_on(self, asked: Seat | None = None) -> None:
        """Let the others answer, from the one who is asked, until it is the learner who is."""
        while self.episode.game.outcome is None:
            if asked is None:
                self._asking = asking(self._order())
                asked = next(self._asking)
            if asked == self.seat:
                return
            asked = self._answer(self._players[asked].act(self.episode.game.view(asked)))

    def _order(self) -> list[Seat]:
        game = self.episode.game
        order = order_of_asking(game, self._seed)
        return order if self.out_of_turn else [seat for seat in order if seat in game.waiting]

    def render(self) -> str | None:
        """Tell what everybody saw happen since the last time."""
        said, self._rendered = told(self.episode.game, self._rendered), len(self.episode.game.events)
        if self.render_mode != "human":
            return said
        print(said)
        return None

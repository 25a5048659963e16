"""Loupe's games as environments for learning: PettingZoo, Gymnasium, OpenSpiel.

    from loupe.envs import sleuth_avalon_hill_v0
    env = sleuth_avalon_hill_v0.env(seats=4, observation="flat", reward="win")

Every game and edition has a name with a version, which goes up when what its numbers mean changes.
They need `pip install "loupe[env]"`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from loupe.extras import needed
from loupe.games.registry import NAMES

VERSION = 0


@dataclass(frozen=True)
class Environment:
    """The environments of one game and edition, made by `env`, `parallel_env` and `single`.

    All take: `seats`, `variants`, `house`, `observation` ("flat" or "dict"), `reward` ("win", "share",
    "places" or "information"), `illegal_reward`, `max_cycles`.
    """

    name: str
    game: str

    def settings(self, **settings: Any) -> Any:
        """Return what an environment is made with."""
        return needed("loupe.envs.episode", "env").Settings(self.game, **settings)

    def env(self, *, waits: bool = True, render_mode: str | None = None, **settings: Any) -> Any:
        """Return the PettingZoo AEC environment: seats step one after the other."""
        turns = needed("loupe.envs.aec", "env")
        return turns.env(self.name, self.settings(**settings), waits, render_mode)

    def raw_env(self, *, waits: bool = True, render_mode: str | None = None, **settings: Any) -> Any:
        """Return the same without the checks around it."""
        turns = needed("loupe.envs.aec", "env")
        return turns.Turns(self.name, self.settings(**settings), waits, render_mode)

    def parallel_env(self, *, render_mode: str | None = None, **settings: Any) -> Any:
        """Return the PettingZoo environment in which all seats act at once."""
        parallel = needed("loupe.envs.parallel", "env")
        return parallel.AtOnce(self.name, self.settings(**settings), render_mode)

    def single(
        self,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        out_of_turn: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> Any:
        """Return the Gymnasium environment: one learner among house players."""
        module = needed("loupe.envs.single", "env")
        return module.Single(
            self.name, self.settings(**settings), opponents, seat, out_of_turn, render_mode=render_mode
        )


def _named() -> Mapping[str, Environment]:
    made = (Environment(f"{name.replace('/', '_').replace('-', '_')}_v{VERSION}", name) for name in NAMES)
    return {environment.name: environment for environment in made}


ENVIRONMENTS = _named()
"""Every environment by its name."""


def __getattr__(name: str) -> Environment:
    try:
        return ENVIRONMENTS[name]
    except KeyError:
        raise AttributeError(f"loupe.envs has no {name}; there are {', '.join(ENVIRONMENTS)}") from None


def register() -> None:
    """Tell Gymnasium and PettingZoo the environments, as `loupe/sleuth_avalon_hill-v0` and so on."""
    gymnasium, pettingzoo = needed("gymnasium", "env"), needed("pettingzoo", "env")
    for environment in ENVIRONMENTS.values():
        name = f"loupe/{environment.name.replace('_v', '-v')}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=environment.single)
            pettingzoo.register("aec", name, environment.env)
            pettingzoo.register("parallel", name, environment.parallel_env)


__all__ = ["ENVIRONMENTS", "Environment", "register"]

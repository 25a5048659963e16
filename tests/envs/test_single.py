"""The Gymnasium environment: one learner among house players."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from loupe.envs import ENVIRONMENTS, register
from loupe.envs.numbers import WAIT
from loupe.games.sleuth.actions import Identify
from loupe.games.vocabulary import ImpossibleSettings


def play(env: Any, seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told = []
    while True:
        step = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        told.append((step[1], step[2], step[3], step[0]["observation"].tobytes()))
        seen = step[0]
        if step[2] or step[3]:
            return told


@pytest.mark.filterwarnings("ignore:.*unmasked:UserWarning", "ignore:.*WARN.*")
@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasiums_own_check(name: str) -> None:
    check_env(ENVIRONMENTS[name].single(), skip_render_check=True)


def test_registered() -> None:
    register()
    env = gymnasium.make("loupe/cluedo_card_game-v0", seats=3, opponents=("random",))
    seen, told = env.reset(seed=4)
    assert seen["action_mask"].any()
    assert told["seat"] in range(3)


@pytest.mark.parametrize("out_of_turn", [True, False])
@pytest.mark.parametrize("name", ["sleuth_avalon_hill_v0", "cluedo_card_game_v0"])
def test_the_same_seed_is_the_same_game(name: str, out_of_turn: bool) -> None:
    settings: dict[str, Any] = {
        "opponents": ("random", "novice"),
        "out_of_turn": out_of_turn,
        "max_cycles": 40,
    }
    one, other = (ENVIRONMENTS[name].single(**settings) for _ in range(2))
    for seed in range(3):
        assert play(one, seed) == play(other, seed)


def test_out_of_turn_the_learner_may_wait_or_identify() -> None:
    env = ENVIRONMENTS["sleuth_avalon_hill_v0"].single(seat=2)
    seen, _ = env.reset(seed=3)
    numbers = env.settings.numbers(2)
    waited = 0
    for _ in range(60):
        allowed = np.flatnonzero(seen["action_mask"])
        if seen["action_mask"][WAIT]:
            waited += 1
            assert all(isinstance(numbers[n], Identify) for n in allowed[1:])
        seen, _, over, _, _ = env.step(int(allowed[0]))
        if over:
            break
    assert waited


def test_unknown_opponents_are_refused() -> None:
    for opponents in ((), ("oracle",)):
        with pytest.raises(ImpossibleSettings):
            ENVIRONMENTS["sleuth_avalon_hill_v0"].single(opponents=opponents)

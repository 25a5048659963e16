"""The games in OpenSpiel: its own random simulation, worlds that are resampled, and its tree search."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel")

from loupe.envs.openspiel import register, short_name  # noqa: E402
from loupe.games.registry import NAMES  # noqa: E402

register()

RASH = ("Identify", "AskFinal", "Declare")
"""Whoever does this by chance is soon out of the game."""


def begun(name: str, settings: str, decisions: int, seed: int) -> Any:
    state, chance = pyspiel.load_game(f"{short_name(name)}({settings})").new_initial_state(), Random(seed)
    while not state.is_terminal() and decisions:
        outcomes = state.legal_actions()
        if not state.is_chance_node():
            outcomes = [n for n in outcomes if not state.action_to_string(n).startswith(RASH)] or outcomes
            decisions -= 1
        state.apply_action(chance.choice(outcomes))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(f"{short_name(name)}(players=3,longest=60)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_registering_twice_does_no_harm() -> None:
    register()
    assert short_name("sleuth/avalon-hill") in pyspiel.registered_names()


@pytest.mark.parametrize("name", ["sleuth/avalon-hill", "cluedo/card-game"])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    for seed in range(4):
        state = begun(name, "players=3,out_of_turn=false", 14, seed)
        player = state.current_player()
        for world in (state.resampled(player, n) for n in range(5)):
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.current_player() == player


def test_a_clone_goes_its_own_way() -> None:
    state = begun("sleuth/avalon-hill", "players=3", 6, 2)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before


def test_tree_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = begun("sleuth/avalon-hill", "players=3,out_of_turn=false,longest=80", 2, 1)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 1.0, 8, random_state=chance
    )
    bot.set_resampler(lambda state, player: state.resampled(player, int(chance.randint(2**31))))
    assert bot.step(state) in state.legal_actions()

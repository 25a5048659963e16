"""OpenSpiel's tree search over information sets as a player of Sleuth, beside players that we made.

It searches the game that `loupe.envs.openspiel` registers, in worlds drawn from the exact belief, with random
play to the end of each; out of turn nobody is asked. A yardstick that nobody shaped for this game.
"""

from __future__ import annotations

import os
from random import Random

import numpy as np

from loupe.bots import LEVELS

GAMES = int(os.environ.get("ISMCTS_GAMES", "30"))
SIMULATIONS = int(os.environ.get("ISMCTS_SIMULATIONS", "60"))
SEATS = 3


def won(level: str, number: int) -> float:
    """Let it play one game among players of a level; return its part of the win."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from loupe.envs.openspiel import register, short_name

    register()
    game = pyspiel.load_game(
        f"{short_name('sleuth/avalon-hill')}(players={SEATS},out_of_turn=false,longest=400)"
    )
    state, chance, draws = game.new_initial_state(), Random(number), np.random.RandomState(number)
    while state.is_chance_node():
        state.apply_action(chance.randrange(1000))
    seat = number % SEATS
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, draws), 1.0, SIMULATIONS, random_state=draws
    )
    search.set_resampler(lambda state, player: state.resampled(player, int(draws.randint(2**31))))
    others = {n: LEVELS[level].sit(state.dealt.game.rules, number + n) for n in range(SEATS)}
    while not state.is_terminal():
        turn = state.current_player()
        if turn == seat:
            state.apply_action(int(search.step(state)))
        else:
            action = others[turn].act(state.dealt.game.view(turn))
            state.apply_action(game.settings.numbers(turn).number(action))
    return float(state.returns()[seat])


def main() -> None:
    for level in ("random", "novice"):
        wins = [won(level, number) for number in range(GAMES)]
        mean = sum(wins) / GAMES
        around = 1.96 * SEATS * (mean * (1 - mean) / GAMES) ** 0.5
        print(
            f"ISMCTS, {SIMULATIONS} simulations a decision, among {level} players, {SEATS} seats, "
            f"{GAMES} games: {mean * SEATS:.2f} ± {around:.2f} x its fair share",
            flush=True,
        )


if __name__ == "__main__":
    main()

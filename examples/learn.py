"""Learns to ask better questions in Sleuth than chance does, in minutes, with nothing but numpy.

    python examples/learn.py

One learner sits among house players that ask anything. Its policy is linear: every action has a few features,
made from the observation alone (how many of the gems asked for nobody has shown it, whether they are shown,
whether it would be a guess), and their weights are learned by REINFORCE on the "information" reward. It prints
how much of the solution it had found out, and how often it won, before and after.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from loupe.envs import ENVIRONMENTS
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify
from loupe.games.sleuth.cards import GEM_ORDER, MATCHING
from loupe.games.sleuth.rules import shows_gems

FEATURES = 7
Array = NDArray[np.float64]


class Features:
    """What is known of an action before it is done."""

    def __init__(self, env: Any) -> None:
        self.numbers = env.settings.numbers(env.seat)
        knobs, count = env.settings.setup.knobs, len(self.numbers)
        self.asked = np.zeros((count, len(GEM_ORDER)))
        self.fixed = np.zeros((count, 4))
        for n in range(count):
            match action := self.numbers[n]:
                case Ask() | AskFinal():
                    card = action.card if isinstance(action, Ask) else None
                    gems = MATCHING[action.question]
                    self.asked[n, [GEM_ORDER[gem] for gem in gems]] = 1
                    self.fixed[n, 0] = shows_gems(knobs, action.question, card)
                    self.fixed[n, 1] = isinstance(action, AskFinal)
                case Exchange():
                    self.fixed[n, 2] = 1
                case Identify():
                    self.fixed[n, 3] = 1

    def of(self, seen: Any, allowed: NDArray[np.intp]) -> Array:
        """Return a row of features for every action that is allowed."""
        known = np.minimum(1, seen["hand"] + seen["face_up"] + seen["seen_of"].sum(0))
        unknown = self.asked[allowed] @ (1 - known) / 4
        shown = self.fixed[allowed, 0]
        return np.column_stack([unknown, unknown * shown, np.sqrt(unknown), self.fixed[allowed]])


def episode(env: Any, weights: Array, chance: np.random.Generator) -> tuple[float, float, Array]:
    """Play one game; return what was found out, whether it was won, and the gradient of the whole."""
    seen, _ = env.reset(seed=int(chance.integers(2**31)))
    features, gradient, paid, over, reward = Features(env), np.zeros(FEATURES), 0.0, False, 0.0
    while not over:
        allowed = np.flatnonzero(seen["action_mask"])
        rows = features.of(seen["observation"], allowed)
        shares = np.exp(rows @ weights - (rows @ weights).max())
        shares /= shares.sum()
        chosen = chance.choice(len(allowed), p=shares)
        gradient += rows[chosen] - shares @ rows
        seen, reward, over, cut, _ = env.step(int(allowed[chosen]))
        paid += reward
        over = over or cut
    won = float(env.episode.at_end(env.seat))
    return paid - won, won, gradient


def measured(env: Any, weights: Array, games: int) -> str:
    """Say what is found out on average, with its standard error, and how often it won."""
    chance = np.random.default_rng(99)
    found, won, _ = zip(*(episode(env, weights, chance) for _ in range(games)), strict=True)
    error = np.std(found) / games**0.5
    return f"found out {np.mean(found):.3f} ± {error:.3f} of the solution, won {np.mean(won):.3f}"


def main() -> None:
    """Learn, and say what it brought."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--episodes", type=int, default=1000)
    options.add_argument("--games", type=int, default=200, help="games to measure with")
    options.add_argument("--rounds", type=int, default=8, help="decisions of a game at most")
    chosen = options.parse_args()
    env = ENVIRONMENTS["sleuth_avalon_hill_v0"].single(
        seats=3,
        opponents=("random",),
        out_of_turn=False,
        observation="dict",
        reward="information",
        max_cycles=chosen.rounds,
    )
    weights, baseline, chance = np.zeros(FEATURES), 0.0, np.random.default_rng(1)
    print("before:", measured(env, weights, chosen.games), flush=True)
    for number in range(chosen.episodes):
        found, won, gradient = episode(env, weights, chance)
        gain = found + won
        weights += 3 / (1 + number / 300) * (gain - baseline) * gradient
        baseline += 0.05 * (gain - baseline)
    print("after: ", measured(env, weights, chosen.games))
    print("weights:", np.round(weights, 2))


if __name__ == "__main__":
    main()

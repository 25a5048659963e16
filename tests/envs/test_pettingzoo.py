"""PettingZoo's own tests, for every game, and what they do not look at."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pettingzoo
import pytest

from loupe.envs import ENVIRONMENTS, Environment, register
from loupe.envs.episode import Episode, Settings
from loupe.envs.numbers import WAIT
from loupe.games.registry import NAMES
from loupe.games.sleuth.actions import AskFinal, Identify
from loupe.games.vocabulary import ImpossibleSettings
from tests.envs.zoo import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from tests.games.swap import another_world
from tests.play import Table, play, tables

ANY = pytest.mark.parametrize("environment", ENVIRONMENTS.values(), ids=list(ENVIRONMENTS))
# PettingZoo says so of every space with an action mask that is not one of its own games'.
EXPECTED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_versioned_name(name: str) -> None:
    (environment,) = [each for each in ENVIRONMENTS.values() if each.game == name]
    assert re.fullmatch(r"[a-z0-9_]+_v0", environment.name)
    assert environment.env().unwrapped.metadata["name"] == environment.name
    register()
    made = pettingzoo.make("aec", f"loupe/{environment.name.replace('_v', '-v')}", seats=3)
    assert len(made.possible_agents) == 3


@EXPECTED
@ANY
@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.parametrize("waits", [True, False])
def test_api(environment: Environment, observation: str, waits: bool) -> None:
    api_test(environment.env(observation=observation, waits=waits, reward="information"), num_cycles=15)


@EXPECTED
@pytest.mark.parametrize(
    "table", [table for table in tables() if table.variants or table.seats in (3, 7)], ids=str
)
def test_every_variant_can_be_stepped_through(table: Table) -> None:
    (environment,) = [each for each in ENVIRONMENTS.values() if each.game == table.name]
    env = environment.env(seats=table.seats, variants=table.variants, max_cycles=4)
    env.reset(seed=3)
    rng = Random(3)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@ANY
def test_seeds(environment: Environment) -> None:
    seed_test(environment.env, num_cycles=40)
    parallel_seed_test(lambda: seeded(environment.parallel_env()), num_cycles=10)


@ANY
def test_parallel_api(environment: Environment) -> None:
    parallel_api_test(environment.parallel_env(), num_cycles=20)


def seeded(env: Any) -> Any:
    """Seed what the tests of PettingZoo draw without a seed: about one run in twenty a game ends early."""
    for n, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(n)
    env.reset(seed=0)
    return env


@ANY
def test_max_cycles(environment: Environment) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=lambda **settings: seeded(environment.env(**settings)),
            parallel_env=lambda **settings: seeded(environment.parallel_env(**settings)),
        )
    )


# What a mask says, and what is paid.


@pytest.mark.parametrize("table", list(tables())[::7], ids=str)
def test_the_mask_is_what_the_view_allows(table: Table) -> None:
    settings = Settings(table.name, table.seats, table.variants)
    episode, rng = Episode(settings, seed=5), Random(5)
    for _ in range(12):
        for seat in range(table.seats):
            numbers, actions = settings.numbers(seat), list(episode.game.view(seat).actions)
            allowed = {numbers[int(n)] for n in np.flatnonzero(episode.mask(seat))} - {None}
            assert allowed == set(actions)
            assert len(allowed) == len(actions)
            assert bool(episode.mask(seat)[WAIT]) == (seat not in episode.game.waiting)
        play(episode.game, rng, turns=1)


def test_an_action_has_the_same_meaning_from_every_seat() -> None:
    settings = Settings("sleuth/avalon-hill", 5)
    for number in range(len(settings.numbers(0))):
        spoken = [msgspec.to_builtins(settings.numbers(seat)[number]) or {} for seat in range(5)]
        asked = [(action.pop("asked") - seat) % 5 for seat, action in enumerate(spoken) if "asked" in action]
        assert len(set(asked)) <= 1
        assert all(action == spoken[0] for action in spoken)


def test_a_forbidden_action_costs_and_is_not_done() -> None:
    env = ENVIRONMENTS["cluedo_card_game_v0"].env(illegal_reward=-7.0, waits=False)
    env.reset(seed=1)
    asker = env.agent_selection
    env.step(WAIT)
    assert env.rewards[asker] == -7.0
    assert env.unwrapped.episode.game.events[1:], "somebody else asked for him"


def test_what_is_paid_adds_up() -> None:
    for reward, total in (("share", 1.0), ("places", 1.0), ("win", -2.0)):
        env = ENVIRONMENTS["sleuth_avalon_hill_v0"].parallel_env(reward=reward)
        env.reset(seed=2)
        episode = env.episode
        (seat,) = episode.game.waiting
        numbers = env.settings.numbers(seat)
        right = next(
            n for n in range(len(numbers)) if getattr(numbers[n], "gems", None) == episode.game.state.missing
        )
        *_, rewards, over, _, _ = env.step(dict.fromkeys(env.agents, WAIT) | {f"seat_{seat}": right})
        assert sum(rewards.values()) == total
        assert rewards[f"seat_{seat}"] == 1.0
        assert all(over.values())


def test_information_is_paid_out_once_in_a_game() -> None:
    env, rng = ENVIRONMENTS["sleuth_avalon_hill_v0"].env(reward="information", waits=False), Random(1)
    numbers = env.unwrapped.settings.numbers(0)
    calm = np.array([not isinstance(numbers[n], Identify | AskFinal) for n in range(len(numbers))])
    for seed in range(3):
        env.reset(seed=seed)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for step, agent in enumerate(env.agent_iter()):
            seen, reward, over, cut, _ = env.last()
            paid[agent] += reward
            # Out of turn there is nothing but waiting and identifying: after a while they do that.
            mask = seen["action_mask"] * (calm if step < 60 else 1)
            mask = mask if mask.any() else seen["action_mask"]
            env.step(None if over or cut else rng.choice(np.flatnonzero(mask).tolist()))
        for seat, agent in enumerate(env.possible_agents):
            won = env.unwrapped.episode.at_end(seat)
            assert 0 <= paid[agent] - won <= 1 + 1e-9
        assert max(paid.values()) > 0.05, "an hour at the table teaches something"


def test_looking_at_the_solution_pays_nothing() -> None:
    env = ENVIRONMENTS["sleuth_avalon_hill_v0"].parallel_env(reward="information")
    env.reset(seed=2)
    game = env.episode.game
    (seat,) = game.waiting
    numbers = env.settings.numbers(seat)
    wrong = next(
        n
        for n in range(len(numbers))
        if getattr(numbers[n], "gems", game.state.missing) != game.state.missing
    )
    _, rewards, *_ = env.step(dict.fromkeys(env.agents, WAIT) | {f"seat_{seat}": wrong})
    assert game.view(seat).solution == game.state.missing
    assert rewards[f"seat_{seat}"] == 0


def test_bad_settings_are_refused() -> None:
    for settings in ({"reward": "gold"}, {"observation": "smell"}, {"seats": 9}, {"variants": ("x",)}):
        with pytest.raises(ImpossibleSettings):
            ENVIRONMENTS["sleuth_avalon_hill_v0"].env(**settings)


@pytest.mark.parametrize("table", [t for t in tables() if t.seats == 3 and len(t.variants) < 2], ids=str)
def test_observations_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(table: Table) -> None:
    rng = Random(7)
    game = table.deal(7)
    turns = play(game, rng, turns=25)
    for seat in range(table.seats):
        world = another_world(game, turns, seat, rng)
        if world is not None:
            assert seen_in(table, game, seat) == seen_in(table, world, seat)


def seen_in(table: Table, game: Any, seat: int) -> tuple[bytes, bytes]:
    episode = Episode(Settings(table.name, table.seats, table.variants), seed=0)
    episode.game = game
    seen = episode.observation(seat)
    return seen["observation"].tobytes(), seen["action_mask"].tobytes()


def test_told() -> None:
    env = ENVIRONMENTS["sleuth_avalon_hill_v0"].env(render_mode="ansi")
    env.reset(seed=1)
    first = env.render()
    assert first
    seen, *_ = env.last()
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.render() not in ("", first)
    assert env.render() == ""

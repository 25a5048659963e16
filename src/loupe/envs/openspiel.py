"""Loupe's games in OpenSpiel.

    register()
    game = pyspiel.load_game("python_loupe_sleuth_avalon_hill(players=3)")

The cards are dealt by three chance nodes of a thousand outcomes each: the digits of the game's seed. Then the
seats are asked one after the other: those who could identify out of turn, and last the one who is waited for.
With `out_of_turn=false` nobody else is asked.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pyspiel

from loupe.envs.episode import OBSERVERS, Settings
from loupe.envs.numbers import WAIT, Array
from loupe.envs.worlds import resampled
from loupe.games.game import Game
from loupe.games.registry import NAMES, rules_of
from loupe.games.vocabulary import Event, Seat

DIGITS, BASE = 3, 1000
LONGEST = 5_000
"""Decisions after which a game ends without a winner: players by chance may go on for ever."""
PARAMETERS = {"players": 4, "variants": "", "out_of_turn": True, "longest": LONGEST}


def short_name(name: str) -> str:
    """Return by what name OpenSpiel knows a game."""
    return f"python_loupe_{name.replace('/', '_').replace('-', '_')}"


def game_type(name: str) -> pyspiel.GameType:
    """Return what kind of game OpenSpiel takes it for."""
    family, _ = rules_of(name)
    most = 7 if family.name == "sleuth" else 4
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(name),
        long_name=f"Loupe {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Loupe as OpenSpiel's."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        variants = tuple(variant for variant in chosen["variants"].split(";") if variant)
        self.settings = Settings(self.name, int(chosen["players"]), variants, reward="share")
        self.out_of_turn, self.longest = bool(chosen["out_of_turn"]), int(chosen["longest"])
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.settings.numbers(0)),
            max_chance_outcomes=BASE,
            num_players=self.settings.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, about, params or {})

    def new_initial_state(self) -> SpielState:
        """Return the table before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what reads a state for a player."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.settings, recalls, params)


class Run:
    """A dealt game on its way, and who is asked next; copies share what never changes."""

    def __init__(self, settings: Settings, game: Game[Any, Any], out_of_turn: bool) -> None:
        self.settings, self.game, self.out_of_turn = settings, game, out_of_turn
        self.asked = self._asking()

    def _asking(self) -> list[Seat]:
        """Return the seats to be asked after an event: out of turn first, clockwise."""
        game = self.game
        if game.outcome is not None:
            return []
        waiting, turn, seats = game.waiting, game.state.scene.turn, game.setup.seats
        others = [(turn + step) % seats for step in range(seats)] if self.out_of_turn else []
        return [s for s in others if s not in waiting and game.view(s).actions] + [waiting[0]]

    def take(self, number: int) -> None:
        """Let the seat that is asked act by number."""
        seat, *rest = self.asked
        action = self.settings.numbers(seat)[number]
        if action is None:
            self.asked = rest
            return
        self.game.play(seat, action)
        self.asked = self._asking()

    def __deepcopy__(self, memo: dict[int, Any]) -> Run:
        twin = copy.copy(self)
        twin.game = copy.copy(self.game)
        twin.game.events = self.game.events.copy()
        twin.game._views = self.game._views.copy()
        twin.asked = self.asked.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        told = (self.settings, self.game.events, self.game.state, self.out_of_turn, self.asked)
        return _unpickled, told


def _unpickled(
    settings: Settings, events: list[Event], state: Any, out_of_turn: bool, asked: list[Seat]
) -> Run:
    rules, _ = rules_of(settings.game)
    game: Game[Any, Any] = Game(rules, settings.setup, state.seed)
    game.events, game.state = events, state
    run = Run(settings, game, out_of_turn)
    run.asked = asked
    return run


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the game as OpenSpiel's."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.settings, self._out_of_turn, self._longest = game.settings, game.out_of_turn, game.longest
        self._digits: list[int] = []
        self._decisions = 0
        self.run: Run | None = None

    @property
    def dealt(self) -> Run:
        """The game, which there is once the cards are dealt."""
        assert self.run is not None, "no cards are dealt yet"
        return self.run

    def current_player(self) -> int:
        """Return who decides, or that chance does, or that all is over."""
        if self.run is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.run.asked[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the digits of a seed, each as likely as another."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.dealt.game
        if self.is_terminal():
            return []
        numbers = self.settings.numbers(player)
        allowed = [numbers.number(action) for action in game.view(player).actions]
        return sorted(allowed if player in game.waiting else [WAIT, *allowed])

    def _apply_action(self, action: int) -> None:
        if self.run is not None:
            self._decisions += 1
            self.run.take(action)
            return
        self._digits.append(action)
        if len(self._digits) == DIGITS:
            seed = sum(digit * BASE**place for place, digit in enumerate(self._digits))
            rules, _ = rules_of(self.settings.game)
            self.run = Run(self.settings, Game(rules, self.settings.setup, seed).deal(), self._out_of_turn)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        return str(self.settings.numbers(player)[action] or "wait")

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or has lasted too long."""
        over = self.run is not None and self.run.game.outcome is not None
        return over or self._decisions >= self._longest

    def returns(self) -> list[float]:
        """Return each player's part of the win."""
        outcome, seats = self.run.game.outcome if self.run else None, self.settings.seats
        if outcome is None:
            return [0.0] * seats
        return [self.settings.scheme.at_end(outcome, seat, seats) for seat in range(seats)]

    def resampled(self, player: int, seed: int) -> SpielState:
        """Return a state that this player can't tell from this one, drawn by what he may believe."""
        twin: SpielState = self.clone()
        twin.run = Run(self.settings, resampled(self.dealt.game, player, seed), self._out_of_turn)
        twin.run.asked = self.dealt.asked.copy()
        return twin

    def __str__(self) -> str:
        if self.run is None:
            return f"seed {self._digits}"
        return "\n".join(_lines(self.run.game.events))


class SpielObserver:
    """Reads a state for a player: the whole log he has seen as a string, how things stand as numbers."""

    def __init__(self, settings: Settings, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known here, but got {params}")
        self.settings, self.recalls = settings, recalls
        self.tensor: Array = np.zeros(0 if recalls else len(settings.layout.scale), np.float32)
        self.dict: dict[str, Array] = {}
        if not recalls:
            self.dict["observation"] = self.tensor

    def set_from(self, state: SpielState, player: int) -> None:
        """Read how things stand."""
        self.tensor.fill(0)
        if state.run is not None and not self.recalls:
            reader = OBSERVERS[self.settings.setup.family](self.settings.setup, player)
            self.tensor[:] = reader.read(state.run.game.view(player)).flat()

    def string_from(self, state: SpielState, player: int) -> str:
        """Return all that a player has seen, line by line, or with no recall, how things stand."""
        if state.run is None:
            return f"{player} waits for the deal"
        game = state.run.game
        begun = f"{player} {'asked' if state.run.asked[:1] == [player] else 'waits'}"
        view = game.view(player)
        if self.recalls:
            return "\n".join([begun, *_lines(view.log)])
        standing = {name: getattr(view, name) for name in view.__struct_fields__ if name != "log"}
        return "\n".join([begun, msgspec.json.encode(standing).decode()])


def _lines(events: Any) -> Iterator[str]:
    return (msgspec.json.encode(event).decode() for event in events)


def register() -> None:
    """Tell OpenSpiel the games, once."""
    known = set(pyspiel.registered_names())
    for name in NAMES:
        if short_name(name) not in known:
            # A class each: OpenSpiel lets go of what it was given after Python's end, and classes stand that.
            kind = game_type(name)
            made = type(f"Spiel_{short_name(name)}", (SpielGame,), {"name": name, "kind": kind})
            pyspiel.register_game(kind, made)

"""One game played by numbers: the part that every kind of environment shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

from loupe.bots import LEVELS, Player
from loupe.envs import cluedo, sleuth
from loupe.envs.numbers import ActionNumbers, Layout, Mask, Observer, Page
from loupe.envs.rewards import SCHEMES, Learning, Scheme
from loupe.games.game import Game
from loupe.games.registry import rules_of
from loupe.games.vocabulary import Action, ImpossibleSettings, Seat

NUMBERED: dict[str, ModuleType] = {"sleuth": sleuth, "cluedo": cluedo}
"""The games as numbers: `numbers`, `part_key`, `layout` and an observer each."""
OBSERVERS: dict[str, Callable[[Any, Seat], Observer]] = {
    "sleuth": sleuth.SleuthObserver,
    "cluedo": cluedo.CluedoObserver,
}

OBSERVATIONS = ("flat", "dict")

Observation: TypeAlias = dict[str, Any]
"""The `observation`, one row or fields by name, and the `action_mask`."""


def check_choice(name: str, value: str, known: Sequence[str]) -> None:
    """Refuse a value that a setting does not have."""
    if value not in known:
        raise ImpossibleSettings("unknown-choice", name=name, value=value, known=", ".join(known))


@dataclass(frozen=True)
class Settings:
    """What an environment is made with, whatever its kind."""

    game: str
    seats: int = 4
    variants: tuple[str, ...] = ()
    house: Mapping[str, Any] = field(default_factory=dict)
    observation: str = "flat"
    reward: str = "win"
    illegal_reward: float = -0.1
    """Paid for an action that the mask forbids."""
    max_cycles: int | None = None
    """After so many rounds of the table the game is cut short."""

    def __post_init__(self) -> None:
        check_choice("observation", self.observation, OBSERVATIONS)
        check_choice("reward", self.reward, tuple(SCHEMES))

    @cached_property
    def setup(self) -> Any:
        """The game's setup, or ImpossibleSettings."""
        rules, edition = rules_of(self.game)
        return rules.arrange(edition, self.seats, tuple(self.variants), self.house)

    @property
    def scheme(self) -> Scheme:
        """How this environment pays."""
        return SCHEMES[self.reward]

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""
        parts: Layout = NUMBERED[self.setup.family].layout(self.setup)
        return parts

    def numbers(self, seat: Seat) -> ActionNumbers:
        """Return the numbers of a seat's actions."""
        numbered: ActionNumbers = NUMBERED[self.setup.family].numbers(self.setup, seat)
        return numbered


class Episode:
    """One game from the deal to its end; everything that a seat gets is made from its view alone."""

    def __init__(self, settings: Settings, seed: int) -> None:
        setup = settings.setup
        self.settings, self.seats = settings, setup.seats
        self.game: Game[Any, Any] = Game(rules_of(settings.game)[0], setup, seed).deal()
        self.chance = Random(f"episode {seed}")
        self._part_key = NUMBERED[setup.family].part_key
        self._observers = [OBSERVERS[setup.family](setup, seat) for seat in range(setup.seats)]
        self._masks: dict[Seat, tuple[int, Mask]] = {}
        self._stand_ins: dict[Seat, Player] = {}
        self._learning = {
            seat: Learning(self.game.view(seat)) for seat in range(setup.seats) if settings.scheme.informs
        }

    def mask(self, seat: Seat) -> Mask:
        """Return a one for every action that this seat may take now."""
        known = self._masks.get(seat)
        if known is None or known[0] != len(self.game.events):
            keyed = ((self._part_key(part), part) for part in self.game.view(seat).actions.parts)
            mask = self.settings.numbers(seat).mask(keyed, seat in self.game.waiting)
            known = self._masks[seat] = (len(self.game.events), mask)
        return known[1]

    def seen(self, seat: Seat) -> Page:
        """Return what this seat sees, to be read before the game goes on."""
        return self._observers[seat].read(self.game.view(seat))

    def observation(self, seat: Seat) -> Observation:
        """Return what this seat sees and may do, in the form that was chosen."""
        page = self.seen(seat)
        seen = page.flat() if self.settings.observation == "flat" else page.named()
        return {"observation": seen, "action_mask": self.mask(seat).copy()}

    def chosen(self, seat: Seat, number: int) -> tuple[Action | None, bool]:
        """Return the action with this number and True, or what stands in for one that is not allowed."""
        mask = self.mask(seat)
        if number in range(len(mask)) and mask[number]:
            return self.settings.numbers(seat)[number], True
        return self.stand_in(seat), False

    def act(self, seat: Seat, number: int) -> bool:
        """Let a seat act by number, and tell whether that was allowed."""
        action, allowed = self.chosen(seat, number)
        if action is not None:
            self.game.play(seat, action)
        return allowed

    def stand_in(self, seat: Seat) -> Action | None:
        """Return what a random house player does in this seat, if the table waits for it."""
        if seat not in self.game.waiting:
            return None
        if seat not in self._stand_ins:
            self._stand_ins[seat] = LEVELS["random"].sit(self.game.rules, self.chance.getrandbits(32))
        return self._stand_ins[seat].act(self.game.view(seat))

    def may_act(self, seat: Seat) -> bool:
        """Tell whether this seat may do anything but wait."""
        return bool(self.game.view(seat).actions)

    def at_end(self, seat: Seat) -> float:
        """Return what this seat is paid for how the game ended."""
        outcome = self.game.outcome
        return 0.0 if outcome is None else self.settings.scheme.at_end(outcome, seat, self.seats)

    def learned(self, seat: Seat) -> float:
        """Return what this seat is paid for what it found out since it was last asked."""
        learning = self._learning.get(seat)
        return learning.gained(self.game.view(seat)) if learning else 0.0


def identifying_first(wanting: Iterable[Seat], waiting: Iterable[Seat], chance: Random) -> list[Seat]:
    """Return the seats in the order in which they act: those out of turn, as chance has it, come first."""
    on_turn = list(waiting)
    others = [seat for seat in wanting if seat not in on_turn]
    chance.shuffle(others)
    return others + on_turn

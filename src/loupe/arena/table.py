"""Players at a table: who is asked when, whose answer counts, and what happens to one that fails."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from loupe.bots import LEVELS, Player
from loupe.games.cluedo import events as in_cluedo
from loupe.games.game import Game
from loupe.games.sleuth import events as in_sleuth
from loupe.games.sleuth.actions import Identify
from loupe.games.vocabulary import Action, Event, Seat

LONGEST = 5_000
"""After so many actions a game is broken off as a draw: nobody at this table will ever end it."""

MOST_FAULTS = 3
"""Faults after which a player is not asked any more in this game."""

OUT_OF_TURN = (Identify,)
"""Actions with which nobody waits for his turn."""

Failing: TypeAlias = Literal["crash", "hang", "nonsense", "illegal", "nothing"]


class Fault(Struct, frozen=True):
    """What a player did wrong: after which event, and in what way."""

    seat: Seat
    event: int
    kind: Failing
    detail: str


class PlayerFailed(Exception):
    """A player could not answer, or answered with something that is no action."""

    def __init__(self, kind: Failing, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind, self.detail = kind, detail


Asking: TypeAlias = Generator[Seat, Action | None, tuple[Seat, Action]]


def asking(order: Iterable[Seat]) -> Asking:
    """Ask seats in this order for legal answers: the first who identifies acts, else the one on turn."""
    on_turn: tuple[Seat, Action] | None = None
    for seat in order:
        action = yield seat
        if isinstance(action, OUT_OF_TURN):
            return seat, action
        if action is not None and on_turn is None:
            on_turn = seat, action
    assert on_turn is not None, "the table waited for nobody who was asked"
    return on_turn


def order_of_asking(game: Game[Any, Any], seed: int) -> list[Seat]:
    """Return who is asked after the last event, in an order that is new each time and favours no seat."""
    seats = list(range(game.setup.seats))
    Random(f"order {seed} {len(game.events)}").shuffle(seats)
    return [seat for seat in seats if game.view(seat).actions]


class Table:
    """One game with a player in every seat; the same players, deal and seed make the same game.

    After every whole action all who may do anything are asked. A player that fails is replaced for this one
    answer: by silence out of turn, by a random house player where the table waits for it. Each such
    fault is kept; after three a player is not asked any more.
    """

    def __init__(self, game: Game[Any, Any], players: Sequence[Player], seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.faults: list[Fault] = []
        self._stand_ins = [LEVELS["random"].sit(game.rules, seed + seat) for seat in range(len(players))]

    def play(self) -> None:
        """Play the game to its end."""
        for _ in range(LONGEST):
            if self.game.outcome:
                return
            self.game.play(*self._next())

    def _next(self) -> tuple[Seat, Action]:
        round_of = asking(order_of_asking(self.game, self.seed))
        try:
            seat = next(round_of)
            while True:
                seat = round_of.send(self.answer(seat))
        except StopIteration as done:
            seat, action = done.value
            return seat, action

    def answer(self, seat: Seat) -> Action | None:
        """Return what a seat does now, by its player or by who stands in for it."""
        view = self.game.view(seat)
        if sum(fault.seat == seat for fault in self.faults) < MOST_FAULTS:
            try:
                return self._own_answer(seat, view)
            except PlayerFailed as failed:
                self.faults.append(Fault(seat, len(self.game.events), failed.kind, failed.detail))
        return self._stand_ins[seat].act(view) if seat in self.game.waiting else None

    def _own_answer(self, seat: Seat, view: Any) -> Action | None:
        try:
            action = self.players[seat].act(view)
        except PlayerFailed:
            raise
        except Exception as wrong:
            raise PlayerFailed("crash", f"{type(wrong).__name__}: {wrong}") from wrong
        if action is None and seat in self.game.waiting:
            raise PlayerFailed("nothing", "the table waits for this seat")
        if action is not None and action not in view.actions:
            raise PlayerFailed("illegal", str(action))
        return action


def wrongly_identified(events: Iterable[Event]) -> list[Seat]:
    """Return the seats that named what is not missing, each as often as it did."""
    wrong: list[Seat] = []
    for event in events:
        match event:
            case in_sleuth.Identified() | in_cluedo.Looked() if not event.right:
                wrong.append(event.seat)
            case in_cluedo.TurnedUp():
                named = dict(event.accusations)
                crime = next(later.crime for later in events if isinstance(later, in_cluedo.Revealed))
                wrong += [seat for seat, cards in named.items() if cards != crime]
    return wrong


def turns_taken(events: Iterable[Event]) -> int:
    """Return how many turns were begun."""
    return 1 + sum(isinstance(event, in_sleuth.TurnEnded | in_cluedo.TurnEnded) for event in events)

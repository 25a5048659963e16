"""Another world that one watcher cannot tell from the true one: other cards, where it can't look."""

from __future__ import annotations

import gc
import io
import pickle
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
from msgspec.structs import replace

from loupe import Game, IllegalAction
from loupe.games.cluedo import actions as in_cluedo
from loupe.games.cluedo import events as cluedo_events
from loupe.games.sleuth import actions as in_sleuth
from loupe.games.sleuth import events as sleuth_events
from loupe.games.sleuth.cards import GEM_CARDS
from loupe.games.vocabulary import Action, Event, Log, Seat, Watcher
from tests.games.deals import Deal
from tests.games.knowledge import fitting_deals, true_deal
from tests.play import AnyGame, Turn

LANGUAGES = ("en", "fr", "it")


def another_world(game: AnyGame, turns: Sequence[Turn], watcher: Watcher, rng: Random) -> AnyGame | None:
    """Play the same turns with a deal that the watcher can't tell from the true one.

    None: somebody's strict final question, which stands on what he alone knew, is not allowed there.
    """
    deal = fitting_deals(game, watcher).sample(rng, true_deal(game))
    make = _CluedoWorld if game.rules.name == "cluedo" else _SleuthWorld
    return make(game, watcher, deal, rng).play(turns)


class _World:
    """The other game while it is being played."""

    def __init__(self, game: AnyGame, watcher: Watcher, rng: Random) -> None:
        self.game, self.watcher, self.rng = game, watcher, rng
        self.world: AnyGame = Game(game.rules, game.setup, game.seed)

    def play(self, turns: Sequence[Turn]) -> AnyGame | None:
        for seat, action in turns:
            told = action if seat == self.watcher else self.retold(seat, action)
            try:
                events = self.world.rules.decide(self.world.state, seat, told)
            except IllegalAction as refused:
                if refused.code == "final-too-early" and seat != self.watcher:
                    return None
                raise AssertionError(f"{seat} can't {told} any more: {refused.code}") from refused
            assert_left_to_chance(self.world, seat, told, events)
            for event in events:
                self.world.happen(self.reordered(event))
        return self.world

    def retold(self, seat: Seat, action: Action) -> Action:
        """Return what the seat does in this world, where that is its own secret or depends on one."""
        raise NotImplementedError

    def reordered(self, event: Event) -> Event:
        """Return the event with a hidden order changed, as far as nobody has drawn."""
        return event


class _SleuthWorld(_World):
    def __init__(self, game: AnyGame, watcher: Watcher, deal: Deal, rng: Random) -> None:
        super().__init__(game, watcher, rng)
        self.drawn = list(_drawn_from_each_order(game.events))
        self.right = _who_may_be_right(game, watcher, rng)
        dealt = game.events[0]
        assert isinstance(dealt, sleuth_events.Dealt)
        hands = tuple(tuple(deal[seat]) for seat in range(game.setup.seats))
        self.world.happen(self.reordered(replace(dealt, missing=tuple(deal["missing"]), hands=hands)))

    def reordered(self, event: Event) -> Event:
        if not isinstance(event, ORDERED):
            return event
        known, order = self.drawn.pop(0), hidden_order(event)
        unknown = order[known:]
        changed = order[:known] + tuple(self.rng.sample(unknown, len(unknown)))
        return (
            replace(event, cards=changed)
            if isinstance(event, sleuth_events.Slid)
            else replace(event, deck=changed)
        )

    def retold(self, seat: Seat, action: Action) -> Action:
        if not isinstance(action, in_sleuth.Identify):
            return action
        missing = self.world.state.missing
        if seat in self.right:
            return in_sleuth.Identify(missing)
        while (named := tuple(self.rng.sample(GEM_CARDS, len(missing)))) and set(named) == set(missing):
            pass
        return in_sleuth.Identify(named)


ORDERED = (sleuth_events.Dealt, sleuth_events.Reshuffled, sleuth_events.Slid)
"""The events that bring cards into the deck, behind those that lie there."""


def hidden_order(event: Event) -> tuple[str, ...]:
    """Return the cards that an event brings into the deck, in their order."""
    match event:
        case sleuth_events.Dealt() | sleuth_events.Reshuffled():
            return event.deck
        case sleuth_events.Slid():
            return event.cards
        case _:
            return ()


def _drawn_from_each_order(events: Sequence[Event]) -> Iterator[int]:
    """Count how many cards of each order have been drawn, so that it is known so far: first in, first out."""
    drawn = sum(len(event.cards) for event in events if isinstance(event, sleuth_events.Drew))
    for event in events:
        if isinstance(event, ORDERED):
            yield (known := min(drawn, len(hidden_order(event))))
            drawn -= known


def assert_left_to_chance(world: AnyGame, seat: Seat, action: Action, events: Sequence[Event]) -> None:
    """An order that is the same whatever the seed could be worked out by everybody."""
    for n, order in enumerate(map(hidden_order, events)):
        if len(set(order)) > 1:
            seeds = (replace(world.state, seed=seed) for seed in range(30))
            others = (hidden_order(world.rules.decide(state, seat, action)[n]) for state in seeds)
            assert any(other != order for other in others), "no chance orders these cards"


def _who_may_be_right(game: AnyGame, watcher: Watcher, rng: Random) -> set[Seat]:
    """Draw who identified rightly. What was announced stays, and a game that goes on lacks a winner."""
    done = [event for event in game.events if isinstance(event, sleuth_events.Identified)]
    right = {event.seat for event in done if event.right}
    if game.outcome or not done or done[0].announced:
        return right
    secret = [event.seat for event in done if event.seat != watcher]
    fewer = game.setup.knobs.places - 1 - len(right & {watcher})
    return right & {watcher} | set(rng.sample(secret, rng.randint(0, min(fewer, len(secret)))))


class _CluedoWorld(_World):
    def __init__(self, game: AnyGame, watcher: Watcher, deal: Deal, rng: Random) -> None:
        super().__init__(game, watcher, rng)
        dealt = game.events[0]
        assert isinstance(dealt, cluedo_events.Dealt)
        hands = tuple(tuple(deal[seat]) for seat in range(game.setup.seats))
        # Cards come in the order of the theme: suspect, weapon, place.
        self.world.happen(replace(dealt, crime=tuple(deal["missing"]), hands=hands))

    def retold(self, seat: Seat, action: Action) -> Action:
        if isinstance(action, in_cluedo.Show) and self.world.state.scene.turn != self.watcher:
            return in_cluedo.Show(self.rng.choice(_may_show(self.world, seat)))
        if isinstance(action, in_cluedo.Accuse) and not self._turned_up(seat):
            return self._accusation(action)
        return action

    def _turned_up(self, seat: Seat) -> bool:
        """Tell whether the accusations of this turn were turned up together in the end."""
        last = [event for event in self.game.events if isinstance(event, cluedo_events.TurnedUp)]
        return len(self.world.state.scene.declared) > 1 and any(seat in dict(up.accusations) for up in last)

    def _accusation(self, action: in_cluedo.Accuse) -> in_cluedo.Accuse:
        crime = self.world.state.crime
        if len(self.world.state.scene.declared) > 1:
            fitting = list(product(*self.game.setup.categories))
        elif action.cards == self.game.state.crime:
            fitting = [crime]
        else:
            fitting = [named for named in product(*self.game.setup.categories) if named != crime]
        return in_cluedo.Accuse(*self.rng.choice(fitting))


def _may_show(world: AnyGame, seat: Seat) -> list[str]:
    return [card for card in world.state.scene.asked if card in world.state.hands[seat]]


# What must be the same.


def assert_same(game: AnyGame, world: AnyGame, watcher: Watcher, attempts: Sequence[Action]) -> None:
    """Compare all that one watcher can get out of two games, to the byte."""
    assert as_json(game.seen(watcher)) == as_json(world.seen(watcher))
    one, other = game.view(watcher), world.view(watcher)
    assert as_json(one) == as_json(other)
    assert repr(one) == repr(other)
    assert as_pickle(one) == as_pickle(other)
    assert as_json(one.actions) == as_json(other.actions)
    for action in attempts:
        assert (action in one.actions) == (action in other.actions)
        if watcher is not None:
            assert refusal(game, watcher, action) == refusal(world, watcher, action)


def as_json(value: Any) -> bytes:
    return msgspec.json.encode(value, enc_hook=list)


def as_pickle(value: Any) -> bytes:
    """Pickle without remembering what came before: which equal strings are one object says nothing."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True
    pickler.dump(value)
    return written.getvalue()


def refusal(game: AnyGame, seat: Seat, action: Action) -> tuple[object, ...] | None:
    """Return everything that a refusal says, or None if the action is allowed."""
    try:
        game.rules.decide(game.state, seat, action)
    except IllegalAction as refused:
        sentences = tuple(refused.sentence(language) for language in LANGUAGES)
        return (
            refused.code,
            refused.rule,
            refused.args,
            tuple(refused.terms.items()),
            repr(refused),
            *sentences,
        )
    return None


def within_reach(root: object) -> Iterator[object]:
    """Every object that can be got at from one object, classes, modules and global names apart."""
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, type | ModuleType | BuiltinFunctionType):
            continue
        seen[id(found)] = found
        yield found
        waiting += _held_by(found)


def _held_by(holder: object) -> list[Any]:
    if isinstance(holder, FunctionType):
        return [cell.cell_contents for cell in holder.__closure__ or ()]
    if isinstance(holder, MethodType):
        return [holder.__self__]
    if isinstance(holder, Log):
        return list(holder)
    return gc.get_referents(holder)

"""What holds in every game at every moment, as one function that plays a game and checks it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from loupe import Game, IllegalAction
from loupe.games.cluedo import events as in_cluedo
from loupe.games.sleuth import events as in_sleuth
from loupe.games.vocabulary import Action, Seat, Standing, Termination, Watcher
from tests.games.conceivable import conceivable, some
from tests.games.swap import as_json
from tests.play import LIVELY, PATIENT, AnyGame, Table, choose

LONGEST = 10_000
"""Actions in which every random game must come to its end."""


def watchers(game: AnyGame) -> tuple[Watcher, ...]:
    return (*range(game.setup.seats), None)


def check_whole_game(table: Table, seed: int) -> AnyGame:
    """Play a game to its end and check, now and then on the way, everything that must hold."""
    game, rng = table.deal(seed), Random(seed)
    temper = rng.choice([LIVELY, PATIENT])
    check_moment(game, rng)
    for _ in range(LONGEST):
        if game.outcome:
            break
        seat, action = choose(game, rng, temper)
        assert round_trip(action, game.rules.actions) == action
        game.play(seat, action)
        check_conserved(game)
        if rng.random() < 0.02:
            check_moment(game, rng)
    check_moment(game, rng)
    check_end(game, rng)
    check_wire(game)
    return game


def check_moment(game: AnyGame, rng: Random) -> None:
    """Check what holds of the state, of every view, and of what everybody may do."""
    check_conserved(game)
    check_replay(game)
    for seat in game.waiting:
        assert game.view(seat).actions, "a seat that must act can't"
    for seat in range(game.setup.seats):
        check_listing(game, seat, rng)
        for action in some(game, rng, 5):
            check_refusal(game, seat, action)
    assert not game.view(None).actions


# Cards.


def check_conserved(game: AnyGame) -> None:
    state = game.state
    hidden = state.crime if game.rules.name == "cluedo" else state.missing
    places = (hidden, *state.hands, state.scene.face_up)
    assert sorted(chain(*places)) == sorted(game.rules.cards(game.setup))
    assert len(set(map(len, state.hands))) == 1
    if game.rules.name == "sleuth":
        search = (*state.scene.search, state.deck, state.scene.discards)
        assert Counter(chain(*search)) == Counter(game.setup.knobs.search_deck)
        assert len(state.deck) == state.scene.deck_size


# Folds.


def check_replay(game: AnyGame) -> None:
    """The events give the same state and views all at once as one by one, and are numbered alike."""
    again: AnyGame = Game(game.rules, game.setup, game.seed)
    for event in game.events:
        again.happen(event)
    assert again.state == game.state
    assert list(game.state.log) == game.events
    for watcher in watchers(game):
        view, seen = game.view(watcher), game.seen(watcher)
        assert view == again.view(watcher)
        assert list(view.log) == seen
        assert len(seen) == len(game.events)
        assert view.scene == game.state.scene
        middle = len(seen) // 2
        assert game.seen(watcher, after=middle) == seen[middle:]


# Actions.


def check_listing(game: AnyGame, seat: Seat, rng: Random) -> None:
    """Counting, numbering, slicing, iterating and asking agree, and the rules accept what is listed."""
    actions = game.view(seat).actions
    number = len(actions)
    assert bool(actions) == bool(number)
    if not number:
        return
    assert actions[-1] == actions[number - 1]
    first = rng.randrange(number)
    part = slice(first, first + 10, rng.choice([1, 2]))
    assert actions[part] == [actions[n] for n in range(*part.indices(number))]
    for action in actions[part]:
        assert action in actions
        assert game.rules.decide(game.state, seat, action)
    if number < 2000:
        assert list(actions) == actions[:]
        assert len(set(actions)) == number


def check_every_action(game: AnyGame, seat: Seat) -> int:
    """Of all conceivable actions exactly those listed are allowed; return how many they are."""
    actions = game.view(seat).actions
    listed = set(actions)
    assert len(listed) == len(actions)
    allowed = {action for action in conceivable(game) if action in actions}
    assert allowed == listed & set(conceivable(game))
    for action in conceivable(game):
        assert (action in allowed) == is_decided(game, seat, action)
    for action in listed:
        assert action in actions
    return len(listed)


def is_decided(game: AnyGame, seat: Seat, action: Action) -> bool:
    try:
        return bool(game.rules.decide(game.state, seat, action))
    except IllegalAction:
        return False


def check_refusal(game: AnyGame, seat: Seat, action: Action) -> None:
    """What is not listed is refused, with nothing changed."""
    if action in game.view(seat).actions:
        return
    state, number = game.state, len(game.events)
    with pytest.raises(IllegalAction) as refused:
        game.play(seat, action)
    assert refused.value.rule.book
    assert str(refused.value)
    assert game.state is state
    assert len(game.events) == number


# The end.


def check_end(game: AnyGame, rng: Random) -> None:
    assert game.outcome, f"no end after {LONGEST} actions"
    assert [type(event).__name__ for event in game.events].count("Ended") == 1
    assert type(game.events[-1]).__name__ == "Ended"
    assert game.waiting == ()
    for seat in range(game.setup.seats):
        assert not game.view(seat).actions
        for action in some(game, rng, 5):
            assert refusal_code(game, seat, action) == "game-over"
    if game.rules.name == "cluedo":
        _check_cluedo_winner(game)
    else:
        _check_sleuth_winners(game)


def refusal_code(game: AnyGame, seat: Seat, action: Action) -> str:
    try:
        game.play(seat, action)
    except IllegalAction as refused:
        return refused.code
    return ""


def _check_sleuth_winners(game: AnyGame) -> None:
    assert game.outcome
    places, standings = game.setup.knobs.places, game.state.scene.standings
    named = [event for event in game.events if isinstance(event, in_sleuth.Identified)]
    assert game.outcome.winners == tuple(e.seat for e in named if e.named == game.state.missing)
    assert len({event.seat for event in named}) == len(named)
    solved = len(game.outcome.winners) == places
    assert game.outcome.termination is (Termination.SOLVED if solved else Termination.NOBODY_LEFT)
    assert solved or Standing.ACTIVE not in standings
    assert game.state.scene.revealed == (game.state.missing if solved else ())


def _check_cluedo_winner(game: AnyGame) -> None:
    assert game.outcome
    winners, termination = game.outcome.winners, game.outcome.termination
    last = {event.seat: event.crime for event in game.events if isinstance(event, in_cluedo.LaidDown)}
    right = [seat for seat, named in last.items() if named == game.state.crime]
    assert winners == tuple(seat for seat in game.state.scene.declared if seat in right)[:1]
    assert bool(winners) == (termination is Termination.SOLVED)
    together = any(isinstance(event, in_cluedo.TurnedUp) for event in game.events)
    assert together or termination is not Termination.ALL_FOOLED
    if termination is Termination.NOBODY_LEFT:
        assert set(game.state.scene.standings) == {Standing.OUT}


# The wire.


def round_trip(value: Any, union: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=union)


def check_wire(game: AnyGame) -> None:
    """Every event and everything seen of it is read from JSON as it was written."""
    check_each(game.events, game.rules.events)
    for watcher in watchers(game):
        check_each(game.seen(watcher), game.rules.seen)


def check_each(values: Sequence[Any], union: Any) -> None:
    for value in values:
        back = round_trip(value, union)
        assert back == value
        assert type(back) is type(value)
        assert as_json(back) == as_json(value)

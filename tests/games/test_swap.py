"""No watcher can tell two deals apart that the rules do not let it tell apart; and the test can fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as changed

from loupe import Game
from loupe.games.cluedo import events as in_cluedo
from loupe.games.cluedo.state import State as CluedoState
from loupe.games.sleuth import events as in_sleuth
from loupe.games.sleuth import views
from loupe.games.sleuth.actions import Exchange
from loupe.games.sleuth.rules import decide
from loupe.games.sleuth.state import State
from loupe.games.vocabulary import Actions, IllegalAction, SeenEvent, Watcher
from tests.games.conceivable import some
from tests.games.knowledge import true_deal
from tests.games.properties import watchers
from tests.games.swap import another_world, assert_same, within_reach
from tests.play import LIVELY, PATIENT, AnyGame, Table, any_table, play, tables


def check_table(table: Table, seed: int, attempts: int = 20) -> int:
    """Stop a game somewhere, show every watcher another world, and return how many were really others."""
    return check_game(table.deal(seed), seed, attempts)


def check_game(game: AnyGame, seed: int, attempts: int = 20) -> int:
    rng = Random(seed)
    turns = play(game, rng, rng.choice([LIVELY, PATIENT]), rng.randrange(60))
    others = 0
    for watcher in watchers(game):
        world = another_world(game, turns, watcher, rng)
        if world is not None:
            others += true_deal(world) != true_deal(game)
            assert_same(game, world, watcher, some(game, rng, attempts))
    return others


@pytest.mark.parametrize("table", [*tables()], ids=str)
def test_no_seat_can_tell_which_world_it_is_in(table: Table) -> None:
    assert sum(check_table(table, seed) for seed in range(3)) > 0


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_with_variants_combined_and_house_rules(rng: Random, seed: int) -> None:
    check_table(any_table(rng), seed)


WHOLE: Any = (
    in_sleuth.Dealt,
    in_sleuth.Reshuffled,
    in_sleuth.Slid,
    in_cluedo.Dealt,
    State,
    CluedoState,
    Game,
    Random,
)
PRIVATE = (in_sleuth.Showed, in_sleuth.Identified, in_cluedo.Showed, in_cluedo.LaidDown, in_cluedo.Looked)


@pytest.mark.parametrize(
    "table",
    [
        Table("sleuth/avalon-hill", 4),
        Table("sleuth/chasse-aux-diamants", 4),
        Table("cluedo/card-game", 3),
    ],
    ids=str,
)
def test_nothing_hidden_can_be_reached_from_a_view(table: Table) -> None:
    game = table.deal(5)
    play(game, Random(5), PATIENT, 40)
    for watcher in watchers(game):
        view = game.view(watcher)
        for found in within_reach((view, view.actions, game.seen(watcher))):
            assert not isinstance(found, WHOLE)
            if isinstance(found, PRIVATE):
                assert watcher in [getattr(found, role, -1) for role in ("seat", "asker", "asked")]


# The test can fail: each of these engines tells too much, and is caught.


def shows_passed_gems_to_all(event: in_sleuth.SleuthEvent, watcher: Watcher) -> SeenEvent:
    return event if isinstance(event, in_sleuth.Showed) else in_sleuth.project(event, watcher)


def tells_what_was_named(event: in_sleuth.SleuthEvent, watcher: Watcher) -> SeenEvent:
    return event if isinstance(event, in_sleuth.Identified) else in_sleuth.project(event, watcher)


def tells_the_order_of_the_deck(event: in_sleuth.SleuthEvent, watcher: Watcher) -> SeenEvent:
    seen = in_sleuth.project(event, watcher)
    if isinstance(event, in_sleuth.Dealt) and isinstance(seen, in_sleuth.SeenDealt | in_sleuth.PublicDealt):
        return changed(seen, face_up=(*seen.face_up, event.deck[-1]))
    return seen


def orders_face_up_cards_by_the_missing_gem(event: in_sleuth.SleuthEvent, watcher: Watcher) -> SeenEvent:
    seen = in_sleuth.project(event, watcher)
    if isinstance(event, in_sleuth.Dealt) and isinstance(seen, in_sleuth.SeenDealt | in_sleuth.PublicDealt):
        return changed(seen, face_up=seen.face_up[:: 1 if event.missing[0][0] == "P" else -1])
    return seen


def tells_the_order_under_the_deck(event: in_sleuth.SleuthEvent, watcher: Watcher) -> SeenEvent:
    return event if isinstance(event, in_sleuth.Slid) else in_sleuth.project(event, watcher)


def slides_cards_under_the_deck_as_they_lay(state: State, seat: int, action: Any) -> Any:
    return tuple(
        changed(event, cards=state.scene.search[event.seat]) if isinstance(event, in_sleuth.Slid) else event
        for event in decide(state, seat, action)
    )


def tells_which_card_was_shown(event: in_cluedo.CluedoEvent, watcher: Watcher) -> SeenEvent:
    return event if isinstance(event, in_cluedo.Showed) else in_cluedo.project(event, watcher)


def tells_what_was_laid_down(event: in_cluedo.CluedoEvent, watcher: Watcher) -> SeenEvent:
    return event if isinstance(event, in_cluedo.LaidDown) else in_cluedo.project(event, watcher)


def refuses_with_a_hint(state: State, seat: int, action: Any) -> Any:
    try:
        return decide(state, seat, action)
    except IllegalAction as refused:
        refused.terms["hint"] = state.missing[0]
        raise


SLEUTH, CLUEDO = Table("sleuth/avalon-hill", 4), Table("cluedo/card-game", 4, ("advanced",))
CHASSE = Table("sleuth/chasse-aux-diamants", 4)
LEAKS: list[tuple[Table, str, Callable[..., Any]]] = [
    (SLEUTH, "project", shows_passed_gems_to_all),
    (SLEUTH, "project", tells_what_was_named),
    (SLEUTH, "project", tells_the_order_of_the_deck),
    (SLEUTH, "project", orders_face_up_cards_by_the_missing_gem),
    (SLEUTH, "decide", refuses_with_a_hint),
    (CHASSE, "project", tells_the_order_under_the_deck),
    (CHASSE, "decide", slides_cards_under_the_deck_as_they_lay),
    (CLUEDO, "project", tells_which_card_was_shown),
    (CLUEDO, "project", tells_what_was_laid_down),
]


@pytest.mark.parametrize(("table", "part", "leak"), LEAKS, ids=lambda value: getattr(value, "__name__", ""))
def test_an_engine_that_tells_too_much_is_caught(table: Table, part: str, leak: Callable[..., Any]) -> None:
    with pytest.raises(AssertionError):
        check_engine(table, part, leak)


def check_engine(table: Table, part: str, leak: Callable[..., Any]) -> None:
    for seed in range(40):
        honest = table.deal(seed)
        changes: dict[str, Any] = {part: leak}
        check_game(Game(replace(honest.rules, **changes), honest.setup, seed).deal(), seed)


@pytest.mark.parametrize(
    ("table", "part"), [(SLEUTH, "project"), (CHASSE, "decide"), (CLUEDO, "decide")], ids=str
)
def test_an_engine_that_does_not_is_let_through(table: Table, part: str) -> None:
    check_engine(table, part, getattr(table.deal(0).rules, part))


def test_a_list_of_actions_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SLEUTH.deal(1)
    hint = iter(((), (Exchange(),)))

    def hinting(view: views.View) -> Actions[Any]:
        return Actions((next(hint),), lambda _: None) if view.watcher == 0 else view.actions

    monkeypatch.setattr(views, "actions_of", hinting)
    world = another_world(game, [], 0, Random(1))
    assert world is not None
    with pytest.raises(AssertionError):
        assert_same(game, world, 0, [])

"""The Cluedo card game: accusing alone, several at once, and two at a table."""

from __future__ import annotations

import pytest

from loupe.games.cluedo.actions import Accuse, Declare, Decline
from loupe.games.cluedo.events import (
    Declared,
    Declined,
    Ended,
    LaidDown,
    Looked,
    Revealed,
    SeenLaidDown,
    SeenLooked,
    TurnedUp,
    TurnEnded,
)
from loupe.games.vocabulary import Outcome, Standing, Termination
from tests.rules.marks import in_cluedo, ruled
from tests.rules.tables import Table, accuse, accusing, cluedo, declare, inquire, offered, refused

CRIME = ("SC", "CA", "BA")
RIGHT, WRONG, WRONG_TOO = "SC CA BA", "MU CA BA", "SC RO KI"


def table(seats: int = 3, first: int = 0) -> Table:
    return cluedo(seats, first=first)


# Readiness.


@in_cluedo("accuse.1")
def test_on_ones_turn_one_declares_oneself_ready_instead_of_asking() -> None:
    game = table()
    assert Declare() in game.view(0).actions
    assert refused(game, 1, Declare()).startswith("not-your-turn: ")
    assert game.play(0, Declare()) == (Declared(0),)
    assert all(game.seen(watcher)[1] == Declared(0) for watcher in (None, 0, 1, 2))


@in_cluedo("accuse.1")
@ruled("readiness")
def test_the_others_are_asked_clockwise_whether_they_are_ready_too() -> None:
    game = table(4, first=2)
    game.play(2, Declare())
    for seat in (3, 0, 1):
        assert game.waiting == (seat,)
        assert set(game.view(seat).actions) == {Declare(), Decline()}
        assert game.play(seat, Decline()) == (Declined(seat),)
    assert game.waiting == (2,)


@ruled("readiness")
def test_readiness_cannot_be_taken_back() -> None:
    game = table()
    game.play(0, Declare())
    assert refused(game, 0, Decline()).startswith("not-asked-if-ready: ")
    assert refused(game, 0, inquire("SC CA")).startswith("readiness-first: ")
    game.play(1, Decline())
    game.play(2, Decline())
    assert refused(game, 0, inquire("SC CA")) == "must-accuse: rulings readiness"


@ruled("readiness")
def test_a_turn_is_one_question_or_one_accusation() -> None:
    game = table()
    game.play(0, inquire("SC CA"))
    assert refused(game, 0, Declare()).startswith("not-your-turn: ")


@ruled("eliminated-cannot-join")
def test_one_who_is_out_is_not_asked_and_cannot_join() -> None:
    game = table()
    accusing(game, {0: WRONG})
    game.play(1, Declare())
    assert game.waiting == (2,)
    assert refused(game, 0, Declare()).startswith("out-of-game: ")
    game.play(2, Decline())
    assert refused(game, 0, accuse(RIGHT)).startswith("out-of-game: ")


# Alone.


@in_cluedo("accuse.2", "summary.6")
def test_he_lays_down_a_suspect_a_weapon_and_a_place_unseen() -> None:
    game = table()
    declare(game)
    assert len(offered(game, 0, Accuse)) == 6 * 3 * 3
    happened = game.play(0, accuse(WRONG))
    assert happened[0] == game.seen(0)[4] == LaidDown(0, ("MU", "CA", "BA"))
    assert all(game.seen(watcher)[4] == SeenLaidDown(0) for watcher in (None, 1, 2))


@in_cluedo("accuse.2")
@pytest.mark.parametrize("crime", ["CA SC BA", "SC BA CA", "SC CA RE", "SC CA CA"])
def test_an_accusation_is_one_card_of_each_category(crime: str) -> None:
    game = table()
    declare(game)
    assert refused(game, 0, accuse(crime)).startswith("not-a-crime: ")


@in_cluedo("accuse.3", "summary.6")
def test_he_looks_at_the_crime_unseen_by_others() -> None:
    game = table()
    _, event, _ = accusing(game, {0: WRONG})
    assert event == game.seen(0)[5] == Looked(0, ("MU", "CA", "BA"), CRIME)
    assert all(game.seen(watcher)[5] == SeenLooked(0, right=False) for watcher in (None, 1, 2))
    assert [game.view(watcher).solution for watcher in (0, 1)] == [CRIME, ()]


@in_cluedo("accuse.4", "win.1", "summary.7")
def test_right_he_shows_the_crime_and_wins() -> None:
    game = table()
    happened = accusing(game, {0: RIGHT})
    assert happened[2:] == (Revealed(CRIME), Ended(Outcome((0,), Termination.SOLVED)))
    assert game.view(None).scene.revealed == CRIME


@in_cluedo("accuse.5", "summary.8")
def test_wrong_he_is_out_and_the_others_go_on() -> None:
    game = table()
    assert accusing(game, {0: WRONG})[-1] == TurnEnded(1)
    assert game.state.scene.standings[0] is Standing.OUT
    assert (game.state.scene.declared, game.state.scene.laid) == ((), frozenset())
    assert game.view(1).scene.revealed == ()
    assert len(game.view(0).actions) == 0


@in_cluedo("accuse.5", "summary.8")
def test_one_who_is_out_neither_asks_nor_accuses() -> None:
    game = table()
    accusing(game, {0: WRONG})
    for action in (inquire("SC CA"), Declare()):
        assert refused(game, 0, action).startswith("out-of-game: ")


@ruled("accusations-public")
def test_what_a_single_accusation_named_stays_private() -> None:
    games = [table(), table()]
    for game, crime in zip(games, (WRONG, WRONG_TOO), strict=True):
        accusing(game, {0: crime})
    assert all(games[0].view(watcher) == games[1].view(watcher) for watcher in (None, 1, 2))


@ruled("nobody-left")
def test_all_out_one_by_one_the_game_ends_with_no_winner() -> None:
    game = table()
    for seat in (0, 1, 2):
        happened = accusing(game, {seat: WRONG})
    assert happened[-1] == Ended(Outcome((), Termination.NOBODY_LEFT))
    assert game.view(None).scene.revealed == ()


@ruled("nobody-left", "readiness")
def test_the_last_one_left_is_alone_in_accusing() -> None:
    game = table()
    accusing(game, {0: WRONG})
    accusing(game, {1: WRONG})
    game.play(2, Declare())
    assert game.waiting == (2,)
    assert isinstance(game.play(2, accuse(RIGHT))[1], Looked)


# Several.


@in_cluedo("accuse.6", "summary.10")
def test_all_lay_down_before_anything_is_turned_up() -> None:
    game = table()
    declare(game, 1, 2)
    waiting: list[tuple[int, ...]] = [game.waiting]
    assert game.play(2, accuse(WRONG)) == (LaidDown(2, ("MU", "CA", "BA")),)
    assert refused(game, 2, accuse(RIGHT)).startswith("already-laid-down: ")
    assert game.play(0, accuse(RIGHT)) == (LaidDown(0, CRIME),)
    assert [*waiting, game.waiting] == [(0, 1, 2), (1,)]
    assert game.seen(None)[4] == SeenLaidDown(2)


@in_cluedo("accuse.6", "summary.10")
@ruled("accusations-public")
def test_then_all_accusations_are_turned_up_at_once() -> None:
    game = table()
    event = accusing(game, {2: WRONG, 0: WRONG_TOO})[1]
    assert event == TurnedUp(((0, ("SC", "RO", "KI")), (2, ("MU", "CA", "BA"))))
    assert event in game.seen(1)


@in_cluedo("accuse.7", "summary.11")
@ruled("accusations-public")
def test_the_crime_is_turned_up_for_all() -> None:
    game = table()
    accusing(game, {0: WRONG, 1: WRONG_TOO})
    assert all(game.view(watcher).scene.revealed == CRIME for watcher in (None, 0, 1, 2))


@in_cluedo("accuse.6", "accuse.7", "summary.9", "summary.11")
@pytest.mark.parametrize(
    ("crimes", "winner"),
    [
        ({0: RIGHT, 1: WRONG}, 0),
        ({0: WRONG, 1: RIGHT}, 1),
        ({0: RIGHT, 1: RIGHT, 2: RIGHT}, 0),
        ({0: WRONG, 1: RIGHT, 2: RIGHT}, 1),
        ({0: WRONG, 1: WRONG_TOO, 2: RIGHT}, 2),
        ({0: WRONG, 2: RIGHT}, 2),
    ],
)
def test_the_first_in_order_of_declaring_who_is_right_wins(crimes: dict[int, str], winner: int) -> None:
    game = table()
    accusing(game, crimes)
    assert game.outcome == Outcome((winner,), Termination.SOLVED)


@in_cluedo("accuse.6", "summary.9")
def test_the_order_of_laying_down_does_not_count() -> None:
    game = table(first=1)
    accusing(game, {0: RIGHT, 2: RIGHT, 1: WRONG})
    assert game.outcome == Outcome((2,), Termination.SOLVED)


@in_cluedo("accuse.7")
def test_if_nobody_is_right_the_murderer_has_fooled_all() -> None:
    game = table()
    happened = accusing(game, {0: WRONG, 1: WRONG_TOO})
    assert happened[-1] == Ended(Outcome((), Termination.ALL_FOOLED))


@in_cluedo("win.1")
def test_after_the_end_nothing_can_be_done() -> None:
    game = table()
    accusing(game, {0: RIGHT})
    for seat in (0, 1, 2):
        assert refused(game, seat, inquire("SC CA")) == "game-over: cluedo-card-game win.1"


@ruled("questions")
def test_any_card_may_be_accused_ones_own_too() -> None:
    game = table()
    declare(game)
    own = game.state.hands[0]
    assert own[0] == "MU"
    assert accuse("MU CA BA") in game.view(0).actions


# Two at a table.


@in_cluedo("advanced.4")
def test_asking_and_accusing_are_the_same_in_the_advanced_game() -> None:
    game = cluedo(3, variants=["advanced"])
    assert inquire("RE ST") in game.view(0).actions
    declare(game)
    assert len(offered(game, 0, Accuse)) == 6 * 4 * 5


@in_cluedo("advanced.4")
def test_when_one_of_two_accuses_the_other_must_too() -> None:
    game = cluedo(2, variants=["advanced"])
    game.play(0, Declare())
    assert list(game.view(1).actions) == [Declare()]
    assert refused(game, 1, Decline()) == "two-accuse-together: cluedo-card-game advanced.4"
    game.play(1, Declare())
    game.play(0, accuse(WRONG))
    assert isinstance(game.play(1, accuse(RIGHT))[1], TurnedUp)
    assert game.outcome == Outcome((1,), Termination.SOLVED)


@ruled("two-seats")
@pytest.mark.parametrize("variants", [[], ["advanced"]])
def test_two_survivors_of_more_are_not_two_players(variants: list[str]) -> None:
    game = cluedo(3, variants=variants)
    accusing(game, {0: WRONG})
    game.play(1, Declare())
    assert Decline() in game.view(2).actions

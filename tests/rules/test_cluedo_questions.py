"""The Cluedo card game: the round of asking, and which card to show."""

from __future__ import annotations

import itertools

import pytest

from loupe.games.cluedo.actions import Ask, Show
from loupe.games.cluedo.events import Asked, HadNone, HasOne, SeenShowed, Showed, TurnEnded
from loupe.games.vocabulary import Fact
from tests.rules.marks import in_cluedo, ruled
from tests.rules.tables import Table, accusing, cluedo, inquire, offered, refused

HANDS = {0: "MU DA DI", 1: "OR RO KI", 2: "GR PE PL"}
"""Of the crime are Scarlett, the candlestick and the ballroom."""


def table() -> Table:
    return cluedo(3, hands=HANDS)


@in_cluedo("turn.1", "summary.1")
def test_one_names_two_different_cards_of_any_categories() -> None:
    assert set(offered(table(), 0, Ask)) == {
        inquire(f"{one} {other}") for one, other in itertools.combinations(table().setup.cards, 2)
    }
    assert refused(table(), 0, inquire("RO RO")).startswith("not-two-cards: ")
    assert refused(table(), 0, inquire("RO RE")).startswith("no-such-card: ")


@in_cluedo("turn.1", "summary.1")
def test_the_left_neighbour_is_asked_first() -> None:
    game = table()
    assert game.play(0, inquire("RO GR")) == (Asked(0, ("GR", "RO")), HasOne(1))
    assert game.waiting == (1,)


@in_cluedo("turn.2", "summary.2")
def test_one_who_holds_one_of_them_must_show_it_to_the_asker_alone() -> None:
    game = table()
    game.play(0, inquire("RO CA"))
    assert list(game.view(1).actions) == [Show("RO")]
    event, _ = game.play(1, Show("RO"))
    assert event == game.seen(0)[3] == game.seen(1)[3] == Showed(1, 0, "RO")
    assert game.seen(2)[3] == game.seen(None)[3] == SeenShowed(1, 0)


@in_cluedo("turn.2")
@ruled("showing")
def test_everyone_knows_that_one_who_is_waited_for_holds_one_of_them() -> None:
    game = table()
    game.play(0, inquire("RO CA"))
    for watcher in (None, 0, 2):
        assert game.seen(watcher)[2] == HasOne(1)
        assert Fact(1, ("CA", "RO"), 1, 2, 3) in game.rules.facts(game.view(watcher))


@in_cluedo("turn.2", "turn.3")
@ruled("showing")
def test_only_one_who_said_that_he_has_one_may_show() -> None:
    """Between the events of one action the table waits for nobody, whoever holds a card."""
    game, whole = table(), table()
    whole.play(0, inquire("GR PE"))
    whole.play(2, Show("GR"))
    waiting = []
    for event in whole.events[1:]:
        game.happen(event)
        waiting.append((event.__class__, game.waiting))
        assert [seat for seat in range(3) if game.view(seat).actions] == list(game.waiting)
    assert waiting == [(Asked, ()), (HadNone, ()), (HasOne, (2,)), (Showed, ()), (TurnEnded, (1,))]


@in_cluedo("turn.2", "summary.2")
@pytest.mark.parametrize("card", ["KI", "GR", "CA", "ZZ"])
def test_one_shows_a_card_that_was_asked_for_and_that_one_holds(card: str) -> None:
    game = table()
    game.play(0, inquire("RO CA"))
    assert refused(game, 1, Show(card)).startswith(("card-not-held: ", "card-not-asked: "))


@in_cluedo("turn.2", "summary.3")
def test_one_who_holds_both_chooses_which_to_show() -> None:
    for choice, other in [("RO", "KI"), ("KI", "RO")]:
        game = table()
        game.play(0, inquire("RO KI"))
        assert set(game.view(1).actions) == {Show("RO"), Show("KI")}
        game.play(1, Show(choice))
        assert not any(other in getattr(event, "card", "") for event in game.seen(0))


@in_cluedo("turn.2", "summary.3")
@ruled("showing")
def test_he_is_waited_for_in_the_same_way_with_one_card_or_both() -> None:
    both, one = table(), cluedo(3, hands={0: "MU DA DI", 1: "RO KI PE", 2: "GR OR PL"})
    for game in (both, one):
        game.play(0, inquire("RO OR"))
    assert one.view(0) == both.view(0)
    assert one.view(None) == both.view(None)
    assert (len(one.view(1).actions), len(both.view(1).actions)) == (1, 2)


@in_cluedo("turn.2", "turn.3", "summary.4")
def test_one_who_holds_none_says_so_and_the_next_is_asked() -> None:
    game = table()
    assert game.play(0, inquire("GR CA"))[1:] == (HadNone(1), HasOne(2))
    assert game.waiting == (2,)
    assert game.seen(None)[2] == HadNone(1)


@in_cluedo("turn.3", "summary.4")
def test_the_asking_ends_when_a_card_was_shown() -> None:
    game = table()
    game.play(0, inquire("RO GR"))
    assert game.play(1, Show("RO")) == (Showed(1, 0, "RO"), TurnEnded(1))


@in_cluedo("turn.3")
def test_the_asking_ends_when_all_have_passed() -> None:
    assert table().play(0, inquire("SC CA"))[1:] == (HadNone(1), HadNone(2), TurnEnded(1))


@in_cluedo("turn.3")
@ruled("questions")
def test_nobody_showed_says_that_none_of_the_others_holds_them() -> None:
    game = table()
    game.play(0, inquire("SC CA"))
    facts = game.rules.facts(game.view(0))
    assert [Fact(seat, ("SC", "CA"), 0, 0, event) in facts for seat, event in ((1, 3), (2, 4))] == [True] * 2
    assert not [fact for fact in facts if fact.owner == "missing" and fact.event > 1]


@in_cluedo("turn.4", "summary.5", "start.2")
def test_a_card_that_was_shown_is_known_to_be_innocent() -> None:
    game = table()
    game.play(0, inquire("RO CA"))
    game.play(1, Show("RO"))
    shown = Fact(1, ("RO",), 1, 1, 4)
    knowing = [shown in game.rules.facts(game.view(watcher)) for watcher in (0, 1, 2, None)]
    assert knowing == [True, True, False, False]


@in_cluedo("turn.4")
def test_the_others_know_that_one_of_the_two_was_shown() -> None:
    game = table()
    game.play(0, inquire("RO CA"))
    game.play(1, Show("RO"))
    told = [fact for fact in game.rules.facts(game.view(2)) if fact.event > 1]
    assert told == [Fact(1, ("CA", "RO"), 1, 2, 3)]


@in_cluedo("turn.4")
def test_where_only_the_showing_was_noted_it_says_as_much() -> None:
    game = table()
    for event in (Asked(0, ("CA", "RO")), Showed(1, 0, "RO")):
        game.happen(event)
    facts = game.rules.facts
    assert [fact for fact in facts(game.view(2)) if fact.event > 1] == [Fact(1, ("CA", "RO"), 1, 2, 3)]
    assert facts(game.view(2), 2) == (Fact(1, ("CA", "RO"), 1, 2, 3),)


@in_cluedo("turn.5")
def test_then_it_is_the_left_neighbours_turn() -> None:
    game = table()
    turns = []
    for _ in range(4):
        turns.append(game.state.scene.turn)
        game.play(turns[-1], inquire("SC CA"))
    assert turns == [0, 1, 2, 0]


@in_cluedo("turn.6", "start.2", "win.1")
def test_the_game_goes_on_until_the_crime_is_found() -> None:
    game = table()
    for seat in (0, 1, 2, 0, 1, 2):
        game.play(seat, inquire("SC CA"))
        assert game.outcome is None
    accusing(game, {0: "SC CA BA"})
    assert game.outcome is not None


@in_cluedo("accuse.5")
def test_one_who_is_out_goes_on_answering_but_has_no_turn() -> None:
    game = table()
    accusing(game, {0: "MU DA DI"})
    assert game.play(1, inquire("MU CA"))[1:] == (HadNone(2), HasOne(0))
    assert game.waiting == (0,)
    assert game.play(0, Show("MU")) == (Showed(0, 1, "MU"), TurnEnded(2))
    assert game.play(2, inquire("SC CA"))[-1] == TurnEnded(1)


# Bluffs, and what else may be asked.


@in_cluedo("tips.3")
def test_bluffing_with_a_card_of_ones_own_is_a_legal_question() -> None:
    game = table()
    assert game.play(0, inquire("MU SC"))[1:] == (HadNone(1), HadNone(2), TurnEnded(1))


@ruled("questions")
def test_two_of_ones_own_cards_may_be_asked_for() -> None:
    assert inquire("MU DA") in table().view(0).actions


@ruled("questions")
def test_a_face_up_card_may_be_asked_for() -> None:
    game = cluedo(4)
    (face_up,) = game.state.scene.face_up
    assert inquire(f"SC {face_up}") in game.view(0).actions


@ruled("readiness")
def test_while_a_card_is_to_be_shown_nothing_else_can_be_done() -> None:
    game = table()
    game.play(0, inquire("RO CA"))
    assert refused(game, 0, inquire("GR CA")).startswith("must-show: ")
    assert refused(game, 2, Show("GR")).startswith("not-asked-to-show: ")

"""Sleuth: what search cards ask, and how they are answered."""

from __future__ import annotations

from typing import Any

import pytest

from loupe.games.sleuth.actions import Ask
from loupe.games.sleuth.cards import COLOURS, ELEMENTS, GEMS, QUESTIONS, TYPES
from loupe.games.sleuth.events import Answered, SeenShowed, Showed, TurnEnded
from tests.rules.marks import in_chasse, in_sleuth
from tests.rules.tables import (
    CHASSE,
    Table,
    ask,
    final,
    identify,
    in_four,
    in_three,
    offered,
    refused,
    sleuth,
)

THREE_PAIRS = "D2B P2Y P2G D1R O3R"


def asked_of_seven(edition: str, question: str, card: str) -> tuple[Table, Any]:
    table = sleuth(edition, 7, hands={3: THREE_PAIRS}, search={0: card})
    return table, table.play(0, ask(3, question, card))[0]


# The turn.


@in_sleuth("play.1", chasse="4.1")
@in_four
def test_a_turn_is_one_question_to_one_opponent(edition: str) -> None:
    table = sleuth(edition, search={0: "R 2"})
    table.play(0, ask(1, "R"))
    assert table.state.scene.turn == 1
    assert refused(table, 0, ask(2, "2")).startswith("not-your-turn: ")


@in_sleuth("play.1", chasse="4.1")
@in_four
def test_any_opponent_may_be_asked(edition: str) -> None:
    table = sleuth(edition, 5, search={2: "R"}, first=2)
    assert {action.asked for action in offered(table, 2, Ask) if isinstance(action, Ask)} == {0, 1, 3, 4}
    assert refused(table, 2, ask(2, "R")).startswith("ask-yourself: ")
    assert refused(table, 2, ask(5, "R")).startswith("no-such-opponent: ")


@in_sleuth("play.1", chasse="4.1")
@in_four
def test_one_asks_with_one_of_ones_own_cards(edition: str) -> None:
    table = sleuth(edition, search={0: "R", 1: "2"})
    assert refused(table, 0, ask(1, "2")).startswith("card-not-yours: ")


@in_sleuth("play.1", chasse="4.1")
@in_four
def test_the_card_used_lies_open_among_the_discards(edition: str) -> None:
    table = sleuth(edition, search={0: "R"})
    table.play(0, ask(1, "R"))
    assert table.view(None).scene.discards == ("R",)


@in_sleuth("play.1", chasse="4.1")
@pytest.mark.parametrize(("card", "question"), [("R", "B"), ("R", "DR"), ("DR", "D"), ("DR", "PR")])
@in_four
def test_a_card_asks_what_is_printed_on_it(edition: str, card: str, question: str) -> None:
    table = sleuth(edition, search={0: card})
    assert refused(table, 0, ask(1, question, card)).startswith("card-cannot-ask: ")


@in_sleuth("play.1", chasse="4.1")
@in_four
def test_everyone_hears_who_asks_whom_what_with_which_card(edition: str) -> None:
    table, event = asked_of_seven(edition, "2", "2")
    assert all(table.seen(watcher)[1] == event for watcher in (None, *range(7)))
    assert (event.asker, event.asked, event.question, event.card) == (0, 3, "2", "2")


# One element.


@in_sleuth("play.2", chasse="5.1")
@pytest.mark.parametrize(("element", "count"), [*zip(ELEMENTS, (2, 2, 1, 1, 3, 1, 2, 1, 1, 1), strict=True)])
@in_four
def test_one_element_is_answered_with_the_count_for_all(edition: str, element: str, count: int) -> None:
    table, event = asked_of_seven(edition, element, element)
    assert event == Answered(0, 3, element, element, count)
    assert table.seen(None)[1] == event


# Two elements.


@in_sleuth("play.4", chasse="5.2")
@in_four
def test_two_elements_pass_the_gems_to_the_asker(edition: str) -> None:
    table, event = asked_of_seven(edition, "P2", "P2")
    assert event == Showed(0, 3, "P2", "P2", ("P2G", "P2Y"))
    assert table.seen(0)[1] == table.seen(3)[1] == event


@in_sleuth("play.4", chasse="5.2")
@in_four
def test_the_others_hear_their_number_alone(edition: str) -> None:
    table, _ = asked_of_seven(edition, "P2", "P2")
    for watcher in (None, 1, 2, 4, 5, 6):
        assert table.seen(watcher)[1] == SeenShowed(0, 3, "P2", "P2", 2)


@in_sleuth("play.4", chasse="5.2")
@in_four
def test_one_who_has_none_passes_none(edition: str) -> None:
    table, event = asked_of_seven(edition, "DY", "DY")
    assert event.gems == ()
    assert table.seen(None)[1] == SeenShowed(0, 3, "DY", "DY", 0)


@in_sleuth("play.4", chasse="5.2")
@in_four
def test_the_gems_go_back_to_their_owner(edition: str) -> None:
    table, _ = asked_of_seven(edition, "P2", "P2")
    assert {"P2G", "P2Y"} <= set(table.view(3).hand)
    assert len(table.view(0).hand) == len(table.view(3).hand) == 5


@in_chasse("5.5")
@pytest.mark.parametrize(
    ("card", "matching"), [("3G", {"D3G", "P3G", "O3G"}), ("D3", {"D3R", "D3B", "D3G", "D3Y"})]
)
def test_a_card_printed_with_a_colour_asks_for_it_and_a_black_one_for_none(
    card: str, matching: set[str]
) -> None:
    hand = " ".join(sorted(matching)) + " O1R"
    table = sleuth(CHASSE, 7, hands={3: hand}, search={0: card}, missing="P1B")
    (event, *_) = table.play(0, ask(3, card))
    assert isinstance(event, Showed)
    assert set(event.gems) == matching


# Free choice.


@in_sleuth("play.6", chasse="5.3")
@in_four
def test_two_elements_of_one_category_are_no_question(edition: str) -> None:
    table = sleuth(edition, search={0: "? ?R ?2 ?D"})
    for card, question in [("?", "DP"), ("?", "12"), ("?", "RG"), ("?R", "RB"), ("?2", "23"), ("?D", "DO")]:
        assert refused(table, 0, ask(1, question, card)).startswith("no-such-question: ")


@in_sleuth("play.7")
@in_three
def test_free_choice_without_an_element_asks_any_question(edition: str) -> None:
    table = sleuth(edition, search={0: "?"})
    choices = {a.question for a in offered(table, 0, Ask) if isinstance(a, Ask) and a.card == "?"}
    assert choices == set(QUESTIONS)


@in_sleuth("play.7", chasse="5.3")
@pytest.mark.parametrize("element", ELEMENTS)
@in_four
def test_free_choice_with_an_element_asks_it_alone_or_with_another(edition: str, element: str) -> None:
    table = sleuth(edition, search={0: "?" + element})
    choices = {a.question for a in offered(table, 0, Ask) if isinstance(a, Ask) and a.card[0] == "?"}
    assert choices == {question for question in QUESTIONS if element in question}


@in_sleuth("play.7", chasse="5.3")
@in_four
def test_free_choice_with_an_element_must_use_it(edition: str) -> None:
    table = sleuth(edition, search={0: "?R"})
    for question in ("B", "D", "DB", "D1"):
        assert refused(table, 0, ask(1, question, "?R")).startswith("free-choice-cannot-ask: ")


@in_sleuth("play.7")
@pytest.mark.parametrize(("card", "question"), [("?", "2"), ("?2", "2")])
@in_three
def test_free_choice_for_one_element_is_answered_with_the_count(
    edition: str, card: str, question: str
) -> None:
    _, event = asked_of_seven(edition, question, card)
    assert event == Answered(0, 3, question, card, 3)


@in_sleuth("play.7")
@pytest.mark.parametrize("card", ["?", "?2", "?P"])
@in_three
def test_free_choice_for_two_elements_shows_the_gems(edition: str, card: str) -> None:
    _, event = asked_of_seven(edition, "P2", card)
    assert event == Showed(0, 3, "P2", card, ("P2G", "P2Y"))


@in_chasse("5.3")
@pytest.mark.parametrize("card", ["?2", "?P"])
def test_in_la_chasse_free_choice_never_shows_gems(card: str) -> None:
    table, event = asked_of_seven(CHASSE, "P2", card)
    assert event == Answered(0, 3, "P2", card, 2)
    assert table.seen(0)[1] == event


@in_chasse("5.4")
def test_in_la_chasse_total_free_choice_is_two_elements_for_a_public_count() -> None:
    table, event = asked_of_seven(CHASSE, "P2", "?")
    assert event == Answered(0, 3, "P2", "?", 2)
    assert table.seen(None)[1] == event


@in_chasse("5.4")
def test_in_la_chasse_total_free_choice_may_not_ask_one_element() -> None:
    table = sleuth(CHASSE, search={0: "?"})
    assert refused(table, 0, ask(1, "2", "?")) == "blank-cannot-ask: chasse-aux-diamants 5.4"
    two = {g + t for g in GEMS for t in TYPES} | {e + c for e in GEMS + TYPES for c in COLOURS}
    choices = {a.question for a in offered(table, 0, Ask) if isinstance(a, Ask) and a.card == "?"}
    assert choices == two


# He answers for the whole game.


@in_sleuth("identify.3", chasse="7.2")
@in_four
def test_one_who_is_out_goes_on_answering(edition: str) -> None:
    table = sleuth(edition, 7, hands={3: THREE_PAIRS}, search={0: "2"}, first=3)
    table.play(3, identify("D1B"))
    for seat in (4, 5, 6):
        table.play(seat, final(3, "2"))
        table.play(seat, identify("D1G"))
    assert table.play(0, ask(3, "2"))[0] == Answered(0, 3, "2", "2", 3)
    assert TurnEnded(3) not in table.events

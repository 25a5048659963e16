"""Every worked example that is printed in the rulebooks."""

from __future__ import annotations

import pytest

from loupe.deduction.belief import Belief
from loupe.games.cluedo.events import HadNone
from loupe.games.sleuth.actions import Ask
from loupe.games.sleuth.events import Answered, SeenShowed, Showed
from loupe.games.vocabulary import Fact
from tests.rules.marks import in_chasse, in_cluedo, in_sleuth
from tests.rules.tables import (
    AVALON,
    CHASSE,
    EAGLE,
    FACE,
    ask,
    cluedo,
    in_three,
    inquire,
    offered,
    sleuth,
)

FIVE_PLAYERS_HAND = "D3R D2B D2G P2G P3G O2B P3Y"


@in_sleuth("setup.4")
@in_three
def test_the_hand_of_the_example_with_five_players(edition: str) -> None:
    table = sleuth(edition, 5, hands={0: FIVE_PLAYERS_HAND})
    assert set(table.view(0).hand) == set(FIVE_PLAYERS_HAND.split())
    assert table.view(0).scene.face_up == ()
    assert all(Belief.of(table.view(0)).odds(gem) == {0: 1} for gem in FIVE_PLAYERS_HAND.split())


@in_sleuth("play.3")
@in_three
def test_pairs_of_one_who_holds_three(edition: str) -> None:
    table = sleuth(edition, 7, hands={2: "D2B P2Y P2G D1R O3R"}, search={0: "2"})
    assert table.play(0, ask(2, "2"))[0] == Answered(0, 2, "2", "2", 3)


@in_sleuth("play.5")
@in_three
def test_blue_opals_of_one_with_two(edition: str) -> None:
    table = sleuth(edition, 7, hands={2: "O1B O3B D2B O2R P1G"}, search={0: "OB"})
    table.play(0, ask(2, "OB"))
    assert table.seen(0)[1] == Showed(0, 2, "OB", "OB", ("O1B", "O3B"))
    assert table.seen(4)[1] == SeenShowed(0, 2, "OB", "OB", 2)


@in_sleuth("play.8")
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("B", Answered(0, 2, "B", "?B", 3)),
        ("DB", Showed(0, 2, "DB", "?B", ("D2B",))),
        ("3B", Showed(0, 2, "3B", "?B", ("O3B",))),
    ],
)
@in_three
def test_free_choice_blue_counts_blue_or_shows_blue_diamonds_or_clusters(
    edition: str, question: str, answer: Answered | Showed
) -> None:
    table = sleuth(edition, 7, hands={2: "O1B O3B D2B O2R P1G"}, search={0: "?B"})
    assert table.play(0, ask(2, question, "?B"))[0] == answer


@in_sleuth("strategy.1")
@in_three
def test_one_who_announces_no_blue_pearls_cannot_hold_one(edition: str) -> None:
    table = sleuth(edition, 7, hands={2: "O1B O3B D2B O2R P1G"}, search={0: "PB"})
    table.play(0, ask(2, "PB"))
    belief = Belief.of(table.view(4))
    assert not any(2 in belief.odds(gem) for gem in ("P1B", "P2B", "P3B"))


@pytest.mark.rule("sleuth-avalon-hill strategy.3", "sleuth-avalon-hill strategy.2")
def test_two_pearl_clusters_passed_one_in_hand_one_on_the_table() -> None:
    table = sleuth(AVALON, hands={1: "P3R P3G", 2: "P3B"}, face_up="P3Y", search={0: "P3"})
    before = Belief.of(table.view(2))
    assert len(before.odds("P3R")) > 1
    table.play(0, ask(1, "P3"))
    after = Belief.of(table.view(2))
    assert after.odds("P3R") == after.odds("P3G") == {1: 1}


@pytest.mark.rule(
    "sleuth-eagle-gryphon strategy.3",
    "sleuth-eagle-gryphon strategy.2",
    "sleuth-face2face strategy.3",
    "sleuth-face2face strategy.2",
)
@pytest.mark.parametrize("edition", [EAGLE, FACE])
def test_two_pearl_clusters_passed_one_in_hand_one_learned_later(edition: str) -> None:
    table = sleuth(edition, hands={0: "P3Y", 1: "P3R P3G", 2: "P3B"}, search={0: "P3", 2: "PY"}, first=0)
    table.play(0, ask(1, "P3"))
    table.play(1, offered(table, 1, Ask)[0])
    assert Belief.of(table.view(2)).odds("P3R").get(1, 0) < 1
    table.play(2, ask(0, "PY"))
    later = Belief.of(table.view(2))
    assert later.odds("P3R") == later.odds("P3G") == {1: 1}


# La Chasse aux Diamants.


@in_chasse("3.3")
def test_three_gems_left_on_the_table_of_four_are_not_the_stolen_one() -> None:
    table = sleuth(CHASSE, 4, face_up="O1B P3R O3Y", missing="D1R")
    assert set(table.view(0).scene.face_up) == {"O1B", "P3R", "O3Y"}
    assert all(Belief.of(table.view(0)).odds(gem) == {"table": 1} for gem in ("O1B", "P3R", "O3Y"))


@in_chasse("3.3")
def test_a_gem_on_the_table_is_crossed_out() -> None:
    table = sleuth(CHASSE, 4, face_up="O3R")
    assert Belief.of(table.view(1)).odds("O3R") == {"table": 1}


@in_chasse("5.1")
def test_twos_of_one_with_three() -> None:
    table = sleuth(CHASSE, 7, hands={1: "D2B P2Y P2G D1R O3R"}, search={0: "2"})
    assert table.play(0, ask(1, "2"))[0] == Answered(0, 1, "2", "2", 3)


@in_chasse("5.2")
def test_opals_1_of_one_with_the_blue_and_the_yellow() -> None:
    table = sleuth(CHASSE, 7, hands={1: "O1B O1Y P2G D1R O3R"}, search={0: "O1"})
    table.play(0, ask(1, "O1"))
    assert table.seen(0)[1] == Showed(0, 1, "O1", "O1", ("O1B", "O1Y"))
    assert table.seen(2)[1] == SeenShowed(0, 1, "O1", "O1", 2)


@in_chasse("5.3")
@pytest.mark.parametrize(("question", "count"), [("2", 3), ("2B", 1), ("P2", 2)])
def test_free_choice_2_asks_for_the_twos_or_blue_or_pearls_counts_only(question: str, count: int) -> None:
    table = sleuth(CHASSE, 7, hands={1: "D2B P2Y P2G D1R O3R"}, search={0: "?2"})
    event = table.play(0, ask(1, question, "?2"))[0]
    assert event == table.seen(None)[1] == Answered(0, 1, question, "?2", count)


@in_chasse("5.4")
@pytest.mark.parametrize(("question", "count"), [("OR", 1), ("3G", 0), ("P2", 2)])
def test_total_free_choice_asks_opals_red_or_3_green_or_pearls_2(question: str, count: int) -> None:
    table = sleuth(CHASSE, 7, hands={1: "D2B P2Y P2G D1R O3R"}, search={0: "?"})
    assert table.play(0, ask(1, question, "?"))[0] == Answered(0, 1, question, "?", count)


@in_chasse("5.5")
def test_a_green_card_with_a_3_asks_for_green_threes() -> None:
    table = sleuth(CHASSE, 7, hands={1: "D3G P3Y O3G D1G O2R"}, search={0: "3G"})
    assert table.play(0, ask(1, "3G"))[0] == Showed(0, 1, "3G", "3G", ("D3G", "O3G"))


# Cluedo.


@in_cluedo("turn.1")
@pytest.mark.parametrize("cards", ["RO CA", "RO SC", "RO KI"])
def test_the_rope_with_the_candlestick_or_with_a_card_of_another_category(cards: str) -> None:
    assert inquire(cards) in cluedo(3).view(0).actions


@in_cluedo("tips.3")
def test_a_bluff_asks_for_one_card_of_ones_own_and_one_that_one_has_not() -> None:
    table = cluedo(3, hands={0: "MU DA DI"})
    assert table.play(0, inquire("MU CA"))[1:3] == (HadNone(1), HadNone(2))


@in_cluedo("tips.1")
def test_when_the_dagger_is_surely_in_the_crime_the_other_weapons_are_innocent() -> None:
    table = cluedo(3, crime="SC DA BA")
    belief = Belief.of(table.view(0)).given(Fact("missing", ("DA",), 1, 1, 1))
    assert not any("missing" in belief.odds(card) for card in ("CA", "RO"))

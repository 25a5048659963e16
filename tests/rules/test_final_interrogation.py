"""Sleuth: the final interrogation, and La Chasse's strict reading of it."""

from __future__ import annotations

from typing import Any

import pytest

from loupe.games.sleuth.actions import AskFinal, Exchange, Identify, Pass
from loupe.games.sleuth.cards import GEM_CARDS, MATCHING, QUESTIONS
from loupe.games.sleuth.editions import arrange
from loupe.games.sleuth.events import Answered, SeenDealt, SeenShowed, Showed, SleuthSeen
from loupe.games.sleuth.facts import lacks_one_characteristic
from tests.rules.marks import in_chasse, in_sleuth, ruled
from tests.rules.tables import (
    AVALON,
    CHASSE,
    EAGLE,
    FACE,
    Table,
    ask,
    final,
    identify,
    in_four,
    in_three,
    kinds,
    offered,
    refused,
    sleuth,
)

one_question = pytest.mark.parametrize("edition", [AVALON, FACE, CHASSE])


@in_sleuth("identify.1", chasse="7.4")
@in_four
def test_any_question_may_be_asked_whatever_the_search_cards_are(edition: str) -> None:
    table = sleuth(edition, 4, search={0: "R B G Y"})
    finals = offered(table, 0, AskFinal)
    assert len(finals) == len(set(finals)) == 3 * 43
    assert {(a.asked, a.question) for a in finals if isinstance(a, AskFinal)} == {
        (seat, question) for seat in (1, 2, 3) for question in QUESTIONS
    }


@in_sleuth("identify.1", chasse="7.4")
@in_four
def test_only_on_ones_own_turn(edition: str) -> None:
    assert refused(sleuth(edition), 1, final(0, "P")).startswith("not-your-turn: ")


@in_sleuth("identify.1", chasse="7.4")
@in_four
def test_then_he_must_identify(edition: str) -> None:
    table = sleuth(edition, search={0: "R"})
    table.play(0, final(1, "P"))
    assert table.waiting == (0,)
    for action in (ask(1, "R"), Exchange(), Pass()):
        assert refused(table, 0, action).startswith("must-identify: ")


@one_question
@pytest.mark.rule("sleuth-avalon-hill identify.1", "sleuth-face2face identify.1", "chasse-aux-diamants 7.4")
def test_one_question_and_no_more(edition: str) -> None:
    table = sleuth(edition)
    table.play(0, final(1, "P"))
    assert refused(table, 0, final(1, "D")).startswith("must-identify: ")
    assert len(table.view(0).actions) == len(offered(table, 0, Identify)) == 36


@pytest.mark.rule("sleuth-eagle-gryphon identify.1")
@pytest.mark.parametrize("second", ["P", "D", "2G"])
def test_in_eagle_gryphon_a_second_question_of_any_kind_may_follow(second: str) -> None:
    table = sleuth(EAGLE)
    table.play(0, final(1, "P"))
    assert kinds(table.play(0, final(1, second))) in ("answered", "showed")
    assert refused(table, 0, final(1, "R")) == "must-identify: sleuth-eagle-gryphon identify.1"


@pytest.mark.rule("sleuth-eagle-gryphon identify.1")
def test_in_eagle_gryphon_both_questions_go_to_one_opponent() -> None:
    table = sleuth(EAGLE)
    table.play(0, final(1, "P"))
    assert refused(table, 0, final(2, "D")) == "final-same-opponent: sleuth-eagle-gryphon identify.1"


@ruled("final-interrogation")
def test_in_eagle_gryphon_he_may_stop_after_one_question() -> None:
    table = sleuth(EAGLE)
    table.play(0, final(1, "P"))
    assert kinds(table.play(0, identify("O3Y"))) == "identified revealed ended"


@in_sleuth("identify.1", chasse="7.4")
@in_four
def test_two_elements_show_the_gems_to_the_asker_alone(edition: str) -> None:
    table = sleuth(edition, hands={1: "P2R P2Y"})
    (event,) = table.play(0, final(1, "P2"))
    gems = tuple(gem for gem in table.state.hands[1] if gem in MATCHING["P2"])
    assert event == table.seen(0)[1] == Showed(0, 1, "P2", None, gems)
    assert table.seen(2)[1] == table.seen(None)[1] == SeenShowed(0, 1, "P2", None, len(gems))


@ruled("final-interrogation")
@in_four
def test_everyone_hears_that_it_is_final_whom_what_and_the_count(edition: str) -> None:
    table = sleuth(edition, hands={1: "P2R P2Y"})
    (event,) = table.play(0, final(1, "P"))
    assert isinstance(event, Answered)
    assert event.card is None
    assert table.view(None).scene.in_final
    assert all(table.seen(watcher)[1] == event for watcher in (None, 0, 1, 2))


@ruled("final-interrogation")
@in_four
def test_no_card_is_used_or_drawn(edition: str) -> None:
    table = sleuth(edition)
    search, deck = table.state.scene.search, table.state.deck
    table.play(0, final(1, "P"))
    assert (table.state.scene.search, table.state.deck) == (search, deck)
    assert "drew" not in kinds(table.play(0, identify("D1R")))


@ruled("final-interrogation")
@in_four
def test_nobody_else_identifies_between_it_and_its_identification(edition: str) -> None:
    table = sleuth(edition)
    table.play(0, final(1, "P"))
    assert refused(table, 2, identify("O3Y")) == "wait-for-identification: rulings final-interrogation"
    assert len(table.view(2).actions) == 0
    table.play(0, identify("D1R"))
    assert identify("O3Y") in table.view(2).actions


@ruled("final-interrogation")
@in_four
@pytest.mark.parametrize("question", ["DP", "12", "GP", "Z", "", "D1R"])
def test_a_question_is_one_element_or_two_of_different_categories(edition: str, question: str) -> None:
    assert refused(sleuth(edition), 0, final(1, question)).startswith("no-such-question: ")


@ruled("final-interrogation")
@in_three
def test_with_additional_interrogations_it_is_the_whole_turn(edition: str) -> None:
    table = sleuth(edition, search={0: "R D1"}, variants=["additional-interrogations"])
    table.play(0, ask(1, "R"))
    assert refused(table, 0, final(2, "P")) == "final-is-whole-turn: rulings final-interrogation"


@ruled("final-interrogation")
@in_three
def test_with_additional_interrogations_the_number_of_its_questions_stays(edition: str) -> None:
    table = sleuth(edition, variants=["additional-interrogations"])
    table.play(0, final(1, "P"))
    assert (final(1, "D1") in table.view(0).actions) == (edition == EAGLE)


@ruled("final-interrogation")
@in_four
def test_one_who_is_out_may_be_asked(edition: str) -> None:
    table = sleuth(edition)
    table.play(1, identify("D1R"))
    assert final(1, "P") in table.view(0).actions


# The strict reading.

ELEVEN_DIAMONDS = "D1R D1B D1G D1Y D2R D2B D2G D2Y D3R D3B D3G"
ELEVEN_PEARLS = "P1R P1B P1G P1Y P2R P2B P2G P2Y P3R P3B P3G"
TEN_OPALS = "O1R O1B O1G O1Y O2R O2B O2G O3R O3B O3G D3Y"
"""and a diamond."""


def strict(*asked: tuple[int, str], edition: str = CHASSE, missing: str = "P3Y", **knobs: Any) -> Table:
    """Let seat 0 ask these questions, by the strict reading; then it is its turn again."""
    table = sleuth(
        edition,
        hands={0: ELEVEN_DIAMONDS, 1: ELEVEN_PEARLS, 2: TEN_OPALS},
        search={0: "P ?P 3 OY", 1: "R B G Y"},
        deck="D 1 2 D1 D2 D3 P1 P2 P3 Y O1 O2 O3 DR DB DG DY PR PB PG PY OR OB OG 1R 1B 1G 1Y 2R 2B",
        missing=missing,
        final_strict=True,
        **knobs,
    )
    for (seat, question), card in zip(asked, ["P", "?P", "3", "D", "OY"], strict=False):
        table.play(0, ask(seat, question, card))
        table.play(1, Exchange())
        table.play(2, Exchange())
    return table


PEARLS_ARE_HERS = ((1, "P"), (2, "P"))
"""All of seat 1's gems are pearls, none of seat 2's: the missing gem is the twelfth pearl."""
THREE_OF_THEM_ARE_CLUSTERS = (1, "3")
"""Then it is a cluster, and only its colour is unknown."""


@in_chasse("7.4")
@ruled("final-strict")
@pytest.mark.parametrize("known", [0, 1, 2])
def test_strictly_not_while_two_characteristics_are_unknown(known: int) -> None:
    table = strict(*PEARLS_ARE_HERS[:known])
    assert refused(table, 0, final(1, "R")) == "final-too-early: chasse-aux-diamants 7.4"


@in_chasse("7.4")
@ruled("final-strict")
def test_strictly_when_a_single_characteristic_is_unknown() -> None:
    table = strict(*PEARLS_ARE_HERS, THREE_OF_THEM_ARE_CLUSTERS)
    assert len(offered(table, 0, AskFinal)) == 2 * 43
    assert kinds(table.play(0, final(1, "R"))) == "answered"


@ruled("final-strict")
def test_strictly_also_when_nothing_is_unknown() -> None:
    table = strict(*PEARLS_ARE_HERS, THREE_OF_THEM_ARE_CLUSTERS)
    table.play(0, ask(1, "Y"))
    table.play(1, Exchange())
    table.play(2, Exchange())
    assert final(1, "R") in table.view(0).actions


@ruled("final-strict")
@in_four
def test_the_strict_reading_is_a_knob_of_every_edition(edition: str) -> None:
    citation = "chasse-aux-diamants 7.4" if edition == CHASSE else "rulings final-strict"
    assert refused(strict(edition=edition), 0, final(1, "R")) == f"final-too-early: {citation}"
    assert (
        final(1, "R") in strict(*PEARLS_ARE_HERS, THREE_OF_THEM_ARE_CLUSTERS, edition=edition).view(0).actions
    )


@in_four
@ruled("final-strict")
def test_without_the_strict_reading_certainty_is_ones_own_affair(edition: str) -> None:
    assert final(1, "R") in sleuth(edition).view(0).actions


TWO_MISSING = "P3Y O3Y"
ONE_OPAL_IS_MISSING = (2, "D")


@ruled("final-strict")
def test_strictly_with_two_missing_gems_one_characteristic_of_one_of_them() -> None:
    so_far = (*PEARLS_ARE_HERS, THREE_OF_THEM_ARE_CLUSTERS, ONE_OPAL_IS_MISSING)
    knobs: dict[str, Any] = {"missing": TWO_MISSING, "variants": ["missing-gems-2"]}
    assert final(1, "R") not in strict(*so_far, **knobs).view(0).actions
    assert final(1, "R") in strict(*so_far, (2, "OY"), **knobs).view(0).actions


@ruled("final-strict")
def test_the_strict_reading_goes_by_that_seats_view_alone() -> None:
    table = strict(*PEARLS_ARE_HERS, THREE_OF_THEM_ARE_CLUSTERS)
    for watcher in (None, 1, 2):
        assert offered(table, 1, AskFinal) == []
        assert table.view(watcher).scene == table.view(0).scene


@ruled("final-strict")
def test_strictly_when_two_of_three_like_gems_are_missing() -> None:
    """Red and blue, red and green, or blue and green: any two of these differ in one colour."""
    setup = arrange(CHASSE, 3, ("missing-gems-2",), {"final_strict": True})
    rest = ["P3Y", *(gem for gem in GEM_CARDS if not gem.startswith("P3"))]
    mine, hers, his, face_up = rest[:11], rest[11:22], rest[22:32], rest[32:]
    log: list[SleuthSeen] = [SeenDealt(tuple(mine), tuple(face_up), (), 0, 0)]
    for seat, hand in ((1, hers), (2, his)):
        for question in sorted({gem[:2] for gem in hand}):
            log.append(Showed(0, seat, question, None, tuple(gem for gem in hand if gem[:2] == question)))
    assert not lacks_one_characteristic(setup, 0, tuple(log[:-1]))
    assert lacks_one_characteristic(setup, 0, tuple(log))

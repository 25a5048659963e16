"""Sleuth: the variants, alone and combined."""

from __future__ import annotations

import pytest

import loupe
from loupe.games.sleuth.actions import Ask, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.events import Answered, Drew, Ended, Identified, Revealed, SeenIdentified, Verdict
from loupe.games.vocabulary import Outcome, Standing, Termination
from tests.rules.marks import in_variant, ruled
from tests.rules.tables import (
    AVALON,
    CHASSE,
    EAGLE,
    FACE,
    Table,
    ask,
    final,
    identify,
    impossible,
    in_four,
    in_three,
    kinds,
    offered,
    refused,
    sleuth,
)

in_missing_gems = in_variant("variations.1", "variants.2", chasse="8.1")
in_interrogations = in_variant("variations.2", "variants.3")
in_supersleuth = in_variant("variations.3", "variants.4", chasse="8.2")
announced_places = pytest.mark.rule("sleuth-avalon-hill identify.5", "sleuth-eagle-gryphon variants.1")
secret_places = pytest.mark.rule("sleuth-face2face variants.1")

# More missing gems.


@in_missing_gems
@pytest.mark.parametrize(("seats", "number"), [(3, 2), (3, 3), (4, 2), (4, 3)])
@in_four
def test_two_or_three_gems_may_be_missing(edition: str, seats: int, number: int) -> None:
    table = loupe.new_game(f"sleuth/{edition}", seats, [f"missing-gems-{number}"], seed=1)
    assert len(set(table.state.missing)) == number
    assert len(table.state.scene.face_up) == 36 - number - seats * table.setup.hand_size


@in_missing_gems
@in_four
def test_with_five_or_seven_seats_no_gem_is_left_for_it(edition: str) -> None:
    assert [impossible(edition, seats, "missing-gems-2") for seats in (5, 7)] == ["missing-seats"] * 2


@in_missing_gems
@pytest.mark.parametrize("edition", [AVALON, FACE, CHASSE])
def test_only_three_or_four_play_for_more_missing_gems(edition: str) -> None:
    assert impossible(edition, 6, "missing-gems-2") == "missing-seats"


@pytest.mark.rule("sleuth-eagle-gryphon variants.2")
@pytest.mark.parametrize("number", [2, 3])
def test_eagle_gryphon_counts_games_not_players_so_six_may(number: int) -> None:
    table = loupe.new_game(f"sleuth/{EAGLE}", 6, [f"missing-gems-{number}"], seed=1)
    assert len(table.state.scene.face_up) == 6 - number


@in_missing_gems
@in_four
def test_all_missing_gems_must_be_named(edition: str) -> None:
    table = sleuth(edition, missing="P2G O3Y", variants=["missing-gems-2"])
    assert table.play(1, identify("O3Y P2G"))[1] == Revealed(("P2G", "O3Y"))
    assert table.outcome == Outcome((1,), Termination.SOLVED)


@in_missing_gems
@pytest.mark.parametrize("named", ["D1R P2G O3Y", "D1B P2G O3Y", "D1R D1B D1G"])
@in_four
def test_one_mistake_is_a_wrong_identification(edition: str, named: str) -> None:
    table = sleuth(edition, missing="P2G O3Y P1G", variants=["missing-gems-3"])
    table.play(1, identify(named))
    assert table.state.scene.standings[1] is Standing.OUT


# Additional interrogations.

BOTH_KINDS = "R G D1 P2"


def twofold(edition: str, search: str = BOTH_KINDS, seats: int = 4, deck: str | None = None) -> Table:
    return sleuth(edition, seats, search={0: search}, deck=deck, variants=["additional-interrogations"])


@in_interrogations
@pytest.mark.parametrize("cards", [("R", "D1"), ("D1", "R")])
@in_three
def test_two_opponents_by_one_card_of_each_kind_in_either_order(edition: str, cards: tuple[str, str]) -> None:
    table = twofold(edition)
    table.play(0, ask(1, cards[0]))
    assert table.waiting == (0,)
    assert kinds(table.play(0, ask(2, cards[1])))[-15:] == "drew turn-ended"
    assert table.state.scene.turn == 1


@in_interrogations
@in_three
def test_then_two_cards_are_drawn(edition: str) -> None:
    table = twofold(edition, deck="1 2 3")
    assert kinds(table.play(0, ask(1, "R"))) == "answered"
    assert Drew(0, ("1", "2")) in table.play(0, ask(2, "D1"))
    assert table.state.scene.search[0] == ("G", "P2", "1", "2")


@in_interrogations
@in_three
def test_two_cards_are_drawn_from_a_reshuffled_deck_too(edition: str) -> None:
    table = twofold(edition, deck="1")
    table.play(0, ask(1, "R"))
    happened = table.play(0, ask(2, "D1"))
    assert kinds(happened) == "showed drew reshuffled drew turn-ended"
    assert len(table.state.scene.search[0]) == 4


@in_interrogations
@ruled("additional-interrogations")
@in_three
def test_one_may_ask_one_opponent_only_and_draws_one(edition: str) -> None:
    table = twofold(edition, deck="1 2")
    table.play(0, ask(1, "R"))
    assert Pass() in table.view(0).actions
    assert table.play(0, Pass())[0] == Drew(0, ("1",))
    assert table.state.scene.turn == 1


@in_interrogations
@in_three
def test_the_same_opponent_twice_is_refused(edition: str) -> None:
    table = twofold(edition)
    table.play(0, ask(1, "R"))
    assert refused(table, 0, ask(1, "D1")).startswith("second-same-opponent: sleuth-")


@in_interrogations
@pytest.mark.parametrize(("first", "second"), [("R", "G"), ("D1", "P2")])
@in_three
def test_the_same_kind_twice_is_refused(edition: str, first: str, second: str) -> None:
    table = twofold(edition)
    table.play(0, ask(1, first))
    assert refused(table, 0, ask(2, second)).startswith("second-same-kind: sleuth-")


@ruled("additional-interrogations")
@pytest.mark.parametrize(
    ("first", "second", "card"), [("R", "D1", "?D"), ("D1", "R", "?R"), ("R", "P2", "?")]
)
@in_three
def test_a_free_choice_card_serves_as_either_kind(edition: str, first: str, second: str, card: str) -> None:
    table = twofold(edition, "R D1 " + card)
    table.play(0, ask(1, first))
    kept = len(first)
    asks = [a for a in offered(table, 0, Ask) if isinstance(a, Ask) and a.card == card]
    assert {len(a.question) for a in asks} == {3 - kept}
    assert table.play(0, ask(2, second, card))


@ruled("additional-interrogations")
@in_three
def test_the_second_question_is_chosen_after_the_first_answer_from_the_cards_left(edition: str) -> None:
    table = twofold(edition)
    table.play(0, ask(1, "R"))
    assert table.state.scene.search[0] == ("G", "D1", "P2")
    assert refused(table, 0, ask(2, "R")).startswith("card-not-yours: ")
    asks = offered(table, 0, Ask)
    assert set(asks) == {ask(seat, card) for seat in (2, 3) for card in ("D1", "P2")}


@ruled("additional-interrogations")
@in_three
def test_the_turn_ends_at_once_if_no_card_of_the_other_kind_is_left(edition: str) -> None:
    table = twofold(edition, "R G B Y")
    assert kinds(table.play(0, ask(1, "R"))) == "answered drew turn-ended"


@in_interrogations
@in_three
def test_after_the_first_question_nothing_can_be_exchanged(edition: str) -> None:
    table = twofold(edition)
    table.play(0, ask(1, "R"))
    assert refused(table, 0, Exchange()).startswith("already-asked: sleuth-")


@ruled("additional-interrogations")
@in_three
def test_another_may_identify_between_the_two_questions(edition: str) -> None:
    table = twofold(edition)
    table.play(0, ask(1, "R"))
    table.play(2, identify("D1R"))
    assert table.state.scene.turn == 0
    assert ask(2, "D1") in table.view(0).actions


@in_interrogations
@ruled("places")
def test_la_chasse_has_neither_additional_interrogations_nor_places() -> None:
    assert impossible(CHASSE, 4, "additional-interrogations") == "unknown-variant"
    assert impossible(CHASSE, 4, "places-2") == "unknown-variant"


# SuperSleuth.


def questions_of_two() -> list[tuple[str, SleuthAction]]:
    by_cards: list[SleuthAction] = [ask(1, "P2"), ask(1, "P2", "?2"), ask(1, "P2", "?"), final(1, "P2")]
    return [("P2 ?2 ?", action) for action in by_cards]


@in_supersleuth
@pytest.mark.parametrize(("search", "action"), questions_of_two())
@in_four
def test_gems_are_never_shown(edition: str, search: str, action: SleuthAction) -> None:
    table = sleuth(edition, 7, hands={1: "P2G P2Y D1R D1B D1G"}, search={0: search}, variants=["supersleuth"])
    event = table.play(0, action)[0]
    assert isinstance(event, Answered)
    assert event.count == 2
    assert table.seen(0)[1] == table.seen(None)[1] == event


# Playing for places.


@announced_places
@pytest.mark.parametrize("edition", [AVALON, EAGLE])
def test_a_first_winner_is_announced_and_the_gem_is_not_shown(edition: str) -> None:
    table = sleuth(edition, 4, variants=["places-2"])
    assert kinds(table.play(1, identify("O3Y"))) == "identified"
    assert table.seen(0)[1] == SeenIdentified(1, Verdict.RIGHT)
    assert table.view(0).scene.revealed == ()
    assert table.state.scene.standings[1] is Standing.WON


@announced_places
@secret_places
@in_three
def test_a_winner_goes_on_answering_and_does_nothing_else(edition: str) -> None:
    table = sleuth(edition, 4, search={0: "R", 1: "B"}, variants=["places-2"])
    table.play(1, identify("O3Y"))
    assert ask(1, "R") in table.view(0).actions
    assert len(table.view(1).actions) == 0
    assert refused(table, 1, identify("O3Y")).startswith("out-of-game: ")
    table.play(0, Exchange())
    assert table.state.scene.turn == 2


@announced_places
@secret_places
@in_three
def test_the_game_ends_when_there_are_enough_winners(edition: str) -> None:
    table = sleuth(edition, 5, variants=["places-3"])
    table.play(1, identify("O3Y"))
    table.play(3, identify("D1R"))
    table.play(4, identify("O3Y"))
    assert table.outcome is None
    assert kinds(table.play(0, identify("O3Y"))) == "identified revealed ended"
    assert table.outcome == Outcome((1, 4, 0), Termination.SOLVED)


@secret_places
@pytest.mark.parametrize("gem", ["O3Y", "D1R"])
def test_in_face2face_nobody_learns_whether_he_was_right(gem: str) -> None:
    table = sleuth(FACE, 4, variants=["places-2"])
    (event,) = table.play(1, identify(gem))
    assert event == table.seen(1)[1] == Identified(1, (gem,), ("O3Y",), announced=False)
    for watcher in (None, 0, 2, 3):
        assert table.seen(watcher)[1] == SeenIdentified(1, Verdict.SECRET)
    assert table.state.scene.standings[1] is Standing.RETIRED


@secret_places
@ruled("places")
def test_right_or_wrong_the_seat_looks_the_same_to_the_others() -> None:
    right, wrong = (sleuth(FACE, 4, variants=["places-2"]) for _ in range(2))
    right.play(1, identify("O3Y"))
    wrong.play(1, identify("D1R"))
    assert all(right.view(watcher) == wrong.view(watcher) for watcher in (None, 0, 2, 3))


@pytest.mark.rule("sleuth-face2face identify.3")
def test_without_places_face2face_announces() -> None:
    table = sleuth(FACE)
    table.play(1, identify("D1R"))
    assert table.seen(0)[1] == SeenIdentified(1, Verdict.WRONG)


@ruled("places")
@in_four
def test_only_when_playing_for_places_can_a_result_be_secret(edition: str) -> None:
    table = sleuth(edition, secret_places=True)
    table.play(1, identify("D1R"))
    assert table.seen(0)[1] == SeenIdentified(1, Verdict.WRONG)


@ruled("places")
@in_three
def test_two_winners_to_one_less_than_the_seats(edition: str) -> None:
    assert [sleuth(edition, 4, variants=[f"places-{n}"]).setup.knobs.places for n in (2, 3)] == [2, 3]
    assert impossible(edition, 4, "places-4") == "too-many-places"
    assert [impossible(edition, 7, f"places-{n}") for n in (1, 7)] == ["unknown-variant"] * 2


@ruled("places", "no-winner")
@in_three
def test_out_of_reach_play_goes_on_until_nobody_is_active(edition: str) -> None:
    table = sleuth(edition, 3, variants=["places-2"])
    table.play(1, identify("O3Y"))
    table.play(2, identify("D1R"))
    assert table.outcome is None
    assert table.play(0, identify("D1B"))[-1] == Ended(Outcome((1,), Termination.NOBODY_LEFT))


# Combined.


@ruled("house-rules")
@pytest.mark.parametrize("places", ["places-2", "places-3"])
@pytest.mark.parametrize("missing", ["missing-gems-2", "missing-gems-3"])
@in_three
def test_the_variants_of_a_book_combine_freely(edition: str, places: str, missing: str) -> None:
    variants = ["supersleuth", "additional-interrogations", places, missing]
    knobs = loupe.new_game(f"sleuth/{edition}", 4, variants, seed=1).setup.knobs
    assert (knobs.show_gems, knobs.interrogations) == (False, 2)
    assert (f"places-{knobs.places}", f"missing-gems-{knobs.missing}") == (places, missing)
    assert knobs.secret_places == (edition == FACE)


@in_supersleuth
@in_interrogations
@in_three
def test_supersleuth_with_two_questions(edition: str) -> None:
    table = sleuth(edition, search={0: "R P2"}, variants=["supersleuth", "additional-interrogations"])
    table.play(0, ask(1, "R"))
    assert kinds(table.play(0, ask(2, "P2"))) == "answered drew turn-ended"


@announced_places
@in_missing_gems
@in_three
def test_places_with_two_missing_gems(edition: str) -> None:
    table = sleuth(edition, 4, missing="P2G O3Y", variants=["places-2", "missing-gems-2"])
    table.play(2, identify("P2G O3Y"))
    table.play(3, identify("P2G O3G"))
    table.play(0, identify("O3Y P2G"))
    assert table.outcome == Outcome((2, 0), Termination.SOLVED)


@in_missing_gems
@in_supersleuth
def test_both_variants_of_la_chasse() -> None:
    table = sleuth(CHASSE, search={0: "P2"}, missing="P2G O3Y", variants=["missing-gems-2", "supersleuth"])
    assert kinds(table.play(0, ask(1, "P2"))) == "answered drew turn-ended"
    assert len(offered(table, 1, Identify)) == 36 * 35 // 2

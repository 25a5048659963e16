"""Sleuth: identifying the missing gem, and the end of the game."""

from __future__ import annotations

import pytest

from loupe.games.sleuth.actions import Exchange, Identify
from loupe.games.sleuth.events import Ended, Identified, Revealed, SeenIdentified, TurnEnded, Verdict
from loupe.games.vocabulary import Outcome, Standing, Termination
from tests.rules.marks import in_chasse, in_sleuth, ruled
from tests.rules.tables import CHASSE, ask, identify, in_four, in_three, kinds, refused, sleuth

RIGHT, WRONG = identify("O3Y"), identify("D1R")


@in_sleuth("identify.1", chasse="7.1")
@in_four
def test_anyone_may_identify_at_any_time(edition: str) -> None:
    for seat in (0, 1, 2):
        table = sleuth(edition)
        assert RIGHT in table.view(seat).actions
        table.play(seat, RIGHT)
        assert table.outcome == Outcome((seat,), Termination.SOLVED)


@in_sleuth("identify.2", chasse="7.1")
@in_four
def test_he_commits_before_he_looks_and_what_he_named_stays_his_secret(edition: str) -> None:
    table = sleuth(edition)
    event, *_ = table.play(1, WRONG)
    assert event == Identified(1, ("D1R",), ("O3Y",), announced=True)
    assert table.seen(1)[1] == event
    for watcher in (None, 0, 2):
        assert table.seen(watcher)[1] == SeenIdentified(1, Verdict.WRONG)


@in_sleuth("identify.2")
@ruled("identifying")
@in_four
def test_one_at_a_time_each_is_checked_before_the_next_may_speak(edition: str) -> None:
    table = sleuth(edition)
    table.play(2, RIGHT)
    assert refused(table, 1, RIGHT).startswith("game-over: ")


@in_sleuth("identify.3", chasse="7.1")
@ruled("identifying")
@in_four
def test_right_the_gem_is_shown_and_he_wins(edition: str) -> None:
    table = sleuth(edition)
    happened = table.play(1, RIGHT)
    assert happened[1:] == (Revealed(("O3Y",)), Ended(Outcome((1,), Termination.SOLVED)))
    assert all(table.view(watcher).scene.revealed == ("O3Y",) for watcher in (None, 0, 1, 2))


@in_sleuth("identify.3", chasse="7.2")
@in_four
def test_wrong_he_alone_has_seen_the_gem(edition: str) -> None:
    table = sleuth(edition)
    table.play(1, WRONG)
    assert [table.view(watcher).solution for watcher in (None, 0, 1, 2)] == [(), (), ("O3Y",), ()]
    assert table.view(None).scene.revealed == ()
    assert table.outcome is None


@in_sleuth("identify.3", chasse="7.2")
@in_four
def test_wrong_he_is_out_of_the_game(edition: str) -> None:
    table = sleuth(edition, search={0: "R"})
    table.play(0, WRONG)
    assert table.state.scene.standings == (Standing.OUT, Standing.ACTIVE, Standing.ACTIVE)
    assert len(table.view(0).actions) == 0
    for action in (RIGHT, ask(1, "R"), Exchange()):
        assert refused(table, 0, action).startswith("out-of-game: ")


@in_sleuth("identify.3", chasse="7.2")
@ruled("lone-player")
@in_four
def test_his_turns_are_skipped(edition: str) -> None:
    table = sleuth(edition)
    table.play(1, WRONG)
    assert table.play(0, Exchange())[-1] == TurnEnded(2)


@ruled("leaver-cards")
@in_three
def test_his_search_cards_stay_before_him_unused(edition: str) -> None:
    table = sleuth(edition, search={1: "R B G Y"})
    deck = table.state.deck
    table.play(1, WRONG)
    assert table.state.scene.search[1] == ("R", "B", "G", "Y")
    assert table.state.deck == deck


@in_sleuth("identify.4", chasse="7.1")
@in_four
def test_the_game_ends_when_one_is_right(edition: str) -> None:
    table = sleuth(edition, search={0: "R"})
    table.play(2, RIGHT)
    assert table.waiting == ()
    for seat, action in [(0, ask(1, "R")), (0, Exchange()), (1, RIGHT)]:
        assert refused(table, seat, action).startswith("game-over: ")
    assert [len(table.view(seat).actions) for seat in (0, 1, 2)] == [0, 0, 0]


@in_chasse("7.3")
@ruled("no-winner")
@in_four
def test_all_wrong_the_game_ends_with_no_winner(edition: str) -> None:
    table = sleuth(edition)
    for seat in (1, 0, 2):
        assert table.outcome is None
        happened = table.play(seat, WRONG)
    assert happened[-1] == Ended(Outcome((), Termination.NOBODY_LEFT))


# Rulings.


@ruled("lone-player")
@in_four
def test_a_lone_active_player_plays_on(edition: str) -> None:
    table = sleuth(edition, search={0: "R 1 2 3"})
    table.play(1, WRONG)
    table.play(2, WRONG)
    assert table.play(0, ask(1, "R"))[-1] == TurnEnded(0)
    assert table.outcome is None


@ruled("leaving-mid-turn")
@in_four
def test_one_wrong_on_his_own_turn_ends_it_without_drawing(edition: str) -> None:
    happened = kinds(sleuth(edition).play(0, WRONG))
    assert happened == ("identified slid turn-ended" if edition == CHASSE else "identified turn-ended")


@ruled("leaving-mid-turn")
@in_three
def test_one_wrong_between_two_questions_ends_his_turn_without_drawing(edition: str) -> None:
    table = sleuth(edition, search={0: "R D1 2 3"}, variants=["additional-interrogations"])
    table.play(0, ask(1, "R"))
    assert kinds(table.play(0, WRONG)) == "identified turn-ended"
    assert table.state.scene.search[0] == ("D1", "2", "3")


@ruled("leaving-mid-turn")
@in_four
def test_a_turn_resumes_after_anothers_identification(edition: str) -> None:
    table = sleuth(edition, search={0: "R"})
    table.play(1, WRONG)
    assert table.state.scene.turn == 0
    assert kinds(table.play(0, ask(1, "R"))).startswith("answered")


@ruled("identifying")
@in_four
def test_order_of_receipt_decides(edition: str) -> None:
    table = sleuth(edition)
    table.play(2, RIGHT)
    assert table.outcome == Outcome((2,), Termination.SOLVED)


@ruled("identifying")
@in_four
def test_gems_one_can_see_may_be_named(edition: str) -> None:
    table = sleuth(edition)
    for gem in (*table.view(0).hand, *table.view(0).scene.face_up):
        assert Identify((gem,)) in table.view(0).actions


@ruled("identifying")
@pytest.mark.parametrize(
    ("missing", "named", "code"),
    [
        ("O3Y", "", "wrong-number-of-gems"),
        ("O3Y", "D1R O3Y", "wrong-number-of-gems"),
        ("O3Y P2G", "O3Y", "wrong-number-of-gems"),
        ("O3Y P2G", "O3Y O3Y", "same-gem-twice"),
    ],
)
@in_four
def test_as_many_different_gems_are_named_as_are_missing(
    edition: str, missing: str, named: str, code: str
) -> None:
    variants = ["missing-gems-2"] if " " in missing else []
    table = sleuth(edition, missing=missing, variants=variants)
    assert refused(table, 1, identify(named)) == f"{code}: rulings identifying"

"""Sleuth: who may play, the two decks, and what is dealt."""

from __future__ import annotations

from collections import Counter

import pytest

import loupe
from loupe.games.sleuth.actions import Ask
from loupe.games.sleuth.cards import COLOURS, GEM_CARDS, GEMS, SEARCH_CARDS, TYPES
from loupe.games.vocabulary import Fact
from tests.rules.marks import in_chasse, in_sleuth, ruled
from tests.rules.tables import AVALON, CHASSE, EAGLE, FACE, Table, ask, impossible, in_four, sleuth

DEALS = [(3, 11, 2), (4, 8, 3), (5, 7, 0), (6, 5, 5), (7, 5, 0)]


def dealt(edition: str, seats: int, seed: int = 1) -> Table:
    return loupe.new_game(f"sleuth/{edition}", seats, seed=seed)


@in_sleuth("intro.1", chasse="0.1")
@in_four
def test_three_to_seven_play(edition: str) -> None:
    assert [dealt(edition, seats).setup.seats for seats in range(3, 8)] == [3, 4, 5, 6, 7]
    assert [impossible(edition, seats) for seats in (0, 1, 2, 8)] == ["seats"] * 4


@in_sleuth("intro.1", chasse="1.1")
@in_four
def test_the_missing_gem_is_what_one_has_to_find(edition: str) -> None:
    table = sleuth(edition, missing="P2G")
    assert not table.view(0).solution
    assert not table.view(0).scene.revealed
    assert table.outcome is None


@pytest.mark.rule("sleuth-eagle-gryphon contents.1")
@in_sleuth("cards.1", chasse="3.0")
def test_one_gem_card_for_each_combination() -> None:
    assert len(GEM_CARDS) == len(set(GEM_CARDS)) == 36
    assert set(GEM_CARDS) == {g + t + c for g in GEMS for t in TYPES for c in COLOURS}


@pytest.mark.rule("sleuth-eagle-gryphon contents.1")
@in_sleuth("cards.2", chasse="2.1")
@in_chasse("3.0", "5.0", "5.5")
@ruled("search-deck")
def test_fifty_four_search_cards_of_four_kinds() -> None:
    assert len(SEARCH_CARDS) == len(set(SEARCH_CARDS)) == 54
    kinds = Counter((card.startswith("?"), len(card.lstrip("?"))) for card in SEARCH_CARDS)
    assert kinds == {(False, 1): 10, (False, 2): 33, (True, 1): 10, (True, 0): 1}


@in_sleuth("setup.1", chasse="3.1")
@in_four
def test_what_a_seat_has_gathered_is_in_nobody_elses_view(edition: str) -> None:
    table = sleuth(edition, hands={1: "O1B O3B"}, search={0: "OB"})
    table.play(0, ask(1, "OB"))
    seen = Fact(1, ("O1B", "O3B"), 2, 2, 2)
    knowing = [seen in table.rules.facts(table.view(watcher)) for watcher in (0, 1, 2, None)]
    assert knowing == [True, True, False, False]


@in_sleuth("setup.2", chasse="3.3")
@pytest.mark.parametrize(("seats", "hand", "face_up"), DEALS)
@in_four
def test_so_many_gems_are_dealt(edition: str, seats: int, hand: int, face_up: int) -> None:
    state = dealt(edition, seats).state
    assert [len(held) for held in state.hands] == [hand] * seats
    assert len(state.scene.face_up) == face_up


@in_sleuth("setup.2", chasse="3.2")
@in_four
def test_one_gem_is_set_aside_unseen(edition: str) -> None:
    table = dealt(edition, 4)
    (missing,) = table.state.missing
    for watcher in (None, 0, 1, 2, 3):
        view = table.view(watcher)
        assert missing not in (*view.hand, *view.scene.face_up, *view.solution)


@in_sleuth("setup.2", chasse="3.2")
def test_chance_deals_and_the_seed_repeats_it() -> None:
    deals = [dealt(AVALON, 3, seed).state for seed in (1, 1, 2)]
    assert deals[0].hands == deals[1].hands != deals[2].hands
    assert len({dealt(AVALON, 3, seed).state.missing for seed in range(200)}) == 36


@in_sleuth("setup.3", chasse="3.3")
@pytest.mark.parametrize("seats", range(3, 8))
@in_four
def test_what_is_left_over_lies_face_up_for_all(edition: str, seats: int) -> None:
    table = dealt(edition, seats)
    held = {gem for gems in table.state.hands for gem in gems}
    left = set(GEM_CARDS) - held - set(table.state.missing)
    for watcher in (None, *range(seats)):
        assert set(table.view(watcher).scene.face_up) == left


@in_sleuth("setup.3", chasse="3.3")
@in_four
def test_a_hand_is_seen_by_its_own_seat_alone(edition: str) -> None:
    table = dealt(edition, 4)
    for seat in range(4):
        assert table.view(seat).hand == table.state.hands[seat]
    assert table.view(None).hand == ()


@in_sleuth("setup.5", chasse="3.4")
@pytest.mark.parametrize("seats", range(3, 8))
@in_four
def test_four_search_cards_lie_open_before_each_seat(edition: str, seats: int) -> None:
    table = dealt(edition, seats)
    laid = table.state.scene.search
    assert [len(cards) for cards in laid] == [4] * seats
    assert all(table.view(watcher).scene.search == laid for watcher in (None, *range(seats)))


@in_sleuth("setup.5", chasse="3.4")
@in_four
def test_the_other_search_cards_are_the_draw_deck(edition: str) -> None:
    state = dealt(edition, 5).state
    laid = [card for cards in state.scene.search for card in cards]
    assert sorted([*laid, *state.deck]) == sorted(SEARCH_CARDS)
    assert state.scene.deck_size == len(state.deck) == 34


@pytest.mark.rule("sleuth-avalon-hill setup.6", "sleuth-face2face setup.6", "chasse-aux-diamants 4.1")
@pytest.mark.parametrize("edition", [AVALON, FACE, CHASSE])
def test_the_seat_left_of_the_dealer_begins(edition: str) -> None:
    starts = [loupe.new_game(f"sleuth/{edition}", 4, seed=7, dealer=d).state.scene.turn for d in range(4)]
    assert starts == [1, 2, 3, 0]


@pytest.mark.rule("sleuth-eagle-gryphon setup.5")
def test_in_eagle_gryphon_chance_says_who_begins() -> None:
    starts = Counter(dealt(EAGLE, 4, seed).state.scene.turn for seed in range(400))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 60


@pytest.mark.rule(
    "sleuth-avalon-hill setup.6",
    "sleuth-eagle-gryphon setup.5",
    "sleuth-face2face setup.6",
    "chasse-aux-diamants 4.1",
)
@in_four
def test_turns_go_round_clockwise(edition: str) -> None:
    table = sleuth(edition, 4, first=2)
    turns = []
    for _ in range(5):
        seat = table.state.scene.turn
        turns.append(seat)
        table.play(seat, next(act for act in table.view(seat).actions if isinstance(act, Ask)))
    assert turns == [2, 3, 0, 1, 2]

"""The Cluedo card game: the cards, the deal, and the advanced game's."""

from __future__ import annotations

from collections import Counter

import pytest

import loupe
from loupe.games.vocabulary import Fact
from tests.rules.marks import in_cluedo, ruled
from tests.rules.tables import Table, cluedo, impossible, inquire

BASE = [(3, 3, 0), (4, 2, 1)]
ADVANCED = [(2, 6, 0), (3, 4, 0), (4, 3, 0)]


def dealt(seats: int, *variants: str, seed: int = 1) -> Table:
    return loupe.new_game("cluedo/card-game", seats, variants, seed=seed)


@in_cluedo("setup.1", "advanced.2", "advanced.3")
def test_the_marked_cards_are_for_the_advanced_game() -> None:
    base, advanced = dealt(3).setup, dealt(3, "advanced").setup
    assert [len(category) for category in base.categories] == [6, 3, 3]
    assert [len(category) for category in advanced.categories] == [6, 4, 5]
    assert set(advanced.cards) - set(base.cards) == {"RE", "LI", "ST"}


@in_cluedo("setup.2", "setup.3")
@ruled("cluedo-seats")
def test_three_or_four_play_the_base_game() -> None:
    assert [dealt(seats).setup.seats for seats in (3, 4)] == [3, 4]
    assert [impossible("card-game", seats) for seats in (1, 2, 5, 6)] == ["seats"] * 4


@in_cluedo("advanced.1")
def test_two_to_four_play_the_advanced_game() -> None:
    assert [dealt(seats, "advanced").setup.seats for seats in (2, 3, 4)] == [2, 3, 4]
    assert [impossible("card-game", seats, "advanced") for seats in (1, 5)] == ["seats"] * 2


@in_cluedo("setup.3", "advanced.3")
@pytest.mark.parametrize(("variants", "cards"), [((), 12), (("advanced",), 15)])
def test_a_notebook_has_a_line_for_every_clue_card(variants: tuple[str, ...], cards: int) -> None:
    table = dealt(3, *variants)
    assert len(set(table.rules.cards(table.setup))) == cards


@in_cluedo("setup.4")
@pytest.mark.parametrize("variants", [(), ("advanced",)])
def test_the_crime_is_one_card_of_each_category_drawn_by_chance(variants: tuple[str, ...]) -> None:
    crimes = Counter(dealt(3, *variants, seed=seed).state.crime for seed in range(1500))
    categories = dealt(3, *variants).setup.categories
    assert all(card in category for crime in crimes for card, category in zip(crime, categories, strict=True))
    assert len(crimes) == len(categories[0]) * len(categories[1]) * len(categories[2])


@in_cluedo("setup.4")
def test_nobody_sees_the_crime() -> None:
    table = dealt(4)
    for watcher in (None, 0, 1, 2, 3):
        view = table.view(watcher)
        assert not set(table.state.crime) & {*view.hand, *view.scene.face_up, *view.solution}


@in_cluedo("setup.5", "advanced.3")
@pytest.mark.parametrize(
    ("variants", "seats", "hand", "face_up"),
    [*(((), *deal) for deal in BASE), *((("advanced",), *deal) for deal in ADVANCED)],
)
def test_all_get_as_many_cards_and_what_is_left_lies_face_up(
    variants: tuple[str, ...], seats: int, hand: int, face_up: int
) -> None:
    state = dealt(seats, *variants).state
    assert [len(held) for held in state.hands] == [hand] * seats
    assert len(state.scene.face_up) == face_up
    everything = [*state.crime, *state.scene.face_up, *(card for held in state.hands for card in held)]
    assert sorted(everything) == sorted(state.scene.setup.cards)


@in_cluedo("setup.5", "setup.6")
def test_the_face_up_card_is_seen_by_all() -> None:
    table = dealt(4)
    assert all(
        table.view(watcher).scene.face_up == table.state.scene.face_up for watcher in (None, 0, 1, 2, 3)
    )


@in_cluedo("setup.6", "setup.7")
def test_what_one_holds_or_sees_is_innocent() -> None:
    table = cluedo(4, hands={0: "MU RO"})
    facts = table.rules.facts(table.view(0))
    assert Fact(0, ("MU", "RO"), 2, 2, 1) in facts
    assert Fact("table", table.state.scene.face_up, 1, 1, 1) in facts


@in_cluedo("setup.8")
def test_a_hand_is_its_seats_own_and_stays_in_hand() -> None:
    table = cluedo(3, hands={1: "MU RO KI"})
    table.play(0, inquire("MU GR"))
    assert [table.view(watcher).hand == ("MU", "RO", "KI") for watcher in (None, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]


@in_cluedo("start.3")
@ruled("first-suspect")
def test_chance_says_who_begins() -> None:
    starts = Counter(dealt(4, seed=seed).state.scene.turn for seed in range(400))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 60

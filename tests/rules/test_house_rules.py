"""House rules: every knob turned at a table of another edition, and what cannot be dealt."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import loupe
from loupe.games.cluedo.actions import Declare, Decline
from loupe.games.cluedo.editions import Knobs as CluedoKnobs
from loupe.games.sleuth.actions import Ask, Exchange
from loupe.games.sleuth.cards import ONE_ELEMENT, SEARCH_CARDS
from loupe.games.sleuth.editions import EDITIONS, Knobs, variants_of
from loupe.games.sleuth.events import Answered, Drew
from loupe.games.vocabulary import ImpossibleSettings, Standing
from tests.rules.marks import ruled
from tests.rules.tables import (
    AVALON,
    CHASSE,
    EAGLE,
    Table,
    ask,
    cluedo,
    final,
    identify,
    inquire,
    kinds,
    offered,
    refused,
    sleuth,
)


def choices(table: Table, card: str) -> set[str]:
    return {a.question for a in offered(table, 0, Ask) if isinstance(a, Ask) and a.card == card}


# Each knob, at a table whose book has it otherwise.


@ruled("house-rules")
def test_knob_first_player() -> None:
    house = {"first_player": "random"}
    starts = {loupe.new_game(f"sleuth/{AVALON}", 3, house=house, seed=s).state.scene.turn for s in range(40)}
    assert starts == {0, 1, 2}
    house = {"first_player": "left-of-dealer"}
    starts = {loupe.new_game(f"sleuth/{EAGLE}", 3, house=house, seed=s).state.scene.turn for s in range(40)}
    assert starts == {0}


@ruled("house-rules")
def test_knob_hands() -> None:
    table = loupe.new_game(f"sleuth/{AVALON}", 4, house={"hands": (9, 7, 6, 5, 4)}, seed=1)
    assert [len(hand) for hand in table.state.hands] == [7] * 4
    assert len(table.state.scene.face_up) == 36 - 1 - 28


@ruled("house-rules", "search-deck")
def test_knob_search_deck() -> None:
    table = loupe.new_game(f"sleuth/{AVALON}", 5, house={"search_deck": ONE_ELEMENT * 2}, seed=1)
    laid = [card for cards in table.state.scene.search for card in cards]
    assert sorted([*laid, *table.state.deck]) == sorted(ONE_ELEMENT * 2)


@ruled("house-rules", "search-deck")
def test_search_cards_that_are_alike_are_offered_once() -> None:
    twice: dict[str, Any] = {"search_deck": SEARCH_CARDS * 2, "interrogations": 2}
    table = sleuth(AVALON, search={0: "R R D1 D1"}, **twice)
    assert offered(table, 0, Ask) == [ask(1, "R"), ask(2, "R"), ask(1, "D1"), ask(2, "D1")]
    table.play(0, ask(1, "R"))
    assert offered(table, 0, Ask) == [ask(2, "D1")]


@ruled("house-rules")
@pytest.mark.parametrize(("numbers", "count"), [((1,), 1), ((2,), 7), ((1, 2), 8)])
def test_knob_free_element_asks(numbers: tuple[int, ...], count: int) -> None:
    table = sleuth(AVALON, search={0: "?2"}, free_element_asks=numbers)
    assert len(choices(table, "?2")) == count


@ruled("house-rules")
@pytest.mark.parametrize(("numbers", "count"), [((1,), 10), ((2,), 33), ((1, 2), 43)])
def test_knob_free_blank_asks(numbers: tuple[int, ...], count: int) -> None:
    table = sleuth(AVALON, search={0: "?"}, free_blank_asks=numbers)
    assert len(choices(table, "?")) == count


@ruled("house-rules")
@pytest.mark.parametrize(("edition", "shows"), [(AVALON, False), (CHASSE, True)])
def test_knob_free_shows(edition: str, shows: bool) -> None:
    table = sleuth(edition, search={0: "?2"}, free_shows=shows)
    assert kinds(table.play(0, ask(1, "D2", "?2"))).startswith("showed" if shows else "answered")


@ruled("house-rules")
def test_knob_empty_deck() -> None:
    assert "drew" not in kinds(
        sleuth(AVALON, search={0: "R"}, deck="", empty_deck="no-more").play(0, ask(1, "R"))
    )
    table = sleuth(CHASSE, search={0: "R"}, deck="", empty_deck="reshuffle")
    assert kinds(table.play(0, ask(1, "R"))) == "answered reshuffled drew turn-ended"


@ruled("house-rules")
@pytest.mark.parametrize(("edition", "exchange"), [(AVALON, "under-deck"), (CHASSE, "discard")])
def test_knob_exchange(edition: str, exchange: str) -> None:
    table = sleuth(edition, search={0: "R B G Y"}, deck="1 2 3 D", exchange=exchange)
    table.play(0, Exchange())
    under, discards = table.state.deck, table.state.scene.discards
    assert sorted((under, discards)[exchange == "discard"]) == ["B", "G", "R", "Y"]


@ruled("house-rules")
@pytest.mark.parametrize(("edition", "leaver_cards"), [(AVALON, "under-deck"), (CHASSE, "stay")])
def test_knob_leaver_cards(edition: str, leaver_cards: str) -> None:
    table = sleuth(edition, search={1: "R B G Y"}, leaver_cards=leaver_cards)
    table.play(1, identify("D1R"))
    where = table.state.deck[-4:] if leaver_cards == "under-deck" else table.state.scene.search[1]
    assert sorted(where) == ["B", "G", "R", "Y"]


@ruled("house-rules")
@pytest.mark.parametrize(("edition", "number"), [(AVALON, 2), (EAGLE, 1), (CHASSE, 2)])
def test_knob_final_questions(edition: str, number: int) -> None:
    table = sleuth(edition, final_questions=number)
    for _ in range(number):
        table.play(0, final(1, "P"))
    assert refused(table, 0, final(1, "P")).startswith("must-identify: ")


@ruled("house-rules")
def test_knob_show_gems() -> None:
    table = sleuth(AVALON, search={0: "P2"}, show_gems=False)
    assert isinstance(table.play(0, ask(1, "P2"))[0], Answered)


@ruled("house-rules")
def test_knob_missing_reaches_beyond_the_book() -> None:
    table = loupe.new_game(f"sleuth/{AVALON}", 6, house={"missing": 3}, seed=1)
    assert (len(table.state.missing), len(table.state.scene.face_up)) == (3, 3)


@ruled("house-rules", "additional-interrogations")
def test_knob_interrogations_in_la_chasse() -> None:
    table = sleuth(CHASSE, search={0: "R D1"}, deck="1 2", interrogations=2)
    table.play(0, ask(1, "R"))
    assert Drew(0, ("1", "2")) in table.play(0, ask(2, "D1"))


@ruled("house-rules", "additional-interrogations", "short-of-cards")
def test_two_interrogations_draw_what_is_left_of_a_deck_that_runs_out() -> None:
    table = sleuth(CHASSE, search={0: "R D1 2 3"}, deck="1", interrogations=2)
    table.play(0, ask(1, "R"))
    assert kinds(table.play(0, ask(2, "D1"))) == "showed drew turn-ended"
    assert table.state.scene.search[0] == ("2", "3", "1")


@ruled("house-rules", "places")
@pytest.mark.parametrize(("secret", "standing"), [(False, Standing.WON), (True, Standing.RETIRED)])
def test_knobs_places_and_secret_places_in_la_chasse(secret: bool, standing: Standing) -> None:
    table = sleuth(CHASSE, 4, search={1: "R B G Y"}, places=2, secret_places=secret)
    table.play(1, identify("O3Y"))
    assert table.state.scene.standings[1] is standing
    assert sorted(table.state.deck[-4:]) == ["B", "G", "R", "Y"]
    assert table.outcome is None


@ruled("house-rules")
def test_knob_final_strict() -> None:
    assert refused(sleuth(AVALON, final_strict=True), 0, final(1, "R")).startswith("final-too-early: ")


@ruled("house-rules")
def test_cluedo_knobs_suspects_weapons_and_places() -> None:
    table = cluedo(3, suspects=("SC", "MU", "OR"), weapons=("CA", "RO", "RE"), places=("BA", "DI", "KI"))
    assert table.setup.cards == ("SC", "MU", "OR", "CA", "RO", "RE", "BA", "DI", "KI")
    assert refused(table, 0, inquire("GR CA")).startswith("no-such-card: ")


@ruled("house-rules", "cluedo-seats")
def test_cluedo_knob_seats() -> None:
    table = loupe.new_game("cluedo/card-game", 5, house={"seats": (5,)}, seed=1)
    assert [len(hand) for hand in table.state.hands] == [1] * 5


@ruled("house-rules")
def test_cluedo_knob_first_player() -> None:
    house = {"first_player": "left-of-dealer"}
    starts = [
        loupe.new_game("cluedo/card-game", 3, house=house, seed=1, dealer=d).state.scene.turn
        for d in range(3)
    ]
    assert starts == [1, 2, 0]


@ruled("house-rules")
def test_cluedo_knob_two_accuse_together() -> None:
    table = cluedo(2, variants=["advanced"], two_accuse_together=False)
    table.play(0, Declare())
    assert Decline() in table.view(1).actions


def test_every_knob_is_turned_here() -> None:
    tests = [name for name in globals() if "knob" in name]
    for game, knobs in [("test_knob", Knobs), ("test_cluedo_knob", CluedoKnobs)]:
        names = " ".join(name for name in tests if name.startswith(game))
        assert [knob for knob in knobs.__struct_fields__ if knob not in names] == []


# What cannot be dealt.


Settings = tuple[str, str, int, tuple[str, ...], dict[str, Any]]

CANNOT_BE_DEALT: list[Settings] = [
    ("unknown-game", "sleuth/first-edition", 3, (), {}),
    ("unknown-game", "chess", 2, (), {}),
    ("seats", "sleuth/avalon-hill", 2, (), {}),
    ("seats", "sleuth/chasse-aux-diamants", 8, (), {}),
    ("seats", "cluedo/card-game", 2, (), {}),
    ("seats", "cluedo/card-game", 5, ("advanced",), {}),
    ("no-such-seat", "sleuth/avalon-hill", 3, (), {"dealer": 3}),
    ("no-such-seat", "cluedo/card-game", 3, (), {"dealer": -1}),
    ("unknown-variant", "sleuth/avalon-hill", 3, ("advanced",), {}),
    ("unknown-variant", "sleuth/avalon-hill", 3, ("missing-gems-4",), {}),
    ("unknown-variant", "sleuth/chasse-aux-diamants", 4, ("additional-interrogations",), {}),
    ("unknown-variant", "sleuth/chasse-aux-diamants", 4, ("places-2",), {}),
    ("unknown-variant", "cluedo/card-game", 3, ("supersleuth",), {}),
    ("variants-clash", "sleuth/avalon-hill", 4, ("missing-gems-2", "missing-gems-3"), {}),
    ("variants-clash", "sleuth/avalon-hill", 4, ("places-2", "places-3"), {}),
    ("variants-clash", "sleuth/avalon-hill", 4, ("supersleuth", "supersleuth"), {}),
    ("variants-clash", "cluedo/card-game", 3, ("advanced", "advanced"), {}),
    ("missing-seats", "sleuth/avalon-hill", 5, ("missing-gems-2",), {}),
    ("missing-seats", "sleuth/avalon-hill", 6, ("missing-gems-2",), {}),
    ("missing-seats", "sleuth/eagle-gryphon", 7, ("missing-gems-3",), {}),
    ("too-many-places", "sleuth/avalon-hill", 3, ("places-3",), {}),
    ("too-many-places", "sleuth/chasse-aux-diamants", 4, (), {"house": {"places": 4}}),
    ("empty-hands", "sleuth/avalon-hill", 3, (), {"house": {"hands": (0, 8, 7, 5, 5)}}),
    ("empty-hands", "cluedo/card-game", 13, (), {"house": {"seats": (13,)}}),
    ("too-few-gems", "sleuth/avalon-hill", 5, (), {"house": {"missing": 2}}),
    ("too-few-gems", "sleuth/avalon-hill", 4, (), {"house": {"hands": (11, 9, 7, 5, 5)}}),
    ("unknown-search-card", "sleuth/avalon-hill", 3, (), {"house": {"search_deck": ("ZZ",) * 20}}),
    ("too-few-search-cards", "sleuth/avalon-hill", 3, (), {"house": {"search_deck": ("R",) * 11}}),
    ("free-choice-numbers", "sleuth/avalon-hill", 3, (), {"house": {"free_blank_asks": ()}}),
    ("free-choice-numbers", "sleuth/avalon-hill", 3, (), {"house": {"free_element_asks": (1, 1)}}),
    ("unknown-knob", "sleuth/avalon-hill", 3, (), {"house": {"jokers": 2}}),
    ("unknown-knob", "cluedo/card-game", 3, (), {"house": {"missing": 2}}),
    ("bad-knob", "sleuth/avalon-hill", 3, (), {"house": {"missing": 4}}),
    ("bad-knob", "sleuth/avalon-hill", 3, (), {"house": {"free_shows": "sometimes"}}),
    ("bad-knob", "cluedo/card-game", 3, (), {"house": {"first_player": "eldest"}}),
    ("unknown-clue-card", "cluedo/card-game", 3, (), {"house": {"weapons": ("CA", "GUN")}}),
    ("too-few-may-play", "cluedo/card-game", 3, (), {"house": {"seats": ()}}),
    ("too-few-may-play", "cluedo/card-game", 1, (), {"house": {"seats": (1, 2)}}),
    ("category-cards", "cluedo/card-game", 3, (), {"house": {"weapons": ()}}),
    ("category-cards", "cluedo/card-game", 3, (), {"house": {"weapons": ("CA", "CA")}}),
    ("card-in-two-categories", "cluedo/card-game", 3, (), {"house": {"weapons": ("CA", "BA")}}),
]


@ruled("house-rules")
@pytest.mark.parametrize(("code", "name", "seats", "variants", "more"), CANNOT_BE_DEALT)
def test_what_cannot_be_dealt_is_refused_with_the_reason(
    code: str, name: str, seats: int, variants: tuple[str, ...], more: dict[str, Any]
) -> None:
    with pytest.raises(ImpossibleSettings) as impossible:
        loupe.new_game(name, seats, variants, **more)
    assert impossible.value.code == code


def test_every_reason_is_given_here() -> None:
    games = Path(loupe.__file__).parent / "games"
    raised = {
        code
        for path in games.rglob("*.py")
        for code in re.findall(r'ImpossibleSettings\(\s*"([^"]+)"', path.read_text())
    }
    assert raised == {code for code, *_ in CANNOT_BE_DEALT}


@ruled("house-rules")
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_variant_that_is_offered_can_be_dealt(edition: str, seats: int) -> None:
    for variant in variants_of(EDITIONS[edition], seats):
        assert loupe.new_game(f"sleuth/{edition}", seats, [variant], seed=1).outcome is None

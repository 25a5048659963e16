"""Counts, with where they come from: deals, questions, search cards, and what a seat may do."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial, prod

import pytest

import loupe
from loupe.deduction.belief import Belief
from loupe.games.cluedo.actions import Accuse, Declare
from loupe.games.cluedo.actions import Ask as Inquire
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass
from loupe.games.sleuth.cards import ELEMENTS, MATCHING, QUESTIONS, SEARCH_CARDS
from loupe.games.sleuth.editions import EDITIONS as SLEUTH_EDITIONS
from loupe.games.sleuth.rules import asks
from loupe.games.vocabulary import Action
from tests.rules.marks import in_chasse, in_cluedo, in_sleuth, in_variant, ruled
from tests.rules.tables import (
    AVALON,
    CHASSE,
    Table,
    ask,
    cluedo,
    declare,
    final,
    in_four,
    in_three,
    offered,
    sleuth,
)


def multinomial(*sizes: int) -> int:
    """In how many ways cards are shared out: (sum of sizes)! / product of size!."""
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


def all_deals(table: Table) -> int:
    return Belief.from_facts(table.rules.cards(table.setup), table.rules.owners(table.setup)).deals


# Deals.

SLEUTH_DEALS = [
    # seats, missing gems, hands, face up, and 36! / (missing! hand!^seats face up!)
    (3, 1, (11, 11, 11), 2, 2_924_408_242_818_316_800),
    (4, 1, (8, 8, 8, 8), 3, 23_458_584_603_161_127_420_000),
    (5, 1, (7, 7, 7, 7, 7), 0, 114_388_526_826_842_830_848_000),
    (6, 1, (5, 5, 5, 5, 5, 5), 5, 1_038_165_104_004_523_627_353_661_440),
    # the five cards face up are a seventh hand
    (7, 1, (5, 5, 5, 5, 5, 5, 5), 0, 1_038_165_104_004_523_627_353_661_440),
    # a second missing gem from two face up: 1! 2! = 2! 1!
    (3, 2, (11, 11, 11), 1, 2_924_408_242_818_316_800),
    (3, 3, (11, 11, 11), 0, 974_802_747_606_105_600),
    (4, 2, (8, 8, 8, 8), 2, 35_187_876_904_741_691_130_000),
    (4, 3, (8, 8, 8, 8), 1, 23_458_584_603_161_127_420_000),
    (6, 2, (5, 5, 5, 5, 5, 5), 4, 2_595_412_760_011_309_068_384_153_600),
    (6, 3, (5, 5, 5, 5, 5, 5), 3, 3_460_550_346_681_745_424_512_204_800),
]


@in_sleuth("setup.2", chasse="3.3")
@pytest.mark.parametrize(("seats", "missing", "hands", "face_up", "deals"), SLEUTH_DEALS)
def test_so_many_deals_of_sleuth(
    seats: int, missing: int, hands: tuple[int, ...], face_up: int, deals: int
) -> None:
    table = loupe.new_game(f"sleuth/{AVALON}", seats, house={"missing": missing}, seed=1)
    assert all_deals(table) == multinomial(missing, *hands, face_up) == deals


CLUEDO_DEALS = [
    # the crime in 6 x 3 x 3 ways, then 9! / (3! 3! 3!); with four, 9! / (2!^4 1!)
    (3, (), 6 * 3 * 3, (3, 3, 3), 54 * 1_680),
    (4, (), 6 * 3 * 3, (2, 2, 2, 2, 1), 54 * 22_680),
    # advanced: 6 x 4 x 5 crimes, then 12! / (6! 6!), 12! / 4!^3, 12! / 3!^4
    (2, ("advanced",), 6 * 4 * 5, (6, 6), 120 * 924),
    (3, ("advanced",), 6 * 4 * 5, (4, 4, 4), 120 * 34_650),
    (4, ("advanced",), 6 * 4 * 5, (3, 3, 3, 3), 120 * 369_600),
]


@in_cluedo("setup.4", "setup.5", "advanced.3")
@pytest.mark.parametrize(("seats", "variants", "crimes", "rest", "deals"), CLUEDO_DEALS)
def test_so_many_deals_of_cluedo(
    seats: int, variants: tuple[str, ...], crimes: int, rest: tuple[int, ...], deals: int
) -> None:
    table = loupe.new_game("cluedo/card-game", seats, variants, seed=1)
    categories = [fact for fact in table.rules.facts(table.view(None)) if fact.owner == "missing"]
    belief = Belief.from_facts(table.rules.cards(table.setup), table.rules.owners(table.setup), categories)
    assert belief.deals == crimes * multinomial(*rest) == deals


@in_sleuth("setup.3", chasse="3.3")
@pytest.mark.parametrize(
    ("seats", "unseen"),
    # what a seat does not see: one missing gem and the others' hands
    [(3, (1, 11, 11)), (4, (1, 8, 8, 8)), (5, (1, 7, 7, 7, 7)), (6, (1, *(5,) * 5)), (7, (1, *(5,) * 6))],
)
def test_so_many_deals_fit_what_one_sees_after_the_deal(seats: int, unseen: tuple[int, ...]) -> None:
    table = loupe.new_game(f"sleuth/{AVALON}", seats, seed=1)
    assert {Belief.of(table.view(seat)).deals for seat in range(seats)} == {multinomial(*unseen)}


# Gems that a question is about.


@in_sleuth("cards.1", chasse="3.0")
def test_a_gem_or_type_is_on_twelve_cards_a_colour_on_nine() -> None:
    """36 = 3 x 3 x 4: fixing a gem leaves 3 x 4, a type 3 x 4, a colour 3 x 3; two of them 4 or 3."""
    sizes = {question: len(MATCHING[question]) for question in QUESTIONS}
    assert [sizes[element] for element in ELEMENTS] == [12] * 6 + [9] * 4
    assert Counter(size for question, size in sizes.items() if len(question) == 2) == {4: 9, 3: 24}


# Search cards.


@in_sleuth("cards.2", chasse="2.1")
@ruled("search-deck")
def test_questions_there_are() -> None:
    """3 + 3 + 4 of one element; 3 x 3 + 3 x 4 + 3 x 4 of two of different categories."""
    assert Counter(map(len, QUESTIONS)) == {1: 10, 2: 33}
    assert len(set(QUESTIONS)) == 43


QUESTIONS_OF_A_CARD = [
    ("D", 1, 1),
    ("2", 1, 1),
    ("R", 1, 1),
    ("D2", 1, 1),
    ("DR", 1, 1),
    ("2R", 1, 1),
    # with an element: itself, or with one of the two other categories: 3 + 4, 3 + 4, 3 + 3
    ("?D", 8, 8),
    ("?2", 8, 8),
    ("?R", 7, 7),
    # without: 10 of one element and 33 of two; in La Chasse of two alone
    ("?", 43, 33),
]


@in_sleuth("play.7", chasse="5.3")
@in_chasse("5.1", "5.2", "5.4")
@in_four
@pytest.mark.parametrize(("card", "sleuth_count", "chasse_count"), QUESTIONS_OF_A_CARD)
def test_so_many_questions_a_card_may_ask(
    edition: str, card: str, sleuth_count: int, chasse_count: int
) -> None:
    count = chasse_count if edition == CHASSE else sleuth_count
    knobs = SLEUTH_EDITIONS[edition].knobs
    assert len(asks(card, knobs)) == len(set(asks(card, knobs))) == count
    table = sleuth(edition, 7, search={0: card})
    assert len([a for a in offered(table, 0, Ask) if isinstance(a, Ask) and a.card == card]) == 6 * count


@in_sleuth("cards.2", chasse="5.4")
@in_four
def test_so_many_questions_all_cards_together_may_ask(edition: str) -> None:
    """10 + 33 printed ones; free choice 3 x 8 + 3 x 8 + 4 x 7 = 76; the one without an element."""
    knobs = SLEUTH_EDITIONS[edition].knobs
    blank = 33 if edition == CHASSE else 43
    assert sum(len(asks(card, knobs)) for card in SEARCH_CARDS) == 10 + 33 + 76 + blank


SEARCH_DEALS = [
    # 54! / (4!^seats (54 - 4 seats)!)
    (3, (4, 4, 4, 42)),
    (4, (4, 4, 4, 4, 38)),
    (5, (4, 4, 4, 4, 4, 34)),
    (6, (4, 4, 4, 4, 4, 4, 30)),
    (7, (4, 4, 4, 4, 4, 4, 4, 26)),
]


@in_sleuth("setup.5", chasse="3.4")
def test_so_many_hands_of_search_cards() -> None:
    """54 x 53 x 52 x 51 / 4!."""
    assert comb(len(SEARCH_CARDS), 4) == 316_251


@in_sleuth("setup.5", chasse="3.4")
@pytest.mark.parametrize(("seats", "sizes"), SEARCH_DEALS)
def test_so_many_ways_to_lay_out_the_search_cards(seats: int, sizes: tuple[int, ...]) -> None:
    table = loupe.new_game(f"sleuth/{AVALON}", seats, seed=1)
    laid = [*map(len, table.state.scene.search), len(table.state.deck)]
    assert tuple(laid) == sizes
    assert multinomial(*laid) == prod(comb(54 - 4 * n, 4) for n in range(seats))


# What a seat may do.


def breakdown(table: Table, seat: int) -> dict[type[Action], int]:
    actions = list(table.view(seat).actions)
    assert len(actions) == len(set(actions)) == len(table.view(seat).actions)
    return dict(Counter(map(type, actions)))


@in_sleuth("play.1", chasse="4.1")
@in_four
@pytest.mark.parametrize("seats", range(3, 8))
def test_so_many_actions_on_ones_turn(edition: str, seats: int) -> None:
    """Cards of 1, 1, 8 and 43 (33) questions to each opponent, 43 final ones, 36 gems to name."""
    table = sleuth(edition, seats, search={0: "R P2 ?2 ?"})
    of_cards = 1 + 1 + 8 + (33 if edition == CHASSE else 43)
    assert breakdown(table, 0) == {
        Ask: of_cards * (seats - 1),
        Exchange: 1,
        AskFinal: 43 * (seats - 1),
        Identify: 36,
    }


@in_sleuth("identify.1", chasse="7.1")
@in_four
def test_so_many_actions_out_of_turn(edition: str) -> None:
    assert breakdown(sleuth(edition), 1) == {Identify: 36}


@in_variant("variations.1", "variants.2", chasse="8.1")
@pytest.mark.parametrize(("missing", "sets"), [("P2G O3Y", 630), ("P2G O3G O3Y", 7_140)])
def test_so_many_sets_of_gems_to_name(missing: str, sets: int) -> None:
    """36 x 35 / 2!, 36 x 35 x 34 / 3!."""
    table = sleuth(AVALON, missing=missing, variants=[f"missing-gems-{len(missing.split())}"])
    assert breakdown(table, 1) == {Identify: sets}
    assert sets == comb(36, len(missing.split()))


@in_variant("variations.2", "variants.3")
@in_three
def test_so_many_actions_after_the_first_of_two_questions(edition: str) -> None:
    """Of P2, ?2 and ? the two-element questions, 1 + 7 + 33, to the two opponents not yet asked."""
    table = sleuth(edition, 4, search={0: "R P2 ?2 ?"}, variants=["additional-interrogations"])
    table.play(0, ask(1, "R"))
    assert breakdown(table, 0) == {Ask: 41 * 2, Pass: 1, Identify: 36}


@in_sleuth("identify.1", chasse="7.4")
@in_four
def test_so_many_actions_after_a_final_question(edition: str) -> None:
    """In eagle-gryphon a second question too, to the same opponent."""
    table = sleuth(edition, 4)
    table.play(0, final(1, "R"))
    asks_again = SLEUTH_EDITIONS[edition].knobs.final_questions == 2
    assert breakdown(table, 0) == ({AskFinal: 43, Identify: 36} if asks_again else {Identify: 36})


@in_cluedo("turn.1", "accuse.2")
@pytest.mark.parametrize(
    ("variants", "questions", "crimes"),
    [([], 12 * 11 // 2, 6 * 3 * 3), (["advanced"], 15 * 14 // 2, 6 * 4 * 5)],
)
def test_so_many_questions_and_accusations_in_cluedo(
    variants: list[str], questions: int, crimes: int
) -> None:
    table = cluedo(3, variants=variants)
    on_turn: dict[type[Action], int] = {Inquire: questions, Declare: 1}
    assert breakdown(table, 0) == on_turn
    assert breakdown(table, 1) == {}
    declare(table)
    assert breakdown(table, 0) == {Accuse: crimes}

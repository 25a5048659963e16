"""Sleuth: the end of a turn, the draw deck running out, the exchange of search cards."""

from __future__ import annotations

from loupe.games.sleuth.actions import Exchange, Pass
from loupe.games.sleuth.events import (
    Drew,
    Exchanged,
    Reshuffled,
    SeenReshuffled,
    SeenSlid,
    Slid,
    TurnEnded,
)
from tests.rules.marks import in_chasse, in_sleuth, ruled
from tests.rules.tables import CHASSE, Table, ask, final, identify, in_four, in_three, kinds, refused, sleuth

# The end of the turn.


@in_sleuth("play.9", chasse="4.1")
@in_four
def test_the_card_used_is_replaced_from_the_deck(edition: str) -> None:
    table = sleuth(edition, search={0: "R 1 2 3"}, deck="B G")
    assert table.play(0, ask(1, "R"))[1:] == (Drew(0, ("B",)), TurnEnded(1))
    assert table.state.scene.search[0] == ("1", "2", "3", "B")
    assert table.state.deck == ("G",)


@in_sleuth("play.9")
@ruled("reshuffle")
@in_three
def test_an_empty_deck_is_made_anew_of_the_discards(edition: str) -> None:
    table = sleuth(edition, search={0: "R", 1: "B"}, deck="G")
    table.play(0, ask(1, "R"))
    happened = table.play(1, ask(2, "B"))
    assert kinds(happened) == "answered reshuffled drew turn-ended"
    assert {*table.state.deck, table.state.scene.search[1][-1]} == {"R", "B"}
    assert table.state.scene.discards == ()


@in_sleuth("play.9")
@ruled("reshuffle")
@in_three
def test_the_deck_is_not_made_anew_before_a_card_is_needed(edition: str) -> None:
    table = sleuth(edition, search={0: "R"}, deck="G")
    assert kinds(table.play(0, ask(1, "R"))) == "answered drew turn-ended"
    assert (table.state.deck, table.state.scene.discards) == ((), ("R",))


@in_sleuth("play.9")
@ruled("reshuffle")
@in_three
def test_the_card_just_used_may_come_back_from_the_new_deck(edition: str) -> None:
    table = sleuth(edition, search={0: "R"}, deck="")
    assert table.play(0, ask(1, "R"))[1:3] == (Reshuffled(("R",)), Drew(0, ("R",)))


@in_sleuth("play.9")
@ruled("reshuffle")
@in_three
def test_nobody_sees_the_order_of_the_new_deck(edition: str) -> None:
    table = sleuth(edition, search={0: "R", 1: "B"}, deck="G")
    table.play(0, ask(1, "R"))
    table.play(1, ask(2, "B"))
    seen = [event for event in table.seen(1) if isinstance(event, (Reshuffled, SeenReshuffled))]
    assert seen == [SeenReshuffled(2)]


@in_sleuth("play.9")
@in_three
def test_every_new_deck_has_an_order_of_its_own(edition: str) -> None:
    table = sleuth(edition, search={0: "R B G Y", 1: "1 2 3 D", 2: "P O DR DB"}, deck="")
    orders = set()
    for seat in range(3):
        laid, (_, new_deck, *_) = table.state.scene.search[seat], table.play(seat, Exchange())
        assert isinstance(new_deck, Reshuffled)
        orders.add(tuple(laid.index(card) for card in new_deck.deck))
    assert len(orders) > 1


@in_chasse("4.1")
@ruled("short-of-cards")
def test_in_la_chasse_an_empty_deck_stays_empty() -> None:
    table = sleuth(CHASSE, search={0: "R 1 2 3"}, deck="")
    assert kinds(table.play(0, ask(1, "R"))) == "answered turn-ended"
    assert table.state.scene.search[0] == ("1", "2", "3")


# The exchange.


@in_sleuth("play.10")
@in_three
def test_four_cards_are_discarded_for_four_of_the_deck(edition: str) -> None:
    table = sleuth(edition, search={0: "R B G Y"}, deck="1 2 3 D P")
    happened = table.play(0, Exchange())
    assert happened == (Exchanged(0, ("R", "B", "G", "Y")), Drew(0, ("1", "2", "3", "D")), TurnEnded(1))
    assert table.state.scene.discards == ("R", "B", "G", "Y")


@in_sleuth("play.10")
@ruled("reshuffle")
@in_three
def test_an_exchange_draws_what_is_left_then_from_the_discards(edition: str) -> None:
    table = sleuth(edition, search={0: "R B G Y"}, deck="1 2")
    _, first, new_deck, second, _ = table.play(0, Exchange())
    assert first == Drew(0, ("1", "2"))
    assert isinstance(new_deck, Reshuffled)
    assert sorted(new_deck.deck) == ["B", "G", "R", "Y"]
    assert second == Drew(0, new_deck.deck[:2])
    assert table.state.deck == new_deck.deck[2:]


@in_chasse("6.1")
def test_in_la_chasse_four_cards_go_under_the_deck() -> None:
    table = sleuth(CHASSE, search={0: "R B G Y"}, deck="1 2 3 D P")
    slid, drew, _ = table.play(0, Exchange())
    assert isinstance(slid, Slid)
    assert (slid.seat, sorted(slid.cards)) == (0, ["B", "G", "R", "Y"])
    assert drew == Drew(0, ("1", "2", "3", "D"))
    assert table.state.deck == ("P", *slid.cards)
    assert table.state.scene.discards == ()


@in_chasse("6.1", "7.2")
@ruled("under-deck")
def test_nobody_sees_in_which_order_cards_go_under_the_deck() -> None:
    table = sleuth(CHASSE, search={0: "R B G Y"})
    table.play(0, Exchange())
    table.play(2, identify("D1R"))
    slid = [[e for e in table.seen(seat) if isinstance(e, Slid | SeenSlid)] for seat in (None, 0, 1, 2)]
    assert slid == [[SeenSlid(0), SeenSlid(2)]] * 4


@in_chasse("6.1", "7.2")
@ruled("under-deck")
def test_games_that_look_alike_to_all_have_other_orders_under_the_deck() -> None:
    tables = [sleuth(CHASSE, search={0: "R B G Y"}, deck="1 2 3 D", seed=seed) for seed in range(40)]
    for table in tables:
        table.play(0, Exchange())
        table.play(2, identify("D1R"))
    exchanged, left = ({table.state.deck[part] for table in tables} for part in (slice(4), slice(4, None)))
    assert all(len(orders) > 12 for orders in (exchanged, left))
    assert all(table.view(0) == tables[0].view(0) for table in tables)


@in_chasse("6.1")
@ruled("short-of-cards")
def test_in_la_chasse_a_short_deck_hands_cards_back() -> None:
    table = sleuth(CHASSE, search={0: "R B G Y"}, deck="1 2")
    slid, drew, _ = table.play(0, Exchange())
    assert isinstance(slid, Slid)
    assert drew == Drew(0, ("1", "2", *slid.cards[:2]))
    assert table.state.deck == slid.cards[2:]


@in_sleuth("play.10", chasse="6.1")
@in_four
def test_an_exchange_is_the_whole_turn(edition: str) -> None:
    table = sleuth(edition, search={0: "R"}, deck="1 2 3 D")
    table.play(0, Exchange())
    assert refused(table, 0, ask(1, "1")).startswith("not-your-turn: ")


@in_sleuth("play.10")
@in_three
def test_everyone_sees_what_is_laid_and_drawn(edition: str) -> None:
    table = sleuth(edition)
    happened = table.play(0, Exchange())
    assert all(tuple(table.seen(watcher, after=1)) == happened for watcher in (None, 0, 1, 2))


# Short of cards.


def after_questions(number: int) -> Table:
    """Play La Chasse without a draw deck until so many questions were asked."""
    table = sleuth(CHASSE, search={0: "R B G Y"}, deck="")
    for n in range(number):
        table.play(n % 3, ask((n + 1) % 3, table.state.scene.search[n % 3][0]))
    return table


@ruled("short-of-cards")
def test_one_with_fewer_cards_exchanges_them_for_as_many() -> None:
    table = after_questions(3)
    slid, drew, ended = table.play(0, Exchange())
    assert isinstance(slid, Slid)
    assert sorted(slid.cards) == ["B", "G", "Y"]
    assert (drew, ended) == (Drew(0, slid.cards), TurnEnded(1))


@ruled("short-of-cards")
def test_one_without_cards_passes() -> None:
    table = after_questions(12)
    assert table.state.scene.search[0] == ()
    assert Pass() in table.view(0).actions
    assert table.play(0, Pass()) == (TurnEnded(1),)


@ruled("short-of-cards")
def test_one_without_cards_may_still_ask_the_final_question() -> None:
    table = after_questions(12)
    assert kinds(table.play(0, final(1, "P"))) == "answered"


@ruled("short-of-cards")
def test_one_without_cards_has_nothing_to_exchange() -> None:
    table = after_questions(12)
    assert refused(table, 0, Exchange()) == "nothing-to-exchange: rulings short-of-cards"


@ruled("short-of-cards")
@in_four
def test_one_with_cards_may_not_pass(edition: str) -> None:
    assert refused(sleuth(edition), 0, Pass()) == "cannot-pass: rulings short-of-cards"


def refilled() -> tuple[Table, tuple[str, ...]]:
    """Let seat 2 leave its four cards under the empty deck, in the turn of seat 1; return that deck too."""
    table = sleuth(CHASSE, search={0: "R", 1: "B 1", 2: "G 2 3 D"}, deck="")
    table.play(0, ask(1, "R"))
    table.play(2, identify("D1R"))
    return table, table.state.deck


@in_chasse("7.2")
@ruled("short-of-cards")
def test_the_cards_of_one_who_is_out_go_under_the_deck() -> None:
    table, deck = refilled()
    assert sorted(deck) == ["2", "3", "D", "G"]
    assert table.events[-1] == Slid(2, deck)
    assert table.state.scene.search[2] == ()


@ruled("under-deck")
def test_one_who_leaves_without_search_cards_slides_none() -> None:
    table = after_questions(12)
    assert kinds(table.play(2, identify("D1R"))) == "identified"


@ruled("under-deck")
def test_when_the_game_is_won_nothing_more_is_slid() -> None:
    table = sleuth(CHASSE)
    assert kinds(table.play(2, identify("O3Y"))) == "identified revealed ended"


@ruled("short-of-cards")
def test_a_refilled_deck_gives_one_card_at_the_end_of_a_turn() -> None:
    table, deck = refilled()
    assert Drew(1, deck[:1]) in table.play(1, ask(0, "B"))
    used, *_ = table.state.scene.search[0]
    assert Drew(0, deck[1:2]) in table.play(0, ask(1, used))
    assert len(table.state.scene.search[0]) == 3


@ruled("short-of-cards")
def test_an_exchange_after_a_refill_still_gives_no_more_than_was_laid() -> None:
    table, deck = refilled()
    table.play(1, ask(0, "B"))
    laid = table.state.scene.search[0]
    assert len(laid) == 3
    assert table.play(0, Exchange())[1] == Drew(0, deck[1:])


@ruled("short-of-cards")
def test_one_without_cards_draws_one_as_his_turn() -> None:
    table = after_questions(11)
    (last,) = table.state.scene.search[2]
    table.play(2, identify("D1R"))
    assert table.play(0, Pass()) == (Drew(0, (last,)), TurnEnded(1))

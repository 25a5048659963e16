"""Every refusal, with the paragraph that it cites at a table of every edition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import loupe
from loupe.games.cluedo.actions import Declare, Decline, Show
from loupe.games.cluedo.events import Asked
from loupe.games.sleuth.actions import Exchange, Pass
from loupe.games.sleuth.editions import EDITIONS as SLEUTH_EDITIONS
from loupe.games.vocabulary import NO_ACTIONS, Action, IllegalAction, Seat
from tests.rules.books import codes_raised
from tests.rules.marks import in_chasse, in_cluedo, in_sleuth, in_variant, ruled
from tests.rules.tables import (
    EDITIONS,
    Table,
    accuse,
    ask,
    cluedo,
    declare,
    final,
    identify,
    inquire,
    refused,
    sleuth,
)

Attempt = tuple[Table, Seat, Action]

# Sleuth: each of these breaks one rule, at a table of any edition.


def no_such_seat(edition: str) -> Attempt:
    return sleuth(edition), 3, Exchange()


def game_over(edition: str) -> Attempt:
    table = sleuth(edition)
    table.play(1, identify("O3Y"))
    return table, 0, Exchange()


def out_of_game(edition: str) -> Attempt:
    table = sleuth(edition)
    table.play(1, identify("D1R"))
    return table, 1, identify("O3Y")


def not_your_turn(edition: str) -> Attempt:
    return sleuth(edition), 1, Exchange()


def ask_yourself(edition: str) -> Attempt:
    return sleuth(edition, search={0: "R"}), 0, ask(0, "R")


def no_such_opponent(edition: str) -> Attempt:
    return sleuth(edition, search={0: "R"}), 0, ask(3, "R")


def card_not_yours(edition: str) -> Attempt:
    return sleuth(edition, search={0: "R", 1: "B"}), 0, ask(1, "B")


def card_cannot_ask(edition: str) -> Attempt:
    return sleuth(edition, search={0: "R"}), 0, ask(1, "B", "R")


def no_such_question(edition: str) -> Attempt:
    return sleuth(edition, search={0: "?"}), 0, ask(1, "RB", "?")


def free_choice_cannot_ask(edition: str) -> Attempt:
    return sleuth(edition, search={0: "?R"}), 0, ask(1, "B", "?R")


def blank_cannot_ask(edition: str) -> Attempt:
    return sleuth(edition, search={0: "?"}, free_blank_asks=(2,)), 0, ask(1, "B", "?")


def already_asked(edition: str) -> Attempt:
    return half_asked(edition), 0, Exchange()


def half_asked(edition: str) -> Table:
    table = sleuth(edition, search={0: "R B D1"}, interrogations=2)
    table.play(0, ask(1, "R"))
    return table


def second_same_opponent(edition: str) -> Attempt:
    return half_asked(edition), 0, ask(1, "D1")


def second_same_kind(edition: str) -> Attempt:
    return half_asked(edition), 0, ask(2, "B")


def final_is_whole_turn(edition: str) -> Attempt:
    return half_asked(edition), 0, final(2, "P")


def in_final(edition: str, final_questions: int = 1) -> Table:
    table = sleuth(edition, final_questions=final_questions)
    table.play(0, final(1, "P"))
    return table


def must_identify(edition: str) -> Attempt:
    return in_final(edition), 0, final(1, "D")


def final_same_opponent(edition: str) -> Attempt:
    return in_final(edition, final_questions=2), 0, final(2, "D")


def wait_for_identification(edition: str) -> Attempt:
    return in_final(edition), 1, identify("O3Y")


def final_too_early(edition: str) -> Attempt:
    return sleuth(edition, final_strict=True), 0, final(1, "P")


def wrong_number_of_gems(edition: str) -> Attempt:
    return sleuth(edition), 0, identify("O3Y D1R")


def same_gem_twice(edition: str) -> Attempt:
    return sleuth(edition, 3, missing="P2G O3Y", variants=["missing-gems-2"]), 0, identify("O3Y O3Y")


def no_such_gem(edition: str) -> Attempt:
    return sleuth(edition), 0, identify("Z9Z")


def nothing_to_exchange(edition: str) -> Attempt:
    return without_cards(edition), 0, Exchange()


def without_cards(edition: str) -> Table:
    table = sleuth(edition, deck="", empty_deck="no-more")
    for n in range(12):
        table.play(n % 3, ask((n + 1) % 3, table.state.scene.search[n % 3][0]))
    return table


def cannot_pass(edition: str) -> Attempt:
    return sleuth(edition), 0, Pass()


def not_in_this_game(edition: str) -> Attempt:
    return sleuth(edition), 0, Declare()


Sleuths = tuple[Callable[[str], Attempt], str, str, str, str]
RULED, HOUSE = "rulings ", "rulings house-rules"
FINAL, IDENTIFYING, SHORT = "rulings final-interrogation", "rulings identifying", "rulings short-of-cards"

SLEUTH_REFUSALS: list[Sleuths] = [
    (no_such_seat, "intro.1", "intro.1", "intro.1", "3.3"),
    (game_over, "identify.4", "identify.4", "identify.4", "7.1"),
    (out_of_game, "identify.3", "identify.3", "identify.3", "7.2"),
    (not_your_turn, "setup.6", "setup.5", "setup.6", "4.1"),
    (ask_yourself, "play.1", "play.1", "play.1", "4.1"),
    (no_such_opponent, "play.1", "play.1", "play.1", "4.1"),
    (card_not_yours, "play.1", "play.1", "play.1", "4.1"),
    (card_cannot_ask, "play.1", "play.1", "play.1", "4.1"),
    (no_such_question, "play.6", "play.6", "play.6", "5.3"),
    (free_choice_cannot_ask, "play.7", "play.7", "play.7", "5.3"),
    (blank_cannot_ask, HOUSE, HOUSE, HOUSE, "5.4"),
    (already_asked, "play.10", "play.10", "play.10", "6.1"),
    (second_same_opponent, "variations.2", "variants.3", "variants.3", HOUSE),
    (second_same_kind, "variations.2", "variants.3", "variants.3", HOUSE),
    (must_identify, "identify.1", "identify.1", "identify.1", "7.4"),
    (final_same_opponent, HOUSE, "identify.1", HOUSE, HOUSE),
    (final_too_early, *("rulings final-strict",) * 3, "7.4"),
    (final_is_whole_turn, FINAL, FINAL, FINAL, FINAL),
    (wait_for_identification, FINAL, FINAL, FINAL, FINAL),
    (wrong_number_of_gems, IDENTIFYING, IDENTIFYING, IDENTIFYING, IDENTIFYING),
    (same_gem_twice, IDENTIFYING, IDENTIFYING, IDENTIFYING, IDENTIFYING),
    (no_such_gem, "cards.1", "cards.1", "cards.1", "3.0"),
    (nothing_to_exchange, SHORT, SHORT, SHORT, SHORT),
    (cannot_pass, SHORT, SHORT, SHORT, SHORT),
    (not_in_this_game, *("rulings actions",) * 4),
]


def code_of(attempt: Callable[..., Attempt]) -> str:
    return attempt.__name__.replace("_", "-")


@in_sleuth("intro.1", chasse="3.3")
@in_sleuth("identify.4", chasse="7.1")
@in_sleuth("play.1", chasse="4.1")
@in_sleuth("play.6", chasse="5.3")
@in_sleuth("play.10", chasse="6.1")
@in_chasse("5.4")
@in_variant("variations.2", "variants.3")
@ruled("actions", "short-of-cards", "identifying", "final-interrogation", "final-strict", "house-rules")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", SLEUTH_REFUSALS, ids=lambda case: code_of(case[0]))
def test_a_refusal_in_sleuth_cites_its_paragraph(case: Sleuths, edition: str) -> None:
    attempt, *paragraphs = case
    cited = paragraphs[EDITIONS.index(edition)]
    rule = cited if cited.startswith(RULED) else f"{SLEUTH_EDITIONS[edition].book} {cited}"
    assert refused(*attempt(edition)) == f"{code_of(attempt)}: {rule}"


def test_every_refusal_of_sleuth_is_provoked_here() -> None:
    assert {code_of(attempt) for attempt, *_ in SLEUTH_REFUSALS} == codes_raised("sleuth")


# Cluedo.


def half_asked_round() -> Table:
    """A table that stands still before anybody has said whether he holds one."""
    table = cluedo(3)
    table.happen(Asked(0, ("CA", "RO")))
    return table


def asked_of_one() -> Table:
    table = cluedo(3, hands={1: "OR RO KI", 2: "GR PE PL"})
    table.play(0, inquire("RO CA"))
    return table


def ended() -> Table:
    table = cluedo(3)
    declare(table)
    table.play(0, accuse("SC CA BA"))
    return table


def eliminated() -> Table:
    table = cluedo(3)
    declare(table)
    table.play(0, accuse("MU CA BA"))
    return table


def declared(*others: Seat, seats: int = 3, asked: bool = True, advanced: bool = False) -> Table:
    table = cluedo(seats, variants=["advanced"] if advanced else [])
    if asked:
        declare(table, *others)
    else:
        table.play(0, Declare())
    return table


def laid_down() -> Table:
    table = declared(1)
    table.play(0, accuse("SC CA BA"))
    return table


CLUEDO_REFUSALS: list[tuple[str, str, Callable[[], Table], Seat, Action]] = [
    ("no-such-seat", "setup.2", cluedo, 3, Declare()),
    ("game-over", "win.1", ended, 1, Declare()),
    ("out-of-game", "accuse.5", eliminated, 0, Declare()),
    ("not-your-turn", "turn.5", cluedo, 1, inquire("SC CA")),
    ("question-goes-round", "turn.3", half_asked_round, 0, inquire("SC CA")),
    ("must-show", "turn.2", asked_of_one, 0, inquire("SC CA")),
    ("not-asked-to-show", "turn.2", asked_of_one, 2, Show("GR")),
    ("card-not-asked", "turn.2", asked_of_one, 1, Show("KI")),
    ("card-not-held", "turn.2", asked_of_one, 1, Show("CA")),
    ("not-two-cards", "turn.1", cluedo, 0, inquire("SC SC")),
    ("no-such-card", "turn.1", cluedo, 0, inquire("SC RE")),
    ("readiness-first", "accuse.1", lambda: declared(asked=False), 0, inquire("SC CA")),
    ("not-asked-if-ready", "accuse.1", lambda: declared(asked=False), 2, Decline()),
    ("not-declared", "accuse.1", declared, 1, accuse("SC CA BA")),
    ("not-a-crime", "accuse.2", declared, 0, accuse("SC BA CA")),
    ("already-laid-down", "accuse.6", laid_down, 0, accuse("SC CA KI")),
    (
        "two-accuse-together",
        "advanced.4",
        lambda: declared(seats=2, asked=False, advanced=True),
        1,
        Decline(),
    ),
    ("must-accuse", "rulings readiness", declared, 0, inquire("SC CA")),
    ("not-in-this-game", "rulings actions", cluedo, 0, Exchange()),
]


@in_cluedo("setup.2", "turn.1", "turn.2", "turn.3", "turn.5", "accuse.1", "accuse.2", "accuse.5", "accuse.6")
@in_cluedo("win.1", "advanced.4")
@ruled("actions", "readiness")
@pytest.mark.parametrize(("code", "cited", "table", "seat", "action"), CLUEDO_REFUSALS)
def test_a_refusal_in_cluedo_cites_its_paragraph(
    code: str, cited: str, table: Callable[[], Table], seat: Seat, action: Action
) -> None:
    rule = cited if cited.startswith(RULED) else f"cluedo-card-game {cited}"
    assert refused(table(), seat, action) == f"{code}: {rule}"


def test_every_refusal_of_cluedo_is_provoked_here() -> None:
    assert {code for code, *_ in CLUEDO_REFUSALS} == codes_raised("cluedo")


# Both games.


@ruled("actions")
@pytest.mark.parametrize(
    ("name", "action"), [("sleuth/avalon-hill", Exchange()), ("cluedo/card-game", Declare())]
)
def test_one_who_watches_does_nothing(name: str, action: Action) -> None:
    actions = loupe.new_game(name, 3, seed=1).view(None).actions
    assert len(actions) == 0
    assert action not in actions


@ruled("actions")
def test_watching_only_is_the_reason() -> None:
    with pytest.raises(IllegalAction) as refusal:
        NO_ACTIONS._verify(Exchange())
    assert f"{refusal.value.code}: {refusal.value.rule}" == "only-watching: rulings actions"

"""What every game keeps to, however it is played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loupe.games.vocabulary import Action
from tests.games.conceivable import some
from tests.games.deals import Holds, Sampler
from tests.games.knowledge import fitting_deals, true_deal
from tests.games.properties import check_every_action, check_whole_game, refusal_code, watchers
from tests.games.test_swap import check_table
from tests.play import PATIENT, AnyGame, Table, any_table, play, tables

SOAK_GAMES, SOAK_PARTS = 100_000, 200


@pytest.mark.parametrize("table", [*tables()], ids=str)
def test_every_table_keeps_to_it(table: Table) -> None:
    check_whole_game(table, seed=1)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_so_do_variants_combined_and_house_rules(rng: Random, seed: int) -> None:
    check_whole_game(any_table(rng), seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SOAK_PARTS))
def test_so_do_very_many_games(part: int) -> None:
    games = SOAK_GAMES // SOAK_PARTS
    for seed in range(part * games, (part + 1) * games):
        table = any_table(Random(seed))
        check_whole_game(table, seed)
        check_table(table, seed, attempts=5)


SHORT_DECK = {"final_strict": True, "search_deck": ("?", "?R", "1", "DB") * 3}
EXHAUSTIVELY = [
    *(table for table in tables() if table.seats == 3 and "missing-gems-3" not in table.variants),
    Table("sleuth/avalon-hill", 3, ("missing-gems-3",)),
    Table("sleuth/eagle-gryphon", 4, ("additional-interrogations",)),
    Table(
        "sleuth/chasse-aux-diamants", 3, (), {"final_strict": True, "search_deck": ("?", "?R", "1", "DB") * 3}
    ),
    Table("cluedo/card-game", 2, ("advanced",)),
    Table("cluedo/card-game", 4, ("advanced",)),
]


@pytest.mark.parametrize("table", EXHAUSTIVELY, ids=str)
def test_exactly_the_listed_actions_are_allowed(table: Table) -> None:
    """Early, late, in a final interrogation, after a first question: wherever the game happens to stand."""
    rng = Random(str(table))
    game = table.deal(rng.randrange(1000))
    listed = check_every_action(game, game.waiting[0])
    assert listed
    for _ in range(2):
        play(game, rng, PATIENT, rng.randrange(30))
        check_every_action(game, rng.choice(game.waiting or (0,)))
        check_every_action(game, rng.randrange(game.setup.seats))


@pytest.mark.parametrize("table", [Table("sleuth/face2face", 3), Table("cluedo/card-game", 3)], ids=str)
def test_nobody_acts_for_a_seat_that_is_not_there(table: Table) -> None:
    game = table.deal(1)
    actions: list[Action] = [*game.view(game.waiting[0]).actions[:5], *some(game, Random(1), 20)]
    for seat in (-1, 3, 99):
        assert {refusal_code(game, seat, action) for action in actions} == {"no-such-seat"}


@pytest.mark.parametrize("seed", range(20))
def test_what_the_engine_says_it_saw_is_what_the_rules_let_it_see(seed: int) -> None:
    """The engine's facts, and those that the tests read from the rules, leave the same deals."""
    rng = Random(seed)
    game = any_table(rng).deal(seed)
    play(game, rng, PATIENT, rng.randrange(40))
    for watcher in watchers(game):
        by_rules, by_engine = fitting_deals(game, watcher), _by_facts(game, watcher)
        for _ in range(3):
            assert by_engine.fits(by_rules.sample(rng, true_deal(game)))
            assert by_rules.fits(by_engine.sample(rng, true_deal(game)))


def _by_facts(game: AnyGame, watcher: int | None) -> Sampler:
    facts = game.rules.facts(game.view(watcher))
    known = [Holds(fact.owner, frozenset(fact.cards), fact.at_least, fact.at_most) for fact in facts]
    return Sampler(game.rules.cards(game.setup), game.rules.owners(game.setup), known)

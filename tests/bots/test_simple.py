"""The simple house players: they end every game, see no more than a view, and repeat themselves."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from loupe import Game, new_game
from loupe.bots import LEVELS
from loupe.bots.notebook import Notebook
from loupe.games.sleuth.actions import Identify
from loupe.games.vocabulary import Fact
from loupe.i18n import LANGUAGES, say
from tests.games.swap import another_world
from tests.play import PATIENT, AnyGame, Table, play, tables


def played(table: Table, level: str, seed: int) -> tuple[AnyGame, int]:
    """Let players of one level play; return the game and how many actions it took."""
    game = table.deal(seed)
    players = [LEVELS[level].sit(game.rules, 100 * seed + seat) for seat in range(table.seats)]
    actions = 0
    while not game.outcome:
        seats = [*(seat for seat in range(table.seats) if seat not in game.waiting), *game.waiting[:1]]
        wishes = ((seat, players[seat].act(game.view(seat))) for seat in seats)
        seat, action = next((seat, action) for seat, action in wishes if action is not None)
        assert action in game.view(seat).actions
        game.play(seat, action)
        actions += 1
    return game, actions


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_every_game_ends(table: Table) -> None:
    for level in LEVELS:
        assert played(table, level, 1)[1] < 130 * table.seats


def test_asking_with_care_is_quicker_than_asking_at_random() -> None:
    for table in (
        Table("sleuth/avalon-hill", 3),
        Table("sleuth/avalon-hill", 4),
        Table("cluedo/card-game", 3),
    ):
        lengths = {level: mean(played(table, level, seed)[1] for seed in range(12)) for level in LEVELS}
        assert lengths["careful"] < lengths["random"]


def test_a_careful_identification_is_right() -> None:
    for seed in range(15):
        game, _ = played(Table("sleuth/avalon-hill", 4), "careful", seed)
        assert game.outcome is not None
        assert game.outcome.winners


@pytest.mark.parametrize("name", ["sleuth/avalon-hill", "sleuth/chasse-aux-diamants", "cluedo/card-game"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_player_cannot_see_changes_nothing(name: str, level: str) -> None:
    compared = 0
    for seed in range(15):
        game, rng = new_game(name, 4, seed=seed), Random(seed)
        turns = play(game, rng, PATIENT, turns=20)
        for seat in range(4):
            other = another_world(game, turns, seat, rng)
            if other is None or other.events == game.events:
                continue
            compared += 1
            player = LEVELS[level].sit(game.rules, seed)
            assert player.act(game.view(seat)) == player.act(other.view(seat))
    assert compared > 10


def test_the_same_seed_gives_the_same_game() -> None:
    table = Table("sleuth/face2face", 4)
    assert played(table, "careful", 5)[0].events == played(table, "careful", 5)[0].events


def test_the_random_player_does_not_guess() -> None:
    game: Game[object, object] = new_game("sleuth/avalon-hill", 4, seed=3)
    for seat in range(4):
        assert not isinstance(LEVELS["random"].sit(game.rules, 1).act(game.view(seat)), Identify)


def test_a_notebook_crosses_off_counts_and_adds_up() -> None:
    cards, owners = ("a", "b", "c", "d", "e"), {0: 2, 1: 2, "missing": 1, "table": 0}
    mine = Fact(0, ("a", "b"), 2, 2, 1)
    none = Fact(1, ("c",), 0, 0, 2)
    assert Notebook(cards, owners, [mine, none]).solution() == ("c",)  # type: ignore[arg-type]
    counted = Fact(1, ("c", "d"), 1, 1, 2)
    notes = Notebook(cards, owners, [mine, counted])  # type: ignore[arg-type]
    assert notes.solution() is None
    assert not notes.may_be_missing("e")
    assert set(notes.guess(Random(1))) < {"c", "d"}


def test_every_level_is_presented_in_three_languages() -> None:
    for language in LANGUAGES:
        assert len({say("bot", language, level=level) for level in LEVELS}) == len(LEVELS)

"""The house players: they end every game, see no more than a view, and repeat themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from loupe import Game, new_game
from loupe.bots import LEVELS
from loupe.bots.amateurs.notebook import Notebook
from loupe.games.cluedo.actions import Ask, Show
from loupe.games.cluedo.events import Looked
from loupe.games.sleuth.actions import Identify
from loupe.games.sleuth.events import Identified
from loupe.games.telling import say
from loupe.games.vocabulary import Event, Fact
from loupe.i18n import LANGUAGES
from tests.games.swap import another_world
from tests.play import PATIENT, AnyGame, Table, play, tables


def wrongly_identified(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, Identified | Looked) and not event.right]


def played(table: Table, level: str, seed: int, others: str = "") -> tuple[AnyGame, int]:
    """Let players of one level play, or one among others; return the game and how many actions it took."""
    game = table.deal(seed)
    levels = [level] + [others or level] * (table.seats - 1)
    players = [LEVELS[each].sit(game.rules, 100 * seed + seat) for seat, each in enumerate(levels)]
    actions = 0
    while not game.outcome:
        seats = [*(seat for seat in range(table.seats) if seat not in game.waiting), *game.waiting[:1]]
        wishes = ((seat, players[seat].act(game.view(seat))) for seat in seats)
        seat, action = next((seat, action) for seat, action in wishes if action is not None)
        assert action in game.view(seat).actions
        game.play(seat, action)
        actions += 1
    return game, actions


def in_turn() -> Iterator[Any]:
    """Every level at every table; the quick tests take one level a table, each in its turn."""
    for number, table in enumerate(tables()):
        for place, level in enumerate(LEVELS):
            marks = () if place == number % len(LEVELS) else (pytest.mark.soak,)
            yield pytest.param(table, level, id=f"{table} {level}", marks=marks)


@pytest.mark.parametrize(("table", "level"), list(in_turn()))
def test_every_game_ends(table: Table, level: str) -> None:
    others = "casual" if level == "master" else level  # Seven masters think for seconds.
    assert played(table, level, 1, others)[1] < 130 * table.seats


def test_a_sharp_player_is_never_wrong() -> None:
    for name, seats in (("sleuth/avalon-hill", 4), ("sleuth/face2face", 5), ("cluedo/card-game", 3)):
        for seed in range(8):
            game, _ = played(Table(name, seats), "sharp", seed)
            assert game.outcome is not None
            assert game.outcome.winners
            assert wrongly_identified(game.events) == []


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


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    table = Table("sleuth/face2face", 4)
    assert played(table, level, 5)[0].events == played(table, level, 5)[0].events


def test_a_player_made_anew_decides_as_the_one_who_was_there() -> None:
    for name in ("sleuth/avalon-hill", "cluedo/card-game"):
        game: AnyGame = new_game(name, 3, seed=8)
        players = [LEVELS["master"].sit(game.rules, seat) for seat in range(3)]
        for _ in range(12):
            (seat,) = game.waiting
            action = players[seat].act(game.view(seat))
            assert action == LEVELS["master"].sit(game.rules, seat).act(game.view(seat))
            assert action is not None
            game.play(seat, action)
            if game.outcome:
                break


def test_the_master_shows_what_the_asker_has_seen() -> None:
    """Asked for the same cards again he learns nothing new."""
    shown = 0
    for seed in range(12):
        game: AnyGame = new_game("cluedo/card-game", 3, seed=seed)
        asker = game.waiting[0]
        holder = (asker + 1) % 3
        pair = Ask((game.view(holder).hand[0], game.view(holder).hand[1]))
        master = LEVELS["master"].sit(game.rules, seed)
        seen = set()
        for _ in range(2):
            game.play(asker, pair)
            action = master.act(game.view(holder))
            assert isinstance(action, Show)
            seen.add(action)
            game.play(holder, action)
            for other in (holder, (asker + 2) % 3):
                # Both of the others ask for the asker's own cards, and he shows one.
                game.play(other, Ask((game.view(asker).hand[0], game.view(asker).hand[1])))
                if game.waiting == (asker,):
                    game.play(asker, Show(game.view(asker).hand[0]))
        shown += len(seen) == 1
    assert shown == 12


def test_the_random_player_does_not_guess() -> None:
    game: Game[object, object] = new_game("sleuth/avalon-hill", 4, seed=3)
    for seat in range(4):
        assert not isinstance(LEVELS["random"].sit(game.rules, 1).act(game.view(seat)), Identify)


def test_a_notebook_crosses_off_counts_and_adds_up() -> None:
    cards, owners = ("a", "b", "c", "d", "e"), {0: 2, 1: 2, "missing": 1, "table": 0}
    mine = Fact(0, ("a", "b"), 2, 2, 1)
    none = Fact(1, ("c",), 0, 0, 2)
    assert Notebook(cards, owners, [mine, none]).guess(Random(1)) == ("c",)  # type: ignore[arg-type]
    counted = Fact(1, ("d", "e"), 2, 2, 2)
    notes = Notebook(cards, owners, [mine, counted])  # type: ignore[arg-type]
    assert notes.solutions_left() == 1
    assert notes.guess(Random(1)) == ("c",)
    assert not notes.may_be_missing("e")
    vague = Notebook(cards, owners, [mine, Fact(1, ("e",), 1, 1, 2)])  # type: ignore[arg-type]
    assert vague.solutions_left() == 2
    assert vague.open_to(1, ("c", "d", "e")) == 2
    assert set(vague.guess(Random(1))) < {"c", "d"}


def test_every_level_is_presented_in_three_languages() -> None:
    for language in LANGUAGES:
        for told in ("person", "character", "manner"):
            said = {say(getattr(level, told), language) for level in LEVELS.values()}
            assert len(said) == len(LEVELS)

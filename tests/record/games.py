"""Random games and their records, for the tests of records."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from hypothesis import strategies as st

from loupe.record import BrokenRule, Record, check, project, record_of
from tests.play import AnyGame, Table, any_table, play, tables

NAMES = ("ann", "Bob", "Ćem", "Anna Maria", "deal", 'O"Hara', "d'Arc-Loup")
TABLES = tuple(tables())
SLEUTH = Table("sleuth/avalon-hill", 4)
CLUEDO = Table("cluedo/card-game", 3)


def played(table: Table, seed: int, turns: int = 60) -> AnyGame:
    """A game of this table, played at random for so many actions at most."""
    game = table.deal(seed)
    play(game, Random(seed), turns=turns)
    return game


def any_game(seed: int) -> AnyGame:
    """A game of any table that can be dealt: house rules, variants together."""
    rng = Random(seed)
    return played(any_table(rng), seed, rng.choice((0, 5, 60, 200)))


def whole(game: AnyGame) -> Record:
    return record_of(game, NAMES[: game.setup.seats])


def all_records(game: AnyGame) -> Iterator[Record]:
    """The whole record, and that of every watcher."""
    yield whole(game)
    for watcher in (None, *range(game.setup.seats)):
        yield project(whole(game), watcher)


@cache
def sample(cluedo: bool = False, seed: int = 3) -> Record:
    """A whole record with a bit of everything."""
    return whole(played(CLUEDO if cluedo else SLEUTH, seed))


seeds = st.integers(0, 2**32)


def broken(record: Record) -> BrokenRule | None:
    """The first rule that a record breaks, if it breaks one."""
    try:
        check(record)
    except BrokenRule as fault:
        return fault
    return None

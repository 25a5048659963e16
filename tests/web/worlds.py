"""A table whose log was written beforehand, event by event, and one like it in another world."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple

from loupe import Game
from loupe.games.vocabulary import Event, Seat, Watcher
from loupe.server.database import open_database
from loupe.server.store import SqlStore
from loupe.tables.events import AnyTableEvent, Entry, Opened, Person, Sat, Started, happened
from loupe.tables.settings import Help, Settings
from loupe.tables.store import Batch, Listing
from loupe.tables.table import Phase
from tests.games.knowledge import true_deal
from tests.games.swap import another_world
from tests.play import PATIENT, AnyGame, Table, Turn, play
from tests.server.serving import Server

NAMES = ("Ann", "Bob", "Cem", "Dora")
BEGAN = 1_700_000_000.0


class Worlds(NamedTuple):
    """One course of a game, with the true deal and with one that some seat can't tell from it."""

    table: Table
    true: AnyGame
    other: AnyGame
    lengths: list[int]
    """How many events each action made happen; first the deal."""

    @property
    def settings(self) -> Settings:
        """What was agreed at its table: all the help there is, for help could tell too much as well."""
        return Settings(
            self.table.name, self.table.seats, self.table.variants, self.table.house, help=Help.ODDS
        )


def two_worlds(table: Table, watcher: Watcher, seed: int, turns: int) -> Worlds:
    """Play so many turns at random, in two worlds."""
    for rng in map(Random, range(seed, seed + 50)):
        game = table.deal(seed)
        done = play(game, rng, PATIENT, turns)
        other = another_world(game, done, watcher, rng)
        if other and not game.outcome and true_deal(other) != true_deal(game):
            return Worlds(table, game, other, list(_lengths(game, done)))
    raise AssertionError("in fifty games there was no other world")


def _lengths(game: AnyGame, done: Sequence[Turn]) -> Iterator[int]:
    again: AnyGame = Game(game.rules, game.setup, game.seed).deal()
    yield 1
    for turn in done:
        yield len(again.play(*turn))


class Log:
    """The log of a table at which somebody sits among people who are away."""

    def __init__(self, id: str, game: AnyGame, worlds: Worlds, seat: Seat, person: Person) -> None:
        self.id, self.code = id, f"code-of-{id}"
        people = [f"somebody-{other}" for other in range(worlds.table.seats)]
        people[seat] = person
        opened: list[AnyTableEvent] = [Opened(person, worlds.settings, self.code)]
        opened += [Sat(chair, who, NAMES[chair]) for chair, who in enumerate(people)]
        # The seed would tell the whole deal; it is the server's secret like the deal itself.
        self._events = [(event, True) for event in (*opened, Started(str(game.seed)))]
        self._events += _happened(game.events, worlds.lengths)
        self._written = 0

    def __len__(self) -> int:
        return len(self._events)

    def write(self, server: Server, most: int = 10**6) -> None:
        """Write so many entries more into the database of a server."""
        entries = tuple(self._entries())[self._written : self._written + most]
        self._written += len(entries)
        batch = Batch(Listing(self.id, self.code, False, Phase.RUNNING), entries, {})
        # In a thread of its own: this one has Playwright's event loop.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, _append(server, batch)).result()

    def _entries(self) -> Iterator[Entry]:
        for number, (event, whole) in enumerate(self._events, 1):
            yield Entry(number, BEGAN + number, "somebody-1", None, whole, event)


def _happened(events: Sequence[Event], lengths: Sequence[int]) -> Iterator[tuple[AnyTableEvent, bool]]:
    assert len(events) == sum(lengths)
    left = iter(events)
    for length in lengths:
        for n in range(length):
            yield happened(None, next(left)), n == length - 1


async def _append(server: Server, batch: Batch) -> None:
    engine = open_database(f"sqlite:///{server.data / 'loupe.sqlite3'}")
    await SqlStore(engine).append([batch])
    await engine.dispose()

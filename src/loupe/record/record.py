"""The record of a game: what was set up, who sat where, who looked on, and the events he saw."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from loupe.games.chance import fresh_seed
from loupe.games.game import Game
from loupe.games.registry import rules_of
from loupe.games.vocabulary import Rules, SeenEvent, Setup, Watcher

ALL: Final = "all"
RecordWatcher: TypeAlias = Watcher | Literal["all"]
"""Who kept the record: a seat, a spectator (None), or one who saw all cards."""


class Record(Struct, frozen=True, kw_only=True):
    """A game as it was written down."""

    setup: Setup
    names: tuple[str, ...]
    """Who sits where."""
    watcher: RecordWatcher = ALL
    thin: bool = False
    """Whether only the answers were kept, as one does at a real table: no search cards, no turns."""
    seed: int | None = None
    """What all chance was drawn from, if it is known; never in the record of a seat."""
    date: datetime.date | None = None
    comments: tuple[tuple[int, str], ...] = ()
    """Remarks, each after so many events."""
    events: tuple[SeenEvent, ...] = ()

    @property
    def game(self) -> str:
        """The game's full name, `sleuth/avalon-hill`."""
        return self.setup.game

    @property
    def whole(self) -> bool:
        """Whether the record tells everything."""
        return self.watcher == ALL

    @property
    def seat(self) -> Watcher:
        """The watcher of a record that is not whole."""
        return None if self.watcher == ALL else self.watcher

    @property
    def rules(self) -> Rules[Any, Any, Any, Any, Any]:
        """The rules of the game."""
        return rules_of(self.game)[0]


def record_of(
    game: Game[Any, Any],
    names: Sequence[str],
    watcher: RecordWatcher = ALL,
    date: datetime.date | None = None,
) -> Record:
    """Write down a game: whole, as one seat saw it, or with None as a spectator did."""
    whole = Record(
        setup=game.setup,
        names=tuple(names),
        seed=game.seed if _dealt_by_seed(game) else None,
        date=date,
        events=tuple(game.events),
    )
    return whole if watcher == ALL else project(whole, watcher)


def _dealt_by_seed(game: Game[Any, Any]) -> bool:
    """Tell whether the seed gave the deal; one that did not, as with real cards, says nothing."""
    return bool(game.events) and game.rules.deal(game.rules.begin(game.setup, game.seed)) == game.events[0]


def project(record: Record, watcher: Watcher) -> Record:
    """Return what one seat, or a spectator, saw; the remarks are left out, for they may tell more."""
    if record.watcher not in (ALL, watcher):
        raise ValueError("only a whole record knows what other seats saw")
    seen = tuple(record.rules.project(event, watcher) for event in record.events)
    return replace(record, watcher=watcher, events=seen, seed=None, comments=())


def replay(record: Record) -> Game[Any, Any]:
    """Return the game that a whole record tells; it goes on by the record's seed, or else by a fresh one."""
    if not record.whole:
        raise ValueError("a game can only be replayed from a whole record")
    seed = fresh_seed() if record.seed is None else record.seed
    game: Game[Any, Any] = Game(record.rules, record.setup, seed)
    for event in record.events:
        game.happen(event)  # type: ignore[arg-type]  # a whole record has whole events
    return game


def views(record: Record, watcher: Watcher = None) -> Iterator[Any]:
    """Give the view after each event: the watcher's own, or of a whole record anybody's."""
    seen = project(record, watcher) if record.whole else record
    view = record.rules.blank(record.setup, seen.seat)
    for event in seen.events:
        view = record.rules.look(view, event)
        yield view

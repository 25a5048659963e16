"""A table, folded from its log: who sits where, how far it has come, and the game."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from loupe.games.game import Game
from loupe.games.registry import rules_of
from loupe.games.vocabulary import Event, Outcome, Seat, Setup, Watcher
from loupe.tables.becoming import without
from loupe.tables.events import (
    AnySeen,
    AnyTableEvent,
    Became,
    Cancelled,
    Entry,
    Happened,
    HouseSat,
    Left,
    Opened,
    Person,
    Rematched,
    Said,
    Sat,
    SeenBecame,
    SeenHappened,
    SeenOpened,
    SeenSat,
    SeenStarted,
    Started,
    read,
)
from loupe.tables.settings import Settings


class Phase(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Sitter(Struct, frozen=True):
    """Who sits on a chair: a person, or a house player of some level, perhaps in a person's absence."""

    name: str
    person: Person | None = None
    level: str | None = None
    absent: Person | None = None
    """For whom a house player plays on."""


class Table:
    """What a table's log says, as far as it was read; only `take` changes it."""

    setup: Setup
    settings: Settings
    host: Person
    code: str

    def __init__(self, id: str) -> None:
        self.id = id
        self.phase = Phase.OPEN
        self.entries: list[Entry] = []
        self.chairs: list[Sitter | None] = []
        self.game: Game[Any, Any] | None = None
        self.played = 0
        """The number of the last entry that is the game's."""
        self.acted: dict[Seat, int] = {}
        """The number of the last entry that each seat made happen."""
        self.done: dict[tuple[Person, str], int] = {}
        """The commands that were carried out, and the last entry that each made."""
        self.next: str | None = None
        """Where the same people went on."""
        self.left: dict[int, str] = {}
        """Who left, by the number of the entry: nobody sits there any more to be asked."""
        self.stood_in: set[int] = set()
        """The entries with which a house player took over from somebody."""
        self._events: dict[int, Event] = {}

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def take(self, entry: Entry) -> None:
        """Take the next entry of the log."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        self.entries.append(entry)
        if entry.key is not None:
            self.done[entry.by, entry.key] = entry.number
        self._happen(entry, entry.event)

    def _happen(self, entry: Entry, event: Any) -> None:
        match event:
            case Opened():
                self.host, self.settings, self.code = event.host, event.settings, event.code
                self.setup = event.settings.arrange()
                self.chairs = [None] * event.settings.seats
            case Sat():
                self.chairs[event.seat] = Sitter(event.name, person=event.person)
            case HouseSat():
                self._seat_house(entry, event)
            case Left():
                self._leave(entry, event.seat)
            case Started():
                self.phase = Phase.RUNNING
                self.game = Game(rules_of(self.settings.game)[0], self.setup, int(event.seed))
            case Happened():
                self._play(entry, event)
            case Cancelled():
                self.phase = Phase.CANCELLED
            case Rematched():
                self.next = event.table
            case Became():
                self._become(event)
            case Said():
                pass
            case _:
                raise TypeError(f"{event} does not happen at tables")

    def _seat_house(self, entry: Entry, event: HouseSat) -> None:
        before = self.chairs[event.seat]
        absent = before.absent if before else None
        if absent:
            self.stood_in.add(entry.number)
        self.chairs[event.seat] = Sitter(event.name, level=event.level, absent=absent)

    def _leave(self, entry: Entry, seat: Seat) -> None:
        sitter = self.chairs[seat]
        self.left[entry.number] = sitter.name if sitter else ""
        # In a running game the chair is kept for who left it; a house player sits down on it at once.
        keeps = self.phase is Phase.RUNNING and sitter is not None
        self.chairs[seat] = replace(sitter, person=None, absent=sitter.person) if keeps and sitter else None

    def _become(self, event: Became) -> None:
        before, after = event.before, event.after
        if before == after:
            return
        if event.forgotten:
            self._forget(before, after)
            return
        self.host = after if self.host == before else self.host
        for seat, sitter in enumerate(self.chairs):
            if sitter and before in (sitter.person, sitter.absent):
                person, absent = (after if who == before else who for who in (sitter.person, sitter.absent))
                self.chairs[seat] = replace(sitter, person=person, absent=absent)
        self.done = {(after if by == before else by, key): n for (by, key), n in self.done.items()}

    def _forget(self, before: Person, after: Person) -> None:
        """Be the table that the log tells of in which nobody was ever called so."""
        anew = Table(self.id)
        for entry in without(self.entries, before, after):
            anew.take(entry)
        vars(self).update(vars(anew))

    def _play(self, entry: Entry, event: Happened) -> None:
        assert self.game is not None, "no game has started"
        self._events[entry.number] = read(self.game.rules.name, event)
        self.game.happen(self._events[entry.number])
        self.played = entry.number
        if event.seat is not None:
            self.acted[event.seat] = entry.number
        if self.game.outcome:
            self.phase = Phase.OVER

    def outcome_after(self, events: Iterable[AnyTableEvent]) -> Outcome | None:
        """Return how the running game would have ended after these events, if it would."""
        if self.game is None:
            return None
        rules, state = self.game.rules, self.game.state
        for event in events:
            if isinstance(event, Happened):
                state = rules.evolve(state, read(rules.name, event))
        outcome: Outcome | None = state.scene.outcome
        return outcome

    # Who is who.

    def seat_of(self, person: Person) -> Seat | None:
        """Return where a person sits."""
        found = (seat for seat, sitter in enumerate(self.chairs) if sitter and sitter.person == person)
        return next(found, None)

    def may_look(self, person: Person) -> bool:
        """Tell whether a person may see the table: a private one only who sits there, or has a chair kept."""
        kept = any(sitter and sitter.absent == person for sitter in self.chairs)
        return self.settings.public or self.host == person or kept or self.seat_of(person) is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all who sit here; an empty chair has none."""
        return tuple(sitter.name if sitter else "" for sitter in self.chairs)

    @property
    def house_seats(self) -> tuple[Seat, ...]:
        """Where house players sit."""
        return tuple(seat for seat, sitter in enumerate(self.chairs) if sitter and sitter.level)

    def project(self, entry: Entry, watcher: Watcher) -> AnySeen:
        """Return what a watcher sees of an entry."""
        event = entry.event
        match event:
            case Opened():
                return SeenOpened(event.settings)
            case Sat():
                return SeenSat(event.seat, event.name)
            case Started():
                return SeenStarted()
            case Became():
                return SeenBecame()
            case Happened():
                assert self.game is not None, "no game has started"
                return SeenHappened(self.game.rules.project(self._events[entry.number], watcher))
            case HouseSat() | Left() | Said() | Cancelled() | Rematched():
                return event
            case _:
                assert_never(event)

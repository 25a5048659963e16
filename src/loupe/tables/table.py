"""A table, folded from its log: who sits where, how far it has come, and the game."""

from __future__ import annotations

from collections import deque
from copy import copy
from enum import StrEnum
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from loupe.games.game import Game
from loupe.games.registry import rules_of
from loupe.games.vocabulary import Event, Seat, Setup, Standing, Watcher
from loupe.tables.becoming import without
from loupe.tables.clocks import Clocks
from loupe.tables.events import (
    AnySeen,
    Became,
    Came,
    Cancelled,
    ChatSwitched,
    Entry,
    Halted,
    Happened,
    HouseSat,
    Left,
    Moved,
    Nudged,
    Opened,
    Person,
    Rematched,
    Said,
    Sat,
    SeenBecame,
    SeenHappened,
    SeenOpened,
    SeenSaid,
    SeenSat,
    SeenStarted,
    Started,
    TimedOut,
    Went,
    read,
)
from loupe.tables.phrases import phrased
from loupe.tables.settings import Settings

RECENTLY = 6
"""So many of the last remarks are remembered, to tell who talks too fast."""


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
    away: float | None = None
    """Since when the person who sits here has had no connection."""
    dropped: bool = False
    """Whether he who is absent lost his connection, rather than left: he sits down again by coming back."""
    times_out: int = 0
    """How often in a row his time ran out."""


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
        self.clocks: Clocks | None = None
        self.started = 0
        """The number of the entry with which the game began."""
        self.played = 0
        """The number of the last entry that is the game's."""
        self.stirred = 0
        """The number of the last entry that changed what the house players have to do."""
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
        self.chat = True
        """Whether people may talk."""
        self.paused: float | None = None
        """Since when the game waits for somebody who is away."""
        self.waited: float | None = None
        """Since when somebody has been waiting here for the game to begin."""
        self.nudged = 0.0
        """When somebody was last reminded."""
        self.late = False
        """Whether this is how the table was some time ago."""
        self.forgotten = 0
        """How many who were here were forgotten: so often the log was written anew."""
        self._remarks: dict[Seat, deque[float]] = {}
        self._events: dict[int, Event] = {}
        self._played: list[int] = []

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def fork(self) -> Table:
        """Return the table as it is, to see what would become of it."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict | set):
                setattr(other, name, copy(value))
        other._remarks = {seat: copy(times) for seat, times in self._remarks.items()}
        other.game = self.game and self.game.fork()
        if self.clocks:
            other.clocks = copy(self.clocks)
            other.clocks.began, other.clocks.reserves = dict(self.clocks.began), list(self.clocks.reserves)
        return other

    def take(self, entry: Entry) -> None:
        """Take the next entry of the log."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        self.entries.append(entry)
        if entry.key is not None:
            self.done[entry.by, entry.key] = entry.number
        self._happen(entry, entry.event)
        if self.phase is Phase.RUNNING:
            self._pause(entry)

    def _happen(self, entry: Entry, event: Any) -> None:
        match event:
            case Happened():
                self._play(entry, event)
            case Opened() | Started() | Cancelled() | Rematched():
                self._go_on(entry, event)
            case Sat() | Moved() | HouseSat() | Left() | Went() | Came():
                self._seat(entry, event)
            case TimedOut():
                sitter = self._sitter(event.seat)
                self.chairs[event.seat] = replace(sitter, times_out=sitter.times_out + 1)
            case Halted():
                if self.clocks:
                    self.clocks.begin_anew(entry.at, range(len(self.chairs)))
            case Nudged():
                self.nudged = entry.at
            case Said():
                self._remarks.setdefault(event.seat, deque(maxlen=RECENTLY)).append(entry.at)
            case ChatSwitched():
                self.chat = event.on
            case Became():
                self._become(event)
            case _:
                raise TypeError(f"{event} does not happen at tables")

    # From the first chair to the next game.

    def _go_on(self, entry: Entry, event: Opened | Started | Cancelled | Rematched) -> None:
        match event:
            case Opened():
                self.host, self.settings, self.code = event.host, event.settings, event.code
                self.setup = event.settings.arrange()
                self.chairs = [None] * event.settings.seats
                self.chat = event.settings.chat
            case Started():
                self.phase, self.started = Phase.RUNNING, entry.number
                self.game = Game(rules_of(self.settings.game)[0], self.setup, int(event.seed))
                self.clocks = Clocks(self.settings.clock, self.settings.seats)
            case Cancelled():
                self.phase = Phase.CANCELLED
            case Rematched():
                self.next = event.table
            case _:
                assert_never(event)

    def _play(self, entry: Entry, event: Happened) -> None:
        assert self.game is not None, "no game has started"
        self._events[entry.number] = read(self.game.rules.name, event)
        self.game.happen(self._events[entry.number])
        self.played = self.stirred = entry.number
        self._played.append(entry.number)
        if event.seat is not None:
            self.acted[event.seat] = entry.number
            sitter = self._sitter(event.seat)
            if sitter.times_out and sitter.person == entry.by:
                self.chairs[event.seat] = replace(sitter, times_out=0)
        assert self.clocks is not None
        self.clocks.waits(entry.at, self.game.waiting, event.seat)
        if self.game.outcome:
            self.phase = Phase.OVER

    def _pause(self, entry: Entry) -> None:
        """Stop the game, or let it go on, as somebody is awaited or not."""
        assert self.clocks is not None
        if self.settings.pause and self.awaited():
            self.clocks.stop(entry.at)
        elif self.clocks.stopped is not None:
            self.clocks.go_on(entry.at)
            self.stirred = entry.number
        self.paused = self.clocks.stopped

    def awaited(self, but: Person | None = None) -> tuple[Seat, ...]:
        """Return the seats of those who are away and without whom, or but one, the game can't go on."""
        return tuple(
            seat
            for seat, sitter in enumerate(self.chairs)
            if sitter and sitter.away is not None and sitter.person != but and self.is_needed(seat)
        )

    def is_needed(self, seat: Seat) -> bool:
        """Tell whether the game may yet come to wait for a seat: of who is out it asks little or nothing."""
        if self.game is None or self.phase is not Phase.RUNNING:
            return False
        standing = self.game.state.scene.standings[seat]
        return standing is Standing.ACTIVE or seat in self.game.waiting

    # Who sits down, stands up, loses his connection.

    def _sitter(self, seat: Seat) -> Sitter:
        sitter = self.chairs[seat]
        assert sitter is not None, "nobody sits there"
        return sitter

    def _seat(self, entry: Entry, event: Sat | Moved | HouseSat | Left | Went | Came) -> None:
        match event:
            case Sat():
                self.chairs[event.seat] = Sitter(event.name, person=event.person)
                self._take_over(entry, event.seat)
            case HouseSat():
                self._seat_house(entry, event)
                self._take_over(entry, event.seat)
            case Moved():
                self.chairs[event.to], self.chairs[event.seat] = self.chairs[event.seat], None
            case Left():
                self._leave(entry, event.seat)
            case Went():
                self.chairs[event.seat] = replace(self._sitter(event.seat), away=entry.at)
            case Came():
                self.chairs[event.seat] = replace(self._sitter(event.seat), away=None)
            case _:
                assert_never(event)
        here = any(sitter and sitter.person and sitter.away is None for sitter in self.chairs)
        self.waited = (entry.at if self.waited is None else self.waited) if here else None

    def _take_over(self, entry: Entry, seat: Seat) -> None:
        """Let whoever sits there now have all the time that there is, and house players look again."""
        if self.clocks:
            self.clocks.begin_anew(entry.at, [seat])
            self.stirred = entry.number

    def _seat_house(self, entry: Entry, event: HouseSat) -> None:
        before = self.chairs[event.seat]
        absent = (before.absent or before.person) if before else None
        if absent:
            self.stood_in.add(entry.number)
        dropped = before is not None and before.away is not None
        self.chairs[event.seat] = Sitter(event.name, level=event.level, absent=absent, dropped=dropped)

    def _leave(self, entry: Entry, seat: Seat) -> None:
        sitter = self.chairs[seat]
        self.left[entry.number] = sitter.name if sitter else ""
        # In a running game the chair is kept for who left it; a house player sits down on it at once.
        keeps = self.phase is Phase.RUNNING and sitter is not None
        self.chairs[seat] = Sitter(sitter.name, absent=sitter.person) if keeps and sitter else None
        if sitter and sitter.person == self.host:
            self.host = self._next_host(seat) or self.host

    def _next_host(self, seat: Seat) -> Person | None:
        """Return who leads when the host has left this seat: the next person, if possible one here."""
        count = len(self.chairs)
        others = [self.chairs[(seat + n) % count] for n in range(1, count)]
        people = [sitter for sitter in others if sitter and sitter.person]
        people.sort(key=lambda sitter: sitter.away is not None)
        return people[0].person if people else None

    # Who becomes another.

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
        anew, forgotten = Table(self.id), self.forgotten + 1
        for entry in without(self.entries, before, after):
            anew.take(entry)
        vars(self).update(vars(anew), forgotten=forgotten)

    # Who is who.

    def seat_of(self, person: Person) -> Seat | None:
        """Return where a person sits."""
        found = (seat for seat, sitter in enumerate(self.chairs) if sitter and sitter.person == person)
        return next(found, None)

    def kept_for(self, person: Person) -> Seat | None:
        """Return the chair that is kept for somebody for whom a house player plays on."""
        found = (seat for seat, sitter in enumerate(self.chairs) if sitter and sitter.absent == person)
        return next(found, None)

    def misses(self, person: Person) -> bool:
        """Tell whether somebody counts as away here, or is stood in for because he was."""
        seat, kept = self.seat_of(person), self.kept_for(person)
        is_away = seat is not None and self._sitter(seat).away is not None
        runs = kept is not None and self.phase is Phase.RUNNING
        return is_away or (runs and kept is not None and self._sitter(kept).dropped)

    def takes_part(self, person: Person) -> bool:
        """Tell whether somebody sits here, has a chair kept, or has set the table up."""
        return self.host == person or self.kept_for(person) is not None or self.seat_of(person) is not None

    def may_look(self, person: Person) -> bool:
        """Tell whether a person may see the table at all: a private one only who takes part."""
        return self.settings.public or self.takes_part(person)

    def is_host(self, person: Person) -> bool:
        """Tell whether somebody is the host, or a player where a house player sits in the host's stead."""
        sits = self.seat_of(person) is not None
        return self.host == person or (sits and self.kept_for(self.host) is not None)

    def leads(self, person: Person) -> bool:
        """Tell whether somebody may lead the table on: the host, or any player as long as he is away."""
        seat = self.seat_of(self.host)
        is_away = seat is not None and self._sitter(seat).away is not None
        return self.is_host(person) or (is_away and self.seat_of(person) is not None)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all who sit here; an empty chair has none."""
        return tuple(sitter.name if sitter else "" for sitter in self.chairs)

    @property
    def house_seats(self) -> tuple[Seat, ...]:
        """Where house players sit."""
        return tuple(seat for seat, sitter in enumerate(self.chairs) if sitter and sitter.level)

    def remarks_of(self, seat: Seat) -> tuple[float, ...]:
        """Return when somebody last spoke, so far as that is remembered."""
        return tuple(self._remarks.get(seat, ()))

    def is_open_after(self, events: int) -> int:
        """Return how far the log goes that so many events of the game have followed; to the deal at least."""
        before = self._played[-events] if 0 < events <= len(self._played) else 0
        return max(before, self.started) - 1

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
            case Moved() | HouseSat() | Left() | Went() | Came() | TimedOut() | Halted() | Nudged():
                return event
            case ChatSwitched() | Cancelled() | Rematched():
                return event
            case Said():
                return SeenSaid(event.seat, event.text, phrased(event.phrase))
            case _:
                assert_never(event)

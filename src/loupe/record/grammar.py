"""What a game brings to its records: the lines of its own, and how they are checked.

The lines that every game has (whose turn it is, how the game ended) are here too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from loupe.games.vocabulary import Action, Event, Outcome, Seat, SeenEvent, Termination
from loupe.record.line import HIDDEN, Line, spelled_name
from loupe.record.record import Record


class Deal:
    """The lines of a deal, by what they tell: `hand` of a seat, `deck`, and so on."""

    def __init__(self, start: Line, record: Record) -> None:
        self.start = start
        self.record = record
        self._lines: dict[tuple[str, Seat | None], Line] = {}

    def add(self, line: Line) -> None:
        """Take one more line of the deal."""
        column, field = line.column, line.take()
        seat = None if line.peek() == ":" else line.seat()
        line.expect(":")
        if (field, seat) in self._lines:
            raise line.refusal("twice", column, field=field)
        self._lines[field, seat] = line

    def has(self, field: str) -> bool:
        """Tell whether some line of the deal tells this."""
        return any(told == field for told, _ in self._lines)

    def field(self, field: str, seat: Seat | None = None) -> Line:
        """Return the line that tells this, or refuse a deal without it."""
        if (field, seat) not in self._lines:
            wanted = field if seat is None else f"{field} {self.record.names[seat]}"
            raise self.start.refusal("deal-lacks", 1, field=wanted)
        return self._lines.pop((field, seat))

    def first(self) -> Seat:
        """Read who has the first turn; if nobody says so, it is the one left of the dealer."""
        if not self.has("first") and self.record.thin:
            return (self.record.setup.dealer + 1) % self.record.setup.seats
        seat: Seat = self._closed(self.field("first"), Line.seat)
        return seat

    def cards(self, field: str, read: Callable[[Line], tuple[str, ...]], seat: Seat | None = None) -> Any:
        """Read the cards of one line, to its end."""
        return self._closed(self.field(field, seat), read)

    def close(self) -> None:
        """Refuse lines that this deal should not have."""
        for (field, _), line in self._lines.items():
            raise line.refusal("unknown-field", 1, field=field)

    @staticmethod
    def _closed(line: Line, read: Callable[[Line], Any]) -> Any:
        found = read(line)
        line.close()
        return found


@dataclass(frozen=True)
class Grammar:
    """A game's own part of its records; to add a game to the records, add its Grammar to the registry."""

    deal: Callable[[Deal], SeenEvent]
    openings: Mapping[str, Callable[[Line, Record], SeenEvent]]
    """How to read the lines that begin with a word of the game's own."""
    verbs: Mapping[str, Callable[[Line, Record, Seat], SeenEvent]]
    """How to read the lines that begin with a seat, by the word after it."""
    spell: Callable[[Any, Record], str]
    """The line of an event, and for the deal its lines, without a number."""
    first_seat: Callable[[Any], Seat | None]
    """Who must begin in a game of this setup; None where chance decides."""
    intent: Callable[[Any, Any], tuple[Seat, Action] | None]
    """Who wanted what when, in this state, this event came first; None if nobody can want it now."""
    imagine: Callable[[Any, Sequence[Any], Record], tuple[Any, SeenEvent]]
    """A state that looks the same to the record's watcher and in which what he saw next may happen; the
    first of it, whole."""
    imagine_deal: Callable[[Any, Record], Event]
    """A whole deal that looks to the record's watcher like the one he saw."""
    shuffled: Callable[[Any, Sequence[Any], Sequence[Any]], tuple[Any, ...]]
    """What happened in this state, with shuffled cards in the order that the record tells."""
    plausible: Callable[[Any, Any], bool]
    """Whether one event of a thin record, by itself, agrees with the rules and with who saw it."""


DEAL_FIELDS = frozenset({"missing", "crime", "table", "hand", "search", "deck", "first"})
RESERVED = DEAL_FIELDS | {
    "all",
    "none",
    "deal",
    "turn",
    "reshuffle",
    "accusations",
    "revealed",
    "ended",
    "end",
}
"""The words that a name must not be mistaken for."""


def spelled_seat(record: Record, seat: Seat) -> str:
    """Write who sits there."""
    return spelled_name(record.names[seat], RESERVED)


def spelled_seats(record: Record, seats: Sequence[Seat]) -> str:
    """Write who sits there, or `none`."""
    return ", ".join(spelled_seat(record, seat) for seat in seats) or "none"


def spelled_ending(record: Record, outcome: Outcome) -> str:
    """Write how the game ended."""
    return f"ended: {outcome.termination}, {spelled_seats(record, outcome.winners)}"


def read_ending(line: Line) -> Outcome:
    """Read how the game ended."""
    line.expect(":")
    termination = Termination(line.one_of(tuple(Termination)))
    line.expect(",")
    return Outcome(line.seats(), termination)


def hidden(line: Line, record: Record) -> bool:
    """Read `..`, what the watcher did not see, if it stands here; a whole record has none."""
    if record.whole and line.peek() == HIDDEN:
        raise line.refusal("hidden-in-whole")
    return line.maybe(HIDDEN)

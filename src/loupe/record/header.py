"""The head of a record: the game, its settings, who sat at the table and who kept the record."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from loupe.games.registry import rules_of
from loupe.games.vocabulary import Refusal, Seat, Setup
from loupe.record.errors import MalformedRecord
from loupe.record.grammar import RESERVED, spelled_seat
from loupe.record.line import ILLEGIBLE, Line, shortened, spelled_name
from loupe.record.record import ALL, Record, RecordWatcher

HEADERS = ("game", "variants", "house", "seats", "dealer", "watcher", "kept", "seed", "date")
TABLE = "table"
"""How the watcher is written who sits nowhere."""
THIN = "answers"
SEED = re.compile(r"-?[0-9]{1,1000}")
DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
LONGEST_NAME = 100


class Fields:
    """The lines of the head by their keys; `behind` is the number of the line after them."""

    def __init__(self, lines: Mapping[str, Sequence[Line]], behind: int) -> None:
        self._lines = lines
        self._behind = behind

    def all(self, key: str) -> Sequence[Line]:
        """Return every line of a key that may stand more than once."""
        return self._lines.get(key, ())

    def maybe(self, key: str, names: Sequence[str] = ()) -> Line | None:
        """Return the line of a key, if there is one, to be read by people's names."""
        found = self.all(key)
        if len(found) > 1:
            raise found[1].refusal("twice", 1, field=key)
        if not found:
            return None
        found[0].names = names
        return found[0]

    def one(self, key: str) -> Line:
        """Return the line of a key that must be there."""
        line = self.maybe(key)
        if line is None:
            raise MalformedRecord("header-lacks", self._behind, field=key)
        return line


def read_header(fields: Fields) -> Record:
    """Read the head, which is a record without events."""
    line = fields.one("game")
    column, game = line.column, line.rest()
    names = _read_names(fields.one("seats"))
    setup = _arranged(fields, game, names, line, column)
    watcher = _read_watcher(fields.maybe("watcher", names))
    return Record(
        setup=setup,
        names=names,
        watcher=watcher,
        thin=_read_thin(fields.maybe("kept"), watcher),
        seed=_read_seed(fields.maybe("seed"), watcher),
        date=_read_date(fields.maybe("date")),
    )


def _arranged(fields: Fields, game: str, names: tuple[str, ...], line: Line, column: int) -> Setup:
    variants, house = _read_variants(fields.maybe("variants")), dict(map(_read_knob, fields.all("house")))
    if len(house) < len(fields.all("house")):
        raise fields.all("house")[-1].refusal("twice", 1, field="house")
    dealer = _read_seat(fields.maybe("dealer", names))
    return arranged(game, len(names), variants, house, dealer, (line.number, column))


def arranged(
    game: str,
    seats: int,
    variants: tuple[str, ...],
    house: dict[str, Any],
    dealer: Seat | None,
    place: tuple[int, int],
) -> Setup:
    """Return the setup of a game that can be dealt, or refuse the settings of a record at their place."""
    try:
        rules, edition = rules_of(game)
        setup: Setup = rules.arrange(edition, seats, variants, house, dealer)
    except Refusal as impossible:
        raise MalformedRecord("settings", *place, impossible) from impossible
    except RecursionError as wrong:
        raise MalformedRecord("settings", *place, problem=str(wrong)) from wrong
    return setup


def _read_names(line: Line) -> tuple[str, ...]:
    names: list[str] = []
    while not names or line.maybe(","):
        column, name = line.column, line.name()
        if not proper_name(name):
            raise line.refusal("name", column, found=shortened(name))
        if name in names:
            raise line.refusal("name-twice", column, name=shortened(name))
        names.append(name)
    line.close()
    return tuple(names)


def proper_name(name: str) -> bool:
    """Tell whether a name is some text, not too long, that people can see."""
    return (
        bool(name.strip()) and len(name) <= LONGEST_NAME and not ILLEGIBLE.search(name) and "\t" not in name
    )


def _read_variants(line: Line | None) -> tuple[str, ...]:
    if line is None:
        return ()
    variants = [line.take()]
    while line.maybe(","):
        variants.append(line.take())
    line.close()
    return tuple(variants)


def _read_knob(line: Line) -> tuple[str, Any]:
    """Read `final_questions = 2`: the value is JSON."""
    knob = line.take()
    line.expect("=")
    column, value = line.column, line.rest()
    try:
        return knob, msgspec.json.decode(value.encode())
    except (ValueError, RecursionError) as wrong:
        raise line.refusal("json", column, problem=shortened(str(wrong), 120)) from wrong


def _read_seat(line: Line | None) -> Seat | None:
    if line is None:
        return None
    seat = line.seat()
    line.close()
    return seat


def _read_watcher(line: Line | None) -> RecordWatcher:
    if line is None:
        return ALL
    if line.peek() not in (ALL, TABLE):
        return _read_seat(line)
    word = line.take()
    line.close()
    return ALL if word == ALL else None


def _read_thin(line: Line | None, watcher: RecordWatcher) -> bool:
    if line is None:
        return False
    if watcher == ALL:
        raise line.refusal("thin-whole", 1)
    line.expect(THIN)
    line.close()
    return True


def _read_seed(line: Line | None, watcher: RecordWatcher) -> int | None:
    if line is None:
        return None
    if watcher != ALL:
        raise line.refusal("seed-told", 1)
    column, seed = line.column, line.rest()
    if not SEED.fullmatch(seed):
        raise line.refusal("number", column, found=shortened(seed))
    return int(seed)


def _read_date(line: Line | None) -> datetime.date | None:
    if line is None:
        return None
    column, written = line.column, line.rest()
    try:
        if not DATE.fullmatch(written):
            raise ValueError(written)
        return datetime.date.fromisoformat(written)
    except ValueError as wrong:
        raise line.refusal("date", column, found=shortened(written)) from wrong


# Writing.


def spelled_header(record: Record) -> Iterator[str]:
    """Write the head, line by line; what is as usual is left out."""
    setup = record.setup
    yield f"game: {record.game}"
    if setup.variants:
        yield f"variants: {', '.join(setup.variants)}"
    for knob, value in sorted(setup.house.items()):
        yield f"house: {knob} = {msgspec.json.encode(value).decode()}"
    yield f"seats: {', '.join(spelled_name(name, RESERVED) for name in record.names)}"
    yield f"dealer: {spelled_seat(record, setup.dealer)}"
    yield f"watcher: {_spelled_watcher(record)}"
    if record.thin:
        yield f"kept: {THIN}"
    if record.seed is not None:
        yield f"seed: {record.seed}"
    if record.date is not None:
        yield f"date: {record.date.isoformat()}"


def _spelled_watcher(record: Record) -> str:
    if record.whole:
        return ALL
    return TABLE if record.seat is None else spelled_seat(record, record.seat)

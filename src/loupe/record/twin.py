"""The JSON twin of a record: the same head, and one event a line."""

from __future__ import annotations

import datetime
import re
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from loupe.games.vocabulary import SeenEvent
from loupe.record.errors import MalformedRecord
from loupe.record.header import SEED, arranged
from loupe.record.json_places import lines_within, place_of, place_of_byte
from loupe.record.line import shortened
from loupe.record.record import Record, RecordWatcher
from loupe.record.text import VERSION, decoded, parse, reread, to_text

PATH = re.compile(r"(.*?)(?: - at `(\$.*)`)?")
BYTE = re.compile(r"(.*) \(byte (\d+)\)")


class Version(Struct, frozen=True):
    """What is read first: which version of the twin this is."""

    version: int = msgspec.field(name="loupe case")


class Twin(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record as JSON; people are seat numbers in it, from 0."""

    version: int = msgspec.field(name="loupe case")
    game: str
    variants: tuple[str, ...] = ()
    house: dict[str, Any] = {}
    seats: tuple[str, ...]
    dealer: int
    watcher: RecordWatcher
    """A seat, `all`, or null for a spectator."""
    thin: bool = False
    seed: str | None = None
    """In quotation marks, for it may be longer than the numbers of other programs."""
    date: datetime.date | None = None
    comments: tuple[tuple[int, str], ...] = ()
    events: tuple[msgspec.Raw, ...]


def to_json(record: Record) -> str:
    """Write a record as the JSON of a `.json` file."""
    setup = record.setup
    twin = Twin(
        version=int(VERSION),
        game=record.game,
        variants=setup.variants,
        house=dict(sorted(setup.house.items())),
        seats=record.names,
        dealer=setup.dealer,
        watcher=record.watcher,
        thin=record.thin,
        seed=None if record.seed is None else str(record.seed),
        date=record.date,
        comments=record.comments,
        events=(),
    )
    fields = msgspec.to_builtins(twin)
    lines = [f'"{key}": {_compact(fields[key])},' for key in fields if key != "events"]
    events = ",\n".join(map(_compact, record.events))
    return "\n".join(["{", *lines, '"events": [', *([events] if events else []), "]", "}", ""])


def _compact(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def from_json(text: str | bytes) -> Record:
    """Read a record's JSON twin, or raise MalformedRecord with the line and column of what is wrong."""
    return read_json(text)[0]


def read_json(text: str | bytes) -> tuple[Record, tuple[int, ...]]:
    """Read a record's JSON twin, and the number of the line on which each of its events stands."""
    text = text if isinstance(text, str) else decoded(text)
    version = _decoded(text, text.encode("utf-8", "surrogatepass"), Version).version
    if str(version) != VERSION:
        raise MalformedRecord(
            "version", *place_of(text, ["loupe case"]), found=str(version)[:20], known=VERSION
        )
    twin = _decoded(text, text.encode("utf-8", "surrogatepass"), Twin)
    header = _header(text, twin)
    events = tuple(_event(text, header, n, raw) for n, raw in enumerate(twin.events))
    places = [0, *(place for place, _ in twin.comments), len(events)]
    if places != sorted(places):
        raise MalformedRecord("comment", *place_of(text, ["comments"]))
    return replace(header, events=events, comments=twin.comments), lines_within(text, "events")


def _decoded(text: str, raw: bytes, wanted: Any, path: tuple[str | int, ...] = ()) -> Any:
    """Decode JSON, or refuse it where the decoder says that it is wrong."""
    try:
        return msgspec.json.decode(raw, type=wanted)
    except msgspec.ValidationError as wrong:
        problem, inner = PATH.fullmatch(str(wrong)).groups()  # type: ignore[union-attr]
        place = place_of(text, [*path, *_steps(inner or "$")])
        raise MalformedRecord("json", *place, problem=shortened(problem, 120)) from wrong
    except (ValueError, RecursionError) as wrong:
        found = BYTE.fullmatch(str(wrong))
        place = place_of_byte(raw, int(found[2]) if found else len(raw))
        raise MalformedRecord(
            "json", *place, problem=shortened(found[1] if found else str(wrong), 120)
        ) from wrong


def _steps(path: str) -> list[str | int]:
    """Turn `$.events[3].count` into its steps; behind a key that the decoder does not name, they end."""
    steps: list[str | int] = []
    for key, index in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path):
        if index == "...":
            break
        steps.append(key or int(index))
    return steps


def _header(text: str, twin: Twin) -> Record:
    """Make the head, and read it again from its text: what can't stand there is refused here too."""
    seed = twin.seed
    if seed is not None and not SEED.fullmatch(seed):
        raise MalformedRecord("number", *place_of(text, ["seed"]), found=shortened(seed))
    header = Record(
        setup=arranged(
            twin.game, len(twin.seats), twin.variants, twin.house, twin.dealer, place_of(text, ["game"])
        ),
        names=twin.seats,
        watcher=twin.watcher,
        thin=twin.thin,
        seed=None if seed is None else int(seed),
        date=twin.date,
        comments=tuple((0, comment) for _, comment in twin.comments),
    )
    if not header.whole and header.seat is not None and header.seat not in range(len(header.names)):
        raise MalformedRecord("unknown-seat", *place_of(text, ["watcher"]), name=str(header.seat))
    return _reread_header(text, header)


def _reread_header(text: str, header: Record) -> Record:
    try:
        again = parse(to_text(header))
    except MalformedRecord as wrong:
        wrong.line, wrong.column = place_of(text, [])
        raise
    if again != header:
        raise MalformedRecord("not-canonical", *place_of(text, []))
    return header


def _event(text: str, header: Record, n: int, raw: msgspec.Raw) -> SeenEvent:
    """Decode an event, and read it again from its line: what no line can say is no event."""
    rules = header.rules
    event = _decoded(text, bytes(raw), rules.events if header.whole else rules.seen, ("events", n))
    try:
        again = reread(header, event)
    except MalformedRecord as wrong:
        wrong.line, wrong.column = place_of(text, ["events", n])
        raise
    if again != event:
        raise MalformedRecord("not-canonical", *place_of(text, ["events", n]))
    return again

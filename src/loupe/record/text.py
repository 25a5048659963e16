"""The `.case` text of a record: reading it, and writing it the one way it is always written."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict

from msgspec.structs import replace

from loupe.games.vocabulary import SeenEvent
from loupe.record.errors import MalformedRecord
from loupe.record.grammar import DEAL_FIELDS, Deal, Grammar
from loupe.record.header import HEADERS, Fields, read_header, spelled_header
from loupe.record.line import ILLEGIBLE, Line
from loupe.record.record import Record
from loupe.record.registry import grammar_of

MAGIC = "loupe case"
VERSION = "1"
END = "end"
MOST_BYTES = 4 * 1024 * 1024
KEY = re.compile(r"\s*([a-z]+)\s*:")
NUMBERED = re.compile(r"\s*([0-9]+)\.(?!\.)")


def to_text(record: Record) -> str:
    """Write a record as the text of a `.case` file."""
    grammar = grammar_of(record)
    events = [f"{n}. {grammar.spell(event, record)}" for n, event in enumerate(record.events, 1)]
    lines = [f"{MAGIC} {VERSION}", *spelled_header(record), ""]
    told = 0
    for place, text in sorted(record.comments, key=lambda remark: remark[0]):
        lines += [*events[told:place], f"# {text}".rstrip()]
        told = place
    lines += events[told:]
    return "\n".join([*lines, END, ""])


def parse(text: str | bytes) -> Record:
    """Read a record, or raise MalformedRecord with the line and column of what is wrong."""
    return read(text)[0]


def read(text: str | bytes) -> tuple[Record, tuple[int, ...]]:
    """Read a record, and the number of the line on which each of its events stands."""
    page = Page(decoded(text) if isinstance(text, bytes) else text)
    _read_version(page)
    header = read_header(_header_fields(page))
    found = _read_events(page, header)
    places = tuple(number for number, _ in found)
    comments = tuple((bisect_left(places, number), text) for number, text in page.comments)
    return replace(header, events=tuple(event for _, event in found), comments=comments), places


def decoded(raw: bytes) -> str:
    """Return bytes as text, or refuse what is not UTF-8 or too long to be a record."""
    if len(raw) > MOST_BYTES:
        raise MalformedRecord("too-long", most=str(MOST_BYTES))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as wrong:
        before = raw[: wrong.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise MalformedRecord("not-utf-8", line, column) from wrong


def reread(header: Record, event: SeenEvent) -> SeenEvent:
    """Write one event and read it again: what comes back is something that a record can tell."""
    try:
        page = Page(grammar_of(header).spell(event, header))
    except (LookupError, ValueError) as wrong:
        raise MalformedRecord("not-canonical") from wrong
    number, text = page.take()
    return _read_event(page, Line(text, number, header.names), header, 1)


class Page:
    """The lines that tell something, to be taken one after the other, and the remarks among them."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_BYTES:
            raise MalformedRecord("too-long", most=str(MOST_BYTES))
        if text.startswith("\ufeff"):
            raise MalformedRecord("byte-order-mark")
        told = [(n, line) for n, line in enumerate(text.split("\n"), 1) if _legible(n, line)]
        self.last = text.count("\n") + 1
        self.comments = [(n, line.strip()[1:].strip()) for n, line in told if line.lstrip()[0] == "#"]
        self._lines = [(n, line) for n, line in told if line.lstrip()[0] != "#"]
        self._next = 0

    def peek(self) -> tuple[int, str]:
        """Return the next line and its number; behind the last one, an empty line."""
        return self._lines[self._next] if self._next < len(self._lines) else (self.last, "")

    def take(self) -> tuple[int, str]:
        """Go on to the line after."""
        line = self.peek()
        self._next += 1
        return line


def _legible(number: int, text: str) -> bool:
    """Tell whether a line says anything; refuse signs that nobody could see in it."""
    if found := ILLEGIBLE.search(text):
        code, sign = "carriage-return" if found[0] == "\r" else "control-sign", f"U+{ord(found[0]):04X}"
        raise MalformedRecord(code, number, found.start() + 1, sign=sign)
    return bool(text.strip())


def _read_version(page: Page) -> None:
    number, text = page.take()
    line = Line(text, number)
    for word in MAGIC.split():
        if not line.maybe(word):
            raise line.refusal("not-a-case")
    if line.peek() != VERSION:
        raise line.refusal("version", found=line.peek()[:20] or "⏎", known=VERSION)
    line.take()
    line.close()


def _header_fields(page: Page) -> Fields:
    fields: dict[str, list[Line]] = defaultdict(list)
    while (found := KEY.match(page.peek()[1])) and found[1] in HEADERS:
        number, text = page.take()
        fields[found[1]].append(Line(text, number, at=found.end()))
    return Fields(fields, page.peek()[0])


def _read_events(page: Page, header: Record) -> list[tuple[int, SeenEvent]]:
    found: list[tuple[int, SeenEvent]] = []
    while (line := Line(page.peek()[1], page.peek()[0], header.names)).peek() != END:
        if not line.peek():
            raise MalformedRecord("cut-short", line.number, end=END)
        page.take()
        found.append((line.number, _read_event(page, line, header, len(found) + 1)))
    _read_end(page)
    return found


def _read_end(page: Page) -> None:
    number, text = page.take()
    line = Line(text, number)
    line.expect(END)
    line.close()
    if page.peek()[1]:
        raise MalformedRecord("after-end", page.peek()[0])


def _read_event(page: Page, line: Line, header: Record, number: int) -> SeenEvent:
    _read_number(line, number)
    grammar = grammar_of(header)
    if line.maybe("deal"):
        line.close()
        return _read_deal(page, line, header, grammar)
    event = _read_told(line, header, grammar)
    line.close()
    return event


def _read_number(line: Line, number: int) -> None:
    """Read the number of an event, which may be left out but not be wrong."""
    if written := NUMBERED.match(line.text):
        if written[1] != str(number):
            raise line.refusal("event-number", found=written[1][:20], needed=str(number))
        line.at = written.end()


def _read_told(line: Line, header: Record, grammar: Grammar) -> SeenEvent:
    if line.peek() in grammar.openings:
        return grammar.openings[line.take()](line, header)
    column, before = line.column, line.at
    seat = line.seat()
    if line.peek() not in grammar.verbs:
        line.at = before
        raise line.refusal("unknown-line", column, known=", ".join((*grammar.verbs, *grammar.openings)))
    return grammar.verbs[line.take()](line, header, seat)


def _read_deal(page: Page, start: Line, header: Record, grammar: Grammar) -> SeenEvent:
    deal = Deal(start, header)
    while (line := Line(page.peek()[1], page.peek()[0], header.names)).peek() in DEAL_FIELDS:
        page.take()
        deal.add(line)
    event = grammar.deal(deal)
    deal.close()
    return event

"""Where in a JSON text something stands, for errors that name the line and column."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

SPACE = re.compile(r"[ \t\n\r]*")
DECODER = json.JSONDecoder()


def place_of(text: str, steps: Sequence[str | int]) -> tuple[int, int]:
    """Return line and column of the value at the end of a path; of the last one found, if it breaks off."""
    return _line_and_column(text, _start_of(text, steps))


def lines_within(text: str, key: str) -> tuple[int, ...]:
    """Return the line of each item of the list that stands under a key."""
    lines, line, before = [], 1, 0
    for _, start in _children(text, _start_of(text, [key])):
        line, before = line + text.count("\n", before, start), start
        lines.append(line)
    return tuple(lines)


def _start_of(text: str, steps: Sequence[str | int]) -> int:
    at = _skip(text, 0)
    for step in steps:
        found = next((start for key, start in _children(text, at) if key == step), None)
        if found is None:
            break
        at = found
    return at


def place_of_byte(raw: bytes, at: int) -> tuple[int, int]:
    """Return line and column of a byte."""
    before = raw[:at].decode("utf-8", "replace")
    return _line_and_column(before, len(before))


def _line_and_column(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def _skip(text: str, at: int) -> int:
    found = SPACE.match(text, at)
    return found.end() if found else at


def _children(text: str, at: int) -> Iterator[tuple[str | int, int]]:
    """Give each key or index of an object or list, and where its value starts."""
    opening, at = text[at : at + 1], _skip(text, at + 1)
    number = 0
    while opening in ("{", "[") and text[at] not in "}]":
        key: str | int = number
        if opening == "{":
            key, at = DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield key, at
        at = _skip(text, DECODER.raw_decode(text, at)[1])
        at = _skip(text, at + 1) if text[at] == "," else at
        number += 1

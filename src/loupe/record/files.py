"""Reading a record that may be either text or its JSON twin."""

from __future__ import annotations

from loupe.record.record import Record
from loupe.record.text import read
from loupe.record.twin import read_json


def load(raw: bytes) -> Record:
    """Read a record from the bytes of a file, be it text or JSON, or raise MalformedRecord."""
    return load_with_lines(raw)[0]


def load_with_lines(raw: bytes) -> tuple[Record, tuple[int, ...]]:
    """Read a record, and the number of the line on which each of its events stands."""
    return read_json(raw) if raw.lstrip()[:1] == b"{" else read(raw)

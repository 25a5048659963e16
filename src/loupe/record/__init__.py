"""Records of games: a text that people read, compare and type, and its JSON twin, both versioned."""

from loupe.record.checking import check
from loupe.record.errors import BrokenRule, MalformedRecord
from loupe.record.files import load, load_with_lines
from loupe.record.record import ALL, Record, RecordWatcher, project, record_of, replay, views
from loupe.record.text import parse, to_text
from loupe.record.twin import from_json, to_json

__all__ = [
    "ALL",
    "BrokenRule",
    "MalformedRecord",
    "Record",
    "RecordWatcher",
    "check",
    "from_json",
    "load",
    "load_with_lines",
    "parse",
    "project",
    "record_of",
    "replay",
    "to_json",
    "to_text",
    "views",
]

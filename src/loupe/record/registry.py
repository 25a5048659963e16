"""The games whose records Loupe reads and writes. To add one, add its Grammar here."""

from __future__ import annotations

from loupe.record import cluedo, sleuth
from loupe.record.grammar import Grammar
from loupe.record.record import Record

GRAMMARS: dict[str, Grammar] = {"sleuth": sleuth.GRAMMAR, "cluedo": cluedo.GRAMMAR}


def grammar_of(record: Record) -> Grammar:
    """Return how records of this game are written and checked."""
    return GRAMMARS[record.rules.name]

"""What the master takes into account; switched off, one can measure what it earns."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """Everything by which a master differs from a sharp player."""

    risks: bool = True
    """Identifies when that wins oftener than waiting; else only when certain."""
    final: bool = True
    """Uses the final interrogation when it wins oftener than a question of the search cards."""
    silence: bool = True
    """Reads silence: a strong opponent that has not identified does not know."""
    reading: bool = True
    """Reads questions: nobody who is any good asks to be shown what he holds."""
    secrecy: float = 0.5
    """What a bit that an answer tells an opponent costs, beside a bit that it tells oneself."""
    exchanges: bool = True
    """Exchanges search cards that can ask little."""


MASTERLY = Style()

"""The ready phrases of the chat: sent by name, said in the language of whoever reads them."""

from __future__ import annotations

from loupe.games.telling import Telling

PHRASES = (
    "hello",
    "good-luck",
    "nice-question",
    "well-played",
    "thinking",
    "one-moment",
    "back-soon",
    "take-your-time",
    "your-turn",
    "sorry",
    "thanks",
    "another-game",
    "goodbye",
)
"""None of them says anything about cards."""


def phrase(name: str) -> Telling:
    """Return what a ready phrase says."""
    return Telling("table-phrase", {"phrase": name})


def phrased(name: str | None) -> Telling | None:
    """Return what a remark says, if it was a ready phrase."""
    return None if name is None else phrase(name)

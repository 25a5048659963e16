"""The words that may be typed: those of the reader's language first, English ones where they are free."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import cache

from loupe.games.cluedo.theme import CARDS
from loupe.games.sleuth.cards import ELEMENTS
from loupe.games.sleuth.telling import WORDS
from loupe.i18n import say

VERBS = (
    *("ask", "final", "exchange", "pass", "know", "show", "ready", "decline", "accuse"),
    *("help", "undo", "save", "quit", "sheet", "log", "cards", "table", "mark", "confirm"),
)
MARKS = ("yes", "no", "maybe", "clear")
SWITCHES = ("on", "off")


def folded(text: str) -> str:
    """Return text without what typing should not have to care about: case, accents, odd apostrophes."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def printable(text: str) -> str:
    """Return a typed line without the control signs that a terminal would obey."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


def _meanings(keys: Sequence[str], language: str, texts: Callable[[str, str], str]) -> dict[str, str]:
    known: dict[str, str] = {}
    for tongue in (language, "en"):
        for key in keys:
            for word in texts(key, tongue).split():
                known.setdefault(folded(word), key)
    return known


def _verb(key: str, language: str) -> str:
    return say("words-verb", language, verb=key)


def _element(key: str, language: str) -> str:
    return say("words-element", language, element=WORDS[key][1])


def _clue(key: str, language: str) -> str:
    return say("words-clue", language, card=key)


def _mark(key: str, language: str) -> str:
    return say("words-mark", language, mark=key)


def _filler(_: str, language: str) -> str:
    return say("words-filler", language)


def _switch(key: str, language: str) -> str:
    return say("words-switch", language, switch=key)


@cache
def lexicon(kind: str, language: str) -> dict[str, str]:
    """Return what each word of a kind means: verbs, elements, clue cards, marks, switches."""
    keys, texts = {
        "verb": (VERBS, _verb),
        "element": (tuple(ELEMENTS), _element),
        "clue": (CARDS, _clue),
        "mark": (MARKS, _mark),
        "switch": (SWITCHES, _switch),
        "filler": (("filler",), _filler),
    }[kind]
    return _meanings(keys, language, texts)


def meaning(kind: str, word: str, language: str) -> str | None:
    """Return what a whole word means, if anything."""
    return lexicon(kind, language).get(folded(word))


def beginning(kind: str, word: str, language: str) -> str | None:
    """Return what a word or the clear beginning of one means, if anything."""
    known, start = lexicon(kind, language), folded(word)
    found = (
        {known[start]} if start in known else {key for text, key in known.items() if text.startswith(start)}
    )
    return found.pop() if len(found) == 1 and (len(start) > 1 or start in known) else None


@cache
def initial(element: str, language: str) -> str:
    """Return the one sign by which the reader's language writes an element."""
    return _element(element, language).split()[0]


@cache
def clue_code(card: str, language: str) -> str:
    """Return the short code by which the reader's language writes a clue card."""
    return _clue(card, language).split()[0]


@cache
def verb(key: str, language: str) -> str:
    """Return the word that the reader's language types for a verb."""
    return _verb(key, language).split()[0]


def elements_in(word: str, language: str) -> str | None:
    """Read a word (`red`) or a code (`PR`, `P2G`) as elements, or return nothing."""
    if (found := meaning("element", word, language)) is not None:
        return found
    letters = [meaning("element", sign, language) for sign in word]
    return "".join(letter for letter in letters if letter) if word and all(letters) else None


def code(elements: str, language: str) -> str:
    """Write elements in the letters of the reader's language: `P2G`, in Italian `P2V`."""
    return "".join(initial(sign, language) if sign in ELEMENTS else sign for sign in elements)

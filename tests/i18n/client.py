"""The messages that the browser's client says, read from its text.

There every name of a message stands written out: in `t('cards', {…})`, or, kept for later, as a name that
begins with `web-`. So names are never put together from pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.i18n.uses import Use

CLIENT = Path(__file__).parents[2] / "web"
SAID = re.compile(r"\b(?:t|text)\(\s*(['\"`])(?P<name>[a-z0-9-]+)\1\s*(?P<more>,\s*\{)?")
KEPT = re.compile(r"(['\"`])(?P<name>web-[a-z0-9-]+)\1")
ON_THE_PAGE = re.compile(r"\{\{ (?P<name>[a-z-]+) \}\}")
FIELD = re.compile(r"\s*(?:(?P<name>\w+)\s*(?::|$)|(?P<spread>\.\.\.))")


@cache
def said_in_the_client() -> tuple[Use, ...]:
    """Every message that the client names, with the terms that it is given there."""
    sources = [path for path in sorted((CLIENT / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    named = [use for path in sources for use in _named(path.read_text(encoding="utf-8"), path.name)]
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    return (*named, *(Use(found["name"], None, "index.html") for found in ON_THE_PAGE.finditer(page)))


def _named(text: str, place: str) -> Iterator[Use]:
    for found in SAID.finditer(text):
        terms = _terms(text[found.end() :]) if found["more"] else _alone(text[found.end() :])
        yield Use(found["name"], terms, place)
    for found in KEPT.finditer(text):
        yield Use(found["name"], None, place)


def _alone(rest: str) -> frozenset[str] | None:
    """No terms at all, unless something other than an object is given."""
    return None if rest.lstrip().startswith(",") else frozenset()


def _terms(rest: str) -> frozenset[str] | None:
    """The names in an object that has just been opened; None where some come from elsewhere."""
    fields = [FIELD.match(field) for field in _fields(rest)]
    if any(field is None or field["spread"] for field in fields):
        return None
    return frozenset(field["name"] for field in fields if field)


def _fields(rest: str) -> Iterator[str]:
    depth, field = 0, ""
    for sign in rest:
        if depth == 0 and sign in ",}":
            if field.strip():
                yield field.strip()
            field = ""
            if sign == "}":
                return
            continue
        depth += (sign in "([{") - (sign in ")]}")
        field += sign

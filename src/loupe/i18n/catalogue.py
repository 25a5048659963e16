"""Finding a message, filling it in, and choosing the language of who reads it."""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "it")


class UnknownLanguage(ValueError):
    """A language was asked for that Loupe does not speak."""

    def __init__(self, wanted: str) -> None:
        names = [f"{language} ({say('language-name', language)})" for language in LANGUAGES]
        reader = system_language()
        super().__init__(say("language-unknown", reader, wanted=wanted, spoken=listed(names, reader)))


@cache
def bundle(language: str) -> FluentBundle:
    """Return every message of one language."""
    # No isolating marks around arguments: terminals show them, and the browser does without too.
    made = FluentBundle([language], use_isolating=False)
    folder = resources.files("loupe.i18n") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(message: str, language: str = "en", /, **terms: str | int) -> str:
    """Return the message in the language, with its terms filled in.

    A missing message or term is a defect that the tests look for, so it is an error here too.
    """
    return _filled(message, language, tuple(terms.items()))


@lru_cache(maxsize=8192)
def _filled(message: str, language: str, terms: tuple[tuple[str, str | int], ...]) -> str:
    made = bundle(language)
    if not made.has_message(message) or (pattern := made.get_message(message).value) is None:
        raise LookupError(f"{message} has no text in {language}")
    text, errors = made.format_pattern(pattern, dict(terms))
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(text)


def listed(items: Sequence[str], language: str) -> str:
    """Join items as the language joins them: `A, B and C`; nothing at all is an empty text."""
    if len(items) < 2:
        return "".join(items)
    said = items[0]
    for item in items[1:-1]:
        said = say("list-comma", language, first=said, next=item)
    return say("list-end", language, first=said, last=items[-1])


def choose_language(wanted: str | None = None) -> str:
    """Return the language asked for, or raise UnknownLanguage; unasked, the system's."""
    if wanted is None:
        return system_language()
    if (code := _code(wanted)) not in LANGUAGES:
        raise UnknownLanguage(wanted)
    return code


def system_language() -> str:
    """Return the first language of the system's settings that Loupe speaks, else English."""
    return next((code for setting in _settings() if (code := _code(setting)) in LANGUAGES), "en")


def _settings() -> Iterator[str]:
    """Give the system's languages in the order in which gettext looks at them."""
    chosen = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), ""
    )
    # As in gettext, the list in LANGUAGE counts only where the locale is not the bare C one.
    if _code(chosen) not in ("c", "posix"):
        yield from os.environ.get("LANGUAGE", "").split(":")
    yield chosen or locale.getlocale()[0] or ""


def _code(setting: str) -> str:
    """Return the language of a locale's name: `it` of `it_IT.UTF-8@euro`, `fr` of `FR-ca`."""
    return setting.strip().replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()

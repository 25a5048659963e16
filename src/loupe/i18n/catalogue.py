"""Finding a message, filling it in, and choosing the language of who reads it."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "it")


@cache
def bundle(language: str) -> FluentBundle:
    """Return every message of one language."""
    # No isolating marks around arguments: terminals show them, and the browser does without too.
    made = FluentBundle([language], use_isolating=False)
    folder = resources.files("loupe.i18n") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(message: str, language: str = "en", **terms: str | int) -> str:
    """Return the message in the language, with its terms filled in.

    A missing message or term is a defect that the tests look for, so it is an error here too.
    """
    made = bundle(language)
    pattern = made.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} has no text in {language}")
    text, errors = made.format_pattern(pattern, terms)
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(text)


def choose_language(wanted: str | None = None) -> str:
    """Return the language asked for, else the system's if Loupe speaks it, else English."""
    spoken = wanted or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    code = (spoken or locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"

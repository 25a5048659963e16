"""The three catalogues say the same things, all of them are said somewhere, and each can be said."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import pytest
from fluent.syntax import ast

from loupe.games.cluedo import citations as cluedo_citations
from loupe.games.sleuth import citations as sleuth_citations
from loupe.i18n import LANGUAGES, bundle, say
from tests.i18n.catalogues import GRAMMAR, choices, closure, entries, files, messages, public, variables
from tests.i18n.client import said_in_the_client
from tests.i18n.uses import all_speakers, uses

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_the_others = pytest.mark.parametrize("language", LANGUAGES[1:])


def test_all_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        assert [path.name for path in files(language)] == [path.name for path in files("en")]


@in_each_language
def test_every_entry_is_a_message_with_a_text(language: str) -> None:
    for path in files(language):
        for entry in entries(path):
            comment = isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment)
            message = isinstance(entry, ast.Message) and entry.value and not entry.attributes
            assert comment or message, f"{path}: {getattr(entry, 'content', entry)}"


@in_each_language
def test_no_message_is_written_twice(language: str) -> None:
    names = [entry.id.name for path in files(language) for entry in entries(path) if hasattr(entry, "id")]
    assert [name for name, count in Counter(names).items() if count > 1] == []


@in_the_others
def test_the_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    these, english = public(language), public("en")
    assert these.keys() - english.keys() == set()
    assert english.keys() - these.keys() == set()
    assert [(m.file, m.id) for m in these.values()] == [(m.file, m.id) for m in english.values()]


@in_the_others
def test_a_message_needs_the_same_terms_in_every_language(language: str) -> None:
    differing = {id: _needed(language, id) ^ _needed("en", id) for id in public("en")}
    assert {id: terms for id, terms in differing.items() if terms} == {}


def _needed(language: str, id: str) -> set[str]:
    """What is sought is given whole: to agree, one language looks at the gem where another need not."""
    sought = {"gem", "type", "colour", "elements", "edition"}
    needed = variables(language, id)
    return needed | sought if needed & {"gem", "type", "colour"} else needed


@in_each_language
def test_every_reference_leads_to_a_message(language: str) -> None:
    known = messages(language)
    assert {(m.id, ref) for m in known.values() for ref in m.references if ref not in known} == set()


@in_each_language
def test_every_building_block_is_used_by_a_message_that_code_says(language: str) -> None:
    reached = {message.id for id in public(language) for message in closure(language, id)}
    blocks = {message.id for message in messages(language).values() if message.file == GRAMMAR}
    assert blocks - reached == set()


def test_every_message_is_said_by_the_code() -> None:
    said = {use.message for use in (*uses(), *said_in_the_client())}
    assert public("en").keys() - said == set()


def test_every_message_that_the_code_says_exists() -> None:
    assert {use for use in (*uses(), *said_in_the_client()) if use.message not in public("en")} == set()


def test_the_client_gives_each_message_the_terms_that_it_needs() -> None:
    differing = {
        (use.place, use.message): variables("en", use.message) ^ use.terms
        for use in said_in_the_client()
        if use.message in public("en") and use.terms is not None
    }
    assert {place: terms for place, terms in differing.items() if terms} == {}


def test_what_the_client_alone_says_stands_in_files_of_its_own() -> None:
    python = {use.message for use in uses()}
    alone = {use.message for use in said_in_the_client()} - python
    assert {
        id for id in alone if id in public("en") and not public("en")[id].file.startswith("web-")
    } == set()
    assert {id for id, message in public("en").items() if message.file.startswith("web-")} & python == set()


def test_the_search_for_uses_finds_what_hands_messages_on() -> None:
    prefixes = {name: {speaker.prefix for speaker in those} for name, those in all_speakers().items()}
    assert prefixes["IllegalAction"] == prefixes["ImpossibleSettings"] == {"refusal-"}
    assert prefixes["illegal"] == {"refusal-"}
    assert "no-such-message" not in {use.message for use in uses()}


def test_the_games_refuse_with_the_terms_of_the_sentence() -> None:
    """Above the games, a refusal may add terms of its own before it is said."""
    lacking = {
        (use.place, use.message): variables("en", use.message) - use.terms
        for use in uses()
        if use.place.startswith("games/") and use.message in public("en") and use.terms is not None
    }
    assert {place: terms for place, terms in lacking.items() if terms} == {}


def test_every_cited_code_has_its_sentence() -> None:
    codes = sleuth_citations.PARAGRAPHS.keys() | sleuth_citations.RULED.keys()
    codes |= cluedo_citations.PARAGRAPHS.keys() | {"not-in-this-game", "only-watching"}
    assert {code for code in codes if f"refusal-{code}" not in public("en")} == set()


MOST = 20_000


def _values(name: str, keys: set[str | int]) -> list[str | int]:
    """Give a value for every branch: a default among numbers is one that no key names."""
    if any(isinstance(key, int) for key in keys):
        return [*(key for key in keys if isinstance(key, int)), 13]
    return sorted(map(str, keys)) or [f"some {name}"]


@in_each_language
def test_every_message_can_be_said_with_all_that_it_differs_by(language: str) -> None:
    for id in messages(language):
        # All building blocks at once are too much for a few messages: each block has its own turn.
        differ = choices(language, id)
        if prod(len(keys) + 1 for keys in differ.values()) > MOST:
            differ = messages(language)[id].choices
        names = sorted(variables(language, id))
        values = [_values(name, differ.get(name, set())) for name in names]
        assert prod(map(len, values)) <= MOST, id
        for terms in product(*values):
            text = _unkept(id, language, dict(zip(names, terms, strict=True)))
            assert "{" not in text


def _unkept(id: str, language: str, terms: dict[str, str | int]) -> str:
    """Say it without keeping what was said."""
    pattern = bundle(language).get_message(id).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, terms)
    assert errors == [], id
    return str(text)


def test_a_missing_message_or_term_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        say("no-such-message")
    with pytest.raises(LookupError, match="list-end"):
        say("list-end", "fr", first="A")

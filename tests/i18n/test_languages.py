"""Which language is chosen, and that nothing else has a say in the texts."""

from __future__ import annotations

import locale
import time
from pathlib import Path

import pytest

from loupe.games.sleuth.cards import GEM_CARDS
from loupe.games.telling import Telling, name_of
from loupe.games.telling import say as say_telling
from loupe.i18n import LANGUAGES, UnknownLanguage, bundle, choose_language, listed, say
from loupe.i18n.catalogue import _filled

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def _no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_IT.UTF-8@euro"}, "it"),
        ({"LANG": "it@euro"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "frivolous"}, "en"),
        ({"LANG": "_"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANG": "en_GB", "LANGUAGE": "de:fr_CH:it"}, "fr"),
        ({"LANG": "it_IT", "LANGUAGE": "de:es"}, "it"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_system_chooses(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert choose_language() == language


def test_without_variables_the_locale_of_the_process_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: ("it_IT", "cp1252"))
    assert choose_language() == "it"


@pytest.mark.parametrize(("wanted", "language"), [("fr", "fr"), ("FR-ca", "fr"), ("it_IT.UTF-8", "it")])
def test_a_wish_comes_before_the_system(monkeypatch: pytest.MonkeyPatch, wanted: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", "en_US")
    assert choose_language(wanted) == language


@pytest.mark.parametrize("wanted", ["de", "french", "", "C", "frfr", "klingon"])
def test_a_wish_that_cannot_be_met_is_refused_with_what_is_spoken(
    monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR")
    with pytest.raises(UnknownLanguage) as refused:
        choose_language(wanted)
    assert str(refused.value) == (
        f"Loupe ne parle pas «\u00a0{wanted}\u00a0», mais en (English), fr (français) et it (italiano)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_locale_has_no_say_in_a_text(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    terms: dict[str, str | int] = {"needed": 1234, "cards": 36}
    before = say("refusal-too-few-gems", language, **terms)
    for setting in ("fr_FR.UTF-8", "C", "it_IT"):
        monkeypatch.setenv("LC_ALL", setting)
        bundle.cache_clear()
        _filled.cache_clear()
        assert say("refusal-too-few-gems", language, **terms) == before


def test_a_sentence_costs_far_less_than_a_millisecond() -> None:
    _filled.cache_clear()
    bundle("fr")
    gems: dict[str, str | int] = {"edition": "avalon-hill", "elements": "gem-type-colour", "colour": "green"}
    start = time.perf_counter()
    for count in range(len(GEM_CARDS)):
        say("gems-counted", "fr", gem="opal", type="cluster", count=count, **gems)
    assert (time.perf_counter() - start) / len(GEM_CARDS) < 1e-3


@pytest.mark.parametrize(
    ("items", "english", "french", "italian"),
    [
        ([], "", "", ""),
        (["A"], "A", "A", "A"),
        (["A", "B"], "A and B", "A et B", "A e B"),
        (["A", "B", "C"], "A, B and C", "A, B et C", "A, B e C"),
        (["A", "B", "C", "D"], "A, B, C and D", "A, B, C et D", "A, B, C e D"),
    ],
)
def test_lists(items: list[str], english: str, french: str, italian: str) -> None:
    assert [listed(items, language) for language in LANGUAGES] == [english, french, italian]


def test_a_seat_without_a_name_has_a_number() -> None:
    assert [name_of(1, language, ["Ann"]) for language in LANGUAGES] == ["Seat 2", "Place 2", "Posto 2"]
    assert name_of(0, "fr", ["Ann"]) == "Ann"


def test_a_telling_is_data() -> None:
    told = Telling("turn", {"you": "nobody"}, {"seat": (1,)})
    assert say_telling(told, "it", ["Ann", "Bob"]) == "Tocca a Bob."


def test_the_catalogues_are_installed_with_the_package() -> None:
    import loupe.i18n

    folder = Path(loupe.i18n.__file__).parent
    assert {path.name for path in folder.iterdir() if path.is_dir() and "_" not in path.name} == set(
        LANGUAGES
    )

"""Gender and number: every gem, type and colour, alone and together, so many of them, in French and Italian.

The forms are written out here by hand, apart from the catalogues.
"""

from __future__ import annotations

import pytest

from loupe.games.registry import rules_of
from loupe.games.sleuth.cards import GEM_CARDS, QUESTIONS
from loupe.games.sleuth.telling import cards, counted, question
from loupe.games.telling import say

NUMBERS = {
    ("fr", "m"): ("aucun", "un", "deux", "trois"),
    ("fr", "f"): ("aucune", "une", "deux", "trois"),
    ("it", "m"): ("nessun", "un", "due", "tre"),
    ("it", "f"): ("nessuna", "una", "due", "tre"),
}

NOUNS = {
    "fr": {
        "D": ("m", "diamant", "diamants"),
        "P": ("f", "perle", "perles"),
        "O": ("f", "opale", "opales"),
        "1": ("m", "solitaire", "solitaires"),
        "2": ("f", "paire", "paires"),
        "3": ("m", "groupe", "groupes"),
        "": ("m", "joyau", "joyaux"),
        "stolen": ("f", "pierre", "pierres"),
    },
    "it": {
        "D": ("m", "diamante", "diamanti"),
        "P": ("f", "perla", "perle"),
        "O": ("m", "opale", "opali"),
        "1": ("m", "solitario", "solitari"),
        "2": ("f", "coppia", "coppie"),
        "3": ("m", "trittico", "trittici"),
        "": ("m", "gioiello", "gioielli"),
        "stolen": ("f", "pietra", "pietre"),
    },
}

COLOURS = {
    ("fr", "m"): {
        "R": ("rouge", "rouges"),
        "B": ("bleu", "bleus"),
        "G": ("vert", "verts"),
        "Y": ("jaune", "jaunes"),
    },
    ("fr", "f"): {
        "R": ("rouge", "rouges"),
        "B": ("bleue", "bleues"),
        "G": ("verte", "vertes"),
        "Y": ("jaune", "jaunes"),
    },
    ("it", "m"): {
        "R": ("rosso", "rossi"),
        "B": ("blu", "blu"),
        "G": ("verde", "verdi"),
        "Y": ("giallo", "gialli"),
    },
    ("it", "f"): {
        "R": ("rossa", "rosse"),
        "B": ("blu", "blu"),
        "G": ("verde", "verdi"),
        "Y": ("gialla", "gialle"),
    },
}


def parts(code: str) -> tuple[str, str, str]:
    gem, type_, colour = (
        "".join(letter for letter in code if letter in those) for those in ("DPO", "123", "RBGY")
    )
    return gem, type_, colour


def in_french(code: str, many: bool) -> tuple[str, str]:
    """The noun phrase and its gender: a solitaire is an adjective; pairs are of coloured gems."""
    gem, type_, colour = parts(code)
    if type_ == "1" and gem:
        gender, *nouns = NOUNS["fr"][gem]
        tint = [COLOURS["fr", gender][colour][many]] if colour else []
        return gender, " ".join([nouns[many], *tint, ("solitaire", "solitaires")[many]])
    gender, *nouns = NOUNS["fr"][type_ or gem]
    if type_ and gem:
        of, _, gems = NOUNS["fr"][gem]
        linked = ("d’" if gem == "O" else "de ") + gems
        tint = [COLOURS["fr", of][colour][True]] if colour else []
        return gender, " ".join([nouns[many], linked, *tint])
    tint = [COLOURS["fr", gender][colour][many]] if colour else []
    return gender, " ".join([nouns[many], *tint])


def in_italian(code: str, many: bool) -> tuple[str, str]:
    gem, type_, colour = parts(code)
    gender, *nouns = NOUNS["it"][type_ or gem]
    tint = [COLOURS["it", gender][colour][many]] if colour else []
    linked = [f"di {NOUNS['it'][gem][2]}"] if type_ and gem else []
    return gender, " ".join([nouns[many], *tint, *linked])


def in_the_chase(language: str, code: str, many: bool) -> tuple[str, str]:
    """La Chasse counts 1, 2, 3; and what is neither gem nor number is a stone."""
    gem, type_, colour = parts(code)
    gender, *nouns = NOUNS[language][gem or "stolen"] if gem or not type_ else ("m", type_, type_)
    tint = [COLOURS[language, gender][colour][many]] if colour else []
    return gender, " ".join([nouns[many], *([type_] if gem and type_ else []), *tint])


@pytest.mark.parametrize("edition", ["eagle-gryphon", "face2face", "chasse-aux-diamants"])
@pytest.mark.parametrize("language", ["fr", "it"])
def test_every_phrase_agrees(language: str, edition: str) -> None:
    rules, name = rules_of(f"sleuth/{edition}")
    setup = rules.arrange(name, 4)
    usual = in_french if language == "fr" else in_italian
    for code in QUESTIONS + GEM_CARDS:
        for count in range(4):
            many = count > 1
            chase = in_the_chase(language, code, many)
            gender, phrase = chase if edition == "chasse-aux-diamants" else usual(code, many)
            expected = f"{NUMBERS[language, gender][count]} {phrase}"
            assert say(counted(code, count, setup), language) == expected


@pytest.mark.parametrize(
    ("gems", "english", "french", "italian"),
    [
        ("P3R", "the red pearl cluster", "le groupe de perles rouges", "il trittico rosso di perle"),
        ("O1G", "the green opal solitaire", "l’opale verte solitaire", "il solitario verde di opali"),
        (
            "P3R P3G",
            "the red and the green pearl clusters",
            "les groupes de perles, le rouge et le vert",
            "i trittici di perle, il rosso e il verde",
        ),
        (
            "O2R O2B O2Y",
            "the red, the blue and the yellow opal pairs",
            "les paires d’opales, la rouge, la bleue et la jaune",
            "le coppie di opali, la rossa, la blu e la gialla",
        ),
        (
            "O1R O1B",
            "the red and the blue opal solitaires",
            "les opales solitaires, la rouge et la bleue",
            "i solitari di opali, il rosso e il blu",
        ),
        (
            "D1B P2B O3Y",
            "the blue diamond solitaire, the blue pearl pair and the yellow opal cluster",
            "le diamant bleu solitaire, la paire de perles bleues et le groupe d’opales jaunes",
            "il solitario blu di diamanti, la coppia blu di perle e il trittico giallo di opali",
        ),
    ],
)
def test_cards_are_listed_with_their_articles(gems: str, english: str, french: str, italian: str) -> None:
    rules, name = rules_of("sleuth/avalon-hill")
    told = cards(gems.split(), rules.arrange(name, 4))
    assert [say(told, language) for language in ("en", "fr", "it")] == [english, french, italian]


@pytest.mark.parametrize(
    ("gems", "english", "french", "italian"),
    [
        ("O1B", "the blue opal 1", "l’opale 1 bleue", "l’opale 1 blu"),
        (
            "O1R O1G",
            "the red and the green opal 1s",
            "les opales 1, la rouge et la verte",
            "gli opali 1, il rosso e il verde",
        ),
    ],
)
def test_the_chase_lists_its_own_way(gems: str, english: str, french: str, italian: str) -> None:
    rules, name = rules_of("sleuth/chasse-aux-diamants")
    told = cards(gems.split(), rules.arrange(name, 4))
    assert [say(told, language) for language in ("en", "fr", "it")] == [english, french, italian]


@pytest.mark.parametrize(
    ("code", "count", "english"),
    [
        ("PR", 0, "no red pearls"),
        ("PR", 1, "one red pearl"),
        ("2", 3, "three pairs"),
        ("R", 12, "twelve red gems"),
        ("R", 13, "13 red gems"),
        ("3B", 2, "two blue clusters"),
    ],
)
def test_english_counts_in_words_up_to_twelve(code: str, count: int, english: str) -> None:
    rules, name = rules_of("sleuth/avalon-hill")
    assert say(counted(code, count, rules.arrange(name, 4))) == english


def test_the_words_of_the_issue() -> None:
    rules, name = rules_of("sleuth/avalon-hill")
    setup = rules.arrange(name, 4)
    assert say(counted("2", 3, setup), "fr") == "trois paires"
    assert say(counted("3R", 2, setup), "it") == "due trittici rossi"
    assert say(question("O", setup), "it") == "opali"

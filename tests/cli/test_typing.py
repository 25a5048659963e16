"""What may be typed, what is asked next, what is taken back, and what is refused with which rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from loupe.cli import saves
from loupe.cli.paper import Left
from loupe.games.sleuth.events import Answered, Showed
from tests.cli.typist import Scripted, played, sit


def said(lines: list[str], folder: Path, **table: Any) -> str:
    return " ".join(played(lines, folder, **table).shown.split())


# Seed 7 deals Ann the search cards blue, free choice, green and diamond pairs.
@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["1 bea"], "Ask Bea to count the blue gems."),
        (["b BEA"], "Ask Bea to count the blue gems."),
        (["D2 c"], "Ask Cem to show the diamond pairs."),
        (["bea 2d"], "Ask Bea to show the diamond pairs."),
        (["ask 4 4"], "Ask Dora to show the diamond pairs."),
        (["2 bea PR"], "Ask Bea to show the red pearls"),
        (["? bea red pearls"], "Ask Bea to show the red pearls"),
        (["? red pearl bea"], "Ask Bea to show the red pearls"),
        (["2", "3", "7 5"], "Ask Cem to show the red pearls"),
        (["2", "dora", "9"], "Ask Dora to count the green gems"),
        (["final bea PR"], "Final interrogation: ask Bea to show the red pearls, then identify."),
        (["exchange"], "Exchange the search cards."),
        (["know green pearl pair"], "Name the green pearl pair as the missing gem."),
        (["KNOW g2p"], "Name the green pearl pair as the missing gem."),
        (["know", "P", "2", "9"], "Name the green pearl pair as the missing gem."),
        (["2 bea red pearl", "undo"], "Ask Bea to count the red gems"),
        (["1 bea", "undo", "dora"], "Ask Dora to count the blue gems."),
        (["1 bea", "3 cem"], "Ask Cem to count the green gems."),
    ],
)
def test_an_action_stands_there_as_a_sentence(lines: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in said(lines, tmp_path).rpartition("It is your turn.")[2]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["pass"], "You have search cards: ask with one, or exchange them. (rulings short-of-cards)"),
        (["1 ann"], "One does not interrogate oneself; choose an opponent. (sleuth-avalon-hill play.1)"),
        (["2 bea P D"], "for two of different categories"),
        (["know P2G P2G"], "One gem is missing; name one."),
        (["final ann PR"], "One does not interrogate oneself"),
        (["zzz"], "“zzz” is none of your search cards"),
        (["1 zzz"], "“zzz” is nobody"),
        (["1 bea cem"], "“cem” says nothing here."),
        (["2 bea red pearl pair"], "“pair” is too many"),
        (["know P D"], "“D” does not fit"),
        (["undo"], "There is nothing to take back."),
        (["mark"], "Write “mark P2G bob no”"),
        (["mark P2G zzz no"], "“zzz” is nobody"),
        (["mark P2G ann no"], "“ann” is nobody"),
        (["confirm perhaps"], "Write “confirm on” or “confirm off”."),
        (["help"], "exchange lay all your search cards away"),
    ],
)
def test_what_cannot_be_is_said(lines: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in said(lines, tmp_path)


def test_nothing_happens_before_enter_and_confirm_off_spares_it(tmp_path: Path) -> None:
    paper = Scripted(["1 bea"])
    sitting = sit(paper, tmp_path)
    with pytest.raises(Left):
        sitting.play()
    assert len(sitting.game.events) == 1
    paper = Scripted(["confirm off", "1 bea", "know P2G"])
    sitting = sit(paper, tmp_path)
    with pytest.raises(Left):
        sitting.play()
    assert any(isinstance(event, Answered | Showed) for event in sitting.game.events)
    assert sitting.game.state.scene.standings[0] == "active", "identifying is confirmed all the same"


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("fr", "2 bea perle verte", "les perles vertes"),
        ("fr", "? bea PV", "les perles vertes"),
        ("it", "? bea PV", "le perle verdi"),
        ("it", "? bea PG", "le perle gialle"),
        ("it", "TROVATO perla rossa coppia", "la coppia rossa di perle"),
    ],
)
def test_the_reader_s_own_words_and_letters(language: str, line: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in said([line], tmp_path, language=language)


def test_cluedo_by_numbers_codes_and_names(tmp_path: Path) -> None:
    for line in ("9 6", "rope plum", "RO pl", "ask the rope and professor plum"):
        shown = said([line], tmp_path, game="cluedo/card-game", seed=1)
        assert "Ask for Professor Plum and the rope." in shown, line
    shown = said(["rope", "undo", "rope rope"], tmp_path, game="cluedo/card-game", seed=1)
    assert "And which other card?" in shown
    assert "Ask for two different cards. (cluedo-card-game turn.1)" in shown
    shown = said(["accuse plum rope kitchen", "", ""], tmp_path, game="cluedo/card-game", seed=1)
    assert "Accuse Professor Plum in the kitchen with the rope." in shown


TOKENS = [
    *("1", "2", "4", "9", "-1", "٣", "²", "bea", "Cem", "d", "PR", "P2G", "?", "?R", "red", "pearl"),
    *("know", "final", "exchange", "pass", "mark", "undo", "log", "sheet", "cards", "table", "help"),
    *("on", "off", "save", "accuse", "ready", "show", "kitchen", "decline", "not", "yes", "no"),
    *("confirm", "rope", "plum", "\x1b[31m", "{x}", "[red]"),
]
GAMES = st.sampled_from(["sleuth/avalon-hill", "sleuth/chasse-aux-diamants", "cluedo/card-game"])
LINES = st.lists(
    st.one_of(st.just(""), st.lists(st.sampled_from(TOKENS), max_size=4).map(" ".join), st.text(max_size=12)),
    max_size=25,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=LINES, game=GAMES, shared=st.booleans())
def test_nonsense_never_crashes_and_loses_nothing(
    lines: list[str], game: str, shared: bool, tmp_path: Path
) -> None:
    lines = [line for line in lines if "save" not in line.split()[:1] or line == "save"]
    paper = Scripted(lines)
    sitting = sit(paper, tmp_path, game, people=("Ann", "Bob") if shared else ("Ann",))
    try:
        sitting.play()
    except Left:
        saved, again = saves.read(sitting.path, "en")
        assert again.events == sitting.game.events
        assert saved.chairs == sitting.chairs
    assert "\x1b" not in paper.shown

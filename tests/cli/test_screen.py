"""What is drawn: nothing hidden, at every width, and nothing by colour alone."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from loupe import new_game
from loupe.cli.desks import DESKS, Desk
from loupe.cli.paper import Paper
from loupe.cli.screen import draw
from loupe.games.registry import NAMES
from loupe.games.vocabulary import Watcher
from loupe.i18n import LANGUAGES
from tests.cli.typist import Typist, played, sit
from tests.games.swap import another_world
from tests.play import PATIENT, AnyGame, play

PEOPLE = ("Ann", "Bob", "Cem", "Dora", "Eve", "Fay", "Gus")


def desk_of(game: AnyGame, watcher: Watcher, language: str = "en", plain: bool = False) -> Desk:
    names = PEOPLE[: game.setup.seats]
    return DESKS[game.rules.name](game.view(watcher), game.rules.tell, language, names, {}, plain)


def drawn(desk: Desk, width: int, height: int = 40, **how: Any) -> str:
    paper = Paper(Console(file=io.StringIO(), width=width, height=height, markup=False, emoji=False, **how))
    paper.live = True
    paper.show(draw(desk, paper), *desk.history())
    if desk.view.watcher is not None:
        paper.show(desk.counts())
    text: str = paper.console.file.getvalue()  # type: ignore[attr-defined]
    return text


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_two_deals_that_a_seat_cannot_tell_apart_look_the_same(name: str, watcher: Watcher) -> None:
    compared = 0
    for seed in range(12):
        game, rng = new_game(name, 4, seed=seed), Random(seed)
        turns = play(game, rng, PATIENT, turns=25)
        other = another_world(game, turns, watcher, rng)
        if other is None or other.events == game.events:
            continue
        compared += 1
        for width in (60, 80, 140):
            assert drawn(desk_of(game, watcher), width) == drawn(desk_of(other, watcher), width)
    assert compared


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [60, 80, 140, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_the_width(name: str, width: int, language: str) -> None:
    for seats in (3, 4) if name.startswith("cluedo") else (3, 5, 7):
        game = new_game(name, seats, seed=1)
        play(game, Random(1), PATIENT, turns=12)
        for line in drawn(desk_of(game, 1, language), width).splitlines():
            assert cell_len(line) <= width


def test_a_four_seat_table_fits_the_smallest_usual_terminal() -> None:
    game = new_game("sleuth/avalon-hill", 4, seed=7)
    play(game, Random(1), PATIENT, turns=12)
    paper = Paper(Console(file=io.StringIO(), width=80, height=24))
    paper.live = True
    assert len(paper.console.render_lines(draw(desk_of(game, 0), paper))) <= 22


@pytest.mark.parametrize("name", NAMES)
def test_without_colour_every_sign_is_still_there(name: str) -> None:
    game = new_game(name, 4, seed=7)
    desk = desk_of(game, 0)
    plain = drawn(desk, 100, no_color=True, force_terminal=True, color_system=None)
    assert "\x1b[" not in plain
    assert "\x1b[" in drawn(desk, 100, force_terminal=True, color_system="truecolor")
    for card in desk.view.hand:
        assert card in plain


def test_ascii_alone_where_the_terminal_knows_no_more() -> None:
    for name in NAMES:
        desk = desk_of(new_game(name, 4, seed=7), 0, plain=True)
        paper = Paper(Console(file=io.StringIO(), width=80))
        paper.show(desk.sheet(80))
        sheet: str = paper.console.file.getvalue()  # type: ignore[attr-defined]
        assert not set("■▒·★") & set(sheet.partition("B=")[0])


@pytest.mark.parametrize("name", ["sleuth/avalon-hill", "cluedo/card-game"])
def test_people_who_share_a_terminal_see_their_own_cards_only(name: str, tmp_path: Path) -> None:
    paper = Typist(live=True, height=50)
    sitting = sit(paper, tmp_path, name, people=("Ann", "Bob"), seed=11)
    sitting.play()
    own = {seat: own_line(drawn_own(sitting.desk(seat))) for seat in sitting.people}
    assert len(set(own.values())) == 2
    looked = set()
    for looking, page in paper.pages:
        for seat, line in own.items():
            if line in page:
                assert looking == seat
                looked.add(seat)
        if looking is None:
            assert "Your" not in page
    assert looked == {0, 1}
    assert any("Press Enter when only Bob can see" in page for _, page in paper.pages)


def drawn_own(desk: Desk) -> str:
    console = Console(file=io.StringIO(), width=80, no_color=True)
    console.print(desk.own_cards())
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def own_line(text: str) -> str:
    return text.splitlines()[0]


def test_the_screen_and_scrollback_are_cleared_between_people(tmp_path: Path) -> None:
    paper = Typist(live=True)
    paper.console = Console(file=paper.sheet, force_terminal=True, width=80, height=24, color_system=None)
    sit(paper, tmp_path, people=("Ann", "Bob"), seed=11).play()
    handed = [page for _, page in paper.pages if "Press Enter when only" in page]
    assert handed
    assert all(page.startswith("\x1b[H\x1b[2J\x1b[3J") for page in handed)


def test_one_who_knows_says_so_at_the_open_table(tmp_path: Path) -> None:
    script = ["", "1 cem", "", "", "know P2G", "know", "know bob", "know ann", "", "P2G", "", "table"]
    shown = " ".join(played(script, tmp_path, people=("Ann", "Bob"), seed=7).shown.split())
    assert "write “know” and the name of who knows, and no gem" in shown
    assert "Name the green pearl pair as the missing gem." in shown
    assert "Bob cannot identify now." in shown
    assert "You named the green pearl pair" in shown

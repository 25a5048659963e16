"""Whole games of every edition, typed line by line, in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from loupe.cli import app
from loupe.cli.sitting import Sitting
from loupe.games.registry import NAMES
from loupe.games.sleuth.actions import Identify
from loupe.games.vocabulary import Action
from loupe.record.checking import check
from loupe.record.record import record_of
from tests.cli.typist import Typist, sit

TABLES = [
    ("sleuth/avalon-hill", 3, (), "en"),
    ("sleuth/avalon-hill", 3, ("missing-gems-2", "places-2"), "fr"),
    ("sleuth/avalon-hill", 4, ("additional-interrogations",), "it"),
    ("sleuth/eagle-gryphon", 3, (), "it"),
    ("sleuth/eagle-gryphon", 3, ("supersleuth", "missing-gems-3"), "en"),
    ("sleuth/face2face", 3, (), "it"),
    ("sleuth/face2face", 4, ("places-2",), "fr"),
    ("sleuth/chasse-aux-diamants", 3, (), "fr"),
    ("sleuth/chasse-aux-diamants", 4, ("supersleuth",), "en"),
    ("sleuth/chasse-aux-diamants", 7, (), "it"),
    ("cluedo/card-game", 3, (), "en"),
    ("cluedo/card-game", 4, (), "it"),
    ("cluedo/card-game", 2, ("advanced",), "fr"),
    ("cluedo/card-game", 4, ("advanced",), "en"),
]


def test_every_game_is_among_them() -> None:
    assert {name for name, *_ in TABLES} == set(NAMES)


@pytest.mark.parametrize(("name", "seats", "variants", "language"), TABLES)
def test_a_game_is_played_by_typing(
    name: str, seats: int, variants: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    paper = Typist()
    sitting = sit(paper, tmp_path, name, seats, variants, language=language, seed=3)
    sitting.play()
    assert sitting.game.outcome is not None
    check(record_of(sitting.game, [chair.name for chair in sitting.chairs]))

    options = ["play", "--game", name, "--seats", str(seats), "--lang", language, "--seed", "3"]
    options += ["--person", "Ann", "--fast", "--save-dir", str(tmp_path / "saves")]
    for variant in variants:
        options += ["--variant", variant]
    result = CliRunner().invoke(app, options, input="\n".join([*paper.lines, "", ""]))
    assert result.exit_code == 0, result.output
    told = sitting.desk(0).history()
    ending = list(told)[-1]
    assert " ".join(ending.split()) in " ".join(result.stdout.split())
    assert not list((tmp_path / "saves").glob("*.json")), "a finished game leaves no save"


def test_enter_alone_sits_one_down_and_a_second_game_follows(tmp_path: Path) -> None:
    runner = CliRunner()
    start = runner.invoke(app, ["play", "--save-dir", str(tmp_path)], input="\n" * 10, env={"LC_ALL": "C"})
    assert start.exit_code == 0
    assert "Guest (you)" in start.stdout
    assert "The game is saved in" in start.stdout
    assert len(list(tmp_path.glob("*.json"))) == 1


def test_the_steps_ask_again_for_what_cannot_be(tmp_path: Path) -> None:
    lines = ["klingon", "3", "9", "4", "x", "3", "99", "1 4", "1", "nonsense", "hands=[30,8,7,5,5]"]
    lines += ["1", "", "!!", "Ugo", "random", "ugo", "Ugo", "random", "", "abc", "12"]
    result = CliRunner().invoke(app, ["play", "--save-dir", str(tmp_path)], input="\n".join(lines))
    assert result.exit_code == 0, result.output
    assert "Ugo (tu)" in result.stdout
    assert "«abc»" in result.stdout
    assert "La Chasse aux diamants · solo il numero" in result.stdout


def test_after_the_end_hands_record_and_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    paper = Typist()
    sit(paper, tmp_path, "cluedo/card-game", 3, seed=5).play()
    options = [
        "play",
        "--game",
        "cluedo/card-game",
        "--seats",
        "3",
        "--seed",
        "5",
        "--person",
        "Ann",
        "--lang",
        "en",
    ]
    lines = [*paper.lines, "table", "log", "save my.case", "save /dev/null/x", "yes"]
    result = CliRunner().invoke(app, [*options, "--save-dir", "saves"], input="\n".join(lines))
    assert result.exit_code == 0, result.output
    assert "Missing" in result.stdout
    assert Path("my.case").read_text(encoding="utf-8").startswith("loupe case")
    assert "Not saved in /dev/null/x" in result.stdout
    assert result.stdout.count("The cards are dealt.") >= 3  # the game, its log, the second game
    assert CliRunner().invoke(app, ["record", "check", "my.case"]).exit_code == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_no_bot_identifies_before_every_person_could_have(seats: int, tmp_path: Path) -> None:
    identified = 0
    for seed in range(8):
        paper = Typist()
        sitting = sit(paper, tmp_path, seats=seats, seed=seed)
        asked_at: list[int] = []

        def ask(prompt: str = "> ", paper: Typist = paper, asked_at: list[int] = asked_at) -> str:
            assert paper.sitting is not None
            asked_at.append(len(paper.sitting.game.events))
            return Typist.ask(paper, prompt)

        paper.ask = ask  # type: ignore[method-assign]
        act = sitting.act

        def checked(
            seat: int,
            action: Action,
            sitting: Sitting = sitting,
            asked_at: list[int] = asked_at,
            act: Any = act,
        ) -> bool:
            nonlocal identified
            if isinstance(action, Identify) and seat != 0 and sitting.game.view(0).actions:
                identified += 1
                assert asked_at[-1:] == [len(sitting.game.events)]
            return bool(act(seat, action))

        sitting.act = checked  # type: ignore[method-assign]
        sitting.play()
    assert identified

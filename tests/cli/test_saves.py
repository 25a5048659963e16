"""Putting a game aside and going on: nothing is lost, and what is no save is left alone."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from loupe.cli import app, saves
from loupe.cli.paper import Left
from loupe.cli.sitting import Sitting
from tests.cli.typist import Scripted, Typist, sit

START = ["play", "--game", "sleuth/avalon-hill", "--person", "Ann", "--seed", "7", "--lang", "en"]


def left_after(lines: list[str], folder: Path) -> Path:
    """Play some lines, let the input end, and return the save."""
    result = CliRunner().invoke(app, [*START, "--save-dir", str(folder)], input="\n".join(lines))
    assert result.exit_code == 0, result.output
    (path,) = folder.glob("*.json")
    return path


@pytest.mark.parametrize("name", ["sleuth/avalon-hill", "cluedo/card-game"])
def test_a_game_put_aside_goes_on_as_if_it_had_not_been(name: str, tmp_path: Path) -> None:
    whole = Typist()
    uninterrupted = sit(whole, tmp_path / "a", name)
    uninterrupted.play()
    for most in range(1, len(whole.lines), 7):
        paper = Typist(most=most)
        sitting = sit(paper, tmp_path / str(most), name)
        with pytest.raises(Left):
            sitting.play()
        saved, game = saves.read(sitting.path, "en")
        later = Typist()
        later.sitting = Sitting(game, saved, later, sitting.path, pace=0)
        later.sitting.play()
        assert game.events == uninterrupted.game.events


def test_marks_language_and_confirming_come_back(tmp_path: Path) -> None:
    path = left_after(["mark P2G bea no", "mark PR dora", "confirm off", "quit"], tmp_path)
    saved, game = saves.read(path, "en")
    assert saved.chairs[0].marks["P2G"] == {"1": "no"}
    assert saved.chairs[0].marks["P3R"] == {"3": "yes"}
    assert (saved.language, saved.confirm, len(game.events)) == ("en", False, 1)
    again = CliRunner().invoke(app, ["resume", str(path), "--lang", "fr"], input="sheet\nquit\n")
    assert again.exit_code == 0
    assert "C’est à vous de jouer" in again.stdout


def test_the_latest_save_is_resumed_and_none_is_said(tmp_path: Path) -> None:
    left_after(["1 bea", "", "quit"], tmp_path)
    for command in (["play", "--resume"], ["resume"]):
        result = CliRunner().invoke(app, [*command, "--save-dir", str(tmp_path)], input="log\n")
        assert result.exit_code == 0
        assert "You asked Bea" in result.stdout
    nothing = CliRunner().invoke(app, ["resume", "--lang", "it", "--save-dir", str(tmp_path / "none")])
    assert nothing.exit_code == 2
    assert "Non c’è nessuna partita salvata" in nothing.stderr


def broken(good: bytes) -> list[bytes]:
    saved = msgspec.json.decode(good)
    chairs = saved["chairs"]
    record = saved["record"]
    changes = [
        {"format": "loupe-save-9"},
        {"record": "nonsense"},
        {"record": record.replace("missing:", "missing: Q9Z,", 1)},
        {"record": record.partition("\nend")[0]},
        {"chairs": chairs[:2]},
        {"chairs": [{**chairs[0], "level": "grandmaster"}, *chairs[1:]]},
        {"chairs": [{**chairs[0], "marks": {"XYZ": {"1": "no"}}}, *chairs[1:]]},
        {"chairs": [{**chairs[0], "marks": {"P2G": {"9": "no"}}}, *chairs[1:]]},
        {"chairs": [{**chairs[0], "marks": {"P2G": {"1": "perhaps"}}}, *chairs[1:]]},
        {"language": "tlh"},
        {"more": 1},
    ]
    return [b"", b"\x00\xff", b"[]", b"{}", good[: len(good) // 2]] + [
        msgspec.json.encode(saved | change) for change in changes
    ]


def test_what_is_no_save_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = left_after(["1 bea", "", "quit"], tmp_path)
    for n, text in enumerate(broken(path.read_bytes())):
        path.write_bytes(text)
        result = CliRunner().invoke(app, ["resume", str(path), "--lang", "en"])
        assert result.exit_code == 2, (n, text[:200], result.output)
        assert path.name in result.stderr.replace("\n", ""), n
        assert len(result.stderr.strip().splitlines()) == 1, result.stderr
        assert path.read_bytes() == text
    missing = CliRunner().invoke(app, ["resume", str(tmp_path / "no.json")])
    assert missing.exit_code == 2


def test_saving_to_a_file_and_failing_to(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    left_after([f"save {file}", "save /dev/null/x", "quit"], tmp_path / "saves")
    assert saves.read(file, "en")[1].events
    paper = Scripted(["save /dev/null/x"])
    sitting = sit(paper, tmp_path)
    with pytest.raises(Left):
        sitting.play()
    paper.pages.append((0, paper.sheet.getvalue()))
    assert "Not saved in /dev/null/x" in paper.shown


@pytest.mark.parametrize("keys", [b"\x03", b"\x04", b"1 be\x03"])
def test_interrupting_a_real_terminal_saves(keys: bytes, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from loupe.cli import main; main()", *START]
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    process = subprocess.Popen(
        [*command, "--save-dir", str(tmp_path)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env,
        start_new_session=True,
        preexec_fn=sit_down,
    )
    os.close(theirs)
    seen = read_until(ours, b"> ")
    assert b"\x1b[2J" in seen
    os.write(ours, b"1 bea\n\n")
    read_until(ours, b"You asked Bea")
    time.sleep(0.3)
    os.write(ours, keys)
    read_until(ours, b"loupe resume")
    assert process.wait(10) == (130 if keys.endswith(b"\x03") else 0)
    os.close(ours)
    (path,) = tmp_path.glob("*.json")
    assert len(saves.read(path, "en")[1].events) > 1


def sit_down() -> None:
    """Be the one at the terminal: Ctrl-C reaches him even where the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_until(terminal: int, text: bytes) -> bytes:
    seen = b""
    deadline = time.monotonic() + 20
    while text not in seen and time.monotonic() < deadline:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            seen += os.read(terminal, 65536)
        except OSError:
            break
    assert text in seen, seen[-500:]
    return seen

"""`loupe record` and `loupe replay` at a shell: exit codes, what is said, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from loupe.cli import app
from loupe.cli.replay import turned
from loupe.record import from_json, load, parse, project, to_json, to_text

EXAMPLES = Path(__file__).parents[2] / "examples"
SLEUTH = EXAMPLES / "sleuth.case"


def loupe(*words: str | Path, given: bytes = b"") -> Result:
    return CliRunner().invoke(app, [*map(str, words), "--lang", "en"], input=given)


@pytest.fixture
def tampered(tmp_path: Path) -> Path:
    path = tmp_path / "tampered.case"
    path.write_text(SLEUTH.read_text().replace("= 4\n", "= 3\n"))
    return path


def test_check_says_that_all_is_well() -> None:
    records = sorted([*EXAMPLES.glob("*.case"), *EXAMPLES.glob("*.json")])
    checked = loupe("record", "check", *records)
    assert checked.exit_code == 0
    assert checked.stdout.count("by the rules") == len(records)


def test_check_names_file_line_event_and_rule(tampered: Path) -> None:
    checked = loupe("record", "check", SLEUTH, tampered)
    line = tampered.read_text().split("\n").index("12. dora > ann: opal by ?O = 3") + 1
    assert checked.exit_code == 1
    assert f"{tampered}: line {line}, event 12: " in checked.stderr
    assert "(rule: record otherwise)" in checked.stderr


def test_check_cites_the_rulebook(tmp_path: Path) -> None:
    path = tmp_path / "turn.case"
    path.write_text(SLEUTH.read_text().replace("2. ann > cem", "2. bob > cem"))
    assert "(rule: sleuth-avalon-hill setup.6)" in loupe("record", "check", path).stderr


def test_check_finds_the_line_in_json_too(tmp_path: Path) -> None:
    path = tmp_path / "tampered.json"
    record = parse(SLEUTH.read_text().replace("= 4\n", "= 3\n"))
    path.write_text(to_json(record))
    line = next(n for n, line in enumerate(path.read_text().split("\n"), 1) if '"count":3}' in line)
    assert f": line {line}, event 12: " in loupe("record", "check", path).stderr


def test_check_tells_malformed_from_broken(tampered: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.case"
    cut.write_text(SLEUTH.read_text()[:-4])
    checked = loupe("record", "check", tampered, cut, SLEUTH)
    assert checked.exit_code == 2
    assert f"{cut}: line 51, column 1: " in checked.stderr
    assert f"{SLEUTH}: 30 events" in checked.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("record", "check", "no such file"),
        ("record", "check", EXAMPLES),
        ("record", "convert", "no such file", "--to", "json"),
        ("record", "convert", SLEUTH, "--to", "pdf"),
        ("record", "project", SLEUTH, "--seat", "5"),
        ("record", "project", SLEUTH, "--seat", "zoe"),
        ("record", "project", EXAMPLES / "sleuth-bob.case", "--seat", "ann"),
        ("replay", "no such file"),
        ("replay", SLEUTH, "--seat", "0"),
        ("replay", EXAMPLES / "sleuth-bob.case", "--seat", "1"),
    ],
)
def test_what_cannot_be_done_ends_with_code_2_and_no_traceback(words: tuple[str | Path, ...]) -> None:
    refused = loupe(*words)
    assert refused.exit_code == 2
    assert refused.stderr.strip()
    assert "Traceback" not in refused.output


def test_convert_goes_there_and_back() -> None:
    twin = loupe("record", "convert", SLEUTH, "--to", "json")
    assert from_json(twin.stdout) == load(SLEUTH.read_bytes())
    assert (
        loupe("record", "convert", "-", "--to", "case", given=twin.stdout_bytes).stdout == SLEUTH.read_text()
    )


@pytest.mark.parametrize(("said", "seat"), [("2", 1), ("bob", 1), ("table", None)])
def test_project_gives_what_one_seat_saw(said: str, seat: int | None) -> None:
    shown = loupe("record", "project", SLEUTH, "--seat", said)
    assert shown.exit_code == 0
    assert shown.stdout == to_text(project(load(SLEUTH.read_bytes()), seat))


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.case")), ids=lambda path: path.name)
def test_replay_prints_every_step_where_nobody_sits(path: Path) -> None:
    shown, last = loupe("replay", path), len(load(path.read_bytes()).events)
    assert shown.exit_code == 0
    assert all(f" {n} of {last} " in shown.stdout for n in range(1, last + 1))


def test_replay_through_ones_eyes_shows_no_other_hand() -> None:
    whole, seen = loupe("replay", SLEUTH), loupe("replay", SLEUTH, "--seat", "bob")
    assert "You asked dora to show the pearl pairs and saw one: the yellow pearl pair." in seen.stdout
    assert "D1Y D2G" in whole.stdout
    assert "D1Y D2G" not in seen.stdout


def test_replay_stops_where_a_rule_is_broken(tampered: Path) -> None:
    shown = loupe("replay", tampered)
    assert shown.exit_code == 1
    assert " 11 of 30 " in shown.stdout
    assert " 12 of 30 " not in shown.stdout
    assert "event 12: " in shown.stdout


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("", 6),
        ("n", 6),
        ("b", 4),
        ("9", 9),
        ("99", 10),
        ("0", 1),
        ("q", None),
        ("?", 5),
        ("²", 5),
        ("9" * 5000, 10),
    ],
)
def test_pages_are_turned_within_the_record(typed: str, step: int | None) -> None:
    assert turned(typed, at=5, last=10) == step


def test_languages() -> None:
    for language, word in (("fr", "événement 12"), ("it", "evento 12")):
        found = CliRunner().invoke(
            app,
            ["record", "check", "-", "--lang", language],
            input=SLEUTH.read_text().replace("= 4\n", "= 3\n"),
        )
        assert word in found.stderr

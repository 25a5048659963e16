"""`loupe solve`: problems as JSON or JSON lines, and what a seat of a record can know."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from loupe.cli import app
from loupe.deduction import solve
from loupe.deduction.belief import Belief
from loupe.deduction.proof import Unsettled, explain
from loupe.games.sleuth.events import Answered
from loupe.record import Record, load, record_of, to_json, to_text, views
from tests.deduction.positions import asked
from tests.play import Table

NAMES = ("ann", "bob", "cem", "dora")
ONE_OR_OTHER: dict[str, Any] = {
    "cards": ["a", "b", "c"],
    "owners": [{"name": "x", "size": 1}, {"name": "y", "size": 2}],
    "facts": [{"owner": "x", "cards": ["a", "b"], "count": 1}],
}
UNKNOWN_OWNER = {**ONE_OR_OTHER, "facts": [{"owner": "z", "cards": ["a"], "count": 1}]}
IMPOSSIBLE = {**ONE_OR_OTHER, "facts": [{"owner": "x", "cards": ["a", "b", "c"], "count": 2}]}


def run(*arguments: str | Path, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, ["solve", *map(str, arguments)], input=typed)


def kept(seed: int = 3, events: int = 100) -> Record:
    """The whole record of a SuperSleuth game in which everybody only asked."""
    return record_of(asked(Table("sleuth/avalon-hill", 4, ("supersleuth",)), seed, events), NAMES)


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "game.case"
    path.write_text(to_text(kept()), encoding="utf-8")
    return path


@pytest.fixture
def wrong_case(tmp_path: Path) -> Path:
    """Ann's record, in which one answer is wrong and cannot be true."""
    for seed in range(50):
        whole = kept(seed)
        *_, view = views(whole, 0)
        for number, seen in enumerate(view.log, 1):
            if isinstance(seen, Answered) and seen.asked != 0:
                events = [*view.log[: number - 1], replace(seen, count=seen.count + 1), *view.log[number:]]
                wrong = replace(whole, watcher=0, seed=None, events=tuple(events))
                *_, then = views(wrong, 0)
                if not Belief.of(then).deals:
                    path = tmp_path / "wrong.case"
                    path.write_text(to_text(wrong), encoding="utf-8")
                    return path
    raise AssertionError("no wrong answer could be known to be wrong")


# Problems.


def test_a_problem_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "problem.json"
    path.write_text(json.dumps(ONE_OR_OTHER, indent=2))
    for result in (run(path), run("-", typed=path.read_text()), run(typed=path.read_text())):
        assert result.exit_code == 0
        assert json.loads(result.stdout) == {
            "deals": "2",
            "odds": {"a": {"x": "1/2", "y": "1/2"}, "b": {"x": "1/2", "y": "1/2"}, "c": {"y": "1"}},
        }


def test_no_deal_is_an_answer() -> None:
    assert json.loads(run(typed=json.dumps(IMPOSSIBLE)).stdout) == {"deals": "0", "conflict": [0]}


@pytest.mark.parametrize("lines_option", [True, False])
def test_json_lines_are_answered_in_order_and_say_which_are_malformed(
    tmp_path: Path, lines_option: bool
) -> None:
    lines = "\n".join([json.dumps(ONE_OR_OTHER), json.dumps(UNKNOWN_OWNER), "{", "", json.dumps(IMPOSSIBLE)])
    path = tmp_path / "problems.jsonl"
    path.write_text(lines + "\n")
    result = run("--lines", typed=lines) if lines_option else run(path)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 0
    assert [*answers[0]] == ["deals", "odds"]
    assert "facts[0].owner" in answers[1]["error"]
    assert "line 1, column 2" in answers[2]["error"]
    assert answers[3] == {"deals": "0", "conflict": [0]}
    assert run(typed=lines).stdout == result.stdout


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("", "line 1, column 1"),
        ('{"cards":\n nonsense}', "line 2, column 2"),
        (json.dumps(UNKNOWN_OWNER), "facts[0].owner"),
        ("[]", "object"),
        ("[" * 100_000, "deep"),
    ],
)
def test_a_malformed_problem_is_one_line_that_names_the_place(typed: str, place: str) -> None:
    result = run(typed=typed)
    assert result.exit_code == 2
    assert place in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for name in ("none.json", "none.jsonl"):
        result = run(tmp_path / name)
        assert (result.exit_code, result.stdout) == (2, "")
        assert name in result.stderr


def test_a_table_for_people() -> None:
    result = run("--table", "--lang", "fr", typed=json.dumps(ONE_OR_OTHER))
    assert "2 donnes sont possibles." in result.stdout
    assert "50,0 %" in result.stdout
    assert "100%" in result.stdout


# Records.


@pytest.mark.parametrize("form", [to_text, to_json])
def test_a_record_is_answered_like_the_belief_of_the_view(tmp_path: Path, form: Any) -> None:
    record = kept()
    path = tmp_path / "game"
    path.write_text(form(record), encoding="utf-8")
    for at in (1, 40, 100):
        result = run(path, "--seat", "bob", "--at", str(at))
        answer = json.loads(result.stdout)
        belief = Belief.of(list(views(record, 1))[at - 1])
        assert answer["deals"] == str(belief.deals)
        for card, row in answer["odds"].items():
            assert {Fraction(share) for share in row.values()} == set(belief.odds(card).values())
            assert row.get("missing", "0") == str(belief.odds(card).get("missing", 0))


def test_a_projection_needs_no_seat_and_a_whole_record_does(tmp_path: Path, case: Path) -> None:
    assert run(case).exit_code == 2
    assert "--seat" in run(case).stderr
    bobs = tmp_path / "bob.case"
    bobs.write_text(CliRunner().invoke(app, ["record", "project", str(case), "--seat", "bob"]).stdout)
    assert run(bobs).stdout == run(case, "--seat", "2").stdout
    assert run(bobs, "--seat", "ann").exit_code == 2


def test_every_settled_card_is_explained_in_sentences(case: Path) -> None:
    *_, view = views(load(case.read_bytes()), 1)
    settled = unsettled = 0
    for card, owners in Belief.of(view).possible().items():
        result = run(case, "--seat", "bob", "--explain", card)
        assert result.exit_code == 0
        if len(owners) == 1:
            proof = explain(view, card, *owners)
            assert len(result.stdout.splitlines()) == len([*proof.all_steps])
            settled += 1
        else:
            with pytest.raises(Unsettled):
                explain(view, card, next(iter(owners)))
            assert result.stdout.startswith("Not settled yet: ")
            unsettled += 1
    assert settled > 12
    assert unsettled


def test_one_owner_can_be_asked_about(case: Path) -> None:
    *_, view = views(load(case.read_bytes()), 1)
    card, owner = next(
        (card, seat)
        for card, owners in Belief.of(view).possible().items()
        for seat in (2, 3)
        if len(owners) > 1 and seat not in owners
    )
    result = run(case, "--seat", "bob", "--explain", f"{card}={NAMES[owner]}")
    assert result.stdout.startswith("1. ")


def test_a_hint_begins_where_to_look(case: Path) -> None:
    for language in ("en", "fr", "it"):
        lines = run(case, "--seat", "bob", "--hint", "--lang", language).stdout.splitlines()
        assert len(lines) >= 3


def test_a_wrong_answer_is_found(wrong_case: Path) -> None:
    answer = json.loads(run(wrong_case).stdout)
    assert answer["deals"] == "0"
    assert answer["conflict"] == min(answer["conflicts"], key=len)
    assert answer["repairs"]
    assert all(
        {"event", "instead"} == set(change) for repair in answer["repairs"] for change in repair["changes"]
    )
    for option in ("--table", "--hint", "--explain=P2G"):
        shown = run(wrong_case, option).stdout
        assert shown.startswith("No deal fits.\nThese cannot all be true:")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--seat", "zoe"), "zoe"),
        (("--seat", "bob", "--at", "4711"), "4711"),
        (("--seat", "bob", "--explain", "P9G"), "P9G"),
        (("--seat", "bob", "--explain", "P2G=zoe"), "zoe"),
        (("--seat", "bob", "--lang", "xx"), "xx"),
    ],
)
def test_nonsense_about_a_record_is_refused(case: Path, arguments: tuple[str, ...], says: str) -> None:
    result = run(case, *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr


def test_questions_about_a_seat_need_a_record(tmp_path: Path) -> None:
    path = tmp_path / "problem.jsonl"
    path.write_text(json.dumps(ONE_OR_OTHER))
    assert run(path, "--seat", "1").exit_code == 2
    path = tmp_path / "problem.json"
    path.write_text(json.dumps(ONE_OR_OTHER))
    assert run(path, "--seat", "1").exit_code == 2


def test_the_function_says_what_the_command_prints() -> None:
    assert json.loads(run(typed=json.dumps(ONE_OR_OTHER)).stdout) == solve(ONE_OR_OTHER)

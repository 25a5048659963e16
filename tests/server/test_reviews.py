"""Looking back over the wire: whose game it was, whom the link was given, and any file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from loupe.record import load
from tests.server.guests import SLEUTH, Guest, play

EXAMPLES = Path(__file__).parents[2] / "examples"
Come = Callable[..., Guest]


@pytest.fixture
def ann(guest: Come) -> Guest:
    """Somebody at a private table, with two house players, before the end of the game."""
    one = guest()
    one.open(SLEUTH)
    for _ in range(2):
        one.done("house", level="casual")
    one.done("start")
    one.watch()
    return one


def looked_back(one: Guest, name: str) -> httpx.Response:
    return one.http.get(f"/api/reviews/{name}")


def code(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json().get("code")


def test_a_finished_game_is_for_those_who_played_and_for_those_who_have_the_link(
    ann: Guest, guest: Come
) -> None:
    assert code(looked_back(ann, ann.table)) == (409, "not-over-yet")
    assert code(ann.http.get(f"/api/reviews/{ann.table}/record.case")) == (409, "not-over-yet")
    play([ann])
    answer = looked_back(ann, ann.table)
    assert answer.status_code == 200
    told = answer.json()
    assert told["seat"] == 0
    assert told["review"]["solution"]
    assert len(told["leaves"]) == len(ann.view.log)

    bob = guest()
    assert code(looked_back(bob, ann.table)) == (404, "no-such-table")
    assert code(looked_back(bob, f"{ann.table}.{'0' * 32}")) == (404, "no-such-table")
    shared = looked_back(bob, told["share"])
    assert shared.status_code == 200
    assert shared.json()["review"] == told["review"]
    assert shared.json()["seat"] is None


def test_the_record_of_a_finished_game_can_be_taken_away_and_opened_again(ann: Guest, guest: Come) -> None:
    play([ann])
    case = ann.http.get(f"/api/reviews/{ann.table}/record.case")
    json = ann.http.get(f"/api/reviews/{ann.table}/record.json")
    assert case.headers["content-disposition"].endswith('-sleuth-avalon-hill.case"')
    assert load(case.content) == load(json.content)
    opened = guest().http.post("/api/reviews", content=case.content)
    assert opened.status_code == 200
    assert opened.json()["table"] is opened.json()["share"] is None
    assert opened.json()["review"] == looked_back(ann, ann.table).json()["review"]


def test_any_record_can_be_opened(guest: Come) -> None:
    one = guest()
    for path in sorted([*EXAMPLES.glob("*.case"), *EXAMPLES.glob("*.json")]):
        opened = one.http.post("/api/reviews", content=path.read_bytes())
        assert opened.status_code == 200, (path, opened.text)
        assert len(opened.json()["leaves"]) == len(load(path.read_bytes()).events)


def test_a_file_that_is_no_record_is_refused_with_line_and_column(guest: Come) -> None:
    one = guest()
    text = (EXAMPLES / "sleuth.case").read_text()
    missing = one.http.post("/api/reviews", content=text.replace("seats:", "chairs:"))
    assert code(missing) == (400, "review-unfit")
    assert "line" in missing.json()["sentence"]
    assert "column" in missing.json()["sentence"]
    tampered = one.http.post("/api/reviews", content=text.replace("= 4\n", "= 3\n"))
    assert code(tampered) == (422, "review-unfit")
    assert "line" in tampered.json()["sentence"]
    assert code(one.http.post("/api/reviews", content=b"\x00" * 1_100_000)) == (413, "too-large")
    assert code(one.http.post("/api/reviews", content=b"")) == (400, "review-unfit")
    assert one.http.get("/health/live").status_code == 200

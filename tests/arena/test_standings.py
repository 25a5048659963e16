"""What the results say: intervals that hold what they promise, a test that errs as seldom as it says."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from loupe.arena.match import Deal, Match, Played, seatings
from loupe.arena.sprt import FEWEST_DEALS, Decision, Sprt
from loupe.arena.standings import interval, rated, report, student
from loupe.cli import app

MATCH = Match("sleuth/avalon-hill", ("ann", "bob", "bob"))


def deal(number: int, *winners: int | None) -> Deal:
    """Return a deal in whose games these players, by number, won."""
    games = [
        Played(seating, () if who is None else (seating.index(who),), "solved", 7, (), ())
        for seating, who in zip(seatings(MATCH, number), winners, strict=True)
    ]
    return Deal(number, tuple(games))


def test_wins_are_counted_for_each_seat_taken() -> None:
    result = report(MATCH, [deal(0, 0, 0, 1), deal(1, 2, None, 0)])
    ann, bob = result.players
    assert (result.games, result.deals, result.draws, result.turns) == (6, 2, 1, 7)
    assert (ann.player, ann.seats, ann.games, ann.wins, ann.win_rate) == ("ann", 1, 6, 3, 0.5)
    assert (bob.player, bob.seats, bob.games, bob.wins) == ("bob", 2, 12, 2)
    assert bob.win_rate == pytest.approx(2 / 12)
    assert [ann.fair_share, bob.fair_share] == pytest.approx([1.5, 0.5])
    assert ann.rating > bob.rating


def test_a_win_may_be_shared() -> None:
    (seating, *_) = seatings(MATCH, 0)
    ratings = []
    for winners in ((seating.index(1), seating.index(0)), (seating.index(0), seating.index(1))):
        shared = Played(seating, winners, "solved", 9, (), ())
        ann, bob = report(MATCH, [Deal(0, (shared,))]).players
        assert (ann.wins, bob.wins) == (0.5, 0.5)
        ratings.append((ann.rating, bob.rating))
    (ann_second, bob_first), (ann_first, bob_second) = ratings
    assert bob_first > bob_second
    assert ann_first > ann_second


def test_the_quantile_is_students() -> None:
    for freedom, quantile in ((10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(0.95, freedom) == pytest.approx(quantile, abs=0.002)


@pytest.mark.parametrize(("chance", "deals", "luck"), [(1 / 3, 40, 0.0), (1 / 3, 40, 1.0), (0.2, 200, 0.6)])
def test_an_interval_holds_the_truth_as_often_as_it_says(chance: float, deals: int, luck: float) -> None:
    """`luck` is how often one game decides all three of a deal, so that they are no independent trials."""
    rng, held = Random(1), 0
    for _ in range(1500):
        scores = []
        for _ in range(deals):
            first = rng.random() < chance
            games = [first if rng.random() < luck else rng.random() < chance for _ in range(3)]
            scores.append(sum(games) / 3)
        low, high = interval(scores)
        held += low <= chance <= high
    assert 0.93 < held / 1500 < 0.975


def test_few_or_like_results_claim_little() -> None:
    assert interval([]) == interval([1.0]) == (0.0, 1.0)
    low, high = interval([0.0] * 50)
    assert low == 0
    assert 0.03 < high < 0.15
    low, high = interval([1.0] * 50)
    assert high == 1
    assert 0.85 < low < 0.97


def test_ratings_of_equals_are_equal() -> None:
    match = Match("sleuth/avalon-hill", ("ann", "ann", "ann"))
    games = [Played((0, 1, 2), (n % 3,), "solved", 1, (), ()) for n in range(30)]
    ((mu, sigma),) = rated(match, games).values()
    assert mu == pytest.approx(25, abs=0.5)
    assert sigma < 8


# The sequential test.


def scores(rng: Random, chance: float, deals: int) -> list[float]:
    return [sum(rng.random() < chance for _ in range(4)) / 4 for _ in range(deals)]


@pytest.mark.parametrize(("times", "right"), [(1.0, Decision.WEAKER), (1.2, Decision.STRONGER)])
def test_it_errs_as_seldom_as_it_says(times: float, right: Decision) -> None:
    rng, test = Random(2), Sprt(1.0, 1.2)
    verdicts = [test.of_scores(scores(rng, times / 4, 3000), 4) for _ in range(300)]
    assert all(verdict.decision is not Decision.OPEN for verdict in verdicts)
    wrong = sum(verdict.decision is not right for verdict in verdicts) / 300
    assert wrong < 0.09
    assert sum(verdict.deals for verdict in verdicts) / 300 < 800


def test_a_clear_case_is_soon_decided_and_an_empty_one_is_open() -> None:
    test = Sprt(1.0, 1.3)
    assert test.of_scores([1.0] * 100, 4).deals == FEWEST_DEALS
    assert test.of_scores([0.0] * 100, 4).decision is Decision.WEAKER
    assert test.of_scores([], 4).decision is Decision.OPEN


def test_deals_after_the_decision_do_not_count() -> None:
    deals = [deal(n, 0, 0, 1) for n in range(FEWEST_DEALS + 30)]
    result = report(MATCH, deals, Sprt())
    assert result.sprt is not None
    assert result.sprt.decision is Decision.STRONGER
    assert result.deals == result.sprt.deals == FEWEST_DEALS


# The command.

ARENA = ["arena", "--players", "novice,random", "--seats", "3", "--game", "cluedo/card-game", "--jobs", "1"]


def test_json_and_pictures(tmp_path: Path) -> None:
    pictures = [tmp_path / "a.svg", tmp_path / "b.svg", tmp_path / "c.png"]
    plots = [word for picture in pictures for word in ("--plot", str(picture))]
    done = CliRunner().invoke(app, [*ARENA, "--games", "7", "--json", *plots])
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    assert (said["games"], said["deals"]) == (9, 3)
    assert [player["player"] for player in said["players"]] == ["novice", "random"]
    assert [player["seats"] for player in said["players"]] == [1, 2]
    for player in said["players"]:
        assert 0 <= player["low"] <= player["win_rate"] <= player["high"] <= 1
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    assert pictures[2].read_bytes().startswith(b"\x89PNG")
    assert "novice" in pictures[0].read_text()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "fair share"), ("fr", "victoires"), ("it", "vittorie")]
)
def test_the_table_speaks_three_languages(language: str, word: str) -> None:
    done = CliRunner().invoke(app, [*ARENA, "--games", "3", "--lang", language, "--sprt"])
    assert done.exit_code == 0, done.output
    assert word in done.stdout


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "oracle"],
        ["--players", "cmd:no-such-program-here"],
        ["--players", ""],
        ["--game", "chess"],
        ["--seats", "1"],
        ["--variant", "places-9"],
        ["--plot", "picture.bmp"],
        ["--sprt", "--weaker", "2", "--stronger", "1"],
        ["--cluster", "slurm://here"],
        ["--house", "hands"],
    ],
)
def test_what_cannot_be_is_refused(wrong: list[str]) -> None:
    done = CliRunner().invoke(app, [*ARENA, "--games", "3", *wrong, "--lang", "en"])
    assert done.exit_code == 2, done.output
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr

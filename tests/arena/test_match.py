"""Matches: balanced seatings, repeatable games, whoever plays them, however often they are interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from time import sleep

import pytest

from loupe.arena.contest import Contest
from loupe.arena.ledger import BadLedger, Ledger
from loupe.arena.match import Deal, Match, play_deal, seatings
from loupe.arena.table import Table, asking, order_of_asking
from loupe.arena.workers import BadWorkers, Workers
from loupe.bots import LEVELS
from loupe.games.game import new_game
from loupe.games.sleuth.actions import Exchange, Identify
from loupe.games.vocabulary import Action

MATCH = Match("cluedo/card-game", ("novice", "random", "random"), seed=11)
SLEUTH = Match("sleuth/avalon-hill", ("novice", "random", "random", "novice"), seed=2)


def test_every_player_sits_in_every_seat_of_a_deal() -> None:
    neighbours: Counter[tuple[int, int]] = Counter()
    for number in range(300):
        tables = seatings(SLEUTH, number)
        for seat in range(4):
            assert sorted(seating[seat] for seating in tables) == [0, 1, 2, 3]
        neighbours.update((seating[0], seating[1]) for seating in tables)
    assert len(neighbours) == 12
    assert max(neighbours.values()) < 1.6 * min(neighbours.values()), "all sit beside all"


def test_the_cards_of_a_deal_are_the_same_in_every_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: list[object] = []
    monkeypatch.setattr(Table, "play", lambda table: hands.append(table.game.state.hands))
    play_deal(SLEUTH, 5)
    assert len(hands) == 4
    assert hands == hands[:1] * 4
    play_deal(SLEUTH, 6)
    assert hands[4] != hands[0]


@pytest.mark.parametrize("match", [MATCH, SLEUTH])
def test_the_same_deal_is_the_same_games(match: Match) -> None:
    assert play_deal(match, 3) == play_deal(match, 3)
    assert play_deal(match, 3) != play_deal(match, 4)


def test_no_house_player_makes_a_fault() -> None:
    for game in ("sleuth/eagle-gryphon", "cluedo/card-game"):
        match = Match(game, ("sharp", "casual", "novice"))
        assert all(not played.faults for played in play_deal(match, 0).games)


# Who is asked.


def test_who_identifies_first_in_the_order_acts() -> None:
    answers: dict[int, Action | None] = {0: Exchange(), 1: None, 2: Identify(("P2G",)), 3: Identify(("P1G",))}
    for order, chosen in (((0, 1, 2, 3), 2), ((3, 0, 2, 1), 3), ((1, 0), 0)):
        asked = asking(order)
        seat = next(asked)
        while seat != chosen:
            seat = asked.send(answers[seat])
        with pytest.raises(StopIteration) as done:
            asked.send(answers[seat])
        assert done.value.value == (chosen, answers[chosen])


def test_the_order_of_asking_favours_nobody() -> None:
    game = new_game("sleuth/avalon-hill", 4, seed=1)
    first = Counter(order_of_asking(game, seed)[0] for seed in range(4000))
    assert all(abs(first[seat] - 1000) < 130 for seat in range(4))


@pytest.mark.parametrize("name", ["sleuth/avalon-hill", "cluedo/card-game"])
def test_everybody_is_asked_between_whole_actions_only(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(name, 3, seed=3)
    asked: dict[int, list[int]] = {}
    whole = {len(game.events): [seat for seat in range(3) if game.view(seat).actions]}

    class Listening:
        def __init__(self, seat: int) -> None:
            self.seat, self.player = seat, LEVELS["random"].sit(game.rules, seat)

        def act(self, view: object) -> Action | None:
            asked.setdefault(len(game.events), []).append(self.seat)
            return self.player.act(view)

    def done(seat: int, action: Action) -> object:
        events = play(seat, action)
        whole[len(game.events)] = [seat for seat in range(3) if game.view(seat).actions]
        return events

    play = game.play
    monkeypatch.setattr(game, "play", done)
    Table(game, [Listening(seat) for seat in range(3)], 0).play()
    assert len(asked) > 10
    assert set(asked) == set(whole) - {len(game.events)}
    for number, seats in asked.items():
        assert len(set(seats)) == len(seats), "nobody is asked twice"
        identified = "Identified" in {type(event).__name__ for event in game.events[number : number + 1]}
        assert identified or sorted(seats) == whole[number]


# Who plays it.


def played(workers: Workers, match: Match = MATCH, deals: int = 6) -> list[Deal]:
    contest = Contest(match, deals * match.seats, {})
    assert [deal.number for deal in contest.go_on(workers)] == list(range(deals))
    return contest.deals


def test_one_process_or_two_or_a_cluster_make_the_same_games() -> None:
    alone = played(Workers(1))
    assert played(Workers(2)) == alone


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_dask_makes_the_same_games() -> None:
    pytest.importorskip("distributed")
    assert played(Workers(1, "dask://"), deals=3) == played(Workers(1), deals=3)


def deadly(folder: Path, deaths: int, match: Match, number: int) -> Deal:
    """Play, but kill the worker the first times that somebody wants deal 3."""
    if number == 3:
        for death in range(deaths):
            try:
                (folder / f"death {death}").touch(exist_ok=False)
            except FileExistsError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
    return play_deal(match, number)


@pytest.mark.filterwarnings("ignore:A worker stopped while some jobs")
def test_a_worker_that_dies_is_replaced_and_nothing_counts_twice(tmp_path: Path) -> None:
    deals = list(Workers(2).played(MATCH, range(6), partial(deadly, tmp_path, 1)))
    assert (tmp_path / "death 0").exists()
    assert [deal.number for deal in deals] == list(range(6))
    assert deals == played(Workers(1))


@pytest.mark.filterwarnings("ignore:A worker stopped while some jobs")
def test_a_deal_that_always_kills_its_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(BadWorkers):
        list(Workers(2).played(MATCH, range(6), partial(deadly, tmp_path, 99)))


@pytest.mark.parametrize("cluster", ["slurm://x", "dask", "://"])
def test_a_cluster_of_an_unknown_kind_is_refused(cluster: str) -> None:
    with pytest.raises(BadWorkers):
        played(Workers(1, cluster))


# The file.


def test_going_on_after_an_interruption(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Ledger(path, MATCH, resume=False) as ledger:
        for number in (0, 1, 2):
            ledger.add(play_deal(MATCH, number))
    whole = path.read_bytes()
    for cut in (len(whole) - 1, len(whole) - 30, whole.index(b"\n") + 1, 5, 0):
        path.write_bytes(whole[:cut])
        with Ledger(path, MATCH, resume=True) as ledger:
            contest = Contest(MATCH, 9, ledger.deals)
            for deal in contest.go_on(Workers(1)):
                ledger.add(deal)
        assert path.read_bytes() == whole


def test_a_deal_is_written_once(tmp_path: Path) -> None:
    with Ledger(tmp_path / "r", MATCH, resume=False) as ledger:
        ledger.add(play_deal(MATCH, 0))
        ledger.add(play_deal(MATCH, 0))
    assert (tmp_path / "r").read_bytes().count(b"\n") == 2


def test_a_file_is_not_used_for_what_it_is_not(tmp_path: Path) -> None:
    path = tmp_path / "r"
    with Ledger(path, MATCH, resume=False), pytest.raises(BadLedger, match="Another"):
        Ledger(path, MATCH, resume=True)
    with pytest.raises(BadLedger, match="--resume"):
        Ledger(path, MATCH, resume=False)
    with pytest.raises(BadLedger, match="another match"):
        Ledger(path, SLEUTH, resume=True)
    path.write_text("not mine\n")
    with pytest.raises(BadLedger, match="line 1"):
        Ledger(path, MATCH, resume=True)
    assert path.read_text() == "not mine\n"
    with pytest.raises(BadLedger):
        Ledger(tmp_path / "no" / "folder", MATCH, resume=False)


def wait_for_lines(path: Path, lines: int, running: subprocess.Popen[bytes]) -> None:
    """Wait until so many lines are in a file, as long as its writer is there, and not for ever."""
    for _ in range(1500):
        if path.exists() and path.read_bytes().count(b"\n") >= lines:
            return
        assert running.poll() is None, f"it ended by itself, with code {running.returncode}"
        sleep(0.02)
    pytest.fail(f"no {lines} lines in {path.name} after half a minute")


def test_killed_and_resumed_from_the_shell(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    arguments = ["--players", "novice,random,random", "--game", "cluedo/card-game", "--games", "240"]
    loupe = [sys.executable, "-m", "loupe", "arena", *arguments, "--jobs", "1", "--json"]
    with subprocess.Popen([*loupe, "--out", str(path)], stdout=subprocess.DEVNULL) as running:
        try:
            wait_for_lines(path, 5, running)
        finally:
            running.kill()
    begun = path.read_bytes()
    resumed = subprocess.run([*loupe, "--out", str(path), "--resume"], capture_output=True, check=True)
    assert path.read_bytes().startswith(begun[: begun.rindex(b"\n") + 1])
    assert path.read_bytes().count(b"\n") == 81
    assert resumed.stdout == subprocess.run(loupe, capture_output=True, check=True).stdout

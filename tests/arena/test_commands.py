"""Players that are commands: what they are told, and what becomes of a game in which they fail."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from loupe.arena import commands, wire
from loupe.arena.commands import CommandPlayer
from loupe.arena.match import Match, Played, play_deal
from loupe.arena.table import MOST_FAULTS, Table
from loupe.bots import LEVELS
from loupe.cli import app
from loupe.games.game import new_game
from loupe.games.registry import GAMES
from tests.arena.players import BAD, DEAF, ENDLESS, EXAMPLE, LEAVES, LEAVES_A_CHILD, command


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "GRACE", 0.4)
    monkeypatch.setattr(commands, "PATIENCE", 0.3)


def one_game(program: str, seconds: float = 0.3, game: str = "sleuth/avalon-hill") -> tuple[Table, Any]:
    dealt = new_game(game, 3, seed=4)
    players = [LEVELS["random"].sit(dealt.rules, seat) for seat in range(3)]
    player = CommandPlayer(program, dealt, 1, 5, seconds)
    table = Table(dealt, [players[0], player, players[2]], 6)
    table.play()
    player.leave()
    return table, dealt


@pytest.mark.parametrize("kind", BAD)
def test_a_fault_is_kept_and_the_game_goes_on(kind: str, tmp_path: Path) -> None:
    table, game = one_game(command(BAD[kind], tmp_path))
    assert game.outcome
    assert [fault.kind for fault in table.faults] == [kind] * MOST_FAULTS
    assert {fault.seat for fault in table.faults} == {1}


@pytest.mark.parametrize(
    ("code", "kind"), [(DEAF, "hang"), (LEAVES, "crash"), (ENDLESS, "nonsense"), (LEAVES_A_CHILD, "hang")]
)
def test_nothing_that_a_command_does_stops_the_table(code: str, kind: str, tmp_path: Path) -> None:
    start = monotonic()
    table, game = one_game(command(code, tmp_path))
    assert game.outcome
    assert table.faults[0].kind == kind
    assert monotonic() - start < 15


def test_the_last_words_of_a_crash_are_told(tmp_path: Path) -> None:
    table, _ = one_game(command(BAD["crash"], tmp_path), seconds=5)
    assert table.faults[0].detail == "ended with code 1: RuntimeError: no idea"


def test_one_that_crashed_is_told_everything_again(tmp_path: Path) -> None:
    tally = tmp_path / "tally"
    code = f"""
for told in asked():
    seen = len(told["seen"])
    with open({str(tally)!r}, "a") as tally: print(seen, file=tally)
    if seen > 3: sys.exit(1)
    print("null" if not told["must_act"] else json.dumps(told["actions"][0]), flush=True)
    sys.exit(1)
"""
    one_game(command(code, tmp_path), seconds=5)
    seen = [int(line) for line in tally.read_text().splitlines()]
    assert seen == sorted(seen)
    assert seen[-1] > seen[0] >= 1


def example(*players: str, game: str = "sleuth/avalon-hill", variants: tuple[str, ...] = ()) -> list[Played]:
    match = Match(game, (f"cmd:{sys.executable} {EXAMPLE}", *players), variants, seed=3)
    return list(play_deal(match, 0).games)


@pytest.mark.parametrize("variants", [(), ("missing-gems-2", "additional-interrogations", "supersleuth")])
def test_the_example_plays_without_a_fault(variants: tuple[str, ...], monkeypatch: Any) -> None:
    monkeypatch.setattr(commands, "GRACE", 10)
    played = example("sharp", "random", variants=variants)
    assert all(not game.faults for game in played)
    assert played == example("sharp", "random", variants=variants), "the same match is the same games"


# The lines.


@pytest.mark.parametrize("name", ["sleuth/chasse-aux-diamants", "cluedo/card-game"])
def test_a_line_says_all_that_a_view_does(name: str) -> None:
    game = new_game(name, 3, seed=1)
    rules = GAMES[name.partition("/")[0]]
    players = [LEVELS["random"].sit(rules, seat) for seat in range(3)]
    told = 0
    for _ in range(40):
        if game.outcome:
            break
        view = game.view(0)
        line = wire.line(wire.act(view, view.log[told:]))
        told = len(view.log)
        message = msgspec.json.decode(line, type=wire.act_type(rules.name))
        assert message == wire.act(view, view.log[told - len(message.seen) :])
        assert (message.view.scene, message.view.hand) == (view.scene, view.hand)
        listed = set(message.actions)
        assert all(action in view.actions for action in listed)
        assert bool(message.may_identify) == (len(listed) < len(view.actions))
        assert b"\n" not in line[:-1]
        (seat, *_) = game.waiting
        action = players[seat].act(game.view(seat))
        assert action is not None
        game.play(seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_is_complete(game: str) -> None:
    schema = wire.schema(game)
    assert set(schema["properties"]) == {"begin", "act", "end", "answer"}
    said = json.dumps(schema)
    for part in {piece.partition('"')[0] for piece in said.split('"#/$defs/')[1:]}:
        assert part in schema["$defs"]
    assert schema["$defs"]["Act"]["properties"]["may_identify"]["type"] == "integer"


# The command.


def test_loupe_bot_says_what_was_wrong(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        app, ["bot", command(BAD["nonsense"], tmp_path), "--seats", "3", "--lang", "en"]
    )
    assert done.exit_code == 1
    assert "its answer is no action" in done.output
    assert "I pass" in done.output


def test_loupe_bot_is_content_with_the_example() -> None:
    done = CliRunner().invoke(
        app, ["bot", f"{sys.executable} {EXAMPLE}", "--seats", "3", "--lang", "en", "--lines"]
    )
    assert done.exit_code == 0, done.output
    assert "It made no fault." in done.output
    assert '> {"type":"begin"' in done.stderr


@pytest.mark.parametrize(
    "wrong", [[], ["no-such-program-here"], ["'"], ["cat", "--against", "oracle"], ["cat", "--seats", "9"]]
)
def test_loupe_bot_refuses(wrong: list[str]) -> None:
    done = CliRunner().invoke(app, ["bot", *wrong, "--lang", "en"])
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1

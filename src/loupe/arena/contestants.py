"""Who may sit down in the arena: house players by level, and commands."""

from __future__ import annotations

import csv
import shlex
import shutil
from typing import Any

from loupe.arena.commands import SECONDS, CommandPlayer
from loupe.bots import LEVELS, Player
from loupe.games.game import Game
from loupe.games.vocabulary import Refusal, Seat

COMMAND = "cmd:"


class UnknownPlayer(Refusal):
    """Somebody was named whom the arena does not know."""


def players_in(text: str) -> tuple[str, ...]:
    """Read `master,sharp,"cmd:python my, bot.py"`, and refuse who can't play."""
    players = tuple(player.strip() for player in next(csv.reader([text], skipinitialspace=True), []))
    for player in players:
        check_player(player)
    return players


def check_player(player: str) -> None:
    """Refuse a level that there is not, or a command that can't be found."""
    if not player.startswith(COMMAND):
        if player not in LEVELS:
            raise UnknownPlayer("unknown-bot", level=player, known=", ".join([*LEVELS, f"{COMMAND}…"]))
        return
    try:
        program = shlex.split(player.removeprefix(COMMAND))
    except ValueError:
        program = []
    if not program or shutil.which(program[0]) is None:
        raise UnknownPlayer("no-such-command", command=player.removeprefix(COMMAND))


def sit(player: str, game: Game[Any, Any], seat: Seat, seed: int, seconds: float | None) -> Player:
    """Return the player for one seat of one game."""
    if player.startswith(COMMAND):
        return CommandPlayer(player.removeprefix(COMMAND), game, seat, seed, seconds or SECONDS)
    return LEVELS[player].sit(game.rules, seed)

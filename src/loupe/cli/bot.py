"""`loupe bot`: try a command as a player, and see what it does wrong."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from loupe.arena import wire
from loupe.arena.contestants import COMMAND, check_player
from loupe.arena.match import Match, Played, play_deal
from loupe.cli.play import Language, language_of, refuse
from loupe.cli.words import printable
from loupe.games.registry import NAMES, rules_of
from loupe.games.vocabulary import Refusal
from loupe.i18n import say

USUAL_SEATS = 4
FAULTY = 1


def bot(
    command: Annotated[
        str | None, typer.Argument(help='The command, as one word: "python examples/bot.py".')
    ] = None,
    game: Annotated[str, typer.Option(help="For example sleuth/avalon-hill; see `loupe games`.")] = NAMES[0],
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = USUAL_SEATS,
    variant: Annotated[list[str] | None, typer.Option(help="A variant; may be repeated.")] = None,
    against: Annotated[str, typer.Option(help="The level of the bots in the other seats.")] = "novice",
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole deals.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed is the same games.")] = 0,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="How long it may think about an action.")
    ] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Show on stderr every line that is said.")] = False,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of the lines.")] = False,
    lang: Language = None,
) -> None:
    """Let a command play, a line of JSON in and a line of JSON out, and say what it did wrong."""
    language = language_of(lang)
    try:
        rules, edition = rules_of(game)
        if schema:
            typer.echo(msgspec.json.format(msgspec.json.encode(wire.schema(rules.name))).decode())
            return
        if command is None:
            refuse(say("bot-no-command", language))
        check_player(COMMAND + command)
        check_player(against)
        rules.arrange(edition, seats, tuple(variant or ()))
    except Refusal as wrong:
        refuse(wrong.sentence(language))
    players = (COMMAND + command, *[against] * (seats - 1))
    match = Match(game, players, tuple(variant or ()), seed=seed, seconds=seconds)
    if not _tried(match, games, lines, language):
        raise typer.Exit(FAULTY)


def _tried(match: Match, games: int, lines: bool, language: str) -> bool:
    """Play and tell of every game; return whether all went without a fault."""
    console = Console(markup=False, emoji=False, highlight=False, soft_wrap=True)
    faultless, number = True, 0
    for deal in range(match.deals_for(games)):
        for played in play_deal(match, deal, _shown if lines else None).games:
            number += 1
            console.print(_told(number, played, language))
            for fault in played.faults:
                if played.seating[fault.seat] == 0:
                    faultless = False
                    terms = {"event": fault.event, "kind": fault.kind, "detail": printable(fault.detail)}
                    console.print("  " + say("bot-fault", language, **terms))
    console.print(say("bot-verdict", language, faults="no" if faultless else "yes"))
    return faultless


def _told(number: int, played: Played, language: str) -> str:
    seat = played.seating.index(0)
    won = "yes" if seat in played.winners else "no"
    mistaken = "yes" if seat in played.wrong else "no"
    return say(
        "bot-game", language, number=number, seat=seat + 1, turns=played.turns, won=won, mistaken=mistaken
    )


def _shown(line: bytes, answered: bool) -> None:
    print("<" if answered else ">", line.decode(errors="replace").rstrip(), file=sys.stderr, flush=True)

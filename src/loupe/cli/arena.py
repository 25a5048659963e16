"""`loupe arena`: matches between players, with statistics."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from loupe.arena.contest import Contest
from loupe.arena.contestants import players_in
from loupe.arena.ledger import Ledger
from loupe.arena.match import Match
from loupe.arena.plot import check_format, plot
from loupe.arena.sprt import Decision, Sprt, Verdict
from loupe.arena.standings import Report, report
from loupe.arena.workers import Workers
from loupe.cli.play import INTERRUPTED, Language, language_of, refuse
from loupe.cli.settings import BadOption, house_rules
from loupe.games.registry import NAMES, rules_of
from loupe.games.vocabulary import Refusal
from loupe.i18n import say

GLANCE = 1.0
"""Seconds between two looks at the standings while a match goes on."""


def arena(
    players: Annotated[
        str,
        typer.Option(help='Who plays: levels of bots, or "cmd:COMMAND", with commas between them.'),
    ],
    game: Annotated[str, typer.Option(help="For example sleuth/avalon-hill; see `loupe games`.")] = NAMES[0],
    variant: Annotated[list[str] | None, typer.Option(help="A variant; may be repeated.")] = None,
    house: Annotated[
        list[str] | None, typer.Option(help="A changed knob, as knob=value; may be repeated.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="More seats than players: the last one takes all that are left.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole deals.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed is the same match.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; else one for each core.")] = None,
    cluster: Annotated[
        str, typer.Option(help="dask://HOST:PORT or ray://HOST:PORT; dask:// starts one here.")
    ] = "",
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="How long a command may think about an action.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    out: Annotated[Path | None, typer.Option(help="A file of JSON lines for every deal played.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the file of --out.")] = False,
    pictures: Annotated[
        list[Path] | None, typer.Option("--plot", help="A .png or .svg file to draw; may be repeated.")
    ] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop once it is decided how strong the first player is.")
    ] = False,
    weaker: Annotated[float, typer.Option(help="--sprt: it wins so many times its fair share, or ...")] = 1.0,
    stronger: Annotated[float, typer.Option(help="--sprt: ... so many times.")] = 1.2,
    lang: Language = None,
) -> None:
    """Let players play many games, every deal with each of them in every seat, and say who is better."""
    language = language_of(lang)
    try:
        match = _match(players, game, variant, house, seats, seed, seconds)
        for picture in pictures or ():
            check_format(picture)
        test = _test(weaker, stronger) if sprt else None
        workers = Workers(jobs or os.cpu_count() or 1, cluster)
        contest, finished = _play(match, games, test, workers, out, resume, language)
        result = report(match, contest.deals, test)
        for picture in pictures or ():
            plot(result, contest.deals, picture, language)
    except Refusal as wrong:
        refuse(wrong.sentence(language))
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
    else:
        Console(markup=False, emoji=False, highlight=False).print(_told(result, language))
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _match(
    players: str,
    game: str,
    variant: list[str] | None,
    house: list[str] | None,
    seats: int | None,
    seed: int,
    seconds: float | None,
) -> Match:
    sitting = players_in(players)
    if seats is not None:
        if len(sitting) > seats:
            raise BadOption("too-many-people", seats=seats)
        sitting += sitting[-1:] * (seats - len(sitting))
    match = Match(game, sitting, tuple(variant or ()), house_rules(house or ()), seed, seconds)
    rules, edition = rules_of(game)
    rules.arrange(edition, match.seats, match.variants, match.house)
    return match


def _test(weaker: float, stronger: float) -> Sprt:
    if not 0 <= weaker < stronger:
        raise BadOption("sprt-order", weaker=f"{weaker:g}", stronger=f"{stronger:g}")
    return Sprt(weaker, stronger)


def _play(
    match: Match,
    games: int,
    test: Sprt | None,
    workers: Workers,
    out: Path | None,
    resume: bool,
    language: str,
) -> tuple[Contest, bool]:
    """Play, and tell whether it was to the end."""
    with ExitStack() as stack:
        ledger = stack.enter_context(Ledger(out, match, resume)) if out else None
        contest = Contest(match, games, ledger.deals if ledger else {}, test)
        display = stack.enter_context(Display(contest, language))
        try:
            for deal in contest.go_on(workers):
                if ledger:
                    ledger.add(deal)
                display.step()
        except KeyboardInterrupt:
            return contest, False
    return contest, True


# What is shown.


class Display:
    """The standings while a match goes on, on stderr, if that is a terminal."""

    def __init__(self, contest: Contest, language: str) -> None:
        self.contest, self.language = contest, language
        self._console = Console(stderr=True, markup=False, emoji=False, highlight=False)
        self._bar = Progress(BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
        self._task = self._bar.add_task("", total=contest.wanted * contest.match.seats)
        self._live = Live(self._bar, console=self._console, transient=True, refresh_per_second=4)
        self._looked = 0.0

    def __enter__(self) -> Display:
        if self._console.is_terminal:
            self._live.start()
            self.step()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def step(self) -> None:
        """Show that one more deal is done."""
        if not self._live.is_started:
            return
        deals = self.contest.deals
        self._bar.update(self._task, completed=len(deals) * self.contest.match.seats)
        if deals and monotonic() - self._looked > GLANCE:
            standings = _told(report(self.contest.match, deals, self.contest.test), self.language)
            self._live.update(Group(self._bar, standings))
            # A long match takes long to sum up: look less often then.
            self._looked = monotonic() + len(deals) / 500


def _told(result: Report, language: str) -> Group:
    lines = [
        say("arena-games", language, games=result.games, deals=result.deals, draws=result.draws),
        say("arena-turns", language, turns=decimal(result.turns, 1, language)),
    ]
    if result.broken_off:
        lines.append(say("arena-broken-off", language, games=result.broken_off))
    lines += [say("arena-fault", language, fault=name, times=n) for name, n in result.faults.items()]
    if result.sprt:
        lines.append(_verdict(result, result.sprt, language))
    lines.append(say("arena-interval", language, percent=round(100 * result.confidence)))
    return Group(_table(result, language), *lines)


def _table(result: Report, language: str) -> Table:
    table = Table()
    table.add_column(say("arena-player", language), overflow="fold", min_width=6)
    for heading in (
        say("arena-seats", language),
        say("arena-win-rate", language),
        say("arena-fair-share", language),
        say("arena-rating", language),
        say("arena-wrong", language),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in result.players:
        table.add_row(
            each.player,
            str(each.seats),
            _ranged(100 * each.win_rate, 100 * each.low, 100 * each.high, 1, language),
            _ranged(each.fair_share, each.fair_low, each.fair_high, 2, language),
            f"{decimal(each.rating, 1, language)} ± {decimal(each.rating_sigma, 1, language)}",
            str(each.wrong),
        )
    return table


def _ranged(value: float, low: float, high: float, digits: int, language: str) -> str:
    """Say a number and the interval around it."""
    said, least, most = (decimal(number, digits, language) for number in (value, low, high))
    return f"{said} [{least} – {most}]"


def decimal(number: float, digits: int, language: str) -> str:
    """Write a number with the decimal sign of the language."""
    return f"{number:.{digits}f}".replace(".", "." if language == "en" else ",")


def _verdict(result: Report, verdict: Verdict, language: str) -> str:
    terms = {
        "player": result.match.players[0],
        "ratio": decimal(verdict.ratio, 2, language),
        "lower": decimal(verdict.lower, 2, language),
        "upper": decimal(verdict.upper, 2, language),
    }
    match verdict.decision:
        case Decision.STRONGER:
            return say("arena-sprt-stronger", language, **terms)
        case Decision.WEAKER:
            return say("arena-sprt-weaker", language, **terms)
        case Decision.OPEN:
            return say("arena-sprt-open", language, **terms)

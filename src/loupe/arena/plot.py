"""A picture of a match: how often each player won, and how that settled from deal to deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from loupe.arena.match import Deal
from loupe.arena.scores import score
from loupe.arena.standings import Report
from loupe.extras import needed
from loupe.games.vocabulary import Refusal
from loupe.i18n import say

FORMATS = (".png", ".svg")
# The same results make the same file: no date in it, and no names drawn by chance.
PLAIN: dict[str, Any] = {".png": {"Software": None}, ".svg": {"Date": None}}
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
MARKERS = "osD^vPX"


class BadPlot(Refusal):
    """A picture was asked for in a format that there is not."""


def check_format(path: Path) -> None:
    """Refuse a file name that is no picture's."""
    if path.suffix not in FORMATS:
        raise BadPlot("unknown-choice", name="--plot", value=path.name, known="*.png, *.svg")


def plot(report: Report, deals: Sequence[Deal], path: Path, language: str = "en") -> None:
    """Draw the picture into a file; its name says the format."""
    check_format(path)
    matplotlib = needed("matplotlib", "arena")
    figures = needed("matplotlib.figure", "arena")
    with matplotlib.rc_context({"svg.hashsalt": "loupe", "svg.fonttype": "none"}):
        figure = figures.Figure(figsize=(10, 4), layout="constrained")
        shares, course = figure.subplots(1, 2)
        _draw_shares(shares, report, language)
        _draw_course(course, report, deals, language)
        figure.suptitle(_title(report))
        figure.savefig(path, dpi=120, metadata=PLAIN[path.suffix])


def _title(report: Report) -> str:
    match = report.match
    return " · ".join((match.game, *match.variants, ", ".join(match.players)))


def _draw_shares(axes: Any, report: Report, language: str) -> None:
    for n, each in enumerate(report.players):
        around = [[each.fair_share - each.fair_low], [each.fair_high - each.fair_share]]
        axes.errorbar(
            each.fair_share, n, xerr=around, fmt=MARKERS[n % 7], color=COLOURS[n % 7], capsize=4, markersize=8
        )
    axes.axvline(1, color="grey", linestyle=":")
    axes.set_yticks(range(len(report.players)), [each.player for each in report.players])
    axes.set_ylim(len(report.players) - 0.5, -0.5)
    axes.set_xlim(left=0)
    axes.set_xlabel(say("arena-plot-shares", language, percent=round(100 * report.confidence)))


def _draw_course(axes: Any, report: Report, deals: Sequence[Deal], language: str) -> None:
    match, ordered = report.match, sorted(deals, key=lambda deal: deal.number)[: report.deals]
    games = [match.seats * n for n in range(1, len(ordered) + 1)]
    for n, each in enumerate(report.players):
        sums = accumulate(score(match, each.player, deal) * match.seats for deal in ordered)
        means = [total / number for number, total in enumerate(sums, 1)]
        axes.plot(
            games, means, color=COLOURS[n % 7], label=each.player, linestyle=("-", "--", "-.", ":")[n % 4]
        )
    axes.axhline(1, color="grey", linestyle=":")
    axes.set_ylim(bottom=0)
    axes.set_xlabel(say("arena-plot-games", language))
    axes.set_ylabel(say("arena-plot-course", language))
    if report.players:
        axes.legend()

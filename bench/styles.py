"""Which part of the master earns how much: with each part switched off, against two sharp players."""

from __future__ import annotations

import os
from functools import partial
from random import Random
from statistics import fmean, stdev

from loupe.arena.table import Table
from loupe.bots.exact import Sharp
from loupe.bots.master import Master, Style
from loupe.games.game import new_game

DEALS = int(os.environ.get("STYLES_DEALS", "60"))
SEATS = 3
STYLES = {
    "all": Style(),
    "without reading": Style(reading=False),
    "without secrecy": Style(secrecy=0.0),
    "without silence": Style(silence=False),
    "without exchanges": Style(exchanges=False),
    "without risks": Style(risks=False),
}


def share(style: Style, number: int) -> float:
    """Return how often it won with one deal, sitting in every seat once."""
    make, won = partial(Master, style=style), 0
    for seat in range(SEATS):
        game = new_game("sleuth/avalon-hill", SEATS, seed=Random(f"styles {number}").getrandbits(60))
        players = [(make if n == seat else Sharp)(game.rules, 100 * number + n) for n in range(SEATS)]
        Table(game, players, number).play()
        won += game.outcome is not None and seat in game.outcome.winners
    return won / SEATS


def main() -> None:
    for name, style in STYLES.items():
        shares = [share(style, number) for number in range(DEALS)]
        around = 1.96 * stdev(shares) / DEALS**0.5
        print(f"{name:20} {SEATS * fmean(shares):.2f} ± {SEATS * around:.2f} x its fair share", flush=True)


if __name__ == "__main__":
    main()

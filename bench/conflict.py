"""One false answer in a game: how soon it can be known, and how well it is found.

Run as `python -m bench conflict`. Players ask at random; one count in the first half is one too many or
too few; seat 0 keeps notes.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median
from typing import Any, NamedTuple

from msgspec.structs import replace

from loupe.deduction.belief import Belief
from loupe.deduction.conflict import conflicts, repairs
from loupe.games.sleuth.events import Answered, SeenShowed, Showed
from loupe.games.vocabulary import Log
from tests.deduction.positions import asked
from tests.play import Table

QUESTIONS = 60


class Finding(NamedTuple):
    """What became of one false answer."""

    later: int | None
    """Questions until it contradicted the rest; None if it never did."""
    rank: int = 0
    """Place of the false announcement among the repairs by then, 0 if it is not there."""
    rank_at_end: int = 0
    smallest: int = 0
    """Announcements in the smallest conflict found by then."""
    milliseconds: float = 0.0


def with_log(view: Any, events: list[Any]) -> Any:
    return replace(view, log=Log(events))


def falsified(table: Table, seed: int) -> tuple[Any, int]:
    view, rng = asked(table, seed, 3 * QUESTIONS).view(0), Random(seed)
    counts = [n for n, e in enumerate(view.log, 1) if isinstance(e, Answered | SeenShowed) and e.asked != 0]
    number = rng.choice(counts[: len(counts) // 2])
    said = view.log[number - 1]
    wrong = replace(said, count=said.count + (1 if said.count == 0 else rng.choice((-1, 1))))
    events = list(view.log)
    events[number - 1] = wrong
    return with_log(view, events), number


def first_contradiction(view: Any, number: int) -> int | None:
    """The length of the shortest beginning of the log that no deal fits."""
    events = list(view.log)
    if Belief.of(view).problem.fits():
        return None
    low, high = number, len(events)
    while low < high:
        middle = (low + high) // 2
        if Belief.of(with_log(view, events[:middle])).problem.fits():
            low = middle + 1
        else:
            high = middle
    return low


def rank_of(view: Any, number: int) -> int:
    """The place of an announcement in the list of suspects that the repairs make."""
    suspects: list[int] = []
    for repair in repairs(view, most=10_000):
        for change in repair.changes:
            if change.number not in suspects:
                suspects.append(change.number)
    return suspects.index(number) + 1 if number in suspects else 0


def examine(table: Table, seed: int) -> Finding:
    view, number = falsified(table, seed)
    known = first_contradiction(view, number)
    if known is None:
        return Finding(None)
    events = list(view.log)
    then = with_log(view, events[:known])
    later = sum(isinstance(e, Answered | SeenShowed | Showed) for e in events[number:known])
    start = time.perf_counter()
    found = conflicts(then)
    rank = rank_of(then, number)
    spent = (time.perf_counter() - start) * 1000
    return Finding(later, rank, rank_of(view, number), len(found.sets[0]), spent)


def main(arguments: list[str] | None = None) -> None:
    games = int((arguments or ["40"])[0])
    print(f"one false count among {QUESTIONS} random questions, {games} games a row, notes of one seat")
    print("                      known  questions  smallest   suspect when known    at the end     ms both")
    print(
        "variant     seats   in time      later  conflict  1st  1st-2nd  1st-3rd  1st  1st-3rd  median  max"
    )
    for variant in ("standard", "supersleuth"):
        for seats in range(3, 8):
            table = Table("sleuth/avalon-hill", seats, () if variant == "standard" else (variant,))
            print_row(variant, seats, [examine(table, seed) for seed in range(games)])


def print_row(variant: str, seats: int, findings: list[Finding]) -> None:
    known = [finding for finding in findings if finding.later is not None]
    if not known:
        print(f"{variant:11} {seats:5}   never known")
        return

    def within(places: int, at_end: bool = False) -> str:
        ranks = [finding.rank_at_end if at_end else finding.rank for finding in known]
        return f"{sum(0 < rank <= places for rank in ranks) / len(known):.0%}"

    print(
        f"{variant:11} {seats:5} {len(known) / len(findings):9.0%} "
        f"{median(finding.later or 0 for finding in known):10.0f} "
        f"{median(finding.smallest for finding in known):9.0f} "
        f"{within(1):>4} {within(2):>8} {within(3):>8} {within(1, True):>4} {within(3, True):>8} "
        f"{median(finding.milliseconds for finding in known):7.1f} "
        f"{max(finding.milliseconds for finding in known):4.0f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])

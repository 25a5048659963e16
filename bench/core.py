"""The counting core: 165 positions with known answers, beside PySDD and OxiDD; samples, questions, calls."""

from __future__ import annotations

import gzip
import itertools
import json
import math
import re
import statistics
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from bench.rivals import RIVALS, timed
from loupe import _core
from loupe.deduction import Problem

POSITIONS = Path(__file__).parents[1] / "tests" / "core" / "data" / "problems.jsonl.gz"
EVERY = 4  # of the positions, every fourth goes to the rivals
SECONDS = 10.0  # that a rival may take for one


class Position(NamedTuple):
    name: str
    group: str
    problem: _core.Problem
    cards: tuple[str, ...]
    missing: int
    deals: int


def positions() -> list[Position]:
    lines = gzip.decompress(POSITIONS.read_bytes()).splitlines()
    return [position(**json.loads(line)) for line in lines]


def position(problem: dict[str, object], answer: dict[str, object]) -> Position:
    read = Problem.of(problem)
    name = str(read.id)
    game = re.match(r"(\d)p-(m\d)-(normal|super)", name)
    group = f"{game[1]} seats, {game[2]}, {game[3]}" if game else "stress"
    return Position(name, group, read.core(), read.cards, len(read.owners) - 1, int(str(answer["deals"])))


def best(call: Callable[[], object], runs: int = 7) -> float:
    """Seconds of this process in the fastest run: what the machine's other work added is left out."""
    times = []
    for _ in range(runs):
        started = time.process_time()
        call()
        times.append(time.process_time() - started)
    return min(times)


def summary(values: Iterable[float], unit: float = 1e-3) -> str:
    ordered = sorted(values)
    high = ordered[math.ceil(0.99 * len(ordered)) - 1]
    figures = (statistics.median(ordered), high, ordered[-1])
    return "  ".join(f"{value / unit:10.3f}" for value in figures)


def count(every: list[Position]) -> dict[str, float]:
    times = {}
    for position in every:
        assert position.problem.count().deals == position.deals
        times[position.name] = best(lambda p=position: p.problem.count())  # type: ignore[misc]
    print("count: total and all marginals, ms         median         99%         max")
    groups = sorted({position.group for position in every})
    for group in groups:
        print(f"  {group:28} {summary(times[p.name] for p in every if p.group == group)}")
    for seats in "34567":
        print(f"  {f'{seats} seats, all':28} {summary(t for name, t in times.items() if name[0] == seats)}")
    return times


def rivals(chosen: list[Position], times: dict[str, float]) -> None:
    print(
        f"\ntime over ours, {len(chosen)} positions, {SECONDS:.0f} s each     median         min         max"
    )
    for rival in RIVALS:
        ratios, wrong = [], 0
        for position in chosen:
            if (run := timed(rival, position.problem, SECONDS)) is None:
                continue
            ratios.append(run[0] / times[position.name])
            wrong += run[1] != position.deals
        figures = (
            f"{statistics.median(ratios):10.0f}  {min(ratios):10.0f}  {max(ratios):10.0f}" if ratios else ""
        )
        print(f"  {rival:32} {figures}   {len(ratios)} finished, {wrong} of their totals wrong")


def questions(position: Position) -> list[tuple[int, int, bool]]:
    """All 43 questions of Sleuth to every other player."""
    elements = [sum(1 << i for i, card in enumerate(position.cards) if e in card) for e in "DPO123RBGY"]
    pairs = [a & b for a, b in itertools.combinations(elements, 2) if a & b]
    shown = "super" not in position.name
    players = range(1, len(position.problem.sizes) - 2)
    return [(o, m, False) for o in players for m in elements] + [
        (o, m, shown) for o in players for m in pairs
    ]


def value_ratio(position: Position, with_solution: bool, count_time: float) -> float:
    asked, missing = questions(position), position.missing if with_solution else None
    return best(lambda: position.problem.worths(asked, missing), 2) / count_time


def values(every: list[Position], times: dict[str, float]) -> None:
    one_missing = [p for p in every if p.problem.sizes[p.missing] == 1]
    several = [p for p in every if p.problem.sizes[p.missing] > 1]
    print("\nall questions of a turn, over one count             median         99%         max")
    for label, chosen, with_solution in (
        ("about the deal", every, False),
        ("about the solution, one missing", one_missing, True),
        ("about the solution, two or three", several, True),
    ):
        ratios = [value_ratio(position, with_solution, times[position.name]) for position in chosen]
        print(f"  {label:38} {summary(ratios, 1)}")


def samples(every: list[Position]) -> None:
    rates = []
    for position in every:
        counted = position.problem.count()
        rates.append(0.02 / best(lambda c=counted: c.sample(20_000, 1), 3))  # type: ignore[misc]
    print("\nexact samples, million a second                     median         min         max")
    print(f"  {'':38} {statistics.median(rates):10.3f}  {min(rates):10.3f}  {max(rates):10.3f}")


def calls(every: list[Position]) -> None:
    trivial = _core.Problem(1, [1])
    overhead = best(lambda: [trivial.count() for _ in range(1000)]) / 1000
    built = [best(lambda p=p: _core.Problem(36, p.sizes, p.facts)) for p in (q.problem for q in every)]  # type: ignore[misc]
    fits = [best(p.problem.fits) for p in every]
    print(f"\na call from Python: count of one card {overhead * 1e6:.2f} us")
    print("us                                                  median         99%         max")
    print(f"  {'a problem built from masks':38} {summary(built, 1e-6)}")
    print(f"  {'does any deal fit':38} {summary(fits, 1e-6)}")


def main() -> None:
    every = positions()
    games = [position for position in every if position.group != "stress"]
    times = count(every)
    calls(every)
    samples(games)
    values(games, times)
    rivals(every[::EVERY], times)


if __name__ == "__main__":
    main()

"""Proofs of what is certain in positions of games: how many there are, how long, how fast.

Run as `python -m bench proof`, or with a number of positions as `python -m bench.proof 10000`.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

from loupe.deduction.proof import Contradictory, Kind, Proof, Unsettled, WrongProof, check, explain
from loupe.games.vocabulary import Owner
from tests.deduction.positions import positions
from tests.play import Table
from tests.proof.test_games import settled

POSITIONS = 300
CELLS = 12
"""How many of a position's settled cells are proved, drawn at random."""
SIGHT = (Kind.SEEN, Kind.ELSEWHERE)
"""What takes no more than a look."""
TABLES = [
    *(Table("sleuth/avalon-hill", seats) for seats in range(3, 8)),
    *(Table("sleuth/eagle-gryphon", seats, ("supersleuth",)) for seats in range(3, 8)),
    *(Table("sleuth/chasse-aux-diamants", seats) for seats in range(3, 8)),
    Table("sleuth/face2face", 4, ("missing-gems-3",)),
    Table("cluedo/card-game", 3),
    Table("cluedo/card-game", 4, ("advanced",)),
]


class Finding(NamedTuple):
    """A proof, what it took, and whether the checker accepts it."""

    proof: Proof | None
    milliseconds: float
    accepted: bool
    checking: float


def find(view: Any, card: str, owner: Owner) -> Finding:
    began = time.perf_counter()
    try:
        proof = explain(view, card, owner)
    except (Unsettled, Contradictory):  # the core says that it is settled, so this would be a proof not found
        return Finding(None, 0.0, False, 0.0)
    found = time.perf_counter()
    try:
        check(proof, view)
        accepted = True
    except WrongProof:
        accepted = False
    return Finding(proof, 1000 * (found - began), accepted, 1000 * (time.perf_counter() - found))


def findings(n: int) -> Iterator[Finding]:
    rng = Random(3)
    for view in positions(TABLES, n, seed=7):
        cells = [(card, owner) for card, owner, _ in settled(view)]
        for card, owner in rng.sample(cells, min(CELLS, len(cells))):
            yield find(view, card, owner)


def hardest(proof: Proof) -> Kind:
    return max((step.kind for step in proof.all_steps), key=list(Kind).index)


def shares(kinds: Counter[Kind]) -> str:
    return ", ".join(f"{kind} {kinds[kind] / kinds.total():.2%}" for kind in Kind)


def report(name: str, numbers: list[float], unit: str = "") -> None:
    percent = quantiles(numbers, n=100)
    print(f"{name}: median {median(numbers):.2f}, 99% {percent[98]:.2f}, max {max(numbers):.2f}{unit}")


def main(n: int = POSITIONS) -> None:
    found = list(findings(n))
    proofs = [finding.proof for finding in found if finding.proof]
    steps = [step for proof in proofs for step in proof.all_steps]
    print(f"{n} positions, {len(found)} settled cells")
    print(f"with a proof: {len(proofs) / len(found):.2%}")
    print(f"accepted by the checker: {sum(f.accepted for f in found) / len(found):.2%}")
    print(f"announcements a step: {mean(len(step.facts) for step in steps):.2f}")
    print(f"steps a proof: {mean(sum(1 for _ in proof.all_steps) for proof in proofs):.2f}")
    report("steps", [float(sum(1 for _ in proof.all_steps)) for proof in proofs])
    print(f"steps by kind: {shares(Counter(step.kind for step in steps))}")
    print(f"proofs by the hardest kind: {shares(Counter(map(hardest, proofs)))}")
    report("finding", [finding.milliseconds for finding in found], " ms")
    thought = [f for f in found if f.proof and hardest(f.proof) not in SIGHT]
    report(f"finding the {len(thought)} that take more than a look", [f.milliseconds for f in thought], " ms")
    report("steps of these", [float(sum(1 for _ in f.proof.all_steps)) for f in thought if f.proof])
    print(f"within 100 ms: {mean(f.milliseconds <= 100 for f in found):.2%}")
    report("checking", [finding.checking for finding in found], " ms")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))

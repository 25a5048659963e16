"""The same exact counts by general tools: PySDD (a right-linear vtree) and OxiDD (zero-suppressed diagrams).

Both get what a user of them would write: one variable a card and owner that are possible together, in the
order of the cards. Each builds the diagram, then the total and all marginals.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from loupe import _core


class Encoded(NamedTuple):
    """Variables, and constraints: between `low` and `high` of these variables are true."""

    n_vars: int
    constraints: list[tuple[list[int], int, int]]


def encode(problem: _core.Problem) -> Encoded:
    possible = problem.possible()
    owners = range(len(problem.sizes))
    pairs = [(c, o) for c in range(problem.n_cards) for o in owners if possible[o] >> c & 1]
    number = {pair: i for i, pair in enumerate(pairs)}
    constraints = [([number[c, o] for o in owners if (c, o) in number], 1, 1) for c in range(problem.n_cards)]
    hands = [(o, (1 << problem.n_cards) - 1, size, size) for o, size in enumerate(problem.sizes)]
    for owner, mask, low, high in hands + problem.facts:
        held = [number[c, owner] for c in range(problem.n_cards) if mask >> c & 1 and (c, owner) in number]
        constraints.append((held, low, min(high, len(held))))
    return Encoded(len(pairs), [c for c in constraints if c[0]])


def between(
    variables: list[int], low: int, high: int, literal: Callable[[int], Any], true: Any, false: Any
) -> Any:
    """The function 'from low to high of these', by counting from the last variable to the first."""
    counts = [true if low <= n <= high else false for n in range(len(variables) + 1)]
    for variable in reversed(variables):
        x = literal(variable)
        counts = [(x & after) | (~x & here) for here, after in pairwise(counts)]
    return counts[0]


def conjoin(parts: Iterable[Any], true: Any) -> Any:
    whole = true
    for part in parts:
        whole = whole & part
    return whole


def pysdd(encoded: Encoded) -> int:
    sdd = import_module("pysdd.sdd")
    manager = sdd.SddManager.from_vtree(sdd.Vtree(var_count=encoded.n_vars, vtree_type="right"))
    true, false = manager.true(), manager.false()
    parts = (
        between(vs, low, high, lambda v: manager.literal(v + 1), true, false)
        for vs, low, high in encoded.constraints
    )
    wmc = conjoin(parts, true).wmc(log_mode=False)
    total = wmc.propagate()
    for variable in range(1, encoded.n_vars + 1):
        wmc.literal_derivative(variable)
    rounded: int = round(total)
    return rounded


def oxidd(encoded: Encoded) -> int:
    manager = import_module("oxidd.zbdd").ZBDDManager(1 << 24, 1 << 20, 1)
    manager.add_vars(encoded.n_vars)
    true, false = manager.true(), manager.false()
    parts = (between(vs, low, high, manager.var, true, false) for vs, low, high in encoded.constraints)
    whole = conjoin(parts, true)
    for variable in range(encoded.n_vars):
        (whole & manager.var(variable)).sat_count(encoded.n_vars)
    return int(whole.sat_count(encoded.n_vars))


RIVALS = {"PySDD": pysdd, "OxiDD": oxidd}


def _run(rival: str, encoded: Encoded, pipe: Connection) -> None:
    RIVALS[rival](Encoded(2, [([0, 1], 1, 1)]))  # imports and first-use costs are not counted
    started = time.process_time()
    total = RIVALS[rival](encoded)
    pipe.send((time.process_time() - started, total))


def timed(rival: str, problem: _core.Problem, limit: float) -> tuple[float, int] | None:
    """Seconds and total, in a process of its own; None when it takes longer than the limit."""
    context = get_context("fork")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(rival, encode(problem), there))
    process.start()
    there.close()
    try:
        return here.recv() if here.poll(limit) else None
    except EOFError:  # it died, of memory for instance
        return None
    finally:
        process.kill()
        process.join()

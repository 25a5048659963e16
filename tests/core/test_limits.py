"""A hostile problem ends with a clear error, soon; anybody can stop a count."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable

import pytest

from loupe import _core
from tests.core import oracle

SIZES = [6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5]


def hostile(seed: int) -> _core.Problem:
    """64 cards, 12 owners, 40 true facts about random sets."""
    rng = random.Random(seed)
    truth = oracle.random_deal(rng, SIZES)
    facts = []
    for _ in range(40):
        owner, mask = rng.randrange(12), rng.getrandbits(64)
        held = oracle.held(truth, owner, mask).bit_count()
        facts.append((owner, mask, held, held))
    return _core.Problem(64, SIZES, facts)


@pytest.mark.parametrize("seed", range(2))
def test_too_much_work_is_an_error(seed: int) -> None:
    problem = hostile(seed)
    calls: list[Callable[[], object]] = [
        lambda: problem.count(max_states=1_000_000),
        lambda: problem.possible(max_states=1_000_000),
        lambda: problem.answers([(0, 0b111, False)], 1, max_states=1_000_000),
    ]
    for call in calls:
        started = time.monotonic()
        with pytest.raises(_core.LimitExceeded, match="max_states = 1000000"):
            call()
        assert time.monotonic() - started < 5


def test_many_solutions_are_too_much_work() -> None:
    """Half of 64 cards missing: more sets than anybody could list."""
    problem = _core.Problem(64, [32, 32])
    with pytest.raises(_core.LimitExceeded):
        problem.answers([], 1, max_states=100_000)


def test_cancelling_from_another_thread() -> None:
    problem, cancel = hostile(1), _core.Cancel()
    timer = threading.Timer(0.05, cancel.set)
    timer.start()
    started = time.monotonic()
    with pytest.raises(_core.Cancelled):
        problem.count(cancel=cancel, max_states=100_000_000)
    assert time.monotonic() - started < 2
    timer.join()


def test_a_count_lets_other_threads_run() -> None:
    """The GIL is released: this thread goes on while another counts."""
    problem, cancel, ticks = hostile(1), _core.Cancel(), 0

    def count() -> None:
        with pytest.raises(_core.Cancelled):
            problem.count(cancel=cancel, max_states=100_000_000)

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(20):
        time.sleep(0.001)
        ticks += thread.is_alive()
    cancel.set()
    thread.join()
    assert ticks > 10


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((65, [65]), "0 to 64 cards"),
        ((-1, [0]), "0 to 64 cards"),
        ((2, []), "1 to 12 owners"),
        ((2, [1] * 13), "1 to 12 owners"),
        ((2, [-1, 3]), "a hand has 0 to 64 cards"),
        ((2, [1, 1], [(2, 1, 0, 1)]), "no such owner"),
        ((2, [1, 1], [(0, 4, 0, 1)]), "no such card"),
        ((2, [1, 1], [], [(0, 3, [1, 2])]), "a weight for every pattern"),
        ((8, [4, 4], [], [(0, 127, [1] * 128)]), "six cards at most"),
    ],
)
def test_what_is_no_problem_is_refused(arguments: tuple[object, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        _core.Problem(*arguments)  # type: ignore[arg-type]


def test_indices_out_of_range_are_refused() -> None:
    problem = _core.Problem(2, [1, 1], [(0, 1, 0, 1)])
    with pytest.raises(ValueError, match="no such fact"):
        problem.fits([1])
    with pytest.raises(ValueError, match="no such owner"):
        problem.answers([], 2)
    with pytest.raises(ValueError, match="no such card"):
        problem.count().held(2, 0)
    with pytest.raises(IndexError, match="no such question"):
        problem.answers([]).table(0)

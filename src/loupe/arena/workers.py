"""Playing the deals of a match in many processes, on this machine or on a cluster.

What a deal comes to is a function of the match and its number alone, and it is kept under that number: so it
does not matter who plays it, and a deal lost with a worker that died is simply played again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any

from loupe.arena.match import Deal, Match, play_deal
from loupe.extras import needed
from loupe.games.vocabulary import Refusal

MOST_DEATHS = 3
"""So often in a row workers may die without a single deal done in between."""

CHUNK = 8
"""Deals a worker that are handed out at once where results can't be had one by one."""


class BadWorkers(Refusal):
    """The workers can't be had, or die again and again."""


@dataclass(frozen=True)
class Workers:
    """How many processes, and where: `dask://…`, `ray://…`, or, with nothing, here."""

    jobs: int = 1
    cluster: str = ""

    def played(
        self, match: Match, numbers: Iterable[int], play: Callable[[Match, int], Deal] = play_deal
    ) -> Generator[Deal, None, None]:
        """Give the deals in the order of their numbers, each as soon as those before it are done."""
        waiting, deaths = list(numbers), 0
        with ExitStack() as stack:
            run = self._runner(stack)
            while waiting:
                try:
                    for deal in run(partial(play, match), waiting.copy()):
                        waiting.remove(deal.number)
                        deaths = 0
                        yield deal
                except self._death() as died:
                    deaths += 1
                    if deaths == MOST_DEATHS:
                        raise BadWorkers("workers-die", deals=deaths, number=waiting[0]) from died

    def _death(self) -> tuple[type[Exception], ...]:
        """Return what is raised when a worker has died."""
        if self.cluster.startswith("dask://"):
            return BrokenProcessPool, needed("distributed", "dask").KilledWorker
        return (BrokenProcessPool,)

    def _runner(self, stack: ExitStack) -> Runner:
        joblib = needed("joblib", "arena")
        stack.enter_context(self._backend(joblib, stack))
        # A cluster is used as a whole.
        run = _in_chunks if self.cluster.startswith("ray://") else _one_by_one
        return partial(run, joblib, -1 if self.cluster else self.jobs)

    def _backend(self, joblib: Any, stack: ExitStack) -> AbstractContextManager[Any]:
        kind, found, address = self.cluster.partition("://")
        match kind:
            case "" if not found:
                return nullcontext()
            case "dask" if found:
                return _dask(joblib, address, self.jobs, stack)
            case "ray" if found:
                return _ray(joblib, address, stack)
        raise BadWorkers("unknown-choice", name="--cluster", value=self.cluster, known="dask://…, ray://…")


Runner = Callable[[Callable[[int], Deal], list[int]], Iterable[Deal]]


def _one_by_one(joblib: Any, jobs: int, play: Callable[[int], Deal], numbers: list[int]) -> Iterator[Deal]:
    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator", batch_size=1, pre_dispatch="3*n_jobs")
    deals: Iterator[Deal] = parallel(joblib.delayed(play)(number) for number in numbers)
    return deals


def _in_chunks(joblib: Any, jobs: int, play: Callable[[int], Deal], numbers: list[int]) -> Iterator[Deal]:
    parallel = joblib.Parallel(n_jobs=jobs)
    size = CHUNK * parallel._effective_n_jobs()
    for start in range(0, len(numbers), size):
        yield from parallel(joblib.delayed(play)(number) for number in numbers[start : start + size])


def _dask(joblib: Any, address: str, jobs: int, stack: ExitStack) -> AbstractContextManager[Any]:
    distributed = needed("distributed", "dask")
    where = (
        {"address": f"tcp://{address}"}
        if address
        else {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
    )
    try:
        client = stack.enter_context(distributed.Client(**where))
    except OSError as wrong:
        raise BadWorkers("no-cluster", cluster=f"dask://{address}", problem=str(wrong)) from wrong
    backend: AbstractContextManager[Any] = joblib.parallel_config(backend="dask", client=client)
    return backend


def _ray(joblib: Any, address: str, stack: ExitStack) -> AbstractContextManager[Any]:
    ray, util = needed("ray", "ray"), needed("ray.util.joblib", "ray")
    try:
        ray.init(f"ray://{address}" if address else None, log_to_driver=False)
    except ConnectionError as wrong:
        raise BadWorkers("no-cluster", cluster=f"ray://{address}", problem=str(wrong)) from wrong
    stack.callback(ray.shutdown)
    util.register_ray()
    backend: AbstractContextManager[Any] = joblib.parallel_config(backend="ray")
    return backend

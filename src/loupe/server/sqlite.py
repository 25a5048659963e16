"""Transactions on a SQLite file, each run whole in one thread: it is not changed for every statement.

Those that write and come at the same moment share a commit, and so the wait for the disk; each is done or
undone for itself, and nobody is told that it is done before the disk has it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
READERS = 2
MOST_TOGETHER = 64
"""So many transactions share a commit."""

Story = Callable[[Any], Coroutine[Any, Any, T]]
"""What is done in a transaction: told of an `AsyncConnection`, so that it is the same on PostgreSQL."""


class Here:
    """A connection in the thread that it is used in: what is awaited has been done already."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Any, *rows: Any) -> Any:
        """Execute a statement."""
        return self._connection.execute(statement, *rows)

    async def scalar(self, statement: Any) -> Any:
        """Return the first column of the first row."""
        return self._connection.scalar(statement)


class Waiting(Generic[T]):
    """A transaction that waits its turn, and whoever waits for it."""

    def __init__(self, story: Story[T]) -> None:
        self.story = story
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.result: T | None = None
        self.wrong: BaseException | None = None

    def settle(self) -> None:
        """Tell whoever waits, if he still does."""
        if self.done.done():
            return
        if self.wrong is not None:
            self.done.set_exception(self.wrong)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


class Strands:
    """The threads of one SQLite file: one that writes, and some that read."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reads")
        self._writer = ThreadPoolExecutor(1, "sqlite-writes")
        self._waiting: list[Waiting[Any]] = []
        self._writes = False

    def close(self, *_: object) -> None:
        """Let the threads end."""
        self._readers.shutdown(wait=False)
        self._writer.shutdown(wait=False)
        self._engine.dispose()

    async def read(self, statement: sa.Select[Any]) -> Sequence[Any]:
        """Return all rows."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statement)

    def _read(self, statement: sa.Select[Any]) -> Sequence[Any]:
        with self._reading.connect() as connection:
            return connection.execute(statement).all()

    async def write(self, story: Story[T]) -> T:
        """Run a transaction, with others that wait, and return what it does when the disk has it."""
        waiting = Waiting(story)
        self._waiting.append(waiting)
        if not self._writes:
            self._writes = True
            self._work = asyncio.create_task(self._write())
        return await waiting.done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            together, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            await loop.run_in_executor(self._writer, self._commit, together)
            for one in together:
                one.settle()
        self._writes = False

    def _commit(self, together: Sequence[Waiting[Any]]) -> None:
        """Run transactions in one; if that fails as a whole, each has failed."""
        try:
            with self._engine.connect() as connection, connection.begin():
                for one in together:
                    _run(connection, one)
        except BaseException as wrong:
            for one in together:
                one.wrong = one.wrong or wrong


def _run(connection: sa.Connection, one: Waiting[Any]) -> None:
    part = connection.begin_nested()
    try:
        one.result = _told(one.story(Here(connection)))
        part.commit()
    except BaseException as wrong:
        one.wrong = wrong
        # A full disk undoes all that was done together, and then there is no such part any more.
        part.rollback()


def _told(story: Coroutine[Any, Any, T]) -> T:
    """Run what never has to wait."""
    try:
        story.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise RuntimeError("a transaction waits for nothing else")

"""Reviews of finished games: worked out beside the requests, a few at a time, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from loupe.games.telling import Telling
from loupe.record import ALL, BrokenRule, MalformedRecord, Record, check, load_with_lines, record_of
from loupe.server.identity import Signer
from loupe.server.problems import HttpRefusal
from loupe.study import leaves_of, review
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.refusals import Busy, TableRefusal, Unknown
from loupe.tables.table import Phase, Table

MOST_BYTES = 1_000_000
"""The longest record that somebody may send: twenty times that of a long game."""
AT_ONCE, MOST_WAITING, MOST_KEPT = 2, 40, 60
SHARED = "."
"""What stands between a table's name and the proof that its review was shared."""


class LookedBack(Struct, frozen=True):
    """What is the same for everybody who looks back upon a game, as JSON."""

    review: Raw
    leaves: Raw
    knobs: Raw


class Unfit(HttpRefusal):
    """A file that is no record, or none of a game by the rules; it says on which line."""

    def __init__(self, because: Telling, status: int) -> None:
        super().__init__("review-unfit", status)
        self._because = because

    @property
    def telling(self) -> Telling:
        """What is wrong, and where."""
        return Telling("refusal-review-unfit", parts={"problem": (self._because,)})


Work: TypeAlias = Callable[[], LookedBack]


class Reviews:
    """The reviews that were asked for of late; whoever asks for one that is in work waits for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, LookedBack] = OrderedDict()
        self._running: dict[str, asyncio.Task[LookedBack]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    async def of_table(self, table: Table) -> LookedBack:
        """Return the review of a table whose game is over."""
        record = record_at(table)
        # Names change when somebody is forgotten.
        key = f"table {table.id} {record.names}"
        return await self._once(key, lambda: _looked_back(record))

    async def of_file(self, raw: bytes) -> LookedBack:
        """Return the review of a record that somebody sent, or refuse it."""
        return await self._once(f"file {sha256(raw).hexdigest()}", lambda: _looked_back(_read(raw)))

    async def _once(self, key: str, work: Work) -> LookedBack:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._running:
            if len(self._running) >= MOST_WAITING:
                raise Busy("too-busy")
            self._running[key] = asyncio.create_task(self._run(key, work))
        # Who goes away leaves it to the others who wait for it.
        return await asyncio.shield(self._running[key])

    async def _run(self, key: str, work: Work) -> LookedBack:
        try:
            async with self._places:
                done = await asyncio.to_thread(work)
        finally:
            del self._running[key]
        self._kept[key] = done
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return done


def _looked_back(record: Record) -> LookedBack:
    encode, setup = msgspec.json.Encoder(enc_hook=list).encode, record.setup
    knobs = encode(setup.knobs)  # type: ignore[attr-defined]  # every game's setup has its own
    return LookedBack(Raw(encode(review(record))), Raw(encode(leaves_of(record))), Raw(knobs))


def _read(raw: bytes) -> Record:
    try:
        record, lines = load_with_lines(raw)
        check(record)
    except MalformedRecord as wrong:
        raise Unfit(wrong.telling, 400) from wrong
    except BrokenRule as wrong:
        line = {"line": str(lines[wrong.event - 1])}
        told = Telling("record-on-line", line, parts={"problem": (wrong.telling,)})
        raise Unfit(told, 422) from wrong
    return record


def record_at(table: Table) -> Record:
    """Return the whole record of a game that is over."""
    if table.phase is Phase.CANCELLED:
        raise TableRefusal("never-ended")
    if table.phase is not Phase.OVER or table.game is None:
        raise TableRefusal("not-over-yet")
    return record_of(table.game, table.names, ALL, begun(table))


def begun(table: Table) -> date:
    """Return the day on which a table was set up."""
    return datetime.fromtimestamp(table.entries[0].at, UTC).date()


# Links that others may follow.


def shared(signer: Signer, table: str) -> str:
    """Return the name by which anybody may look back upon a table's game."""
    return f"{table}{SHARED}{_proof(signer, table)}"


async def table_for(tables: Tables, signer: Signer, name: str, person: Person) -> Table:
    """Return the finished table that is called so, or whose review was shared by this name."""
    id, dot, proof = name.partition(SHARED)
    if not dot:
        table = await tables.look_for(id, person)
    elif signer.same(proof, _proof(signer, id)):
        table = await tables.look(id)
    else:
        raise Unknown
    record_at(table)
    return table


def _proof(signer: Signer, table: str) -> str:
    return signer.hidden(f"review {table}")[:32]

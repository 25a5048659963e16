"""Back-ups: one file with all rows, the same from SQLite and PostgreSQL, taken and restored while nodes run.

It is packed text. The first line says what it is; then comes, for each table of the database, a line with
its columns, and its rows, a line each; the last line counts them, so that half a file is known to be one.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from loupe.games.vocabulary import Refusal
from loupe.server.database import READING, SECRETS, revisions, upgrade_to
from loupe.server.epoch import ROW, begun

FORMAT = 1
AT_ONCE = 500
"""So many rows are read or written in one statement."""
STAMP = "alembic_version"

Row: TypeAlias = list[Any]


class Unusable(Refusal):
    """A file that is no back-up, or not a whole one, or of a Loupe that is newer than this."""


class NotEmpty(Refusal):
    """There is something in the database that a back-up would replace."""


class Header(Struct, frozen=True, tag="loupe-backup"):
    """What the file is."""

    format: int
    version: str
    revision: str
    """Of the database's tables."""
    at: float


class Rows(Struct, frozen=True, tag="table"):
    """Whose rows come next."""

    name: str
    columns: list[str]


class End(Struct, frozen=True, tag="end"):
    """That was all."""

    rows: int


Line: TypeAlias = Header | Rows | End | Row
_LINES: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


# Writing one.


async def back_up(engine: AsyncEngine, file: Path, now: float | None = None) -> int:
    """Write everything that is in the database at one moment, and return how many rows that was."""
    half = file.with_name(f"{file.name}.part")
    count = 0
    try:
        # Nobody else may read it: it holds what cookies are signed with.
        with open(half, "wb", opener=_private) as raw, gzip.open(raw, "wb", compresslevel=6) as packed:
            async with _still(engine) as connection:
                async for line in _lines(connection, time.time() if now is None else now):
                    packed.write(msgspec.json.encode(line) + b"\n")
                    count += isinstance(line, list)
                packed.write(msgspec.json.encode(End(count)) + b"\n")
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return count


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _still(engine: AsyncEngine) -> Any:
    """Connect, to see all as it is at one moment, whoever writes meanwhile."""
    options: dict[str, Any] = dict(READING)
    if engine.dialect.name == "postgresql":
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    return engine.execution_options(**options).connect()


async def _lines(connection: AsyncConnection, now: float) -> AsyncIterator[Line]:
    found = await connection.run_sync(_reflected)
    revision = str(await connection.scalar(sa.select(found.tables[STAMP].c.version_num)))
    yield Header(FORMAT, version("loupe"), revision, now)
    for table in found.sorted_tables:
        if table.name == STAMP:
            continue
        yield Rows(str(table.name), [str(column.name) for column in table.columns])
        async with connection.stream(sa.select(table)) as rows:
            async for row in rows.yield_per(AT_ONCE):
                yield list(row)


def _reflected(connection: sa.Connection) -> sa.MetaData:
    found = sa.MetaData()
    found.reflect(connection)
    return found


# Reading one.


async def restore(engine: AsyncEngine, file: Path, *, replace: bool = False) -> int:
    """Put a back-up in place of all that is in the database, or nothing of it; return how many rows."""
    try:
        with gzip.open(file, "rb") as packed:
            return await _restore(engine, packed, replace)
    except (
        gzip.BadGzipFile,
        EOFError,
        zlib.error,
        msgspec.DecodeError,
        KeyError,
        ValueError,
        IntegrityError,
    ):
        raise Unusable("no-backup", file=str(file)) from None


async def _restore(engine: AsyncEngine, packed: BinaryIO | gzip.GzipFile, replace: bool) -> int:
    lines = _read(packed)
    header = next(lines, None)
    if not isinstance(header, Header):
        raise Unusable("no-backup", file=str(packed.name))
    if header.format != FORMAT or header.revision not in revisions():
        raise Unusable("newer-backup", version=header.version)
    async with engine.begin() as connection:
        if not replace and await connection.run_sync(_filled):
            raise NotEmpty("not-empty")
        await connection.run_sync(_emptied)
        await connection.run_sync(upgrade_to, header.revision)
        count = await _fill(connection, lines)
        await connection.execute(sa.delete(SECRETS).where(SECRETS.c.name == ROW))
        await connection.execute(begun())
        await connection.run_sync(upgrade_to, "head")
    return count


def _read(packed: Any) -> Iterator[Line]:
    for line in packed:
        yield _LINES.decode(line)


def _filled(connection: sa.Connection) -> bool:
    """Tell whether anybody has ever used the database."""
    found = _reflected(connection)
    used = [found.tables[name] for name in ("tables", "accounts") if name in found.tables]
    return any(connection.execute(sa.select(table).limit(1)).first() for table in used)


def _emptied(connection: sa.Connection) -> None:
    found = _reflected(connection)
    if "entries" in found.tables and connection.dialect.name == "postgresql":
        # Whoever appends just now ends first, and whoever would waits, and finds another database.
        connection.execute(sa.text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
    found.drop_all(connection)


async def _fill(connection: AsyncConnection, lines: Iterator[Line]) -> int:
    found = await connection.run_sync(_reflected)
    target: tuple[sa.Table, list[str]] | None = None
    waiting: list[dict[str, Any]] = []
    count = 0
    for line in lines:
        if isinstance(line, list) and target is not None:
            waiting.append(dict(zip(target[1], line, strict=True)))
            count += 1
        if target is not None and waiting and (len(waiting) >= AT_ONCE or not isinstance(line, list)):
            await connection.execute(sa.insert(target[0]), waiting)
            waiting = []
        match line:
            case Rows():
                target = found.tables[line.name], line.columns
            case End(rows) if rows == count:
                return count
            case _:
                pass
    raise EOFError

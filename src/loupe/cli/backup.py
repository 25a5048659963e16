"""`loupe backup` and `loupe restore`: all that a server keeps, in one file, while it runs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from loupe.cli.play import refuse
from loupe.cli.saves import saves_folder
from loupe.games.vocabulary import Refusal
from loupe.i18n import choose_language, say

Data = Annotated[Path | None, typer.Option(help="The folder of the database, as for `serve`.")]
Database = Annotated[
    str | None,
    typer.Option(envvar="LOUPE_DATABASE", help="A SQLite file, or postgresql://…, as for `serve`."),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; one that is there is replaced.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write all that a server keeps into a file, as it is at one moment; the server may go on."""
    _run(file, data, database, None)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `loupe backup` has written.")],
    data: Data = None,
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Even though the database is not empty: what is there goes.")
    ] = False,
) -> None:
    """Put a back-up in place of a database; servers that run on it begin anew by themselves."""
    _run(file, data, database, replace)


def _run(file: Path, data: Path | None, database: str | None, replace: bool | None) -> None:
    from loupe.server.addresses import database_at, file_of

    language = choose_language()
    try:
        address = database_at(database, data or saves_folder().parent / "server")
        there = file_of(address)
        if replace is None and there is not None and not there.is_file():
            refuse(say("backup-no-database", language, file=str(there)))
        rows = asyncio.run(_done(file, address, replace))
    except Refusal as wrong:
        refuse(wrong.sentence(language))
    except OSError as wrong:
        refuse(say("backup-failed", language, file=str(file), problem=wrong.strerror or type(wrong).__name__))
    done = "backup-written" if replace is None else "backup-restored"
    typer.echo(say(done, language, file=str(file), rows=rows))


async def _done(file: Path, address: str, replace: bool | None) -> int:
    from loupe.server.backup import back_up, restore
    from loupe.server.database import open_database

    engine = open_database(address)
    try:
        if replace is None:
            return await back_up(engine, file)
        return await restore(engine, file, replace=replace)
    finally:
        await engine.dispose()

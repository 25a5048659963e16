"""The database: its tables, how it is opened, and how it is brought up to date."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from loupe.server.addresses import file_of
from loupe.server.sqlite import Strands

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(40), nullable=False, unique=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(20), nullable=False),
    sa.Column("opened", sa.Double, nullable=False),
    sa.Index("tables_waiting", "public", "phase", "opened"),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("whole", sa.Boolean, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)
ERRANDS = sa.Table(
    "errands",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("kind", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("leased_until", sa.Double, nullable=False),
    sa.Index("errands_due", "at"),
)
PARTS = sa.Table(
    "parts",
    METADATA,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Index("parts_of_table", "table_id"),
)
"""In which tables' logs a person is named at all."""
GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.String(100), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("ended", sa.Double, nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
)
"""The games that have ended."""
RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("games.table_id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("person", sa.String(40)),
    sa.Column("level", sa.String(40)),
    sa.Column("place", sa.Integer),
    sa.Column("wrong", sa.Integer, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("before", sa.Integer),
    sa.Column("after", sa.Integer),
    sa.Index("results_of_person", "person"),
)
"""What came of them, seat by seat; the rating before and after, if they were rated."""
RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("family", sa.String(40), primary_key=True),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("spread", sa.Double, nullable=False),
    sa.Column("shown", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
    sa.Index("ratings_ladder", "family", "shown"),
)
"""How strong a player is held to be; a house player is called by HOUSE and its level."""
SHEETS = sa.Table(
    "sheets",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("sheet", sa.Text, nullable=False),
    sa.Index("sheets_of_person", "person"),
)
"""What somebody has pencilled in on his information sheet, as JSON; `number` counts how often."""

NODES = sa.Table(
    "nodes",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)
"""The processes that serve, and till when each is known to be there."""
PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("node", sa.String(40), primary_key=True),
    sa.Column("windows", sa.Integer, nullable=False),
    sa.Column("until", sa.Double),
    sa.Index("presence_until", "until"),
    sa.Index("presence_of_node", "node"),
)
"""Who has how many sockets open on which node; `until`, without any, he is still held to be there."""
GALLERY = sa.Table(
    "gallery",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.String(40)),
    sa.Index("gallery_of_person", "person"),
)
"""What spectators say among themselves: not part of the table's log."""
MUTES = sa.Table(
    "mutes",
    METADATA,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("other", sa.String(40), primary_key=True),
    sa.Index("mutes_of_other", "other"),
)
"""Whom somebody does not want to hear, at any table."""

SECRETS = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
"""What all nodes on one database share and nobody else knows."""

READING = {"reading": True}
"""The execution option of a connection that only reads, and so waits for no writer."""

ALONE = {"alone": True}
"""The execution option of a connection whose statement can't stand in a transaction."""
PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)
"""For SQLite: nothing acknowledged is lost, and what is deleted is overwritten."""


CONNECTIONS = 10
"""So many a node holds to a PostgreSQL server."""
UPGRADING = 0x10C9E
"""The lock on a PostgreSQL server of the node that brings the database up to date."""


def open_database(address: str) -> AsyncEngine:
    """Open a database by its address: `sqlite:///…`, or `postgresql://…` as all of PostgreSQL takes it."""
    file = file_of(address)
    if file is None:
        connect = partial(asyncpg.connect, address, timeout=5, command_timeout=20)
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
        )
    file.parent.mkdir(parents=True, exist_ok=True)
    # What a statement would have written is in no error: there are hands among it.
    engine = create_async_engine(sa.URL.create("sqlite+aiosqlite", database=str(file)), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def open_strands(engine: AsyncEngine) -> Strands | None:
    """Open a SQLite file a second time, for transactions that run whole in one thread."""
    if engine.dialect.name != "sqlite":
        return None
    here = sa.create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(here, "connect", _prepare)
    event.listen(here, "begin", _begin)
    strands = Strands(here)
    event.listen(engine.sync_engine, "engine_disposed", strands.close)
    return strands


def _prepare(connection: Any, _: object) -> None:
    # The driver would begin transactions by itself, and too late; so they are begun below.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    if connection.get_execution_options().get("alone"):
        return
    # A writer must not read first and find, when it comes to write, that somebody else was quicker.
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


async def settle(engine: AsyncEngine) -> None:
    """Let nothing that was deleted linger on the disk: SQLite's log holds it until it is written back."""
    if engine.dialect.name == "sqlite":
        async with engine.execution_options(**ALONE).connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen: one node at a time, if several start at once."""
    async with engine.begin() as connection:
        # SQLite has one writer at a time anyway.
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))
        await connection.run_sync(upgrade_to, "head")


def upgrade_to(connection: sa.Connection, revision: str) -> None:
    """Run the migrations that lead there."""
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> set[str]:
    """Return all revisions that the migrations lead to."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config

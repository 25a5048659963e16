"""Where the database is: as people write it, and as the drivers want it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from loupe.games.vocabulary import Refusal

POSTGRES = ("postgresql", "postgres")
REDIS = ("redis", "rediss", "unix")
SQLITE = "sqlite:///"
FILE = "loupe.sqlite3"


class BadAddress(Refusal):
    """An address that leads to no database, or no bus."""


def database_at(written: str | None, folder: Path) -> str:
    """Return the address of the database: that of a PostgreSQL server as it is, else the file's.

    People write the path of a SQLite file, or `postgresql://…`, or nothing: then it is in the data folder.
    """
    if not written:
        return f"{SQLITE}{folder / FILE}"
    scheme, colon, _ = written.partition("://")
    if colon and scheme in POSTGRES:
        return written
    path = written.removeprefix(SQLITE)
    if "://" in path or not path.strip():
        raise BadAddress("bad-database", address=_public(written))
    return f"{SQLITE}{Path(path).expanduser()}"


def bus_at(written: str | None) -> str | None:
    """Return the address of Redis, or None where nobody named one."""
    if written and written.partition("://")[0] not in REDIS:
        raise BadAddress("bad-redis", address=_public(written))
    return written or None


def file_of(address: str) -> Path | None:
    """Return the file of a SQLite database; None for one on a server."""
    return Path(address.removeprefix(SQLITE)) if address.startswith(SQLITE) else None


def _public(address: str) -> str:
    """Return an address without its password, to be shown."""
    return urlsplit(address)._replace(netloc="…").geturl() if "@" in address else address

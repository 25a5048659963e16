"""What may go wrong, goes wrong while people play: nothing acknowledged is lost, and all go on."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import stormy
from tests.server.serving import Server, Warm
from tests.services import Postgres, Redis

KILLS = 200
"""So often the long run kills a node."""


@pytest.fixture
def running() -> Iterator[ExitStack]:
    """Whatever is started here is stopped in the end."""
    with ExitStack() as stack:
        yield stack


def node(stack: ExitStack, folder: Path, *options: str, env: dict[str, str] | None = None) -> Server:
    kind = Server if env else Warm
    made = kind(folder, *options, "--requests", "0", env=env)
    stack.callback(made.kill)
    return made


@pytest.mark.parametrize("times", [5, pytest.param(KILLS, marks=pytest.mark.soak)])
def test_a_node_on_sqlite_is_killed_again_and_again(running: ExitStack, tmp_path: Path, times: int) -> None:
    one = node(running, tmp_path / "one")

    async def strike() -> None:
        one.kill()
        await asyncio.to_thread(one.start)

    known = asyncio.run(stormy([one], f"sqlite:///{one.data / 'loupe.sqlite3'}", strike, times))
    assert known.retried


@pytest.mark.parametrize("times", [3, pytest.param(KILLS, marks=pytest.mark.soak)])
def test_one_of_two_nodes_is_killed_again_and_again(
    running: ExitStack, postgres: Postgres, redis: Redis, tmp_path: Path, times: int
) -> None:
    address = postgres.address(postgres.fresh())
    shared = ("--database", address, "--redis", redis.address)
    nodes = [node(running, tmp_path / name, *shared) for name in ("one", "two")]

    async def strike() -> None:
        struck = random.choice(nodes)
        struck.kill()
        await asyncio.to_thread(struck.start)

    asyncio.run(stormy(nodes, address, strike, times))


@pytest.mark.parametrize("times", [1, pytest.param(30, marks=pytest.mark.soak)])
def test_postgresql_is_restarted(running: ExitStack, tmp_path: Path, times: int) -> None:
    postgres = Postgres()
    running.callback(postgres.remove)
    address = postgres.address(postgres.fresh())
    nodes = [node(running, tmp_path / name, "--database", address) for name in ("one", "two")]

    async def strike() -> None:
        await asyncio.to_thread(postgres.stop)
        assert httpx.get(f"{nodes[0].address}/health/live").status_code == 200
        assert httpx.get(f"{nodes[0].address}/health/ready", timeout=30).status_code == 503
        await asyncio.to_thread(postgres.start)
        for one in nodes:
            await asyncio.to_thread(one.wait)

    asyncio.run(stormy(nodes, address, strike, times))


@pytest.mark.parametrize("times", [2, pytest.param(60, marks=pytest.mark.soak)])
def test_the_bus_is_cut(running: ExitStack, postgres: Postgres, tmp_path: Path, times: int) -> None:
    bus = Redis()
    running.callback(bus.kill)
    address = postgres.address(postgres.fresh())
    shared = ("--database", address, "--redis", bus.address)
    nodes = [node(running, tmp_path / name, *shared) for name in ("one", "two")]

    async def strike() -> None:
        bus.kill()
        await asyncio.sleep(random.uniform(0.1, 0.5))
        await asyncio.to_thread(bus.start)

    asyncio.run(stormy(nodes, address, strike, times))


# The disk is full.


def small_disk(stack: ExitStack, folder: Path, size: str) -> Path:
    """Mount a disk of this size, where that is allowed."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "loupe-test", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only who may mount has a disk to fill")
    stack.callback(subprocess.run, ["umount", "-l", str(folder)], check=True)
    return folder


@pytest.mark.parametrize("times", [1, pytest.param(30, marks=pytest.mark.soak)])
def test_the_disk_is_full(running: ExitStack, tmp_path: Path, times: int) -> None:
    disk = small_disk(running, tmp_path / "disk", "40m")
    one = node(running, disk / "one")
    ballast = disk / "ballast"

    async def strike() -> None:
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"\0" * 4096)
        opened = {"settings": {"game": "sleuth/avalon-hill", "seats": 3}, "name": "Eve"}
        async with httpx.AsyncClient() as eve:
            answers = [await eve.post(f"{one.address}/api/tables", json=opened) for _ in range(40)]
        codes = {answer.status_code for answer in answers}
        assert codes <= {201, 503}
        assert 503 in codes
        told = {answer.json()["code"] for answer in answers if answer.status_code == 503}
        assert told == {"storage-failed"}
        ballast.unlink()

    asyncio.run(stormy([one], f"sqlite:///{one.data / 'loupe.sqlite3'}", strike, times))


# Somebody sets the clock.

SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t id, struct timespec *at) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int failed = real(id, at);
  if (id == CLOCK_REALTIME && !failed) {
    FILE *file = fopen(getenv("LOUPE_TEST_CLOCK"), "r");
    long by = 0;
    if (file) { if (fscanf(file, "%ld", &by) != 1) by = 0; fclose(file); }
    at->tv_sec += by;
  }
  return failed;
}
"""


@pytest.fixture
def set_clock(tmp_path: Path) -> dict[str, str]:
    """The environment of a program whose clock is ahead by the seconds in a file."""
    source, built = tmp_path / "shim.c", tmp_path / "shim.so"
    source.write_text(SHIM)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(built), str(source), "-ldl"], check=True)
    return {"LD_PRELOAD": str(built), "LOUPE_TEST_CLOCK": str(tmp_path / "ahead")}


@pytest.mark.skipif(sys.platform != "linux", reason="a clock is set so on Linux only")
@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_the_clock_is_set(running: ExitStack, tmp_path: Path, set_clock: dict[str, str], times: int) -> None:
    ahead = Path(set_clock["LOUPE_TEST_CLOCK"])
    ahead.write_text("0")
    one = node(running, tmp_path / "one", env=set_clock)

    async def strike() -> None:
        for seconds in (7200, -7200, 0):
            ahead.write_text(str(seconds))
            await asyncio.sleep(random.uniform(0.2, 0.5))
        # And while it was down, too.
        one.kill()
        ahead.write_text("-86400")
        await asyncio.to_thread(one.start)

    asyncio.run(stormy([one], f"sqlite:///{one.data / 'loupe.sqlite3'}", strike, times))


def test_the_shim_sets_the_clock(set_clock: dict[str, str]) -> None:
    Path(set_clock["LOUPE_TEST_CLOCK"]).write_text("3600")
    asked = [sys.executable, "-c", "import time; print(time.time())"]
    told = subprocess.run(asked, capture_output=True, check=True, env=os.environ | set_clock)
    late = subprocess.run(asked, capture_output=True, check=True)
    assert 3590 < float(told.stdout) - float(late.stdout) < 3601

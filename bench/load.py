"""Tables of four with sockets open, played at people's pace: until what number does it stay quick?

`python -m bench.load` starts a server, adds tables step by step, and measures at each step, for a while,
the time from a POST until the last of the four players was told. Beside it, in the same run, the same traffic
goes to a boardgame.io server. Linux only: servers have one core for themselves, whoever plays has the other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

from tests.services import Postgres, Redis, free_port

SEATS = 4
THOUGHT = (2.0, 8.0)
"""Seconds that somebody thinks who must act: evenly spread between these."""
LIMIT = 0.1
"""Seconds from a POST to the last player's view that the 99th percentile is to stay under."""
SETTINGS = {"game": "sleuth/avalon-hill", "seats": SEATS, "chat": False}
RIVAL = Path(__file__).parent / "rival"
AT_ONCE = 12
"""So many people sit down at the same time."""


# What people are told, so far as they need it in order to play.


class Offer(Struct):
    must_act: bool
    actions: list[Raw]


class Told(Struct):
    type: str
    number: int = 0
    offer: Offer | None = None


_TOLD = msgspec.json.Decoder(Told)


class Timing:
    """How long it took, of late."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.told = self.failed = 0

    def clear(self) -> None:
        self.seconds, self.told, self.failed = [], 0, 0

    def percentile(self, share: float) -> float:
        ranked = sorted(self.seconds) or [float("nan")]
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


class Race:
    """From a POST until all four have been told: either the answer or the telling may come first."""

    def __init__(self, timing: Timing) -> None:
        self._timing = timing
        self._told: dict[int, list[float]] = {}
        self._posted: dict[int, float] = {}

    def posted(self, number: int, at: float) -> None:
        self._posted[number] = at
        self._finish(number)

    def told(self, number: int) -> None:
        self._timing.told += 1
        self._told.setdefault(number, []).append(time.perf_counter())
        self._finish(number)

    def _finish(self, number: int) -> None:
        told = self._told.get(number, ())
        if number in self._posted and len(told) >= SEATS:
            self._timing.seconds.append(max(told) - self._posted.pop(number))
            self._told = {later: times for later, times in self._told.items() if later > number}


class Connections:
    """Connections that are kept open for requests, as browsers and proxies do."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, cookie: str, body: bytes) -> tuple[int, dict[str, str], bytes]:
        told = f"host: localhost\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n"
        head = f"POST {path} HTTP/1.1\r\n{told}content-length: {len(body)}\r\n\r\n"
        return await self._ask(head.encode() + body)

    async def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        return await self._ask(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())

    async def _ask(self, request: bytes) -> tuple[int, dict[str, str], bytes]:
        # A server closes those that were idle for a while.
        self._free = [there for there in self._free if not there[0].at_eof()]
        there = self._free.pop() if self._free else await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = there
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self._free.append(there)
        return int(head[0].split()[1]), headers, body


# People at Loupe's tables.


class Table:
    """Four people at a table; they may be on different nodes."""

    def __init__(self, nodes: Sequence[Connections], ports: Sequence[int], timing: Timing) -> None:
        self.race, self.timing = Race(timing), timing
        self.people = [Person(self, node, port) for node, port in zip(nodes, ports, strict=True)]
        self.id = self.code = ""

    async def begin(self) -> None:
        host, *others = self.people
        for person in self.people:
            await person.come()
        opened = await host.done("/api/tables", {"settings": SETTINGS, "name": "Ann"})
        self.id, self.code = opened["table"], opened["code"]
        for person, name in zip(others, ("Bob", "Cem", "Dora"), strict=True):
            await person.done(f"/api/tables/{self.id}/seats", {"name": name, "code": self.code})
        await host.done(f"/api/tables/{self.id}/start", {})
        for person in self.people:
            await person.watch()


class Person:
    """Somebody with a cookie and a socket, who thinks a while and then does something that is allowed."""

    def __init__(self, table: Table, node: Connections, port: int) -> None:
        self.table, self.node, self.port = table, node, port
        self.cookie = ""
        self.socket: ClientConnection | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._latest = Told("")

    async def come(self) -> None:
        _, headers, _ = await self.node.get("/health/live")
        self.cookie = headers["set-cookie"].partition(";")[0]

    async def done(self, path: str, body: Any) -> Any:
        status, _, answer = await self.node.post(path, self.cookie, json.dumps(body).encode())
        assert status < 300, (status, answer)
        return json.loads(answer)

    async def watch(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table.id}/live"
        self.socket = await connect(url, additional_headers={"cookie": self.cookie}, max_size=None)
        self._listening = asyncio.create_task(self._listen(self.socket))

    async def _listen(self, socket: ClientConnection) -> None:
        async for said in socket:
            told = _TOLD.decode(said)
            if told.type not in ("whole", "step"):
                continue
            if told.type == "step":
                self.table.race.told(told.number)
            self._latest = told
            if told.offer and told.offer.must_act and self._thinking is None:
                self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        await asyncio.sleep(random.uniform(*THOUGHT))
        self._thinking = None
        latest = self._latest
        if not (latest.offer and latest.offer.must_act and latest.offer.actions):
            return
        action = _chosen(latest.offer.actions)
        body = b'{"after":%d,"action":%b}' % (latest.number, bytes(action))
        began = time.perf_counter()
        status, _, answer = await self.node.post(f"/api/tables/{self.table.id}/actions", self.cookie, body)
        if status == 200:
            self.table.race.posted(json.loads(answer)["number"], began)
        else:
            self.table.timing.failed += 1
            self._thinking = asyncio.create_task(self._think())


def _chosen(actions: Sequence[Raw]) -> Raw:
    """Ask, if asking is allowed, so that games do not end."""
    questions = [action for action in actions if b'"type":"ask"' in bytes(action)]
    return random.choice(questions or actions)


# Servers.


class Server:
    """A server as a process, on a core of its own."""

    def __init__(self, command: Sequence[str], port: int, core: int, folder: Path, ready: str) -> None:
        self.port = port
        log = (folder / f"{port}.log").open("wb")
        pinned = ["taskset", "-c", str(core), *command]
        self.process = subprocess.Popen(pinned, stdout=log, stderr=log, cwd=folder)
        for _ in range(600):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}{ready}").status_code < 500:
                    return
            time.sleep(0.1)
        raise SystemExit((folder / f"{port}.log").read_text()[-2000:])

    @property
    def pid(self) -> int:
        return self.process.pid

    def cpu(self) -> float:
        """Return the seconds of computing so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the memory in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def loupe_nodes(count: int, folder: Path, extra: Sequence[str]) -> list[Server]:
    command = [sys.executable, "-c", "from loupe.cli import main; main()", "serve", "--requests", "0"]
    ports = [free_port() for _ in range(count)]
    return [
        Server(
            [*command, "--port", str(port), "--data", str(folder / "data"), *extra],
            port,
            0,
            folder,
            "/health/ready",
        )
        for port in ports
    ]


# Measuring.

AddTables = Callable[[int], Awaitable[None]]


async def measured(
    name: str, steps: Sequence[int], seconds: float, servers: Sequence[Server], timing: Timing, add: AddTables
) -> int:
    """Add tables, print a line for each step, and return the most tables that were served well."""
    print(f"\n{name}")
    print("tables  sockets  events/s  told/s     p50      p99   core  MB/table  refused")
    best, before, memory = 0, 0, sum(server.memory() for server in servers)
    for tables in steps:
        await add(tables - before)
        before = tables
        await asyncio.sleep(THOUGHT[1])
        timing.clear()
        began, cpu = time.perf_counter(), sum(server.cpu() for server in servers)
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        busy = (sum(server.cpu() for server in servers) - cpu) / took
        grown = (sum(server.memory() for server in servers) - memory) / tables
        p50, p99 = timing.percentile(0.5) * 1000, timing.percentile(0.99) * 1000
        events, told = len(timing.seconds) / took, timing.told / took
        print(f"{tables:6} {tables * SEATS:8} {events:9.1f} {told:7.0f} {p50:6.1f}ms {p99:6.1f}ms", end=" ")
        print(f"{busy:5.0%} {grown:9.3f} {timing.failed:8}", flush=True)
        if not p99 < LIMIT * 1000:
            break
        best = tables
    print(f"largest: {best} tables")
    return best


async def measure_loupe(servers: Sequence[Server], name: str, steps: Sequence[int], seconds: float) -> int:
    timing = Timing()
    nodes = cycle([(Connections(server.port), server.port) for server in servers])
    tables: list[Table] = []

    async def add(count: int) -> None:
        some = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            seats = [next(nodes) for _ in range(SEATS)]
            table = Table([node for node, _ in seats], [port for _, port in seats], timing)
            tables.append(table)
            async with some:
                await table.begin()

        await asyncio.gather(*(one() for _ in range(count)))

    return await measured(name, steps, seconds, servers, timing, add)


# The rival: boardgame.io, its server and a game that could not be simpler.


class Match:
    """Four people at a match of boardgame.io, who take turns."""

    def __init__(self, id: str, port: int, timing: Timing) -> None:
        self.id, self.port, self.race = id, port, Race(timing)
        self.sockets: list[ClientConnection] = []
        self.state = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(url, max_size=None)
            self.sockets.append(socket)
            await socket.recv()
            await socket.send("40/bump,")
            await socket.recv()
            await socket.send(f'42/bump,["sync","{self.id}","{seat}",null,{SEATS}]')
            self._tasks.append(asyncio.create_task(self._listen(seat, socket)))
        self._tasks.append(asyncio.create_task(self._play(0)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for said in socket:
            if said == "2":
                await socket.send("3")
            elif str(said).startswith('42/bump,["update"'):
                number = json.loads(str(said)[8:])[2]["_stateID"]
                self.race.told(number)
                # Whose turn it is now thinks, as at Loupe's tables.
                if number % SEATS == seat:
                    self.state = number
                    self._tasks.append(asyncio.create_task(self._play(seat)))

    async def _play(self, seat: int) -> None:
        await asyncio.sleep(random.uniform(*THOUGHT))
        payload: dict[str, Any] = {"type": "bump", "args": [], "playerID": str(seat), "credentials": None}
        update = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.id, str(seat)]
        self.race.posted(self.state + 1, time.perf_counter())
        await self.sockets[seat].send("42/bump," + json.dumps(update))


async def measure_rival(server: Server, steps: Sequence[int], seconds: float) -> int:
    timing = Timing()
    matches: list[Match] = []

    async def add(count: int) -> None:
        some = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            match = Match(f"m{len(matches)}", server.port, timing)
            matches.append(match)
            async with some:
                await match.begin()

        await asyncio.gather(*(one() for _ in range(count)))

    return await measured("boardgame.io, in memory", steps, seconds, [server], timing, add)


def rival(folder: Path) -> Server:
    """Install boardgame.io, outside of our own packages, and run its server."""
    shutil.copy(RIVAL / "server.js", folder)
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    npm = shutil.which("npm") or str(Path(sys.executable).with_name("npm"))
    quiet = ["--no-audit", "--no-fund", "--silent", "--ignore-scripts", "--no-save", "--no-package-lock"]
    subprocess.run([npm, "install", *quiet, "boardgame.io@0.50.2"], cwd=folder, check=True)
    port = free_port()
    return Server([node, "server.js", str(port)], port, 0, folder, "/games")


# The command.


def run(args: Sequence[str]) -> None:
    """Measure; not called `main`, for `make bench` would wait for it too long."""
    parser = argparse.ArgumentParser(description="How many tables a server bears.")
    parser.add_argument("--tables", default="100,250,500,750,1000,1250,1500")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--only", choices=["one", "two", "rival"])
    chosen = parser.parse_args(list(args))
    steps = [int(one) for one in chosen.tables.split(",")]
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory(prefix="loupe-load-") as made:
        folder = Path(made)
        if chosen.only in (None, "rival"):
            server = rival(folder)
            _measure([server], measure_rival(server, steps, chosen.seconds))
        if chosen.only in (None, "one"):
            nodes = loupe_nodes(1, folder, [])
            _measure(nodes, measure_loupe(nodes, "Loupe, one node on SQLite", steps, chosen.seconds))
        if chosen.only in (None, "two"):
            _measure_two(folder, steps, chosen.seconds)


def _measure_two(folder: Path, steps: Sequence[int], seconds: float) -> None:
    postgres, redis = Postgres(), Redis()
    try:
        shared = ["--database", postgres.address(postgres.fresh()), "--redis", redis.address]
        nodes = loupe_nodes(2, folder, shared)
        name = "Loupe, two nodes on one PostgreSQL and a Redis, people of each table on both"
        _measure(nodes, measure_loupe(nodes, name, steps, seconds))
    finally:
        redis.kill()
        postgres.remove()


def _measure(servers: Sequence[Server], measuring: Any) -> None:
    try:
        uvloop.run(measuring)
    finally:
        for server in servers:
            server.stop()


if __name__ == "__main__":
    run(sys.argv[1:])

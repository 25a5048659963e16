"""People who play on whatever happens to the servers, and remember all that they were told was done."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from secrets import token_hex
from typing import Any

import httpx

from loupe.server.database import open_database
from loupe.server.store import SqlStore
from tests.server.guests import SLEUTH
from tests.server.serving import Server

LOST = (httpx.TransportError, httpx.RemoteProtocolError)
RETRY = 0.03
PATIENCE = 120.0
"""Seconds after which something that is sent again and again ought to have been done."""


class Acknowledged:
    """All that was acknowledged: at which table, by which key, and as which entry."""

    def __init__(self) -> None:
        self.done: dict[tuple[str, str], int] = {}
        self.retried = 0

    def note(self, table: str, key: str, number: int) -> None:
        assert self.done.setdefault((table, key), number) == number


class Somebody:
    """One person, who asks the next node when one does not answer."""

    def __init__(self, nodes: Sequence[Server], first: int, known: Acknowledged) -> None:
        self.nodes, self.turn, self.known = nodes, first, known
        self.http = httpx.AsyncClient(timeout=20)

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """Ask until a node answers; the same again, so that it is done once."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < deadline:
            address = self.nodes[self.turn % len(self.nodes)].address
            try:
                answer = await self.http.request(method, address + path, json=body)
                if answer.status_code < 500:
                    return answer
            except LOST:
                pass
            self.turn += 1
            self.known.retried += 1
            await asyncio.sleep(RETRY)
        raise AssertionError(f"nobody answers {method} {path}")

    async def done(self, path: str, **body: Any) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()


class Party:
    """Ann, Bob and a house player; when a game is over they sit down anew."""

    def __init__(self, nodes: Sequence[Server], number: int, known: Acknowledged) -> None:
        self.known = known
        self.people = [Somebody(nodes, number + seat, known) for seat in range(2)]
        self.table = ""
        self.tables: list[str] = []
        self.goes_on = True

    async def sit_down(self) -> None:
        ann, bob = self.people
        for person in self.people:
            await person.ask("GET", "/health/live")
        opened = await ann.done("/api/tables", settings=SLEUTH, name="Ann", key=token_hex(8))
        self.table = opened["table"]
        self.tables.append(self.table)
        await bob.done(f"/api/tables/{self.table}/seats", name="Bob", code=opened["code"])
        if len((await self.look(ann))["seating"]["chairs"]) - 2:
            await ann.done(f"/api/tables/{self.table}/house", level="novice", key=token_hex(8))
        await ann.done(f"/api/tables/{self.table}/start", key=token_hex(8))

    async def look(self, person: Somebody) -> Any:
        return (await person.ask("GET", f"/api/tables/{self.table}")).json()

    async def play(self) -> None:
        """Play until told to stop."""
        while self.goes_on:
            for person in self.people:
                whole = await self.look(person)
                if whole["seating"]["phase"] != "running":
                    await self.sit_down()
                elif whole["offer"]["must_act"] and whole["offer"]["actions"]:
                    await self.act(person, whole)
            await asyncio.sleep(random.uniform(0, 0.02))

    async def act(self, person: Somebody, whole: Any) -> None:
        key, action = token_hex(8), _chosen(whole["offer"]["actions"])
        body = {"action": action, "after": whole["number"], "key": key}
        answer = await person.ask("POST", f"/api/tables/{self.table}/actions", body)
        if answer.status_code == 200:
            self.known.note(self.table, key, answer.json()["number"])
        else:
            assert answer.status_code == 409, answer.text

    async def still_playable(self, seconds: float) -> None:
        """See the game go on: people act, and so does the house player, whose errand was somebody's."""
        deadline = asyncio.get_running_loop().time() + seconds
        begun = (await self.look(self.people[0]))["number"]
        house = False
        while not house:
            assert asyncio.get_running_loop().time() < deadline, "the house player does not act"
            for person in self.people:
                whole = await self.look(person)
                house |= whole["seating"]["phase"] != "running" or _house_acted(whole, begun)
                if whole["offer"]["must_act"] and whole["offer"]["actions"]:
                    await self.act(person, whole)

    async def leave(self) -> None:
        for person in self.people:
            await person.http.aclose()


def _chosen(actions: list[Any]) -> Any:
    """Ask; who asks the final question must identify then, and has nothing else left to do."""
    return random.choice([action for action in actions if action["type"] == "ask"] or actions)


def _house_acted(whole: Any, since: int) -> bool:
    """Tell whether the third seat did something after an entry."""
    recent = [told for told in whole["told"] if told["number"] > since]
    return any(2 in told["telling"].get("terms", {}).values() for told in recent) or len(recent) > 12


async def stormy(
    nodes: Sequence[Server],
    database: str,
    strike: Callable[[], Awaitable[None]],
    times: int,
    parties: int = 4,
    within: float = 15.0,
) -> Acknowledged:
    """Let parties play while something strikes again and again; then look whether anything was lost."""
    known = Acknowledged()
    groups = [Party(nodes, n, known) for n in range(parties)]
    await asyncio.gather(*(party.sit_down() for party in groups))
    playing = [asyncio.create_task(party.play()) for party in groups]
    try:
        for _ in range(times):
            await asyncio.sleep(random.uniform(0.1, 0.8))
            await strike()
            for task in playing:
                if task.done():
                    task.result()
        for party in groups:
            party.goes_on = False
        await asyncio.gather(*playing)
        await asyncio.gather(*(party.still_playable(within) for party in groups))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*(party.leave() for party in groups), return_exceptions=True)
    await verify(database, known, [table for party in groups for table in party.tables])
    return known


async def verify(database: str, known: Acknowledged, tables: Sequence[str]) -> None:
    """Nothing acknowledged is lost, nothing is there twice, and no log has a gap."""
    assert known.done, "nothing was ever acknowledged"
    engine = open_database(database)
    try:
        store = SqlStore(engine)
        for table in tables:
            entries = await store.entries(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            keyed = {entry.key: entry.number for entry in entries if entry.key}
            twice = Counter((entry.by, entry.key) for entry in entries if entry.key)
            assert set(twice.values()) <= {1}
            for (at, key), number in known.done.items():
                assert at != table or keyed.get(key) == number, f"{key} was acknowledged as {number}"
    finally:
        await engine.dispose()

"""What a seat may not know does not reach its browser: worlds that it can't tell apart are the same there.

Everything that a browser gets, keeps, says and shows is compared, while a game goes on and after a reload.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocket

from loupe.games.vocabulary import Seat
from tests.play import AnyGame, Table
from tests.server.serving import Server
from tests.web.visitors import Visitor, Visitors
from tests.web.worlds import Log, Worlds, two_worlds

TABLES = [
    Table("sleuth/avalon-hill", 3),
    Table("sleuth/chasse-aux-diamants", 4),
    Table("cluedo/card-game", 3, ("advanced",)),
]
KEPT = """async () => JSON.stringify([
  Object.entries(localStorage), Object.entries(sessionStorage),
  await Promise.all((await caches.keys()).map(
    async (name) => (await (await caches.open(name)).keys()).map((one) => one.url))),
  (await indexedDB.databases()).map((one) => one.name), document.cookie])"""
WAITED = re.compile(r"\b\d+(:\d\d){1,2}\b")
"""For how long one has waited, on the page."""
TIME_OF_DAY = re.compile(r'"(now|since|until|away|paused)":\d[\d.e+]*')


class Got:
    """All that a page gets, keeps, says and shows."""

    def __init__(self, page: Page, log: Log) -> None:
        self.page, self.log = page, log
        self.frames: list[str] = []
        self.sockets = 0
        self.said: list[str] = []
        self.answers: set[tuple[str, str]] = set()
        self._asked: list[Request] = []
        self._open: set[Request] = set()
        self._waited: set[int] = set()
        page.on("websocket", self._listen)
        page.on("request", lambda request: self._open.add(request))
        page.on("requestfinished", self._finished)
        page.on("requestfailed", lambda request: self._open.discard(request))
        page.on("console", lambda message: self.said.append(self._plain(message.text)))

    def _listen(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.frames.append(self._plain(str(frame))))

    def _finished(self, request: Request) -> None:
        self._open.discard(request)
        self._asked.append(request)

    def _plain(self, text: str) -> str:
        """Return a text without what differs between any two tables, and without the time of day."""
        return TIME_OF_DAY.sub(r'"\1":0', text.replace(self.log.code, "CODE").replace(self.log.id, "TABLE"))

    def until(self, number: int) -> None:
        """Wait until this entry is told, and what is shown of it stands still."""
        while number not in (json.loads(frame).get("number") for frame in self.frames):
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(400)
        self._waited.add(number)
        while self._open:
            self.page.wait_for_timeout(50)
        self._read()

    def _read(self) -> None:
        for request in self._asked:
            if "/api/" in request.url and (answer := request.response()):
                text = answer.text()
                # What is known in between depends on the moment at which it is asked for.
                if "/help?" not in request.url or json.loads(text)["number"] in self._waited:
                    self.answers.add((self._plain(request.url), self._plain(text)))
        self._asked.clear()

    def all(self) -> dict[str, Any]:
        """Return everything; of the frames each kind in its order."""
        kinds: dict[str, list[str]] = {}
        for frame in self.frames:
            kinds.setdefault(json.loads(frame)["type"], []).append(frame)
        rest = {"answers": sorted(self.answers), "console": self.said}
        shown = WAITED.sub("0:00", self.page.content())
        rest |= {"kept": self._plain(self.page.evaluate(KEPT)), "page": self._plain(shown)}
        return kinds | rest


def play_on(visitor: Visitor, server: Server, log: Log) -> dict[str, Any]:
    """Come to a table in the midst of its game, stay while it goes on, and load the page once more."""
    halfway = len(log) * 2 // 3
    log.write(server, halfway)
    got = Got(visitor.page, log)
    got.page.goto(f"/table/{log.id}")
    got.until(halfway)
    log.write(server)
    got.until(len(log))
    assert got.sockets == 1, "one socket lasts as long as the page"
    got.page.reload()
    visitor.settled()
    got.until(len(log))
    return got.all()


def in_both(visitors: Visitors, server: Server, worlds: Worlds, seat: Seat) -> Iterator[dict[str, Any]]:
    """Let somebody sit in this seat in both worlds, and return all that his browser got in each."""
    games: dict[str, AnyGame] = {"true": worlds.true, "other": worlds.other}
    for name, game in games.items():
        visitor = visitors.come()
        id = f"{worlds.table.name.replace('/', '-')}-{seat}-{name}"
        yield play_on(visitor, server, Log(id, game, worlds, seat, visitor.person))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_browser_can_not_tell_which_world_it_is_in(
    visitors: Visitors, server: Server, table: Table
) -> None:
    one, other = in_both(visitors, server, two_worlds(table, 0, 3, 12), 0)
    assert one.keys() == other.keys()
    for kind in one:
        assert one[kind] == other[kind], kind


def test_but_a_seat_whose_cards_differ_can(visitors: Visitors, server: Server) -> None:
    one, other = in_both(visitors, server, two_worlds(TABLES[0], 0, 3, 12), 1)
    assert one["whole"] != other["whole"]
    assert one["page"] != other["page"]

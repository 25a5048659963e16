"""Nothing that the server says of a running game tells two worlds apart that a watcher's seat can't.

All answers, steps, errors, records and log lines are compared, to the byte but for the names of the tables.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from loupe.games.vocabulary import Action, Watcher
from loupe.tables.settings import Settings
from tests.games.conceivable import some
from tests.play import Table
from tests.server.guests import Guest
from tests.server.serving import Server
from tests.web.worlds import Log, Worlds, two_worlds

Come = Callable[..., Guest]
TABLES = [
    Table("sleuth/avalon-hill", 3),
    Table("sleuth/face2face", 3),
    Table("cluedo/card-game", 3, ("advanced",)),
]
ASKED = ("", "/steps?after=1", "/steps?after=9", "/sheet", "/gallery", "/help?kind=odds", "/muted/1")
REFUSED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("start", {}),
    ("house", {"level": "sharp"}),
    ("seats", {"name": "Eve", "seat": 1}),
    ("leave", {"seat": 2}),
    ("rematch", {}),
    ("nudge", {"key": "n"}),
    ("stand-in", {"seat": 2}),
    ("chat", {"phrase": "?"}),
    ("actions", {"action": {"type": "P2G"}, "after": 9}),
    ("actions", {"action": {"type": "pass"}, "after": 10**8}),
)
VARYING = re.compile(r'"(?:now|ms|timestamp|at|since|until|opened)": ?(?:[\d.e+-]+|"[^"]*")')


class Public(Worlds):
    """A game that anybody may watch."""

    @property
    def settings(self) -> Settings:
        return replace(super().settings, public=True)


def plain(text: str, log: Log) -> str:
    """Return a text without what differs between any two tables, and without the time of day."""
    return VARYING.sub("TIME", text.replace(log.code, "CODE").replace(log.id, "TABLE"))


def answers(guest: Guest, log: Log, attempts: Sequence[Action]) -> Iterator[str]:
    """Ask all that can be asked about a game, and try much that is not allowed."""
    guest.table = log.id
    path = f"/api/tables/{log.id}"
    for language in ("en", "fr", "it"):
        guest.http.headers["accept-language"] = language
        for what, body in REFUSED:
            yield plain(guest.post(what, **body).text, log)
        for action in attempts:
            yield from _tried(guest, log, action)
    for what in ASKED:
        yield plain(guest.http.get(path + what).text, log)
    yield plain(guest.http.get(f"/api/reviews/{log.id}").text, log)
    yield plain(guest.http.get(f"/api/invitations/{log.code}").text, log)
    for after in (None, 9):
        yield from _heard(guest, log, after)


def _tried(guest: Guest, log: Log, action: Action) -> Iterator[str]:
    body = {"action": msgspec.to_builtins(action), "after": len(log)}
    checked = guest.post("check", **body)
    yield plain(checked.text, log)
    if checked.status_code != 200 or checked.json()["refusal"]:
        answer = guest.post("actions", **body)
        assert answer.status_code >= 400
        yield plain(answer.text, log)


def _heard(guest: Guest, log: Log, after: int | None) -> Iterator[str]:
    """Give what a socket tells, up to the last entry."""
    socket = guest.dial(after)
    while True:
        message = str(socket.recv(10))
        yield plain(message, log)
        if json.loads(message).get("number", 0) >= len(log):
            return


def recorded(guest: Guest, log: Log) -> list[str]:
    """Return the record of a game from all that somebody can take away."""
    packed = zipfile.ZipFile(io.BytesIO(guest.http.get("/api/me/export").content))
    return [plain(packed.read(name).decode(), log) for name in packed.namelist() if log.id in name]


def logged(server: Server, before: int, log: Log) -> list[str]:
    """Return what the server wrote into its log since then, of requests."""
    lines = [line for line in server.log()[before:].splitlines() if line.startswith("{")]
    return [plain(line, log) for line in lines]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_no_answer_tells_two_worlds_apart(
    server: Server, guest: Come, table: Table, watcher: Watcher
) -> None:
    told, lines, records = both(server, guest(), two_worlds(table, watcher, seed=11, turns=14), watcher)
    assert told[0] == told[1]
    assert sorted(lines[0]) == sorted(lines[1])
    assert records[0] == records[1]
    assert bool(records[0]) == (watcher is not None)
    assert len(set(told[0])) > 10


def test_another_seat_tells_them_apart(server: Server, guest: Come) -> None:
    told, _, records = both(server, guest(), two_worlds(TABLES[0], 0, seed=12, turns=14), 1)
    assert told[0] != told[1]
    assert records[0] != records[1]


Both = list[list[str]]


def both(server: Server, one: Guest, worlds: Worlds, watcher: Watcher) -> tuple[Both, Both, Both]:
    """Return what is answered in either world to one who sits there, what is logged of it, and recorded."""
    visitor = one.http.cookies["loupe"].partition(".")[0]
    seat, person = (0, "x" * 22) if watcher is None else (watcher, visitor)
    shown = Public(*worlds) if watcher is None else worlds
    attempts = some(worlds.true, Random(3), 8)
    told, lines, records = [], [], []
    for name, game in (("here", worlds.true), ("there", worlds.other)):
        log = Log(f"{name}-{one.http.cookies['loupe'][:20]}", game, shown, seat, person)
        log.write(server)
        before = len(server.log())
        told.append(list(answers(one, log, attempts)))
        lines.append(logged(server, before, log))
        records.append(recorded(one, log))
    return told, lines, records

"""People on other machines: each folds what his own socket tells him, and knows nothing else."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from loupe.bots import LEVELS, Player
from loupe.games.registry import rules_of
from loupe.games.vocabulary import Action, Log
from loupe.tables.events import SeenHappened
from loupe.tables.settings import Settings
from loupe.tables.watching import message_types, written

SLEUTH: dict[str, Any] = {"game": "sleuth/avalon-hill", "seats": 3}
CLUEDO: dict[str, Any] = {"game": "cluedo/card-game", "seats": 3}


class Guest:
    """A browser with a cookie, at most one table, and a socket on it."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, timeout=20)
        self.http.get("/health/live")
        self.table = ""
        self.number = 0
        self._calls = ExitStack()
        self.socket: ClientConnection | None = None
        self.numbers: list[int] = []
        """Of every step that was told."""
        self.besides: dict[str, Any] = {}
        """What was told last that is no part of the log, by its type."""
        self.view: Any = None
        self.offer: Any = None
        self.seating: Any = None
        self.player: Player | None = None

    # Requests.

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.table}/{what}", json=body)

    def done(self, what: str, **body: Any) -> int:
        """Do what must succeed, and return the number that it was given."""
        answer = self.post(what, **body)
        assert answer.status_code == 200, answer.text
        number: int = answer.json()["number"]
        return number

    def refused(self, what: str, **body: Any) -> tuple[int, str]:
        answer = self.post(what, **body)
        return answer.status_code, answer.json()["code"]

    def open(self, settings: dict[str, Any], name: str | None = "Ann") -> str:
        """Set a table up, and return the code of its invitation."""
        answer = self.http.post("/api/tables", json={"settings": settings, "name": name})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        code: str = answer.json()["code"]
        return code

    def join(self, code: str, name: str) -> Guest:
        self.table = self.http.get(f"/api/invitations/{code}").json()["table"]
        self.done("seats", name=name, code=code)
        return self

    def act(self, action: Any, after: int | None = None, **more: Any) -> httpx.Response:
        told = msgspec.to_builtins(action) if isinstance(action, Action) else action
        return self.post("actions", action=told, after=self.number if after is None else after, **more)

    def whole(self) -> Any:
        answer = self.http.get(f"/api/tables/{self.table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    # The socket.

    def dial(self, after: int | None = None, **headers: str) -> ClientConnection:
        """Open a socket, in place of the one before."""
        self.hang_up()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "" if after is None else f"?after={after}"
        call = connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/live{query}",
            additional_headers={"cookie": cookies, **headers},
        )
        return self._calls.enter_context(call)

    def watch(self, after: int | None = None) -> None:
        """Watch the table from now on; with `after`, go on from that entry."""
        self.socket = self.dial(after)

    def hang_up(self) -> None:
        self._calls.close()

    def leave(self) -> None:
        """Go away altogether."""
        self.hang_up()
        self.http.close()

    def hear(self, seconds: float = 0.02) -> bool:
        """Take what is told within so many seconds, and return whether anything was."""
        assert self.socket is not None
        try:
            raw = self.socket.recv(seconds)
        except TimeoutError:
            return False
        self.take(msgspec.json.decode(raw))
        return True

    def hear_all(self, number: int, seconds: float = 5) -> None:
        """Listen until this entry is told."""
        while self.number < number:
            assert self.hear(seconds), f"{number} is not told, {self.number} was the last"

    def take(self, message: dict[str, Any]) -> None:
        """Fold a message, and hold the view that came with it against one's own."""
        match message["type"]:
            case "whole":
                self._take_whole(message)
            case "step":
                self._take_step(message)
            case besides:
                self.besides[besides] = message

    def _take_whole(self, message: dict[str, Any]) -> None:
        settings = msgspec.convert(message["settings"], Settings)
        self.rules = rules_of(settings.game)[0]
        self.setup = settings.arrange()
        whole = msgspec.convert(message, message_types(self.rules.name)[0])
        self.number, self.view, self.offer, self.seating = whole.number, None, whole.offer, whole.seating
        for seen in whole.view.log if whole.view else ():
            self._look(seen)
        assert message["view"] == (whole.view and msgspec.json.decode(written(self.view)))

    def _take_step(self, message: dict[str, Any]) -> None:
        step = msgspec.convert(message, message_types(self.rules.name)[1])
        assert step.number == self.number + 1
        self.number, self.offer = step.number, step.offer
        self.numbers.append(step.number)
        self.seating = step.seating or self.seating
        if isinstance(step.event, SeenHappened):
            self._look(step.event.event)
            logless = msgspec.structs.replace(self.view, log=Log())
            assert message["view"] == msgspec.json.decode(written(logless))

    def _look(self, seen: Any) -> None:
        before = self.view or self.rules.blank(self.setup, self.seating.seat)
        self.view = self.rules.look(before, seen)

    # Playing.

    def wants(self) -> Action | None:
        """Return what this person would do now."""
        if self.view is None or self.seating.phase != "running" or not self.view.actions:
            return None
        assert self.offer.must_act == (self.view.watcher in self.view.scene.waiting)
        if self.player is None:
            self.player = LEVELS["casual"].sit(self.rules, self.view.watcher)
        return self.player.act(self.view)


def play(guests: list[Guest], rng: Random | None = None, until: int = 10**9) -> None:
    """Let people play a game to its end, or to an entry's number, as their sockets tell it to them."""
    rng, order = rng or Random(1), list(guests)
    while any(guest.seating is None or guest.seating.phase == "running" for guest in guests):
        rng.shuffle(order)
        for guest in order:
            while guest.hear():
                pass
            if guest.number >= until:
                return
            action = guest.wants()
            if action is not None:
                answer = guest.act(action)
                # Somebody else may have spoken first.
                assert answer.status_code in (200, 409), answer.text
                if answer.status_code == 200:
                    guest.hear_all(answer.json()["number"])


def closing_code(socket: ClientConnection) -> int | None:
    """Listen until a socket is closed, and return why."""
    try:
        while True:
            socket.recv(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None

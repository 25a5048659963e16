"""Who is there, over the wire: sockets that close and come back, windows, spectators and their gallery."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from loupe.server.database import bring_up_to_date, open_database
from loupe.server.people.rows import Rows
from loupe.server.presence import Presence
from loupe.server.store import SqlStore
from loupe.server.windows import Windows
from loupe.tables.handler import Tables
from tests.server.guests import SLEUTH, Guest, closing_code
from tests.server.serving import Server
from tests.tables.shelf import ANN, BOB, running, silence

Come = Callable[[], Guest]
PUBLIC: dict[str, Any] = SLEUTH | {"public": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that soon counts people as away."""
    made = Server(tmp_path_factory.mktemp("presence") / "data", "--grace", "0.3")
    yield made
    made.kill()


def hear_until(guest: Guest, true: Callable[[Guest], Any], seconds: float = 40) -> None:
    """Listen until something holds of what was told."""
    until = time.monotonic() + seconds
    while not true(guest):
        assert time.monotonic() < until, "it is never told"
        guest.hear(0.2)


def sat(guest: Come, settings: dict[str, Any]) -> tuple[Guest, Guest]:
    ann, bob = guest(), guest()
    bob.join(ann.open(settings), "Bob")
    ann.watch()
    bob.watch()
    ann.done("start", fill=True)
    for one in (ann, bob):
        hear_until(one, lambda one: one.seating and one.seating.phase == "running")
    return ann, bob


def test_who_drops_is_seen_to_and_finds_his_chair(guest: Come) -> None:
    ann, bob = sat(guest, SLEUTH | {"pause": True})
    bob.hang_up()
    hear_until(ann, lambda one: one.seating.chairs[1].away is not None)
    hear_until(ann, lambda one: one.seating.paused is not None)
    assert ann.whole()["times"]["waits"][0]["until"] is None
    assert ann.refused("actions", action={"type": "pass"}, after=ann.number) == (409, "table-paused")
    bob.watch(after=bob.number)
    hear_until(ann, lambda one: one.seating.chairs[1].away is None and one.seating.paused is None)
    hear_until(bob, lambda one: one.number == ann.number)


def test_a_house_player_stands_in_as_long_as_is_asked(guest: Come) -> None:
    ann, bob = sat(guest, SLEUTH | {"pause": True})
    assert ann.refused("stand-in", seat=1)[1] == "not-away"
    bob.hang_up()
    hear_until(ann, lambda one: one.seating.chairs[1].away is not None)
    ann.done("stand-in", seat=1)
    hear_until(ann, lambda one: one.seating.chairs[1].stands_in)
    assert (ann.seating.paused, ann.seating.chairs[1].level) == (None, "casual")
    bob.watch(after=bob.number)
    hear_until(bob, lambda one: one.seating.seat == 1)
    hear_until(ann, lambda one: not one.seating.chairs[1].stands_in)


def test_two_windows_know_of_each_other(guest: Come) -> None:
    ann, _ = sat(guest, SLEUTH)
    again = guest()
    again.http.cookies, again.table = ann.http.cookies, ann.table
    again.watch()
    for one in (ann, again):
        hear_until(one, lambda one: one.besides.get("presence", {}).get("windows") == 2)
    again.hang_up()
    hear_until(ann, lambda one: one.besides["presence"]["windows"] == 1)
    assert ann.whole()["seating"]["chairs"][0]["away"] is None


def test_spectators_talk_among_themselves(guest: Come) -> None:
    ann, _ = sat(guest, PUBLIC)
    eve, dan = guest(), guest()
    for one in (eve, dan):
        one.table = ann.table
        one.watch()
        hear_until(one, lambda one: one.seating)
    hear_until(ann, lambda one: one.besides.get("presence", {}).get("watching") == 2)
    before = ann.number
    assert eve.post("chat", text="the green pearl pair, I bet", name="Eve").status_code == 200
    assert eve.refused("chat", phrase="well-played", name="Ann") == (409, "same-name")
    assert dan.post("chat", phrase="hello").status_code == 200
    hear_until(eve, lambda one: one.besides.get("gallery", {}).get("lines", [{}])[-1].get("name") == "Guest")
    hear_until(dan, lambda one: "gallery" in one.besides)
    lines = eve.http.get(f"/api/tables/{ann.table}/gallery").json()
    assert [(line["name"], line["you"]) for line in lines] == [("Eve", True), ("Guest", False)]
    assert lines[1]["phrase"]["terms"] == {"phrase": "hello"}
    refused = ann.http.get(f"/api/tables/{ann.table}/gallery")
    assert (refused.status_code, refused.json()["code"]) == (403, "gallery-apart")
    while ann.hear(0.3):
        pass
    assert "gallery" not in ann.besides
    assert all(line["text"] == "" for line in ann.whole()["said"]) or not ann.whole()["said"]
    assert before <= ann.number
    ann.done("chat/switch", on=False)
    assert eve.refused("chat", text="psst", name="Eve") == (403, "chat-off")


def test_a_stranger_may_be_shown_the_door(guest: Come) -> None:
    ann, _ = sat(guest, PUBLIC | {"spectators": {"type": "none"}})
    eve = guest()
    eve.table = ann.table
    answer = eve.http.get(f"/api/tables/{ann.table}")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
    assert closing_code(eve.dial()) == 4403


def test_who_is_muted_is_so_at_all_tables(guest: Come) -> None:
    ann, bob = sat(guest, SLEUTH)
    assert ann.http.put(f"/api/tables/{ann.table}/muted/1").status_code == 204
    hear_until(ann, lambda one: one.besides.get("presence", {}).get("muted") == [1])
    bob.done("chat", text="can you hear me?")
    assert ann.whole()["said"] == []
    assert len(bob.whole()["said"]) == 1
    assert "muted" in bob.besides.get("presence", {"muted": []})
    assert ann.http.put(f"/api/tables/{ann.table}/muted/0").json()["code"] == "nobody-to-mute"
    bob.join(ann.open(SLEUTH), "Bob")
    bob.done("chat", text="and here?")
    assert ann.whole()["said"] == []
    assert ann.http.delete(f"/api/tables/{ann.table}/muted/1").status_code == 204
    assert [line["text"] for line in ann.whole()["said"]] == ["and here?"]


def test_one_request_and_one_plays(guest: Come) -> None:
    ann = guest()
    made = ann.http.post("/api/play", json={"key": "k", "settings": SLEUTH, "levels": ["novice"]}).json()
    assert ann.http.post("/api/play", json={"key": "k", "settings": SLEUTH}).json()["table"] == made["table"]
    ann.table = made["table"]
    whole = ann.whole()
    assert (whole["seating"]["phase"], whole["seating"]["seat"]) == ("running", 0)
    assert [chair["level"] for chair in whole["seating"]["chairs"]] == [None, "novice", "novice"]
    assert whole["view"]["hand"]
    mine = ann.http.get("/api/me").json()["tables"]
    assert [(one["table"], one["my_turn"]) for one in mine] == [(ann.table, True)]


def test_quick_play_and_the_lobby(guest: Come) -> None:
    ann, bob, eve = guest(), guest(), guest()
    first = ann.http.post("/api/quick", json={"game": "cluedo/card-game", "name": "Ann"}).json()
    second = bob.http.post("/api/quick", json={"game": "cluedo/card-game"}).json()
    assert (first["opened"], second["opened"], first["table"]) == (True, False, second["table"])
    listed = eve.http.get("/api/lobby").json()
    (waiting,) = [one for one in listed["waiting"] if one["table"] == first["table"]]
    assert waiting["seating"]["fills_at"] > waiting["opened"]
    third = eve.http.post("/api/quick", json={"game": "cluedo/card-game"}).json()
    assert third["table"] == first["table"]
    eve.table = third["table"]
    assert eve.whole()["seating"]["phase"] == "running"
    time.sleep(1.1)  # So long a list is good.
    running = guest().http.get("/api/lobby").json()["running"]
    assert first["table"] in [one["table"] for one in running]


def test_a_reminder_comes_not_too_soon(guest: Come) -> None:
    ann, bob = sat(guest, SLEUTH)
    assert ann.refused("nudge") == (409, "nobody-to-nudge")
    answer = bob.post("nudge")
    assert (answer.status_code, answer.json()["code"]) == (429, "nudge-too-soon")
    assert 1 <= int(answer.headers["retry-after"]) <= 20


def test_a_node_that_died_takes_nobody_with_it_who_came_to_another(database: str) -> None:
    async def story() -> None:
        engine, now = open_database(database), [1e9]
        await bring_up_to_date(engine)
        tables = Tables(SqlStore(engine), silence, pace=0, clock=lambda: now[0])
        rows = Rows(engine)
        here, there = (Presence(rows, tables, Windows(), no_heights, 8.0) for _ in range(2))
        table = await running(tables)
        with here.here(table.id, ANN, ()), here.here(table.id, BOB, ()):
            await here._round()
        # Its sockets are closed; but before it can say so, it is gone.
        now[0] += 5
        with there.here(table.id, BOB, ()):
            for _ in range(5):
                now[0] += 10
                await there._round()
        assert [chair and chair.away is None for chair in table.chairs] == [False, True, True]
        now[0] += 9
        await there._round()
        now[0] += 9
        await there._round()
        assert table.chairs[1] is not None
        assert table.chairs[1].away is not None
        await engine.dispose()

    asyncio.run(story())


async def no_heights(_: object) -> dict[str, int]:
    return {}

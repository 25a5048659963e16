"""The information sheet over the wire: kept for one person on all of his devices, and for nobody else."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from loupe.server.database import bring_up_to_date, open_database
from loupe.server.sheets import Sheets, channel
from loupe.server.store import SqlStore
from loupe.tables.commands import Become
from loupe.tables.handler import Tables
from loupe.tables.refusals import Unknown
from loupe.tables.sheet import Mark, Sheet, Stroke, Writing
from tests.server.guests import CLUEDO, SLEUTH, Guest
from tests.tables.shelf import ANN, BOB, running, silence

Come = Callable[..., Guest]

HAS = {"card": "P2G", "owner": 1, "mark": "has"}
LACKS = {"card": "P2G", "owner": "missing", "mark": "lacks"}


def seated(guest: Come, settings: dict[str, Any] | None = None, help: str = "odds") -> tuple[Guest, Guest]:
    """Sit Ann and Bob down with a house player, and deal."""
    ann, bob = guest(), guest()
    bob.join(ann.open((settings or SLEUTH) | {"help": help}), "Bob")
    ann.done("house", level="casual")
    ann.done("start")
    return ann, bob


def asked(one: Guest, what: str, **query: Any) -> Any:
    answer = one.http.get(f"/api/tables/{one.table}/{what}", params=query)
    return answer.json() if answer.status_code == 200 else (answer.status_code, answer.json()["code"])


def test_what_is_pencilled_in_stays_and_is_ones_own(guest: Come) -> None:
    ann, bob = seated(guest)
    assert asked(ann, "sheet") == {"type": "sheet", "number": 0, "marks": [], "notes": "", "noted": 0}
    body = {"after": 0, "strokes": [HAS, LACKS], "notes": "Bob hums.\n<b>'\u0000"}
    kept = ann.post("sheet", **body).json()
    assert (kept["number"], kept["marks"], kept["notes"]) == (1, [HAS, LACKS], "Bob hums.\n<b>' ")
    assert ann.post("sheet", **body).json() == kept == asked(ann, "sheet")
    assert asked(bob, "sheet")["number"] == 0
    rubbed = ann.post("sheet", after=1, strokes=[HAS | {"mark": None}]).json()
    assert (rubbed["marks"], rubbed["noted"]) == ([LACKS], 1)
    stranger = guest()
    stranger.table = ann.table
    assert asked(stranger, "sheet") == (404, "no-such-table")


def test_every_window_of_ones_own_is_told_and_no_other(guest: Come) -> None:
    ann, bob = seated(guest)
    again = guest()
    again.http.cookies = ann.http.cookies  # Ann's other device
    again.table = ann.table
    sockets = [one.dial() for one in (again, bob)]
    for socket in sockets:
        assert json.loads(socket.recv(5))["type"] == "whole"
    ann.post("sheet", after=0, strokes=[HAS])
    bob.post("sheet", after=0, notes="mine")
    assert first_sheet(sockets[0])["marks"] == [HAS]
    told = first_sheet(sockets[1])
    assert (told["number"], told["marks"], told["notes"]) == (1, [], "mine")


def first_sheet(socket: ClientConnection) -> Any:
    """Listen until a sheet is told; the house player may do something meanwhile."""
    while (told := json.loads(socket.recv(5)))["type"] != "sheet":
        pass
    return told


@pytest.mark.parametrize(
    "stroke",
    [
        {"card": "XX", "owner": 1, "mark": "has"},
        {"card": "P2G", "owner": 3, "mark": "has"},
        {"card": "P2G", "owner": -1, "mark": None},
    ],
)
def test_what_the_sheet_has_no_place_for_is_refused(guest: Come, stroke: dict[str, Any]) -> None:
    ann, _ = seated(guest)
    assert ann.refused("sheet", after=0, strokes=[stroke]) == (409, "no-such-cell")
    assert asked(ann, "why", card=stroke["card"], owner=stroke["owner"]) == (409, "no-such-cell")
    for nonsense in ({}, {"after": 0, "notes": "x" * 9000}, {"after": 0, "strokes": [{"card": "P2G"}]}):
        assert ann.refused("sheet", **nonsense) == (400, "malformed")
    assert asked(ann, "sheet")["number"] == 0


def test_before_the_deal_there_is_no_sheet_to_write_on(guest: Come) -> None:
    ann = guest()
    ann.open(SLEUTH)
    assert ann.refused("sheet", after=0, strokes=[HAS]) == (409, "table-not-started")
    assert asked(ann, "help") == (409, "table-not-started")


KINDS = ("none", "notes", "logic", "odds")


@pytest.mark.parametrize("allowed", KINDS)
def test_help_goes_as_far_as_the_table_allows(guest: Come, allowed: str) -> None:
    ann, _ = seated(guest, help=allowed)
    for kind in KINDS:
        told = asked(ann, "help", kind=kind)
        if KINDS.index(kind) <= KINDS.index(allowed):
            assert told["kind"] == kind
            assert bool(told["rows"]) == (kind in ("logic", "odds"))
            assert bool(told["seen"]) == (kind != "none")
        else:
            assert told == (403, "help-not-allowed")
    logic = allowed in ("logic", "odds")
    hand = ann.whole()["view"]["hand"]
    for what, query in (("why", {"card": hand[0], "owner": "0"}), ("hint", {"kind": "notes"})):
        assert isinstance(asked(ann, what, **query), dict) == logic
    assert isinstance(asked(ann, "values"), dict) == (allowed == "odds")


def test_one_who_only_looks_on_gets_no_help(guest: Come) -> None:
    ann = guest()
    ann.open(SLEUTH | {"public": True, "help": "odds"})
    for _ in range(2):
        ann.done("house", level="casual")
    ann.done("start")
    stranger = guest()
    stranger.table = ann.table
    assert stranger.whole()["view"]["watcher"] is None
    for what, query in (("help", {}), ("why", {"card": "P2G", "owner": "0"}), ("hint", {}), ("values", {})):
        assert asked(stranger, what, **query) == (403, "not-seated")
    assert asked(stranger, "sheet") == (403, "not-seated")
    assert stranger.refused("sheet", after=0, strokes=[HAS]) == (403, "not-seated")


@pytest.mark.parametrize("settings", [SLEUTH, CLUEDO], ids=["sleuth", "cluedo"])
def test_reasons_and_hints_point_at_the_log(guest: Come, settings: dict[str, Any]) -> None:
    ann, _ = seated(guest, settings)
    whole = ann.whole()
    held = whole["view"]["hand"][0]
    why = asked(ann, "why", card=held, owner="0")
    (step,) = why["steps"]
    assert why["held"]
    told = {line["number"] for line in whole["told"]}
    assert set(step["entries"]) <= told
    assert step["settles"] == [{"owner": 0, "cards": [held]}]
    ann.post("sheet", after=0, strokes=[{"card": held, "owner": 1, "mark": "has"}])
    hint = asked(ann, "hint", kind="notes")
    assert [wrong["card"] for wrong in hint["wrong"]] == [held]
    assert set(hint["next"]) == {"where", "what", "steps"}


def test_marks_go_along_when_a_guest_gets_an_account_and_into_the_export(guest: Come) -> None:
    ann, _ = seated(guest)
    ann.post("sheet", after=0, strokes=[HAS], notes="mine")
    login = "sheet" + ann.table[:6].replace("-", "x").replace("_", "y")
    made = ann.http.post("/api/accounts", json={"login": login, "password": "a long password of mine"})
    assert made.status_code == 201, made.text
    assert asked(ann, "sheet")["notes"] == "mine"
    packed = zipfile.ZipFile(io.BytesIO(ann.http.get("/api/me/export").content))
    (sheet,) = json.loads(packed.read("you.json"))["sheets"]
    assert (sheet["table"], sheet["marks"], sheet["notes"]) == (ann.table, [HAS], "mine")


# On both databases.


def test_sheets_are_kept_handed_over_and_forgotten(database: str) -> None:
    stroke = Stroke("P2G", 1, Mark.HAS)

    async def story() -> None:
        heard: list[tuple[str, int]] = []

        async def announce(name: str, number: int) -> None:
            heard.append((name, number))

        engines = [open_database(database) for _ in range(2)]
        try:
            await bring_up_to_date(engines[0])
            tables = Tables(SqlStore(engines[0]), silence, pace=0)
            here, other = (
                Sheets(engine, announce, speaks=engine.dialect.name == "postgresql") for engine in engines
            )
            id = (await running(tables)).id
            strokes = [Stroke(card, 2, Mark.MAYBE) for card in ("D1R", "D2R", "D3R", "P1R", "P2R")]
            sheets = (here, other, here, other, here)
            writing = zip(sheets, strokes, strict=True)
            await asyncio.gather(*(one.write(id, ANN, Writing(0, (mark,))) for one, mark in writing))
            both = await other.read(id, ANN)
            assert (both.number, both.marks) == (5, tuple(strokes))
            assert sorted(number for _, number in heard) == [1, 2, 3, 4, 5]
            assert await other.heights([channel(id, ANN), channel(id, BOB), id]) == {channel(id, ANN): 5}
            await tables.handle(id, ANN, Become(after="@ann"))
            assert await here.read(id, "@ann") == both
            assert await here.of("@ann") == [(id, both)]
            await tables.handle(id, "@ann", Become(after="!gone", forgotten=True))
            for person in (ANN, "@ann", "!gone"):
                assert await here.read(id, person) == Sheet()
            with pytest.raises(Unknown):
                await here.write(id, ANN, Writing(0, (stroke,)))
        finally:
            for engine in engines:
                await engine.dispose()

    asyncio.run(story())

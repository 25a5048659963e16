"""Running a server: how it leaves, what it counts, back-ups, what is deleted when, and the time."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from loupe.server.backup import NotEmpty, Unusable, back_up, restore
from loupe.server.chores import Chore, Chores
from loupe.server.clock import Clock, Timekeeping
from loupe.server.database import ENTRIES, PARTS, TABLES, bring_up_to_date, open_database
from loupe.server.epoch import Epoch
from loupe.server.identity import Signer
from loupe.server.leaving import ELSEWHERE
from loupe.server.logs import frames_of, kinds_of
from loupe.server.people.mutes import Mutes
from loupe.server.people.people import People
from loupe.server.people.rows import Rows
from loupe.server.retention import Retention
from loupe.server.sheets import Sheets
from loupe.server.store import SqlStore
from loupe.tables.commands import Become, Speak
from loupe.tables.handler import Tables
from loupe.tables.refusals import Busy
from loupe.tables.store import Errand
from tests.server.guests import SLEUTH, Guest, closing_code, play
from tests.server.serving import Server
from tests.server.test_storage import begun
from tests.tables.shelf import ANN, BOB, silence

DAY = 86400.0
Story = Callable[[Tables], Awaitable[None]]


def told(database: str, story: Story, clock: Callable[[], float] | None = None) -> None:
    """Let a node tell a story on an empty database."""

    async def tell() -> None:
        engine = open_database(database)
        try:
            await bring_up_to_date(engine)
            await story(Tables(SqlStore(engine), silence, pace=0, clock=clock or Clock()))
        finally:
            await engine.dispose()

    asyncio.run(tell())


# Leaving.


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "node", "--leave", "0.6")
    yield made
    made.kill()


def test_a_node_that_is_told_to_terminate_says_so_and_sends_people_elsewhere(node: Server) -> None:
    guests = [Guest(node.address) for _ in range(3)]
    code = guests[0].open(SLEUTH)
    guests[0].watch()
    for guest, name in zip(guests[1:], ("Bob", "Cem"), strict=True):
        guest.join(code, name).watch()
    node.process.terminate()
    health = [httpx.get(f"{node.address}/health/{name}") for name in ("ready", "live")]
    assert [(one.status_code, one.text) for one in health] == [(503, "leaving"), (200, "alive")]
    # Requests are answered to the last; only sockets go.
    guests[0].number = guests[0].done("start")
    codes = [closing_code(guest.socket) for guest in guests if guest.socket]
    assert codes == [ELSEWHERE] * 3
    assert closing_code(guests[0].dial()) == ELSEWHERE
    assert node.process.wait(5) == 0
    node.start()
    guests[0].watch()
    guests[0].hear(5)
    assert guests[0].seating.phase == "running"
    for guest in guests:
        guest.leave()


def test_errands_are_handed_back_by_a_node_that_leaves(database: str) -> None:
    async def story(tables: Tables) -> None:
        table = await begun(tables)
        now = tables.clock() + 60
        (errand,) = await tables.store.lease(now, now + 5, 9)
        assert errand.table == table.id
        assert not await tables.store.lease(now, now + 5, 9)
        other = Errand(errand.table, errand.kind, errand.number + 1, errand.at)
        await tables.store.release([other])
        assert not await tables.store.lease(now, now + 5, 9)
        await tables.store.release([errand])
        assert await tables.store.lease(now, now + 5, 9) == [errand]

    told(database, story)


# Health and counters.


def test_counters_are_of_use(guest: Callable[[], Guest]) -> None:
    ann = guest()
    ann.open(SLEUTH)
    for level in ("novice", "novice"):
        ann.done("house", level=level)
    started = ann.done("start")
    ann.watch()
    ann.hear_all(started)
    play([ann], until=8)
    page = ann.http.get("/metrics")
    found = {one.name: one for one in text_string_to_metric_families(page.text)}
    for name in ("requests", "request_seconds", "append_seconds", "telling_seconds", "loop_late_seconds"):
        assert found[f"loupe_{name}"].samples, name
    values = {name: one.samples[0].value for name, one in found.items() if one.samples}
    assert values["loupe_entries"] >= 8
    assert values["loupe_messages"] >= 2
    assert values["loupe_sockets"] == values["loupe_tables_watched"] == 1
    assert values["loupe_leaving"] == 0
    assert values["process_resident_memory_bytes"] > 10**7
    # An invitation's code, a table's name, whoever asks: nothing of that is a label.
    assert ann.table not in page.text
    paths = set(re.findall(r'path="([^"]*)"', page.text))
    assert {"/api/tables/{id}/start", "/api/tables"} <= paths


# Back-ups.


def test_a_backup_is_restored_to_either_database(database: str, tmp_path: Path) -> None:
    file, other = tmp_path / "copy.loupe", f"sqlite:///{tmp_path / 'other.sqlite3'}"

    async def story(tables: Tables) -> None:
        table = await begun(tables)
        engine = tables.store._engine  # type: ignore[attr-defined]
        rows = await back_up(engine, file)
        assert rows > table.number
        assert file.stat().st_mode & 0o777 == 0o600
        await tables.handle(table.id, BOB, Speak(text="after the back-up"))
        elsewhere = open_database(other)
        assert await restore(elsewhere, file) == rows
        assert await SqlStore(elsewhere).entries(table.id) == (await tables.store.entries(table.id))[:-1]
        with pytest.raises(NotEmpty):
            await restore(elsewhere, file)
        assert await restore(engine, file, replace=True) == rows
        assert len(await tables.store.entries(table.id)) == table.number - 1
        # And from there back again, byte for byte.
        again = tmp_path / "again.loupe"
        await back_up(elsewhere, again)
        assert _rows_of(again) == _rows_of(file)
        await elsewhere.dispose()

    told(database, story)


def _rows_of(file: Path) -> list[Any]:
    with gzip.open(file, "rt") as lines:
        rows = [json.loads(line) for line in lines]
    return sorted((row for row in rows if isinstance(row, list) and row[0] != "epoch"), key=str)


def test_who_has_read_another_database_writes_nothing_into_this(database: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.loupe"

    async def story(tables: Tables) -> None:
        engine = tables.store._engine  # type: ignore[attr-defined]
        epoch = Epoch(engine)
        await epoch.learn()
        begins_anew: list[bool] = []
        epoch.on_another(lambda: begins_anew.append(True))
        here = Tables(SqlStore(engine, epoch=epoch), silence, pace=0)
        table = await begun(here)
        await back_up(engine, file)
        await here.handle(table.id, BOB, Speak(text="one"))
        await restore(engine, file, replace=True)
        with pytest.raises(Busy):
            await here.handle(table.id, BOB, Speak(text="two"))
        assert begins_anew
        numbers = [entry.number for entry in await tables.store.entries(table.id)]
        assert numbers == list(range(1, table.number))

    told(database, story)


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    file, database = tmp_path / "copy.loupe", f"sqlite:///{tmp_path / 'loupe.sqlite3'}"

    async def story(tables: Tables) -> None:
        table = await begun(tables)
        engine = tables.store._engine  # type: ignore[attr-defined]
        await back_up(engine, file)
        whole = file.read_bytes()
        lines = gzip.decompress(whole).splitlines()
        row = next(n for n, line in enumerate(lines) if line.startswith(b"["))
        newer = [lines[0].replace(b'"format":1', b'"format":2'), *lines[1:]]
        halves = [whole[:-40], b"loupe", b"", _packed(lines[:-1]), _packed(lines[:row] + lines[row + 1 :])]
        for wrong in (*halves, _packed(newer), _packed([b"{}"])):
            file.write_bytes(wrong)
            with pytest.raises(Unusable):
                await restore(engine, file, replace=True)
            assert len(await tables.store.entries(table.id)) == table.number

    told(database, story)


def _packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"\n".join(lines) + b"\n")


def _loupe(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from loupe.cli import main; main()", *args]
    env = os.environ | {"LANG": "en_GB.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env, timeout=60)


def test_backup_and_restore_while_a_server_runs(node: Server, tmp_path: Path) -> None:
    file, data = str(tmp_path / "copy.loupe"), str(node.data)
    ann = Guest(node.address)
    ann.open(SLEUTH)
    done = _loupe("backup", file, "--data", data)
    assert done.returncode == 0, done.stderr
    assert "written" in done.stdout
    ann.watch()
    ann.done("house", level="novice")
    refused = _loupe("restore", file, "--data", data)
    assert refused.returncode != 0
    assert "--replace" in refused.stderr
    assert _loupe("restore", file, "--data", data, "--replace").returncode == 0
    assert ann.socket is not None
    assert closing_code(ann.socket) in (1012, 1006, None)
    node.wait()
    # The same cookie, the table as it was, and played on.
    whole = ann.whole()
    assert whole["number"] == 2
    assert ann.done("house", level="novice") == 3
    assert _loupe("backup", file, "--data", str(tmp_path / "nowhere")).returncode != 0
    ann.leave()


# What guests leave behind.


def test_what_guests_left_behind_is_deleted_when_the_time_has_come(database: str) -> None:
    now = [1e9]

    async def story(tables: Tables) -> None:
        engine = tables.store._engine  # type: ignore[attr-defined]
        mutes = Mutes(Rows(engine), silence)
        people = People(engine, tables, Signer(), Sheets(engine, silence), mutes)
        sweep = Retention(people.rows, people.moving, tables.clock, 180).sweep
        old = await begun(tables)
        with_account = await begun(tables)
        await _became(tables, with_account.id)
        now[0] += 100 * DAY
        young = await begun(tables)
        await sweep()
        assert len(await _ids(engine, TABLES.c.id)) == 3
        now[0] += 81 * DAY
        await sweep()
        assert await _ids(engine, TABLES.c.id) == {with_account.id, young.id}
        assert await _ids(engine, ENTRIES.c.table_id) == {with_account.id, young.id}
        # Bob is at the young table, too: he is still somebody at the old one.
        assert BOB in await _ids(engine, PARTS.c.person)
        now[0] += 100 * DAY
        await sweep()
        assert await _ids(engine, TABLES.c.id) == {with_account.id}
        people_left = await _ids(engine, PARTS.c.person)
        assert BOB not in people_left
        assert "@ann" in people_left
        log = await tables.store.entries(with_account.id)
        assert "Bob" not in str(log)
        assert "Ann" in str(log)
        assert old.id != young.id

    told(database, story, lambda: now[0])


async def _became(tables: Tables, id: str) -> None:

    await tables.handle(id, ANN, Become(after="@ann"))


async def _ids(engine: Any, column: Any) -> set[str]:
    async with engine.connect() as connection:
        return set((await connection.execute(sa.select(column).distinct())).scalars())


def test_a_chore_is_done_by_one_node_and_not_before_it_is_due(database: str) -> None:
    now, done = [1e9], []

    async def story(tables: Tables) -> None:
        rows = Rows(tables.store._engine)  # type: ignore[attr-defined]

        async def sweep() -> None:
            done.append(now[0])

        chore = Chore("sweeping", 3600, sweep)
        nodes = [Chores(rows, lambda: now[0], [chore]) for _ in range(4)]
        for wait, count in ((0, 1), (3599, 1), (2, 2), (3700, 3)):
            now[0] += wait
            await asyncio.gather(*(one.attend(chore) for one in nodes))
            assert len(done) == count

    told(database, story)


# The time.


def test_a_clock_that_is_set_back_goes_on() -> None:
    wall, steady = [1e9], [50.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1e9
    wall[0] -= 7200
    steady[0] += 10
    assert clock() == 1e9 + 10
    wall[0] += 7300
    assert clock() == 1e9 + 100
    clock.not_before(2e9)
    steady[0] += 1
    assert clock() == 2e9 + 1


def test_nodes_agree_on_the_latest_time(database: str) -> None:
    async def story(tables: Tables) -> None:
        rows = Rows(tables.store._engine)  # type: ignore[attr-defined]
        early, late = Clock(lambda: 1e9), Clock(lambda: 1e9 + 3600)
        for clock in (early, late, early):
            await Timekeeping(rows, clock).agree()
        assert 1e9 + 3600 <= early() < 1e9 + 3601
        # And so does one that is started when the machine's clock was set back.
        again = Clock(lambda: 1e9)
        await Timekeeping(rows, again).agree()
        assert again() >= 1e9 + 3600
        # Nor does it miss what a node has written that died before it told how late it was.
        await begun(Tables(tables.store, silence, clock=lambda: 2e9))
        await Timekeeping(rows, again).begin()
        assert 2e9 <= again() < 2e9 + 9

    told(database, story)


# Logs.


def test_of_an_exception_is_logged_what_kind_it_is_and_where_it_came_from() -> None:
    def fail() -> None:
        hand = ["P2G"]
        raise ValueError(f"no such card in {hand}")

    def fail_with_it() -> None:
        try:
            fail()
        except ValueError as wrong:
            raise RuntimeError("P2G") from wrong

    with pytest.raises(RuntimeError) as caught:
        fail_with_it()
    assert kinds_of(caught.value) == ["builtins.RuntimeError", "builtins.ValueError"]
    frames = frames_of(caught.value.__traceback__)
    assert "test_operating.py" in frames[0]
    assert "P2G" not in str(frames)


def test_a_join_by_link_is_not_logged_with_its_code(guest: Callable[[], Guest], server: Server) -> None:
    ann, bob = guest(), guest()
    code = ann.open(SLEUTH)
    bob.join(code, "Bob")
    log = server.log()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {"event", "level", "timestamp", "method", "path", "status", "ms"} <= lines[-1].keys()
    for secret in (code, ann.table, "Bob", *(guest.http.cookies["loupe"] for guest in (ann, bob))):
        assert secret not in log

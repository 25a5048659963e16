"""Two nodes on one PostgreSQL: people of one table on both, also through compose.yaml's proxy."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import yaml

from tests.server.guests import CLUEDO, SLEUTH, Guest, play
from tests.server.serving import Server, Warm
from tests.services import Postgres, Redis, free_port

ROOT = Path(__file__).parents[2]


@pytest.fixture
def nodes(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[list[Server]]:
    """Two nodes, as compose.yaml starts them."""
    shared = ("--database", postgres.address(postgres.fresh()), "--redis", redis.address)
    with ExitStack() as stack:
        made: list[Server] = []
        for name in ("one", "two"):
            made.append(Warm(tmp_path / name, *shared, "--requests", "0", "--proxy", "127.0.0.1"))
            stack.callback(made[-1].kill)
        yield made


def at_one_table(addresses: list[str], settings: dict[str, object]) -> list[Guest]:
    """Sit people down, one an address, and deal."""
    guests = [Guest(address) for address in addresses]
    code = guests[0].open(dict(settings))
    for guest, name in zip(guests[1:], ("Bob", "Cem"), strict=True):
        guest.join(code, name)
    for guest in guests:
        guest.watch()
    guests[0].done("start")
    return guests


@pytest.mark.parametrize("settings", [SLEUTH, CLUEDO], ids=["sleuth", "cluedo"])
def test_people_on_different_nodes_see_one_order(nodes: list[Server], settings: dict[str, object]) -> None:
    here, there = (node.address for node in nodes)
    guests = at_one_table([here, there, here], settings)
    play(guests)
    assert len({guest.number for guest in guests}) == 1
    assert guests[0].view.scene == guests[1].view.scene == guests[2].view.scene
    # Each was told every entry once, in its order, and what is public is the same on both nodes.
    for guest in guests:
        assert guest.numbers == list(range(guest.numbers[0], guest.number + 1))
    told = [Guest.whole(guest)["told"] for guest in guests]
    assert [[one["number"] for one in each] for each in told] == [[one["number"] for one in told[0]]] * 3
    for guest in guests:
        guest.leave()


def test_compose_names_what_there_is() -> None:
    made = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert {"node-1", "node-2", "proxy", "database", "bus"} == made["services"].keys()
    environment = made["services"]["node-1"]["environment"]
    known = (ROOT / "src/loupe/cli/serve.py").read_text()
    assert all(f'envvar="{name}"' in known for name in environment)
    for service in made["services"].values():
        for mount in service.get("volumes", ()):
            source = mount.partition(":")[0]
            assert source in made["volumes"] or (ROOT / source).exists()
    # The proxy leads to these nodes.
    named = set(re.findall(r"server (node-\d):8000", (ROOT / "deploy/nginx.conf").read_text()))
    assert named == {"node-1", "node-2"}


@pytest.fixture
def proxy(nodes: list[Server], tmp_path: Path) -> Iterator[str]:
    """The very proxy of compose.yaml, before the nodes of this test."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin") or shutil.which(
        "nginx"
    )
    if program is None:
        pytest.skip("no nginx here")
    port = free_port()
    text = (ROOT / "deploy/nginx.conf").read_text().replace("listen 8080", f"listen 127.0.0.1:{port}")
    for number, node in enumerate(nodes, 1):
        text = text.replace(f"node-{number}:8000", f"127.0.0.1:{node.port}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    (tmp_path / "nginx.conf").write_text(text.replace("http {", "http { " + paths, 1))
    own = f"daemon off; pid {tmp_path}/nginx.pid; error_log stderr;"
    command = [program, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr", "-g", own]
    with (tmp_path / "nginx.log").open("wb") as log:
        running = subprocess.Popen(command, stderr=log, stdout=log)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(10)


def test_through_the_proxy_one_node_can_go(nodes: list[Server], proxy: str) -> None:
    for _ in range(100):
        try:
            httpx.get(f"{proxy}/api/games")
            break
        except httpx.TransportError:
            time.sleep(0.05)
    assert httpx.get(f"{proxy}/metrics").status_code == 404
    guests = at_one_table([proxy] * 3, SLEUTH)
    play(guests, until=12)
    nodes[0].kill()
    for guest in guests:
        guest.watch(after=guest.number)
    play(guests, until=30)
    assert len({guest.whole()["number"] for guest in guests}) == 1
    for guest in guests:
        guest.leave()

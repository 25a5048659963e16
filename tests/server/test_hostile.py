"""What people with bad intentions try, and the answer that each of them gets."""

from __future__ import annotations

import json
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guests import SLEUTH, Guest, closing_code
from tests.server.serving import Server

Come = Callable[..., Guest]
PASSWORD = "umbrella kettle frost"
MALFORMED, FLOOD, GONE, CROWDED = 4400, 4429, 4404, 4429
TOO_LONG, NOT_TEXT = 1009, (1003, 1007, 4400)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes the proxy on this machine, and has little patience."""
    options = ("--proxy", "127.0.0.1", "--patience", "1")
    made = Server(tmp_path_factory.mktemp("hostile") / "data", *options)
    yield made
    made.kill()


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def private_game(guest: Come) -> tuple[Guest, Guest, str]:
    """Deal at a table by link, for Ann, Bob and a house player."""
    ann, bob = guest(), guest()
    code = ann.open(SLEUTH)
    bob.join(code, "Bob")
    ann.done("house", level="novice")
    ann.number = bob.number = ann.done("start")
    return ann, bob, code


def nearly(code: str) -> str:
    """Return a code that is wrong in its first sign."""
    return ("B" if code[0] != "B" else "C") + code[1:]


# Anything at all.


@pytest.mark.parametrize("examples", [2, pytest.param(200, marks=pytest.mark.soak)])
def test_no_request_makes_the_server_fail(server: Server, guest: Come, examples: int) -> None:
    ann = guest()
    command = [str(Path(sys.executable).with_name("schemathesis")), "run"]
    command += [f"{server.address}/schema/openapi.json", "--checks", "not_a_server_error"]
    command += ["--max-examples", str(examples), "--phases", "examples,coverage,fuzzing", "--seed", "1"]
    command += ["-H", f"cookie: loupe={ann.http.cookies['loupe']}", "--no-color", "--warnings", "off"]
    # A person's limit would answer most of it.
    unlimited = Server(server.data.parent / f"any{examples}", "--requests", "0")
    try:
        command[2] = command[2].replace(server.address, unlimited.address)
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=1200, cwd=unlimited.data
        )
        assert done.returncode == 0, done.stdout[-4000:]
        log = unlimited.log()
        assert '"a request failed"' not in log
        assert '"status": 500' not in log
    finally:
        unlimited.kill()


def nonsense(rng: random.Random) -> str | bytes:
    shapes: list[Any] = [{"type": "again", "after": "1"}, {"type": "again"}, [], None, 1e400]
    match rng.randrange(5):
        case 0:
            return rng.randbytes(rng.randrange(1, 60))
        case 1:
            return json.dumps(rng.choice(shapes))
        case 2:
            return "[" * rng.randrange(1, 3000)
        case 3:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(1, 300)))
        case _:
            return json.dumps({"type": "again", "after": rng.choice([-1, 10**30, 1.5, True]), "seat": 0})


def test_nonsense_on_a_socket_closes_that_socket_and_no_other(guest: Come) -> None:
    ann, bob, _ = private_game(guest)
    bob.watch()
    rng = random.Random(7)
    for _ in range(40):
        rough = ann.dial()
        said = nonsense(rng)
        rough.send(said)
        assert closing_code(rough) in (MALFORMED, *NOT_TEXT), said
    rough = ann.dial()
    rough.send("x" * 5000)
    assert closing_code(rough) == TOO_LONG
    assert bob.hear(5)
    assert bob.view is not None


# Acting for others, looking at what is none of one's business.


def test_a_seat_cannot_act_for_another(guest: Come) -> None:
    ann, bob, _ = private_game(guest)
    waited = next(one for one in (ann, bob) if one.whole()["offer"]["actions"])
    other = bob if waited is ann else ann
    action, seat = waited.whole()["offer"]["actions"][0], waited.whole()["seating"]["seat"]
    assert refusal(other.act(action, seat=seat)) == (403, "not-your-seat")
    assert refusal(other.act(action, seat=2)) == (403, "not-your-seat")
    assert refusal(other.post("leave", seat=seat))[0] in (403, 409)
    host_only = [("house", {"level": "novice"}), ("start", {}), ("cancel", {})]
    for what, body in host_only:
        assert bob.post(what, **body).status_code in (403, 409)


def test_a_spectator_cannot_act(guest: Come) -> None:
    ann, eve = guest(), guest()
    ann.open({**SLEUTH, "public": True, "chat": False})
    for level in ("novice", "novice"):
        ann.done("house", level=level)
    number = ann.done("start")
    eve.table = ann.table
    action = ann.whole()["offer"]["actions"][:1] or [{"type": "pass"}]
    assert refusal(eve.act(action[0], after=number)) == (403, "not-seated")
    assert refusal(eve.act(action[0], after=number, seat=0)) == (403, "not-your-seat")
    assert eve.whole()["view"]["hand"] == []
    assert eve.whole()["offer"]["actions"] == []
    for what in ("rematch", "leave", "start", "cancel"):
        assert eve.post(what).status_code in (403, 409)


def test_a_stranger_reads_nothing_of_a_private_table(guest: Come) -> None:
    ann, _, code = private_game(guest)
    eve = guest()
    made_up = "Q" * len(ann.table)
    reads = ("", "/steps?after=1", "/sheet", "/help?kind=logic", "/gallery")
    for path in reads:
        here = eve.http.get(f"/api/tables/{ann.table}{path}")
        there = eve.http.get(f"/api/tables/{made_up}{path}")
        # What is there and what is not look the same.
        assert (here.status_code, here.content) == (there.status_code, there.content) == (404, here.content)
    eve.table = ann.table
    for what, body in (("seats", {"name": "Eve"}), ("seats", {"name": "Eve", "code": nearly(code)})):
        assert refusal(eve.post(what, **body)) == (404, "no-such-table")
    assert refusal(eve.act({"type": "pass"}, after=1)) == (404, "no-such-table")
    assert closing_code(eve.dial()) == GONE
    assert ann.table not in eve.http.get("/api/tables").text


def test_a_token_does_not_exceed_its_scope(guest: Come) -> None:
    owner = guest()
    made = owner.http.post("/api/accounts", json={"login": "scopes", "password": PASSWORD, "name": "Ann"})
    assert made.status_code == 201
    bot = owner.http.post("/api/me/bots", json={"name": "Tik"}).json()["id"]

    def with_scopes(*scopes: str) -> httpx.Client:
        issued = owner.http.post("/api/me/tokens", json={"bot": bot, "scopes": list(scopes)}).json()
        headers = {"authorization": f"Bearer {issued['secret']}"}
        return httpx.Client(base_url=owner.address, headers=headers)

    with with_scopes("read") as reads, with_scopes("play") as plays:
        assert reads.get("/api/me").status_code == 200
        opening = {"settings": SLEUTH, "name": "Tik"}
        assert refusal(reads.post("/api/tables", json=opening)) == (403, "scope-lacking")
        assert plays.post("/api/tables", json=opening).status_code == 201
        assert refusal(plays.get("/api/me")) == (403, "scope-lacking")
        for method, path in (("POST", "/api/me/tokens"), ("DELETE", "/api/me"), ("GET", "/api/sessions")):
            assert refusal(plays.request(method, path, json={})) == (403, "no-bots")


# From other sites.


def test_another_sites_pages_do_nothing_here(guest: Come) -> None:
    ann = guest()
    code = ann.open(SLEUTH)
    there = {"origin": "https://evil.example"}
    for headers in (
        there,
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        answer = ann.http.post("/api/tables", json={"settings": SLEUTH}, headers=headers)
        assert refusal(answer) == (403, "foreign-origin")
        assert "access-control-allow-origin" not in answer.headers
    with pytest.raises(InvalidStatus) as refused:
        ann.dial(origin="https://evil.example")
    assert refused.value.response.status_code == 403
    # A form may be sent without being asked about, but is not understood.
    form = ann.http.post("/api/tables", content=b"a=b", headers={"content-type": "text/plain"})
    assert form.status_code == 400
    preflight = ann.http.options("/api/tables", headers={**there, "access-control-request-method": "POST"})
    assert "access-control-allow-origin" not in preflight.headers
    assert ann.http.get(f"/api/invitations/{code}", headers=there).status_code == 200


def test_a_session_that_somebody_else_has_chosen_is_not_taken(guest: Come) -> None:
    ann = guest()
    planted = "session." + "A" * 43
    answer = httpx.get(f"{ann.address}/api/me", cookies={"loupe": planted})
    assert answer.json()["kind"] == "guest"
    assert planted not in answer.headers["set-cookie"]
    # Who plants his own guest's cookie in a browser is not that account after a login there.
    mallory = guest()
    cookie = mallory.http.cookies["loupe"]
    ann.http.cookies = httpx.Cookies({"loupe": cookie})
    made = ann.http.post("/api/accounts", json={"login": "fixation", "password": PASSWORD, "name": "Ann"})
    assert made.status_code == 201
    assert cookie not in made.headers["set-cookie"]
    assert mallory.http.get("/api/me").json()["kind"] == "guest"


def test_links_and_accounts_cannot_be_found_out(guest: Come) -> None:
    ann = guest()
    code = ann.open(SLEUTH)
    # 128 bits, and what is nearly right is as wrong as any.
    assert len(code) >= 21
    wrong = [ann.http.get(f"/api/invitations/{guess}") for guess in (code[:-1], nearly(code), "x")]
    assert {answer.content for answer in wrong} == {wrong[0].content}
    assert wrong[0].status_code == 404
    made = ann.http.post("/api/accounts", json={"login": "known.one", "password": PASSWORD, "name": "Ann"})
    assert made.status_code == 201

    def attempt(login: str) -> tuple[httpx.Response, float]:
        began = time.perf_counter()
        stranger = {"login": login, "password": "lantern gravel piano"}
        return httpx.post(f"{ann.address}/api/sessions", json=stranger), time.perf_counter() - began

    known, unknown = attempt("known.one"), attempt("nobody.at.all")
    assert known[0].status_code == unknown[0].status_code == 403
    assert known[0].content == unknown[0].content
    # Both hash a password, which takes most of the time.
    assert min(known[1], unknown[1]) > 0.01
    tries = [attempt("known.one")[0] for _ in range(11)]
    assert refusal(tries[-1]) == (429, "too-many-attempts")
    assert int(tries[-1].headers["retry-after"]) > 60


def test_accounts_are_not_made_in_heaps_from_one_address(guest: Come) -> None:
    ann = guest()
    headers = {"x-forwarded-for": "203.0.113.9"}
    codes = []
    for n in range(21):
        new = {"login": f"heap{n}", "password": PASSWORD, "name": "Ann"}
        codes.append(
            httpx.post(f"{ann.address}/api/accounts", json=new, headers=headers, timeout=20).status_code
        )
    assert codes == [201] * 20 + [429]


# Too much, too slow, too often.


def test_bodies_that_are_too_long(guest: Come) -> None:
    ann = guest()
    long = json.dumps({"settings": SLEUTH, "name": "x" * 70_000})
    assert refusal(ann.http.post("/api/tables", content=long)) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        for first in range(0, len(long), 1000):
            yield long[first : first + 1000].encode()

    assert refusal(ann.http.post("/api/tables", content=pieces())) == (413, "too-large")
    deep = '{"settings":' + "[" * 20_000 + "]" * 20_000 + "}"
    assert refusal(ann.http.post("/api/tables", content=deep)) == (400, "malformed")
    heads = ann.http.get("/api/me", headers={"x-long": "x" * 100_000})
    assert heads.status_code in (200, 400, 431)


def raw(server: Server, *pieces: bytes, pause: float = 0.0) -> bytes:
    """Send bytes, and return all that comes back until the other side closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as there:
        for piece in pieces:
            there.sendall(piece)
            time.sleep(pause)
        told = b""
        while more := there.recv(65536):
            told += more
        return told


def test_who_sends_slowly_is_not_waited_for(server: Server) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n"
    told = raw(server, head + b"connection: close\r\n\r\n", *[b"{"] * 3, pause=0.3)
    assert told.startswith(b"HTTP/1.1 408")
    assert b"too-slow" in told
    # Headers that never end, and a connection on which nothing is said.
    began = time.perf_counter()
    assert raw(server, b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: b\r\n") == b""
    assert raw(server) == b""
    assert time.perf_counter() - began < 6


def test_floods_wash_away_only_who_makes_them(guest: Come) -> None:
    ann, bob = guest(), guest()
    # Far more than six seconds' worth at 50 a second, as fast as one client can.
    answers = [ann.http.get("/health/live") for _ in range(900)]
    turned_away = [answer for answer in answers if answer.status_code == 429]
    assert turned_away
    assert refusal(turned_away[0]) == (429, "too-many-requests")
    assert int(turned_away[0].headers["retry-after"]) >= 1
    assert bob.http.get("/api/me").status_code == 200


def test_many_sockets_and_many_words(guest: Come) -> None:
    ann, _, _ = private_game(guest)
    talkative = ann.dial()
    for _ in range(32):
        talkative.send('{"type":"again","after":1}')
    assert closing_code(talkative) == FLOOD
    devices = []
    for _ in range(30):
        device = Guest(ann.address)
        device.http.cookies = ann.http.cookies
        device.table = ann.table
        device.watch()
        devices.append(device)
    assert closing_code(ann.dial()) == CROWDED
    for device in devices:
        device.leave()

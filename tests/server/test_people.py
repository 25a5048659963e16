"""People: guests, accounts, sessions, passwords, bots; being forgotten, and taking all away."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from loupe.record import parse
from tests.server.guests import CLUEDO, SLEUTH, Guest, closing_code, play

Come = Callable[..., Guest]
EXAMPLES = Path(__file__).parents[2] / "examples"
PASSWORD, OTHER = "umbrella kettle frost", "lantern gravel piano"


def registered(guest: Come, login: str) -> Guest:
    """Let somebody come who has an account, and is logged in."""
    one = guest()
    answer = one.http.post("/api/accounts", json={"login": login, "password": PASSWORD, "name": "Ann"})
    assert answer.status_code == 201, answer.text
    return one


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def log_in(one: Guest, login: str, password: str) -> httpx.Response:
    return one.http.post("/api/sessions", json={"login": login, "password": password})


def test_a_guest_is_known_from_the_first_request_by_a_cookie_that_no_script_reads(guest: Come) -> None:
    one = guest()
    given = httpx.get(f"{one.address}/api/me")
    cookie = given.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert given.json()["kind"] == "guest"
    one.open(SLEUTH)
    assert one.http.get("/api/me").json()["tables"][0]["table"] == one.table
    person, _, signature = one.http.cookies["loupe"].partition(".")
    forged = {"loupe": f"{person}.{'0' * len(signature)}"}
    assert httpx.get(f"{one.address}/api/me", cookies=forged).json()["tables"] == []


def test_an_account_takes_over_what_the_guest_had_and_goes_to_other_devices(guest: Come) -> None:
    one = guest()
    one.open(SLEUTH)
    before = one.http.cookies["loupe"]
    made = one.http.post("/api/accounts", json={"login": "Rosa.L", "password": PASSWORD})
    assert len(made.json()["code"]) > 20
    assert one.http.cookies["loupe"] != before
    me = one.http.get("/api/me").json()
    assert (me["kind"], me["login"], me["tables"][0]["table"]) == ("account", "rosa.l", one.table)
    phone = guest()
    assert code_of(log_in(phone, "rosa.l", "wrong password here")) == (403, "wrong-password")
    assert code_of(log_in(phone, "nobody.here", PASSWORD)) == (403, "wrong-password")
    assert log_in(phone, " ROSA.L ", PASSWORD).status_code == 200
    assert phone.http.get("/api/me").json()["tables"][0]["table"] == one.table
    assert code_of(guest().http.post("/api/accounts", json={"login": "rosa.l", "password": PASSWORD}))[1] == (
        "login-taken"
    )


def test_what_is_no_login_or_password_is_refused(guest: Come) -> None:
    one = guest()
    for login, password, code in (
        ("a", PASSWORD, "bad-login"),
        ("two words", PASSWORD, "bad-login"),
        ("gina", "short", "password-short"),
        ("gina", "password123456", "password-common"),
    ):
        answer = one.http.post("/api/accounts", json={"login": login, "password": password})
        assert answer.json()["code"] == code, (login, password, answer.text)


def test_sessions_are_listed_and_ended(guest: Come) -> None:
    one, phone = registered(guest, "sara"), guest()
    log_in(phone, "sara", PASSWORD)
    one.open(SLEUTH)
    phone.table = one.table
    socket = phone.dial()
    listed = one.http.get("/api/sessions").json()
    assert [session["current"] for session in listed].count(True) == 1
    (there,) = [session["id"] for session in listed if not session["current"]]
    assert one.http.delete(f"/api/sessions/{there}").status_code == 204
    assert phone.http.get("/api/me").json()["kind"] == "guest"
    one.done("house", level="novice")
    assert closing_code(socket) == 4401
    assert code_of(one.http.delete(f"/api/sessions/{there}")) == (404, "no-such-session")
    assert code_of(phone.http.get("/api/sessions")) == (403, "account-only")
    assert one.http.delete("/api/sessions").status_code == 204
    assert one.http.get("/api/me").json()["kind"] == "guest"


def test_a_new_password_logs_out_everywhere_else(guest: Come) -> None:
    one, phone = registered(guest, "tina"), guest()
    log_in(phone, "tina", PASSWORD)
    change = {"old": PASSWORD, "new": OTHER}
    wrong = one.http.post("/api/me/password", json=change | {"old": "not my password"})
    assert code_of(wrong) == (403, "wrong-password")
    assert one.http.post("/api/me/password", json=change).status_code == 204
    assert one.http.get("/api/me").json()["kind"] == "account"
    assert phone.http.get("/api/me").json()["kind"] == "guest"
    assert log_in(phone, "tina", PASSWORD).status_code == 403
    assert log_in(phone, "tina", OTHER).status_code == 200


def test_a_recovery_code_is_good_once(guest: Come) -> None:
    one = guest()
    code = one.http.post("/api/accounts", json={"login": "uma", "password": PASSWORD}).json()["code"]
    lost = guest()
    by_code = {"login": "uma", "code": code.lower(), "password": OTHER}
    again = lost.http.post("/api/sessions/recovery", json=by_code)
    assert again.status_code == 200
    assert again.json()["code"] != code
    assert lost.http.get("/api/me").json()["login"] == "uma"
    assert one.http.get("/api/me").json()["kind"] == "guest"
    assert code_of(guest().http.post("/api/sessions/recovery", json=by_code)) == (403, "wrong-code")


def test_who_asks_to_be_forgotten_is(guest: Come) -> None:
    one, bob = registered(guest, "vera"), guest()
    bob.join(one.open(SLEUTH, "Vera"), "Bob")
    one.done("start", fill=True)
    one.done("chat", text="what only Vera says")
    refused = one.http.request("DELETE", "/api/me", json={"password": "not my password"})
    assert code_of(refused) == (403, "wrong-password")
    assert one.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert log_in(guest(), "vera", PASSWORD).status_code == 403
    whole = bob.http.get(f"/api/tables/{bob.table}").text
    assert "Vera" not in whole
    assert "what only" not in whole
    assert json.loads(whole)["seating"]["chairs"][0]["stands_in"]
    assert one.http.get("/api/me").json()["tables"] == []


def test_all_that_is_ones_own_can_be_taken_away(guest: Come) -> None:
    one = guest()
    made = one.http.post("/api/play", json={"settings": CLUEDO, "name": "Ann"}).json()
    one.table = made["table"]
    one.watch()
    play([one])
    one.done("chat", text="a remark of mine")
    packed = zipfile.ZipFile(io.BytesIO(one.http.get("/api/me/export").content))
    you = json.loads(packed.read("you.json"))
    assert [remark["text"] for remark in you["said"]] == ["a remark of mine"]
    assert [game["table"] for game in you["history"]] == [one.table]
    (record,) = [name for name in packed.namelist() if name.endswith(".case")]
    assert parse(packed.read(record).decode()).names[0] == "Ann"
    summary = one.http.get("/api/me/statistics").json()
    assert [(line["game"], line["played"]) for line in summary] == [("cluedo/card-game", 1)]


def test_a_rated_game_moves_ratings_per_game(guest: Come) -> None:
    one = registered(guest, "wilma")
    rated: dict[str, Any] = CLUEDO | {"rated": True}
    made = one.http.post("/api/play", json={"settings": rated, "levels": ["novice"]}).json()
    one.table = made["table"]
    one.watch()
    play([one])
    (played,) = one.http.get("/api/me/history").json()
    assert played["rated"]
    mine = played["seats"][played["seat"]]
    assert (mine["before"], mine["after"] != mine["before"]) == (1000, True)
    ladder = one.http.get("/api/ratings/cluedo").json()
    assert ladder["yours"]["rating"] == mine["after"]
    assert one.http.get("/api/ratings/sleuth").json()["yours"] is None
    refused = guest().http.post("/api/play", json={"settings": rated, "name": "Eve"})
    assert code_of(refused) == (403, "account-needed")


def test_a_bot_plays_by_its_token_and_does_no_more_than_that_allows(guest: Come) -> None:
    owner = registered(guest, "xenia")
    bot = owner.http.post("/api/me/bots", json={"name": "Tik"}).json()
    issue = {"bot": bot["id"], "scopes": ["read", "play"]}
    issued = owner.http.post("/api/me/tokens", json=issue).json()
    tik = httpx.Client(
        base_url=owner.address, headers={"authorization": f"Bearer {issued['secret']}"}, timeout=20
    )
    me = tik.get("/api/me").json()
    assert (me["kind"], me["name"], me["scopes"]) == ("bot", "Tik", ["read", "play"])
    made = tik.post("/api/play", json={"settings": SLEUTH}).json()
    whole = tik.get(f"/api/tables/{made['table']}").json()
    assert whole["seating"]["chairs"][0]["name"] == "Tik"
    assert whole["seating"]["chairs"][0]["bot"]
    action = whole["offer"]["actions"][0]
    act = {"action": action, "after": whole["number"]}
    assert tik.post(f"/api/tables/{made['table']}/actions", json=act).status_code == 200
    chat = tik.post(f"/api/tables/{made['table']}/chat", json={"phrase": "hello"})
    assert code_of(chat) == (403, "scope-lacking")
    assert code_of(tik.get("/api/sessions")) == (403, "no-bots")
    assert owner.http.delete(f"/api/me/tokens/{issued['token']['id']}").status_code == 204
    assert code_of(tik.get("/api/me")) == (401, "bad-token")
    tik.close()
    assert msgspec.json.encode(issued).count(b"loupe_") == 1


def test_a_player_of_the_arena_plays_at_a_table(guest: Come) -> None:
    owner = registered(guest, "yves")
    bot = owner.http.post("/api/me/bots", json={"name": "Tok"}).json()
    secret = owner.http.post("/api/me/tokens", json={"bot": bot["id"]}).json()["secret"]
    code = owner.open(SLEUTH, None)
    for _ in range(2):
        owner.done("house", level="casual")
    player = f"{sys.executable} {EXAMPLES / 'bot.py'}"
    client = [sys.executable, str(EXAMPLES / "at_table.py"), owner.address, secret, player, owner.table, code]
    with subprocess.Popen(client, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as playing:
        while owner.whole()["seating"]["chairs"][2] is None:
            assert playing.poll() is None, playing.stderr and playing.stderr.read()
            time.sleep(0.1)
        owner.done("start")
        told, wrong = playing.communicate(timeout=100)
    assert playing.returncode == 0, wrong
    whole = owner.whole()
    assert whole["seating"]["phase"] == "over"
    assert "Tok" in [chair["name"] for chair in whole["seating"]["chairs"]]
    assert told.startswith("won by ")

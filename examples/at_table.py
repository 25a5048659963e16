"""Let a player of the arena sit at a server's table: the same lines of JSON, carried over HTTP.

    python examples/at_table.py http://127.0.0.1:8000 loupe_TOKEN "python examples/bot.py"
    python examples/at_table.py http://127.0.0.1:8000 loupe_TOKEN "python examples/bot.py" TABLE CODE

Without a table it sits down wherever others wait for a game of Sleuth. Whoever owns the bot makes its token
(at /account, or POST /api/me/tokens); it needs the scopes `read` and `play`.
"""

import json
import random
import shlex
import subprocess
import sys
import time
import urllib.error
import urllib.request

PAUSE = 0.3


class Server:
    """The requests of one bot."""

    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/"), token

    def ask(self, path, body=None):
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)


class Player:
    """A command that reads what it sees and writes what it does, a line each."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def tell(self, **line):
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def leave(self):
        self.process.stdin.close()
        self.process.wait(10)


def seated(server, table, code):
    """Sit down, and return the table and what there is to see when the game has begun."""
    if table is None:
        table = server.ask("quick", {"game": "sleuth/avalon-hill"})["table"]
    else:
        server.ask(f"tables/{table}/seats", {"code": code})
    while (whole := server.ask(f"tables/{table}"))["seating"]["phase"] == "open":
        time.sleep(PAUSE)
    return table, whole


def play(server, player, table, whole):
    """Play to the end, and return the last view."""
    settings, seat, number = whole["settings"], whole["seating"]["seat"], whole["number"]
    setup = {"edition": settings["game"].partition("/")[2], "knobs": whole["knobs"]}
    setup |= {name: settings[name] for name in ("seats", "variants", "house", "dealer")}
    player.tell(
        type="begin", protocol=1, game=settings["game"], setup=setup, seat=seat,
        seed=random.getrandbits(32), seconds=10,
    )
    seen, view, offer, phase = whole["view"]["log"], whole["view"], whole["offer"], "running"
    while phase == "running":
        if offer["actions"] or offer["may_identify"]:
            asked = {"must_act": offer["must_act"], "may_identify": offer["may_identify"]}
            told = {name: value for name, value in view.items() if name != "log"}
            player.tell(type="act", **asked, seen=seen, view=told, actions=offer["actions"])
            seen = []
            if action := player.answer():
                act(server, table, action, number)
        while not (steps := server.ask(f"tables/{table}/steps?after={number}")):
            time.sleep(PAUSE)
        seen = seen + [step["event"]["event"] for step in steps if step["event"]["type"] == "happened"]
        number, view, offer = steps[-1]["number"], steps[-1]["view"], steps[-1]["offer"]
        phase = steps[-1]["seating"]["phase"]
    player.tell(type="end", outcome=view["scene"]["outcome"], seen=seen)
    return view


def act(server, table, action, number):
    """Do something; if somebody was quicker, look again."""
    try:
        server.ask(f"tables/{table}/actions", {"action": action, "after": number})
    except urllib.error.HTTPError as refused:
        if refused.code != 409:
            raise
        print(json.load(refused)["sentence"], file=sys.stderr)


def main(address, token, command, table=None, code=None):
    server, player = Server(address, token), Player(command)
    table, whole = seated(server, table, code)
    names = [chair["name"] for chair in whole["seating"]["chairs"]]
    outcome = play(server, player, table, whole)["scene"]["outcome"]
    player.leave()
    print("won by", ", ".join(names[seat] for seat in outcome["winners"]) or "nobody")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""A server as a process of its own, to be talked to over the wire, and to be killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from functools import cache
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from loupe.cli import app
from tests.services import free_port

OPTIONS = ["serve", "--pace", "0.02", "--leave", "0"]
COMMAND = [sys.executable, "-c", "from loupe.cli import main; main()", *OPTIONS]


class Server:
    """`loupe serve` on a data folder; started again, it finds what was there."""

    def __init__(self, data: Path, *options: str, env: dict[str, str] | None = None) -> None:
        self.data, self.options = data, options
        self.env = os.environ | (env or {})
        self.port = free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with (self.data.parent / f"{self.data.name}.log").open("ab") as log:
            args = [*COMMAND, "--port", str(self.port), "--data", str(self.data), *self.options]
            self.process = subprocess.Popen(args, stdout=log, stderr=log, env=self.env)
        self.wait()

    def wait(self) -> None:
        """Wait until it is ready."""
        for _ in range(600):
            if self._ready():
                return
            time.sleep(0.03)
        raise AssertionError(self.log())

    def _ready(self) -> bool:
        there = HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            there.request("GET", "/health/ready")
            return there.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            there.close()

    def log(self) -> str:
        """Return every line that was logged so far."""
        return (self.data.parent / f"{self.data.name}.log").read_text()

    def kill(self) -> None:
        """End the process without a chance to tidy up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """Ask the process to end, and return how many seconds it took."""
        began = time.monotonic()
        self.process.terminate()
        self.process.wait(10)
        return time.monotonic() - began


class Warm(Server):
    """A server whose process is forked off one that has read all code: to be killed again and again."""

    def start(self) -> None:
        log = str(self.data.parent / f"{self.data.name}.log")
        args = [*OPTIONS, "--port", str(self.port), "--data", str(self.data), *self.options]
        self.forked = _forks().Process(target=_serve, args=(log, args), daemon=True)
        self.forked.start()
        self.wait()

    def kill(self) -> None:
        self.forked.kill()
        self.forked.join()


@cache
def _forks() -> Any:
    context = get_context("forkserver")
    context.set_forkserver_preload(["loupe.server.serve", "loupe.cli.serve"])
    return context


def _serve(log: str, args: list[str]) -> None:
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    app(args)

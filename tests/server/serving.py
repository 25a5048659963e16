"""A server as a process of its own, to be talked to over the wire, and to be killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.services import free_port

COMMAND = [
    sys.executable,
    "-c",
    "from loupe.cli import main; main()",
    "serve",
    "--pace",
    "0.02",
    "--leave",
    "0",
]


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
        for _ in range(300):
            try:
                if httpx.get(f"{self.address}/health/ready").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(self.log())

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

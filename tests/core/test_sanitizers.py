"""The core's C++ tests and its fuzzer, under the address and undefined-behaviour sanitizers."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "sanitized"


def run(*command: str | Path) -> str:
    tools = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, env=tools, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built() -> Path:
    """Compiles what has changed; workers of one test run take turns."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run("cmake", "-G", "Ninja", "-S", ROOT / "cpp" / "tests", "-B", BUILD)
        run("cmake", "--build", BUILD)
    return BUILD


def test_nothing_found_by_the_sanitizers(built: Path) -> None:
    assert "all passed" in run(built / "core_test")
    assert "nothing found" in run(built / "fuzz", "3", "1")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 6))
def test_nothing_found_by_minutes_of_fuzzing(built: Path, seed: int) -> None:
    assert "nothing found" in run(built / "fuzz", "120", str(seed))

"""The page on the protocol: its session in curl runs as it stands, and its documents are the served ones."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Server

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="no curl, or no jq")
def test_the_session_in_curl_runs(server: Server, tmp_path: Path) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) > 5
    env = os.environ | {"BASE": server.address}
    script = "set -e -o pipefail\n" + "\n".join(blocks)
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stdout + done.stderr
    # What stands behind a line is what it prints.
    told = done.stdout.splitlines()
    promised = re.findall(r"# ([\w-]+)$", "\n".join(blocks), re.MULTILINE)
    assert promised == ["guest", "open", "11", "6", "no-such-table"]
    assert [one for one in told if one in promised][-1] == "no-such-table"
    assert set(promised) <= set(told)


def test_the_published_document_is_the_served_one(server: Server) -> None:
    served = httpx.get(f"{server.address}/schema/openapi.json").json()
    written = subprocess.run([sys.executable, "-m", "loupe.server"], capture_output=True, check=True)
    assert served == json.loads(written.stdout)

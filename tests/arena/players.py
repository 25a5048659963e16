"""Commands that play badly, each in its own way."""

from __future__ import annotations

import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"

START = """
import json, os, sys, time
def asked():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "act":
            yield told
"""

BAD = {
    "crash": "for told in asked(): raise RuntimeError('no idea')",
    "hang": "for told in asked(): time.sleep(60)",
    "nonsense": "for told in asked(): print('I pass', flush=True)",
    "illegal": """for told in asked(): print('{"type": "identify", "gems": ["D1R", "D1R"]}', flush=True)""",
    "nothing": "for told in asked(): print('null', flush=True)",
}
DEAF = "time.sleep(60)"
LEAVES = "sys.exit(3)"
ENDLESS = "for told in asked(): print('[' * 3_000_000, flush=True)"
LEAVES_A_CHILD = "import subprocess\nsubprocess.Popen(['sleep', '60'])\ntime.sleep(60)"


def command(code: str, folder: Path) -> str:
    """Return a command that runs this code."""
    path = folder / "player.py"
    path.write_text(START + code, encoding="utf-8")
    return f"{sys.executable} {path}"

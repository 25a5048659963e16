"""Draw the icons anew, out of the cards' drawings: `python -m tests.web.icons` writes into web/public/."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.chromium import launch_options

WEB = Path(__file__).parents[2] / "web"
PUBLIC = WEB / "public"
PICTURES = {"icon-180": ("maskable", 180), "icon-192": ("plain", 192), "icon-512": ("plain", 512)}
PICTURES["icon-maskable"] = ("maskable", 512)


def drawn(kind: str) -> str:
    """Return the icon as SVG."""
    node = Path(sys.executable).with_name("node")
    return subprocess.run(
        [node, "scripts/icon.js", kind], cwd=WEB, check=True, capture_output=True, text=True
    ).stdout


def main() -> None:
    """Write all of them."""
    (PUBLIC / "icon.svg").write_text(drawn("plain"), encoding="utf-8")
    (PUBLIC / "icon-turn.svg").write_text(drawn("turn"), encoding="utf-8")
    with sync_playwright() as playwright, playwright.chromium.launch(**launch_options()) as browser:
        for name, (kind, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawn(kind)}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()

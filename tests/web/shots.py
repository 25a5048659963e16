"""Pictures of every scene: `make shots`, or `python -m tests.web.shots table-sleuth door` for some.

They come into the folder `shots/`, which git ignores: by night and day, at a desk and on a phone.
"""

from __future__ import annotations

import sys
from itertools import cycle, product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Server
from tests.web.chromium import launch_options
from tests.web.scenes import SCENES, Stage
from tests.web.visitors import LANGUAGES, LOOKS, SCREENS, THEMES, Look, Visitors

FOLDER = Path(__file__).parents[2] / "shots"


def looks(every: bool) -> list[tuple[str, Look]]:
    """Return what is taken: each scene in four looks, in languages that take turns, or in all."""
    if every:
        return [*product(SCENES, LOOKS)]
    four = [*product(SCENES, THEMES, SCREENS)]
    languages = cycle((*LANGUAGES, *LANGUAGES[1:], LANGUAGES[0]))
    return [(name, Look(next(languages), theme, device)) for name, theme, device in four]


def take(browser: Browser, address: str, name: str, look: Look) -> list[str]:
    """Take one picture; returns what the browser complained of."""
    visitors = Visitors(browser, address)
    try:
        page = SCENES[name](Stage(visitors, look))
        page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
        page.screenshot(path=FOLDER / f"{name}-{look}.png", full_page=True)
    except Exception as failed:
        visitors.leave_pictures(FOLDER, f"failed-{name}-{look}")
        return [f"failed: {failed}"]
    finally:
        complaints = visitors.leave()
    return complaints


def main(wanted: list[str]) -> int:
    """Take the pictures of these scenes, or of all."""
    FOLDER.mkdir(exist_ok=True)
    names = [name for name in wanted if not name.startswith("--")]
    taken = [(name, look) for name, look in looks("--all" in wanted) if not names or name in names]
    wrong = 0
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data", "--requests", "0")
        browser = playwright.chromium.launch(**launch_options())
        for name, look in taken:
            complaints = take(browser, server.address, name, look)
            wrong += bool(complaints)
            print(f"{name}-{look}", *complaints, sep="\n  ", flush=True)
        browser.close()
        server.kill()
    print(f"{len(taken)} pictures in {FOLDER}; something was wrong with {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

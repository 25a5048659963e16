"""How soon something is seen in the browser, and how soon it answers, on a slow machine and a slow line.

Chromium slows its own processor down four times and its line to a slow 4G, as Lighthouse does it. Beside each
first paint stands that of a bare page of text from the same server in the same run: no client can be quicker.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.serving import Server
from tests.web.chromium import launch_options
from tests.web.players import SleuthPlayer
from tests.web.visitors import SLEUTH, Look, Visitor

RUNS = 3
SLOWER = 4
SLOW_4G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1474.56 * 1024 / 8,
    "uploadThroughput": 675 * 1024 / 8,
}
BARE = "/health/live"
PAINTED = """() => new Promise((resolve) => new PerformanceObserver((list) => {
  const first = list.getEntriesByName('first-contentful-paint')[0];
  if (first) resolve(first.startTime);
}).observe({ type: 'paint', buffered: true }))"""
LARGEST = """() => new Promise((resolve) => new PerformanceObserver(
  (list) => resolve(list.getEntries().at(-1).startTime),
).observe({ type: 'largest-contentful-paint', buffered: true }))"""
# From the moment a message is there until the frame that shows it has been painted.
LISTEN = """
window.shown = [];
window.answered = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.interactionId) window.answered.push(one.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({ data }) => {
      if (!data.includes('"type":"step"')) return;
      const came = performance.now();
      let changed = false;
      const watching = new MutationObserver(() => (changed = true));
      watching.observe(document.body, { subtree: true, childList: true, characterData: true });
      requestAnimationFrame(() => setTimeout(() => {
        watching.disconnect();
        if (changed) window.shown.push(performance.now() - came);
      }));
    });
  }
};
"""


@contextmanager
def visiting(browser: Browser, address: str, *, slow: bool, look: Look) -> Iterator[Visitor]:
    """Let somebody come who was never here, on a slow machine and line or not."""
    visitor = Visitor(browser, address, look, service_workers="block")
    visitor.page.add_init_script(LISTEN)
    if slow:
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
    yield visitor
    visitor.context.close()


def paints(browser: Browser, address: str, path: str, look: Look) -> tuple[float, float]:
    """Return when something, and when the largest thing, was painted, in milliseconds: medians."""
    first, largest = [], []
    for _ in range(RUNS):
        with visiting(browser, address, slow=True, look=look) as visitor:
            where = f"/table/{visitor.seated()}" if path == "/table" else path
            visitor.page.goto(where, wait_until="networkidle", timeout=120_000)
            first.append(visitor.page.evaluate(PAINTED))
            largest.append(visitor.page.evaluate(LARGEST))
    return median(first), median(largest)


def show_paints(browser: Browser, address: str) -> None:
    look = Look(device="phone")
    bare = paints(browser, address, BARE, look)
    print(f"{'a phone, 4x slower, slow 4G':<30} {'first paint':>12} {'x bare':>7} {'largest':>9}")
    for name, path in (
        ("bare text", BARE),
        ("the front door", "/"),
        ("a table", "/table"),
        ("rules", "/rules"),
    ):
        first, largest = bare if path == BARE else paints(browser, address, path, look)
        print(f"{name:<30} {first:>9.0f} ms {first / bare[0]:>7.2f} {largest:>6.0f} ms")


def play(page: Page) -> None:
    """Play some turns, so that there is something to see and to answer."""
    player = SleuthPlayer(page, Random(1))
    page.set_default_timeout(30_000)
    player.play(most=5)


def show_answers(browser: Browser, address: str) -> None:
    print(
        f"\n{'in play':<30} {'events':>7} {'median':>9} {'worst':>9} {'taps':>6} {'median':>9} {'worst':>9}"
    )
    for name, look, slow in (
        ("at a desk", Look(), False),
        ("at a desk, 4x slower", Look(), True),
    ):
        with visiting(browser, address, slow=slow, look=look) as visitor:
            visitor.page.set_default_timeout(60_000)
            play(visitor.go(f"/table/{visitor.seated(SLEUTH)}"))
            shown, answered = visitor.page.evaluate("[window.shown, window.answered]")
        print(f"{name:<30} {_figures(shown)} {_figures(answered, 6)}")


def _figures(times: list[Any], width: int = 7) -> str:
    worst, usual = (max(times), median(times)) if times else (0, 0)
    return f"{len(times):>{width}} {usual:>6.0f} ms {worst:>6.0f} ms"


def main() -> None:
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data", "--requests", "0", "--pace", "0.5")
        browser = playwright.chromium.launch(**launch_options())
        show_paints(browser, server.address)
        show_answers(browser, server.address)
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()

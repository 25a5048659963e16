"""axe-core, let loose on a page: everything that its rules, best practices among them, find wrong there."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Evaluated by the debugger's protocol, which the page's security policy does not concern.
RUN = "(rules) => axe.run(document, { resultTypes: ['violations'], rules })"


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return what is wrong with a page as it stands, a line for each place."""
    # What is still on its way in is half transparent.
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found = page.evaluate(RUN, {})
    return [line for violation in found["violations"] for line in _lines(violation)]


def _lines(violation: dict[str, Any]) -> list[str]:
    said = f"{violation['id']}: {violation['help']}"
    return [
        f"{said} at {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for node in violation["nodes"]
    ]

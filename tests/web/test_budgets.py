"""How much is fetched before something can be done; and the page stands still when something happens."""

from __future__ import annotations

import gzip
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from tests.web.players import SleuthPlayer
from tests.web.visitors import CLUEDO, SLEUTH, Look, Visitor, Visitors

FIRST_PAGE, TABLE = 60_000, 120_000
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      if (!shift.hadRecentInput)
        window.shifts.push([shift.value, ...shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 160))]);
  }).observe({ type: 'layout-shift' });
}"""


def scripts_at(visitor: Visitor, path: str) -> dict[str, int]:
    """Go to a page, and return the scripts that it fetches with their size in gzip."""
    fetched: list[Response] = []
    visitor.page.on("response", lambda answer: fetched.append(answer))
    visitor.go(path).wait_for_load_state("networkidle")
    scripts = [answer for answer in fetched if answer.request.resource_type == "script"]
    return {answer.url: len(gzip.compress(answer.body(), 9)) for answer in scripts}


def test_the_first_page_is_light(visitors: Visitors) -> None:
    scripts = scripts_at(visitors.come(), "/")
    assert 0 < sum(scripts.values()) <= FIRST_PAGE, scripts


@pytest.mark.parametrize("settings", [SLEUTH, CLUEDO], ids=["sleuth", "cluedo"])
def test_the_table_is_not_much_heavier(visitors: Visitors, settings: dict[str, Any]) -> None:
    ann = visitors.come()
    scripts = scripts_at(ann, f"/table/{ann.seated(settings | {'help': 'odds'})}")
    assert 0 < sum(scripts.values()) <= TABLE, scripts


def shifts(page: Page) -> list[Any]:
    """Return what has moved by itself since the page began to be observed."""
    page.wait_for_timeout(300)
    moved: list[Any] = page.evaluate("window.shifts")
    return [shift for shift in moved if shift[0] > 0.001]


@pytest.mark.parametrize("look", [Look(), Look("fr", "light", "phone")], ids=str)
def test_nothing_jumps_when_something_happens(visitors: Visitors, look: Look) -> None:
    ann = visitors.come(look)
    page = ann.go(f"/table/{ann.seated()}")
    page.wait_for_timeout(500)
    page.evaluate(SHIFTS)
    if look.language == "en":
        SleuthPlayer(page, Random(4)).play(most=2)
    page.wait_for_timeout(1500)
    assert not shifts(page)

"""For everyone: by keyboard alone, without motion, without colours, at twice the size."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from matplotlib.image import imread
from playwright.sync_api import Locator, Page, expect

from tests.web.players import SleuthPlayer
from tests.web.scenes import SCENES, Stage, finished
from tests.web.visitors import Look, Visitors

MOVING = """() => {
  window.moved = [];
  const look = () => {
    for (const one of document.getAnimations()) {
      const { duration } = one.effect.getComputedTiming();
      const places = one.effect.getKeyframes().map(({ transform, translate }) => `${transform} ${translate}`);
      if (new Set(places).size > 1 && duration > 20)
        window.moved.push(`${places[0]} ${one.effect.target.outerHTML.slice(0, 120)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


class Keyboard:
    """Somebody who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, wanted: Locator) -> None:
        """Go from one thing to the next until this one has the focus; and it shows that it has."""
        for _ in range(120):
            if wanted.evaluate("(one) => one === document.activeElement"):
                outline = wanted.evaluate("(one) => getComputedStyle(one).outlineStyle")
                assert outline != "none"
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} is out of reach")

    def press(self, wanted: Locator) -> None:
        self.reach(wanted)
        self.page.keyboard.press("Enter")


class KeyboardPlayer(SleuthPlayer):
    """Plays as the other does, but presses keys."""

    def ask(self, card: Locator) -> None:
        keyboard = Keyboard(self.page)
        keyboard.press(card)
        if self.elements.first.is_visible():
            keyboard.press(self.open_elements.first)
            if self.page.get_by_text("Choose what to ask for.").is_visible():
                keyboard.press(self.open_elements.last)
        keyboard.press(self.whom.first)
        keyboard.press(self.button("Ask"))
        expect(self.button("Take back")).to_be_hidden()


def test_a_turn_by_keyboard_alone(visitors: Visitors) -> None:
    ann = visitors.come(reduced_motion="reduce")
    page = ann.go("/")
    keyboard = Keyboard(page)
    keyboard.press(page.get_by_role("button", name="Play now"))
    player = KeyboardPlayer(page, Random(7))
    player.may_act().first.wait_for(timeout=30_000)
    player.play(most=1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Play a search card")
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    Keyboard(page).press(dialog.get_by_role("button", name="red opal pair"))
    expect(dialog.get_by_role("button", name="red opal pair")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_with_reduced_motion_nothing_travels(visitors: Visitors) -> None:
    ann = visitors.come(reduced_motion="reduce")
    page = ann.go(f"/table/{ann.seated()}")
    page.evaluate(MOVING)
    SleuthPlayer(page, Random(5)).play(most=2)
    page.wait_for_timeout(500)
    assert page.evaluate("window.moved") == []


def test_but_else_it_does(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/table/{ann.seated()}")
    page.evaluate(MOVING)
    SleuthPlayer(page, Random(5)).play(most=1)
    page.wait_for_timeout(500)
    assert page.evaluate("window.moved")


def pictures(cards: Locator, scale: int) -> list[Any]:
    """Return pictures of cards as numbers, their brightness levelled: what is left of them is shape."""
    page = imread(BytesIO(cards.page.screenshot()))[:, :, :3].mean(axis=2)
    boxes = cards.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    width, height = (min(int(box[side]) for box in boxes) * scale for side in ("width", "height"))
    corners = [(round(box["top"] * scale), round(box["left"] * scale)) for box in boxes]
    cut = [page[top : top + height, left : left + width] for top, left in corners]
    return [(grey - grey.mean()) / grey.std() for grey in cut]


@pytest.mark.parametrize("eyes", ["achromatopsia", "deuteranopia"])
def test_no_two_gems_look_alike_without_colours(visitors: Visitors, eyes: str) -> None:
    """Where one looks back on a game all 36 lie on the page at once, small."""
    ann = visitors.come(reduced_motion="reduce", device_scale_factor=3)
    ann.page.set_viewport_size({"width": 1280, "height": 2400})
    page = ann.go(f"/review/{finished(ann)}")
    gems = page.locator(".hand svg.card")
    expect(gems).to_have_count(36)
    ann.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    page.wait_for_timeout(300)
    shown = pictures(gems, 3)
    # The closest two are twice as far apart: dotted pairs of diamonds and of opals.
    alike = [(a, b) for (a, one), (b, other) in combinations(enumerate(shown), 2) if apart(one, other) < 0.1]
    assert not alike


def apart(one: Any, other: Any) -> float:
    return float(np.abs(one - other).mean())


NARROW = {"width": 360, "height": 740}
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize(
    "name",
    [
        "door",
        "account",
        "new",
        "room-host",
        "table-sleuth",
        "table-cluedo",
        "rules",
        "rules-sleuth",
        "rules-cluedo",
    ],
)
def test_text_of_twice_the_size_fits_a_narrow_phone(visitors: Visitors, name: str) -> None:
    page = SCENES[name](Stage(visitors, Look("fr", "dark", "phone")))
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(200)
    assert page.evaluate(WIDER) <= 0


def test_no_card_of_cluedo_lies_under_the_foot(visitors: Visitors) -> None:
    page = SCENES["table-cluedo"](Stage(visitors, Look("fr")))
    names = page.get_by_role("group", name="Suspects").get_by_role("button")
    foot = page.get_by_role("button", name="Accuser …").bounding_box()
    last = names.last.bounding_box()
    assert foot
    assert last
    assert last["y"] + last["height"] <= foot["y"]


def test_the_sheet_is_a_table_to_those_who_hear_it(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/table/{ann.seated()}")
    sheet = page.get_by_role("grid", name="Information sheet")
    expect(sheet.get_by_role("gridcell", name="red pearl pair")).to_have_count(1)
    assert sheet.get_by_role("columnheader").count() >= 9
    assert sheet.get_by_role("rowheader").count() >= 4

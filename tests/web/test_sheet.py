"""The information sheet as a person uses it: by mouse, finger and keyboard, on two devices, and offline."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visitors import CLUEDO, SLEUTH, Look, Visitor, Visitors

CELL = "red diamond solitaire"
ODDS = SLEUTH | {"help": "odds"}
SAID = re.compile


def sheet(page: Page) -> Locator:
    return page.get_by_role("grid")


def cell(page: Page, card: str = CELL) -> Locator:
    return sheet(page).get_by_role("gridcell", name=SAID(f"^{card}:"))


def a_free_card(page: Page) -> str:
    """Return a card of which nothing is known yet."""
    blank = sheet(page).get_by_role("gridcell", name=SAID("nothing noted")).first
    return (blank.get_attribute("aria-label") or "").split(":")[0]


def at_the_table(visitors: Visitors, settings: dict[str, object], look: Look | None = None) -> Visitor:
    ann = visitors.come(look or Look())
    ann.go(f"/table/{ann.seated(settings, level='novice')}")
    if look and look.device == "phone":
        ann.page.get_by_role("tab", name="Sheet").click()
    expect(sheet(ann.page)).to_be_visible()
    expect(cell(ann.page).or_(sheet(ann.page).get_by_role("gridcell").first).first).to_be_visible()
    return ann


def sheet_at(url: str) -> str:
    return f"/api/tables/{url.rsplit('/', 1)[1]}/sheet"


def kept(ann: Visitor, url: str) -> list[dict[str, object]]:
    """Wait until all is sent, and return what the server keeps of the marks."""
    ann.page.wait_for_function(
        "() => !Object.keys(localStorage).some((name) => name.startsWith('loupe-sheet-'))"
    )
    marks: list[dict[str, object]] = ann.ask("GET", sheet_at(url))["marks"]
    return marks


def test_marks_by_keyboard_and_mouse_undone_and_kept(visitors: Visitors) -> None:
    ann = at_the_table(visitors, SLEUTH | {"help": "none"})
    page = ann.page
    assert sheet(page).get_by_role("gridcell").count() == 36
    cell(page).focus()
    page.keyboard.press("1")
    expect(cell(page)).to_have_accessible_name(SAID(r"Nina does not have it \(your mark\)"))
    page.keyboard.press("1")
    expect(cell(page)).to_have_accessible_name(SAID(r"Nina has it \(your mark\)"))
    page.keyboard.press("ArrowRight")
    expect(cell(page, "red diamond pair")).to_be_focused()
    page.get_by_role("radio", name="Missing").check(force=True)
    cell(page, "red diamond pair").click(position={"x": 3, "y": 3})
    expect(cell(page, "red diamond pair")).not_to_have_accessible_name(SAID("nothing"))
    cell(page, "red diamond pair").press("u")
    expect(cell(page, "red diamond pair")).to_have_accessible_name(SAID("nothing"))
    # Another window of the same person sees it at once, and after a reload it is there.
    other = ann.window()
    other.goto(page.url)
    expect(cell(other)).to_have_accessible_name(SAID("Nina has it"))
    cell(other).focus()
    other.keyboard.press("2")
    expect(cell(page)).to_have_accessible_name(SAID("Nina 2 does not have it"))
    page.reload()
    expect(cell(page)).to_have_accessible_name(SAID("Nina has it.*Nina 2 does not have it"))
    expect(page.get_by_role("radio", name="Notes")).to_have_count(0)


def test_a_finger_marks_for_whom_is_chosen_and_opens_by_staying(visitors: Visitors) -> None:
    ann = at_the_table(visitors, SLEUTH | {"help": "notes"}, Look(device="phone"))
    page = ann.page
    card = a_free_card(page)
    page.get_by_role("radio", name="Nina 2").check(force=True)
    cell(page, card).tap()
    expect(cell(page, card)).to_have_accessible_name(SAID("Nina 2 does not have it"))
    cell(page, card).dispatch_event("contextmenu")
    dialog = page.get_by_role("dialog", name=card)
    dialog.get_by_role("radiogroup", name="Missing").get_by_role("radio", name="Perhaps").check(force=True)
    page.keyboard.press("Escape")
    expect(cell(page, card)).to_have_accessible_name(SAID("perhaps missing"))


def test_what_is_written_offline_is_not_lost(visitors: Visitors) -> None:
    ann = at_the_table(visitors, SLEUTH | {"help": "notes"})
    ann.allow("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK")
    page, card = ann.page, a_free_card(ann.page)
    ann.context.set_offline(True)
    cell(page, card).focus()
    page.keyboard.press("1")
    page.get_by_role("textbox", name="Notes").fill("<b>Nina hums</b>")
    expect(page.get_by_text("Not sent yet")).to_be_visible()
    url = page.url
    page.close()
    ann.context.set_offline(False)
    assert not ann.ask("GET", sheet_at(url))["marks"]
    page = ann.page = ann.window()
    page.goto(url)
    expect(cell(page, card)).to_have_accessible_name(SAID("Nina does not have it"))
    expect(page.get_by_role("textbox", name="Notes")).to_have_value("<b>Nina hums</b>")
    assert [mark["mark"] for mark in kept(ann, url)] == ["lacks"]


def test_why_lights_up_what_it_uses(visitors: Visitors) -> None:
    ann = at_the_table(visitors, ODDS)
    page = ann.page
    page.get_by_role("radio", name="Logic").check(force=True)
    mine = sheet(page).get_by_role("gridcell", name=SAID(": yours$")).first
    expect(mine).to_be_visible()
    mine.focus()
    page.keyboard.press("w")
    steps = page.get_by_role("list", name="Why").get_by_role("button")
    expect(steps.first).to_contain_text("Seen:")
    expect(page.locator("td.settles")).not_to_have_count(0)
    expect(page.get_by_text("From the log")).to_be_visible()
    page.get_by_role("button", name="Close").first.click()
    expect(page.locator("td.settles")).to_have_count(0)


def test_a_hint_in_three_sizes_finds_a_wrong_mark(visitors: Visitors) -> None:
    ann = at_the_table(visitors, ODDS)
    page = ann.page
    mine = sheet(page).get_by_role("gridcell", name=SAID(": yours$")).first
    mine.click(button="right")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radiogroup", name="Missing").get_by_role("radio", name="Has it").check(force=True)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("One of your marks cannot be right")).to_be_visible()
    expect(page.locator("td.wrong")).to_have_count(1)
    for more in ("What at?", "Show the step"):
        button = page.get_by_role("button", name=more)
        if button.count():
            button.click()
    mine_again = page.locator("td.wrong")
    mine_again.press("u")
    expect(page.locator("td.wrong")).to_have_count(0)


def test_odds_are_numbers_and_questions_have_their_worth(visitors: Visitors) -> None:
    ann = at_the_table(visitors, ODDS)
    page = ann.page
    page.get_by_role("radio", name="Odds").check(force=True)
    expect(sheet(page).get_by_role("gridcell", name=SAID(r"Missing \d+ %")).first).to_be_visible()
    page.get_by_role("radio", name="Nina", exact=True).check(force=True)
    expect(sheet(page).get_by_role("gridcell", name=SAID(r"Nina \d+ %")).first).to_be_visible()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_notebook_of_cluedo(visitors: Visitors, device: str) -> None:
    look = Look(device="phone" if device == "phone" else "desktop")
    ann = at_the_table(visitors, CLUEDO | {"help": "logic"}, look)
    page = ann.page
    page.get_by_role("radio", name="Logic").check(force=True)
    page.wait_for_load_state("networkidle")  # What is known is printed before one looks for a blank.
    assert page.get_by_role("columnheader", name="The crime").count() == 1
    blank = sheet(page).get_by_role("gridcell", name=SAID("nothing noted")).first
    name = (blank.get_attribute("aria-label") or "").split(":")[0]
    row = page.get_by_role("row", name=SAID(name))
    place = row.get_by_role("gridcell", name=SAID("nothing noted")).first
    place.click()
    expect(row.get_by_role("gridcell", name=SAID("your mark"))).to_have_count(1)
    assert len(kept(ann, page.url)) == 1

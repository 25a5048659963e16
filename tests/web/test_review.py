"""Looking back in the browser: at one's own game, by a link, and at a file."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.scenes import EXAMPLES, finished
from tests.web.visitors import Visitors


def step(page: Page) -> str:
    return page.get_by_role("slider", name="Event").input_value()


def test_a_finished_game_is_leafed_through_by_the_keyboard(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/review/{finished(ann)}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sleuth (Avalon Hill)")
    assert step(page) == "1"
    page.keyboard.press("ArrowRight")
    assert step(page) == "2"
    page.keyboard.press("End")
    last = step(page)
    expect(page.get_by_text(re.compile(f"^{last}\\."))).to_be_visible()
    page.keyboard.press("b")
    assert int(step(page)) < int(last)


def test_through_one_seat_the_others_hands_are_hidden(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/review/{finished(ann)}")
    board = page.get_by_role("region", name="The table at this moment")
    cards = board.get_by_role("img", name=re.compile(r"(solitaire|pair|cluster)$"))
    expect(cards.first).to_be_visible()
    everybody = cards.count()
    page.get_by_role("radio", name="Ann", exact=True).check(force=True)
    expect(page.get_by_role("heading", name="What Ann could know")).to_be_visible()
    own = cards.count()
    page.get_by_role("radio", name="Onlookers").check(force=True)
    expect(cards).not_to_have_count(own)
    assert everybody > own > cards.count()


def test_a_link_shows_it_to_others_and_a_rematch_leads_on(visitors: Visitors) -> None:
    ann, bea = visitors.come(permissions=["clipboard-read", "clipboard-write"]), visitors.come()
    page = ann.go(f"/review/{finished(ann)}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = bea.go(link.removeprefix(ann.address))
    expect(other.get_by_role("heading", level=1)).to_have_text("Sleuth (Avalon Hill)")
    expect(other.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/**")


def test_a_record_is_taken_away_and_opened_from_its_file(visitors: Visitors, tmp_path: Path) -> None:
    ann = visitors.come()
    page = ann.go(f"/review/{finished(ann)}")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == ".case"
    page = ann.go("/review")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("heading", level=1)).to_have_text("Sleuth (Avalon Hill)")


def test_a_file_that_is_no_record_says_where_and_another_can_be_tried(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.allow("400")
    page = ann.go("/review")
    page.set_input_files("input[type=file]", EXAMPLES / "bot.py")
    expect(page.get_by_role("alert")).to_contain_text("line 1, column 1")
    page.set_input_files("input[type=file]", EXAMPLES / "cluedo.case")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cluedo card game")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_rules_open_at_what_is_asked_for_and_say_what_the_edition_does(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go("/rules/sleuth/eagle-gryphon#final")
    final = page.get_by_role("region", name="The final interrogation")
    expect(final).to_be_in_viewport()
    expect(final).to_contain_text("a second question")
    page = ann.go("/rules/sleuth/chasse-aux-diamants#free")
    expect(page.get_by_role("region", name="Free choice")).to_contain_text("never lets you look")
    page = ann.go("/rules/sleuth/no-such")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such game")

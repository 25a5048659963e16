"""What can happen on the way: a reload, a lost server, another window or language, and what is not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, WebSocketRoute, expect

from tests.server.serving import Server
from tests.web.players import SleuthPlayer
from tests.web.visitors import SLEUTH, Visitor, Visitors

NO_SERVER = ("ERR_CONNECTION", "WebSocket connection", "ERR_EMPTY_RESPONSE")


def log_of(page: Page) -> list[str]:
    """Read the log, with the tab that it is in brought to the front."""
    page.bring_to_front()
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("list", name="What happened").get_by_role("listitem").all_inner_texts()


def gems_of(page: Page) -> list[str | None]:
    gems = page.get_by_role("list", name="Your gems").get_by_role("img")
    gems.first.wait_for()
    return [gem.get_attribute("aria-label") for gem in gems.all()]


def test_one_click_and_one_is_seated(visitors: Visitors) -> None:
    page = visitors.come().go("/")
    assert page.get_by_label("name").input_value()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Your gems").get_by_role("img").first).to_be_visible()
    expect(page.get_by_role("list", name="Around the table").get_by_role("listitem")).to_have_count(3)
    assert "/table/" in page.url


def test_a_reload_in_the_midst_of_a_game_changes_nothing(visitors: Visitors) -> None:
    ann = visitors.come(reduced_motion="reduce")
    page = ann.go(f"/table/{ann.seated()}")
    player = SleuthPlayer(page, Random(1))
    assert not player.play(most=1)
    player.may_act().first.wait_for(timeout=30_000)
    before, gems = log_of(page), gems_of(page)
    page.reload()
    assert gems_of(page) == gems
    assert log_of(page)[: len(before)] == before
    player.play(most=2)


class Courier:
    """Stands between a page and its table, and can keep what the table tells for later."""

    def __init__(self, page: Page) -> None:
        self.keeps = False
        self._kept: list[str | bytes] = []
        page.route_web_socket("**/live*", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._hand)

    def _hand(self, message: str | bytes) -> None:
        if self.keeps:
            self._kept.append(message)
        else:
            self._page.send(message)

    def deliver(self) -> None:
        """Hand over what was kept, and whatever comes."""
        self.keeps = False
        for message in self._kept:
            self._page.send(message)


def test_what_was_done_is_not_done_again_while_the_table_is_silent(visitors: Visitors) -> None:
    ann = visitors.come(reduced_motion="reduce")
    courier = Courier(ann.page)
    page = ann.go(f"/table/{ann.seated()}")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if "/actions" in request.url else None)
    cards = page.get_by_role("list", name="Your search cards").get_by_role("button")
    SleuthPlayer(page, Random(3)).may_act().first.wait_for(timeout=60_000)
    page.get_by_role("button", name="Exchange all cards").click()
    courier.keeps = True
    with page.expect_response("**/actions"):
        page.get_by_role("button", name="Exchange", exact=True).click()
    for card in cards.all():
        expect(card).to_be_disabled()
        card.click(force=True)
    expect(page.get_by_role("group", name="Whom to ask")).to_have_count(0)
    page.get_by_role("button", name="Exchange all cards").click()
    expect(page.get_by_role("button", name="Exchange", exact=True)).to_have_count(0)
    courier.deliver()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("You exchanged")
    assert len(sent) == 1


@pytest.fixture
def mortal(browser: Browser, tmp_path: Path) -> Iterator[tuple[Server, Visitor]]:
    """A server that may be killed, and somebody who visits it."""
    server = Server(tmp_path / "data", "--requests", "0")
    visitor = Visitor(browser, server.address, reduced_motion="reduce")
    yield server, visitor
    visitor.context.close()
    server.kill()


def test_a_server_that_was_killed_and_comes_back(mortal: tuple[Server, Visitor]) -> None:
    server, ann = mortal
    page = ann.go(f"/table/{ann.seated()}")
    player = SleuthPlayer(page, Random(2))
    player.play(most=1)
    gems = gems_of(page)
    ann.allow(*NO_SERVER)
    server.kill()
    lost = page.get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    assert gems_of(page) == gems
    server.start()
    with suppress(TimeoutError):  # The page tries by itself as well, and may be quicker.
        page.get_by_role("button", name="Try again").click(timeout=5_000)
    expect(lost).to_be_hidden(timeout=20_000)
    player.play(most=3)
    assert not ann.unexpected()


def test_another_language_in_the_midst_of_a_game(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/table/{ann.seated()}")
    log_of(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    said = page.get_by_role("list", name="Ce qui s’est passé").get_by_role("listitem").first
    expect(said).to_contain_text("Une table est ouverte")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.get_by_role("radio", name="Italiano").check(force=True)
    expect(page.get_by_role("tab", name="Diario")).to_be_visible()


def test_a_second_window_of_the_same_seat_says_so_and_keeps_in_step(visitors: Visitors) -> None:
    ann = visitors.come(reduced_motion="reduce")
    path = f"/table/{ann.seated()}"
    first, second = ann.go(path), ann.window()
    second.goto(path)
    note = "open in another window"
    for page in (first, second):
        expect(page.get_by_text(note)).to_be_visible()
    player = SleuthPlayer(first, Random(3))
    player.play(most=1)
    player.may_act().first.wait_for(timeout=30_000)
    expect(second.get_by_text("It is your turn.").first).to_be_visible()
    assert log_of(second) == log_of(first)
    second.close()
    expect(first.get_by_text(note)).to_be_hidden()


@pytest.mark.parametrize("path", ["/table/gone", "/join/no-such-code", "/nowhere", "/review/gone"])
def test_what_is_not_there_is_said_with_a_way_on(visitors: Visitors, path: str) -> None:
    ann = visitors.come()
    ann.allow("404")
    page = ann.go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page).not_to_have_url(path)


def test_an_invitation_to_a_table_that_has_begun(visitors: Visitors) -> None:
    host, late = visitors.come(), visitors.come()
    made = host.set_up(SLEUTH, "casual", "casual")
    host.start(made["table"])
    page = late.go(f"/join/{made['code']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_be_hidden()

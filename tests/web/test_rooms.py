"""From the front door to the deal, and one's account: through what a person sees."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.visitors import Look, Visitor, Visitors

HOSTILE = "<img src=x onerror=\"document.title='hacked'\"> & <b>so on</b>"
AT_TABLE = re.compile(r"/table/[\w-]+$")
KEPT = """() => caches.keys().then(async (names) => (await Promise.all(
  names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))
)).flat())"""


def opened(visitor: Visitor, seats: str = "3") -> Page:
    """Set a table up by hand, with one house player."""
    page = visitor.go("/new")
    page.get_by_role("radio", name=seats, exact=True).check(force=True)
    page.get_by_role("combobox", name="Seat 2").select_option("casual")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(AT_TABLE)
    return page


def test_one_click_and_one_sits_there(visitors: Visitors) -> None:
    page = visitors.come(Look("it")).go("/")
    assert page.get_by_role("textbox", name="Il tuo nome").input_value()
    page.get_by_role("button", name="Gioca subito").click()
    expect(page).to_have_url(AT_TABLE)
    for name in ("Caspar", "Sheridan", "Nina"):
        expect(page.get_by_role("button", name=re.compile(name)).first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="I tuoi tavoli").get_by_role("link")).to_have_count(1)


def test_friends_come_by_the_link_and_names_are_text(visitors: Visitors) -> None:
    host = opened(visitors.come())
    link = host.get_by_role("textbox", name="Link of the invitation").input_value()
    guest = visitors.come().page
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Ann asks you to the table")).to_be_visible()
    guest.get_by_role("textbox", name="Your name").fill("B <b>old</b>")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest).to_have_url(AT_TABLE)
    expect(host.get_by_text("B <b>old</b>", exact=True)).to_be_visible()
    guest.get_by_role("textbox", name="Say something").fill(HOSTILE)
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_role("log").get_by_text(HOSTILE)).to_be_visible()
    assert "hacked" not in host.title()
    host.get_by_role("button", name="Deal", exact=True).click()
    for page in (host, guest):
        expect(page.get_by_role("button", name="I know it")).to_be_visible()


def test_what_cannot_be_dealt_is_said_at_once(visitors: Visitors) -> None:
    page = visitors.come().go("/new")
    page.get_by_role("radio", name="Two missing gems").check(force=True)
    page.get_by_role("radio", name="7", exact=True).check(force=True)
    expect(page.get_by_text("More missing gems need a table of 3, 4, not of 7.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click(force=True)
    expect(page).to_have_url(re.compile("/new$"))
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(page.get_by_text("cards missing")).to_be_visible()


def test_another_window_of_the_same_chair_is_told_of(visitors: Visitors) -> None:
    ann = visitors.come()
    first = opened(ann)
    second = ann.window()
    second.goto(first.url)
    for page in (first, second):
        expect(page.get_by_text("open in another window")).to_be_visible()


def test_an_account_is_had_left_and_entered_again(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.allow("422")
    page = visitor.go("/account")
    page.get_by_role("tab", name="Get an account").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("textbox", name="Login name").fill("ann.of.avalon")
    panel.get_by_label("Password").fill("short")
    panel.get_by_role("button", name="Get an account").click()
    expect(panel.get_by_role("alert")).to_contain_text("four words")
    panel.get_by_label("Password").fill("seven green lamps at noon")
    panel.get_by_role("button", name="Get an account").click()
    expect(page.get_by_role("textbox", name="Recovery code")).to_have_value(re.compile(r"^[\w-]{20,}$"))
    page.get_by_role("button", name="I have kept it").click()
    expect(page.get_by_text("This one")).to_be_visible()
    page.get_by_role("button", name="Log out here").click()
    panel.get_by_role("textbox", name="Login name").fill("ann.of.avalon")
    panel.get_by_label("Password").fill("seven green lamps at noon")
    panel.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("ann.of.avalon")).to_be_visible()


def test_without_a_connection_a_page_says_so_and_nothing_else_was_kept(visitors: Visitors) -> None:
    visitor = visitors.come(Look("fr"))
    visitor.allow("ERR_INTERNET_DISCONNECTED", "Failed to load")
    page = visitor.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Jouer").click()
    expect(page).to_have_url(AT_TABLE)
    offline = [f"/offline.{language}.html" for language in ("en", "fr", "it")]
    assert page.evaluate(KEPT) == [*offline, "/offline.css", "/icon.svg"]
    visitor.context.set_offline(True)
    page.goto("/tables")
    expect(page.get_by_role("heading", level=1)).to_have_text("Impossible d’y accéder")
    visitor.context.set_offline(False)
    page.get_by_role("link", name="Réessayer").click()
    expect(page.get_by_role("heading", name="Tables ouvertes")).to_be_visible()

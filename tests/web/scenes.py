"""Scenes: every page in every state that it can be in, and how one gets there.

The tests look at all of them for what is wrong, `make shots` takes their pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Page

from tests.web.visitors import CLUEDO, SLEUTH, Look, Visitor, Visitors

EXAMPLES = Path(__file__).parents[2] / "examples"

Arrange: TypeAlias = Callable[["Stage"], Page]
SCENES: dict[str, Arrange] = {}


class Stage:
    """Where a scene is arranged: the one who looks, and whoever else is needed."""

    def __init__(self, visitors: Visitors, look: Look) -> None:
        self._visitors, self._look = visitors, look
        self.reader: Visitor = visitors.come(look)

    def other(self) -> Visitor:
        """Let somebody else come, who is not looked at."""
        return self._visitors.come(Look(self._look.language))


def scene(arrange: Arrange) -> Arrange:
    """Take a function in as a scene, under its name."""
    SCENES[arrange.__name__.replace("_", "-")] = arrange
    return arrange


def _page(name: str, path: str) -> None:
    SCENES[name] = lambda stage: stage.reader.go(path)


_page("door", "/")
_page("new", "/new")
_page("tables-none", "/tables")
_page("join", "/join")
_page("review-file", "/review")
_page("rules", "/rules")
_page("rules-sleuth", "/rules/sleuth/avalon-hill")
_page("rules-chasse", "/rules/sleuth/chasse-aux-diamants")
_page("rules-cluedo", "/rules/cluedo/card-game")
_page("account", "/account")
_page("ratings", "/ratings")


@scene
def nothing(stage: Stage) -> Page:
    stage.reader.allow("404")
    return stage.reader.go("/nowhere")


@scene
def table_gone(stage: Stage) -> Page:
    return stage.reader.go("/table/gone")


@scene
def table_shut(stage: Stage) -> Page:
    host = stage.other()
    made = host.set_up(SLEUTH | {"public": True, "spectators": {"type": "none"}}, "casual", "casual")
    host.start(made["table"])
    return stage.reader.go(f"/table/{made['table']}")


@scene
def settings(stage: Stage) -> Page:
    page = stage.reader.go("/")
    page.locator("header").get_by_role("button").last.click()
    return page


@scene
def keys(stage: Stage) -> Page:
    page = stage.reader.go("/")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    return page


@scene
def tables_some(stage: Stage) -> Page:
    stage.other().set_up(SLEUTH | {"public": True}, "casual", name="Bea")
    stage.other().set_up(CLUEDO | {"public": True}, name="Carlo")
    return stage.reader.go("/tables")


@scene
def invitation(stage: Stage) -> Page:
    made = stage.other().set_up(SLEUTH, "casual", name="Bea")
    return stage.reader.go(f"/join/{made['code']}")


@scene
def invitation_expired(stage: Stage) -> Page:
    stage.reader.allow("404")
    return stage.reader.go("/join/no-such-code")


@scene
def room_host(stage: Stage) -> Page:
    made = stage.reader.set_up(SLEUTH, "casual")
    return stage.reader.go(f"/table/{made['table']}")


@scene
def room_guest(stage: Stage) -> Page:
    made = stage.other().set_up(SLEUTH, name="Bea")
    return stage.reader.go(f"/table/{stage.reader.join(made['code'], 'Ann')}")


@scene
def table_sleuth(stage: Stage) -> Page:
    return stage.reader.go(f"/table/{stage.reader.seated()}")


@scene
def table_cluedo(stage: Stage) -> Page:
    return stage.reader.go(f"/table/{stage.reader.seated(CLUEDO)}")


def finished(reader: Visitor, settings: dict[str, Any] = SLEUTH) -> str:
    """Guess at a table among house players, and wait until the game is over; return its id."""
    table = reader.seated(settings)
    guess = {"type": "identify", "gems": ["D1R"]}
    for _ in range(50):
        number = reader.ask("GET", f"/api/tables/{table}")["number"]
        body = {"action": guess, "after": number}
        answer = reader.context.request.post(f"/api/tables/{table}/actions", data=body)
        if answer.ok:
            break
    reader.page.wait_for_timeout(50)
    for _ in range(600):
        if reader.ask("GET", f"/api/tables/{table}")["seating"]["phase"] == "over":
            return table
        reader.page.wait_for_timeout(100)
    raise AssertionError("the house players do not end the game")


@scene
def review_sleuth(stage: Stage) -> Page:
    return stage.reader.go(f"/review/{finished(stage.reader)}")


def opened(stage: Stage, file: str) -> Page:
    page = stage.reader.go("/review")
    page.set_input_files("input[type=file]", EXAMPLES / file)
    page.get_by_role("slider").wait_for()
    return page


@scene
def review_questions(stage: Stage) -> Page:
    page = opened(stage, "sleuth.case")
    page.get_by_role("tab").nth(1).click()
    page.keyboard.press("End")
    return page


@scene
def review_cluedo(stage: Stage) -> Page:
    page = opened(stage, "cluedo.case")
    page.locator("details summary").click()
    page.get_by_role("tab").nth(2).click()
    return page


@scene
def review_one_seat(stage: Stage) -> Page:
    return opened(stage, "sleuth-bob.case")


@scene
def review_refused(stage: Stage) -> Page:
    stage.reader.allow("400")
    page = stage.reader.go("/review")
    page.set_input_files("input[type=file]", EXAMPLES / "bot.py")
    page.get_by_role("alert").wait_for()
    return page


@scene
def review_gone(stage: Stage) -> Page:
    stage.reader.allow("404")
    return stage.reader.go("/review/no-such-game")


@scene
def review_not_over(stage: Stage) -> Page:
    stage.reader.allow("409")
    return stage.reader.go(f"/review/{stage.reader.seated()}")


def _sheet(stage: Stage, settings: dict[str, Any], kind: int) -> Page:
    """Sit at a table with this sheet before one, filled in as far as the `kind` of help goes."""
    page = stage.reader.go(f"/table/{stage.reader.seated(settings | {'help': 'odds'})}")
    tabs = page.get_by_role("tab")
    tabs.first.wait_for()
    if tabs.count() > 3:  # On a phone, before which lies the table itself.
        tabs.nth(1).click()
    page.locator("section.sheet .kinds label").nth(kind).click()
    page.get_by_role("grid").get_by_role("gridcell").first.wait_for()
    page.wait_for_timeout(400)
    return page


@scene
def sheet_odds(stage: Stage) -> Page:
    return _sheet(stage, SLEUTH | {"seats": 5}, 3)


@scene
def sheet_chasse_why(stage: Stage) -> Page:
    page = _sheet(stage, {"game": "sleuth/chasse-aux-diamants", "seats": 4}, 2)
    page.locator("td:has(.has.print)").first.click()
    page.locator("td.settles").first.wait_for()
    return page


@scene
def sheet_opened(stage: Stage) -> Page:
    page = _sheet(stage, SLEUTH, 2)
    page.get_by_role("gridcell").nth(4).click(button="right")
    page.get_by_role("dialog").wait_for()
    return page


@scene
def sheet_cluedo_hint(stage: Stage) -> Page:
    page = _sheet(stage, CLUEDO | {"seats": 4, "variants": ["advanced"]}, 1)
    page.get_by_role("gridcell").nth(7).press("1")
    page.locator("section.sheet .tools button").last.click()
    page.locator("section.sheet .shown").wait_for()
    return page


@scene
def table_called_off(stage: Stage) -> Page:
    table = stage.reader.seated()
    stage.reader.ask("POST", f"/api/tables/{table}/cancel")
    return stage.reader.go(f"/table/{table}")

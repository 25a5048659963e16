"""Scenes: every page in every state that it can be in, and how one gets there.

The tests look at all of them for what is wrong, `make shots` takes their pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page

from tests.web.visitors import CLUEDO, SLEUTH, Look, Visitor, Visitors

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

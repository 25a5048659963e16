"""Visitors: people, each at a browser of his own, with a language, a light and a device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, Page, WebError

Language: TypeAlias = Literal["en", "fr", "it"]
Theme: TypeAlias = Literal["dark", "light"]
Device: TypeAlias = Literal["desktop", "phone"]
LANGUAGES: tuple[Language, ...] = ("en", "fr", "it")
THEMES: tuple[Theme, ...] = ("dark", "light")
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
SCREENS: dict[Device, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
SLEUTH: dict[str, Any] = {"game": "sleuth/avalon-hill", "seats": 3}
CLUEDO: dict[str, Any] = {"game": "cluedo/card-game", "seats": 3}


class Look(NamedTuple):
    """How a page is looked at."""

    language: Language = "en"
    theme: Theme = "dark"
    device: Device = "desktop"

    def __str__(self) -> str:
        return "-".join(self)


LOOKS = tuple(Look(*look) for look in product(LANGUAGES, THEMES, SCREENS))
USUAL = Look()


class Visitor:
    """A person at a browser of his own; `options` are Playwright's for a context."""

    def __init__(self, browser: Browser, address: str, look: Look = USUAL, **options: Any) -> None:
        self.address, self.look = address, look
        self.context = browser.new_context(
            base_url=address,
            locale=LOCALES[look.language],
            color_scheme=look.theme,
            **SCREENS[look.device] | options,
        )
        self.complaints: list[str] = []
        self._allowed: list[str] = []
        self.context.on("console", self._heard)
        self.context.on("weberror", self._went_wrong)
        self.page = self.context.new_page()

    # What the browser complains of.

    def allow(self, *patterns: str) -> None:
        """Expect complaints in which one of these is found: they are what the test is about."""
        self._allowed.extend(patterns)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _went_wrong(self, wrong: WebError) -> None:
        self.complaints.append(f"thrown: {wrong.error}")

    def unexpected(self) -> list[str]:
        """Return the complaints that nobody allowed."""
        return [one for one in self.complaints if not any(re.search(fine, one) for fine in self._allowed)]

    # Where one goes.

    def go(self, path: str) -> Page:
        """Go to an address, and wait until its screen is there."""
        self.page.goto(path)
        return self.settled()

    def settled(self) -> Page:
        """Wait until a screen is shown, with its letters."""
        self.page.locator("main .screen, main [role=alert], main h1").first.wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page

    def window(self) -> Page:
        """Open another window of the same browser."""
        return self.context.new_page()

    @property
    def person(self) -> str:
        """Who this is to the server: what its cookie says before the seal."""
        self.context.request.get("/health/live")
        (cookie,) = (one for one in self.context.cookies() if one.get("name") == "loupe")
        return cookie.get("value", "").partition(".")[0]

    # What is prepared by requests, so that a test begins where it wants to.

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Send a request with this browser's cookie, and return what was answered."""
        answer = self.context.request.fetch(path, method=method, data=None if method == "GET" else body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def set_up(self, settings: dict[str, Any], *house: str, name: str = "Ann") -> dict[str, str]:
        """Set a table up with house players of these levels; returns its id and its code."""
        made: dict[str, str] = self.ask("POST", "/api/tables", settings=settings, name=name)
        for level in house:
            self.ask("POST", f"/api/tables/{made['table']}/house", level=level)
        return made

    def join(self, code: str, name: str) -> str:
        """Sit down at the table of an invitation."""
        table: str = self.ask("GET", f"/api/invitations/{code}")["table"]
        self.ask("POST", f"/api/tables/{table}/seats", name=name, code=code)
        return table

    def start(self, table: str) -> None:
        """Deal."""
        self.ask("POST", f"/api/tables/{table}/start")

    def seated(self, settings: dict[str, Any] = SLEUTH, level: str = "casual", name: str = "Ann") -> str:
        """Sit at a table among house players where the cards have been dealt; return its id."""
        made = self.set_up(settings, *[level] * (settings["seats"] - 1), name=name)
        self.start(made["table"])
        return made["table"]


class Visitors:
    """All who have come in one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._come: list[Visitor] = []

    def come(self, look: Look = USUAL, **options: Any) -> Visitor:
        """Let somebody come, to whom pages look like this."""
        self._come.append(Visitor(self._browser, self._address, look, **options))
        return self._come[-1]

    def leave(self) -> list[str]:
        """Let all go, and return what their browsers complained of."""
        complaints = [one for visitor in self._come for one in visitor.unexpected()]
        while self._come:
            self._come.pop().context.close()
        return complaints

    def leave_pictures(self, folder: Path, test: str) -> None:
        """Keep what everybody sees just now."""
        folder.mkdir(parents=True, exist_ok=True)
        for n, page in enumerate(self._pages()):
            page.screenshot(path=folder / f"{re.sub(r'[^a-z0-9_-]+', '-', test)}-{n}.png")

    def _pages(self) -> Iterator[Page]:
        for visitor in self._come:
            yield from visitor.context.pages

"""People who play through what they see: roles and names on the page, and nothing that lies beneath."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

ANY_ONE = re.compile(r"^Ask (?!no more)")
MOST_INTERRUPTED = 3
PATIENCE = 60_000
"""Milliseconds that one waits for the others."""


class Player:
    """Somebody at a table, who does what the page offers; a fortune decides where it leaves a choice."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page, self.rng = page, rng
        self.turns = self.interrupted = 0
        page.set_default_timeout(4_000)
        self.main = page.get_by_role("main")
        self.end = page.get_by_role("region", name="The end of the game")
        self.go_on = page.get_by_role("button", name="Go on", exact=True)

    def play(self, most: int = 10**6) -> bool:
        """Play until the game is over, or so many turns; tells whether it is over."""
        while self.turns < most:
            self.may_act().or_(self.end).or_(self.go_on).first.wait_for(timeout=PATIENCE)
            if self.end.is_visible() and not self.go_on.is_visible():
                return True
            self.turns += self.interruptible(self.go_on.click if self.go_on.is_visible() else self.turn)
        return self.end.is_visible()

    def interruptible(self, act: Callable[[], None]) -> bool:
        """Do something, and tell whether it was done: others may identify in the midst of it."""
        try:
            act()
        except PlaywrightTimeout:
            self.interrupted += 1
            if self.interrupted > MOST_INTERRUPTED:
                raise
            return False
        return True

    def may_act(self) -> Locator:
        """Return what is there when this person is to do something."""
        raise NotImplementedError

    def turn(self) -> None:
        """Do something that is offered."""
        raise NotImplementedError

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Find the buttons of a name that can be pressed."""
        return self.main.get_by_role("button", name=name, exact=isinstance(name, str), disabled=False)

    def any_of(self, buttons: Locator) -> Locator:
        """Choose one of several."""
        return buttons.nth(self.rng.randrange(buttons.count()))

    def commit(self, name: str) -> None:
        """Press the button that sends what has been put together, and see that it has gone."""
        self.button(name).click()
        expect(self.button("Take back")).to_be_hidden()

    def last_said(self) -> str:
        """Read what the log says last."""
        return self.page.get_by_role("list", name="What happened").get_by_role("listitem").last.inner_text()


class SleuthPlayer(Player):
    """Plays a search card, chooses what to ask for where it is free, and whom."""

    def __init__(self, page: Page, rng: Random) -> None:
        super().__init__(page, rng)
        cards = page.get_by_role("list", name="Your search cards")
        self.cards = cards.get_by_role("button", disabled=False)
        self.whom = page.get_by_role("group", name="Whom to ask").get_by_role("button", disabled=False)
        elements = page.get_by_role("group", name="What to ask for")
        self.elements = elements.get_by_role("button", disabled=False)
        self.open_elements = elements.get_by_role("button", disabled=False, pressed=False)

    def may_act(self) -> Locator:
        others = ("Ask no more", "Pass", "Exchange all cards", "Final interrogation")
        found = self.cards
        for name in others:
            found = found.or_(self.button(name))
        return found

    def turn(self) -> None:
        if self.button("Ask no more").is_visible():
            self.do("Ask no more", "End the turn")
        elif self.cards.count():
            self.ask(self.any_of(self.cards))
        elif self.button("Exchange all cards").is_visible():
            self.do("Exchange all cards", "Exchange")
        else:
            self.do("Pass", "End the turn")

    def do(self, name: str, commit: str) -> None:
        self.button(name).click()
        self.commit(commit)

    def ask(self, card: Locator) -> None:
        """Ask with a card, and send it."""
        card.click()
        if self.elements.first.is_visible():
            self.choose_elements()
        self.any_of(self.whom).click()
        self.commit("Ask")

    def choose_elements(self) -> None:
        """Choose what a free choice asks for: until somebody can be asked for it."""
        self.any_of(self.open_elements).click()
        if self.page.get_by_text("Choose what to ask for.").is_visible():
            self.any_of(self.open_elements).click()

    def identify(self, *gems: str) -> None:
        """Say which gem is missing, out loud and for good."""
        self.button("I know it …").click()
        dialog = self.page.get_by_role("dialog")
        for gem in gems:
            dialog.get_by_role("button", name=gem).click()
        dialog.get_by_role("button", name="Say it, and look").click()

    def own_gems(self) -> Sequence[str]:
        """Read the names of one's gems."""
        gems = self.page.get_by_role("list", name="Your gems").get_by_role("img")
        return [gem.get_attribute("aria-label") or "" for gem in gems.all()]


class CluedoPlayer(Player):
    """Asks for two cards, shows one when asked, and accuses after so many turns."""

    def __init__(self, page: Page, rng: Random, accuses_after: int = 3) -> None:
        super().__init__(page, rng)
        self.accuses_after = accuses_after
        self.asked = 0
        groups = [
            page.get_by_role("group", name=name, exact=True) for name in ("Suspects", "Weapons", "Places")
        ]
        self.groups = [group.get_by_role("button", disabled=False) for group in groups]
        self.showable = self.main.get_by_role("button", name=re.compile(r"^Show .+"))
        self.lay_down = page.get_by_role("button", name="Lay it down")
        self.leave_it = self.button("Leave it to others")
        self.accuse_too = self.button("Accuse as well")

    def may_act(self) -> Locator:
        others = self.showable.or_(self.lay_down).or_(self.leave_it).or_(self.accuse_too)
        return others.or_(self.groups[0])

    def turn(self) -> None:
        if self.lay_down.is_visible():
            for group in self.groups:
                self.any_of(group).click()
            self.lay_down.click()
            expect(self.lay_down).to_be_hidden()
        elif self.showable.count():
            self.any_of(self.showable).click()
            self.commit("Show")
        elif self.leave_it.is_visible():
            self.leave_it.click()
            self.commit("Leave it")
        elif self.accuse_too.is_visible():
            self.accuse_too.click()
            self.commit("Accuse")
        else:
            self.ask_or_accuse()

    def ask_or_accuse(self) -> None:
        """Ask for two cards; or say that one accuses, which the others may do as well."""
        if self.asked == self.accuses_after and self.button("Accuse …").is_visible():
            self.button("Accuse …").click()
            self.commit("Accuse")
            return
        for group in self.rng.sample(self.groups, 2):
            self.any_of(group).click()
        self.commit("Ask")
        self.asked += 1

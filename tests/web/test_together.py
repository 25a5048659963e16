"""Several browsers at one table: two play, one drops out and comes back, a third looks on."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.web.players import SleuthPlayer
from tests.web.visitors import SLEUTH, Look, Visitors


def play_on(players: list[SleuthPlayer], turns: int) -> bool:
    """Let people play in whatever order the table calls them; tells whether the game is over."""
    until = turns + sum(player.turns for player in players)
    while sum(player.turns for player in players) < until:
        if players[0].end.is_visible() and not players[0].go_on.is_visible():
            return True
        for player in players:
            if player.may_act().first.is_visible():
                player.play(most=player.turns + 1)
        players[0].page.wait_for_timeout(50)
    return False


def told(page: Page) -> str:
    """Read who has won."""
    return page.get_by_role("region", name="The end of the game").get_by_role("heading").inner_text()


def test_two_play_one_drops_and_returns_a_third_looks_on(visitors: Visitors) -> None:
    ann, bea, carl = (
        visitors.come(Look(device=device), reduced_motion="reduce")
        for device in ("desktop", "phone", "desktop")
    )
    made = ann.set_up(SLEUTH | {"public": True}, "sharp")
    bea.join(made["code"], "Bea")
    path = f"/table/{made['table']}"
    ann.go(path)
    bea.go(path)
    ann.start(made["table"])
    carl.go(path)
    expect(carl.page.get_by_text("You are looking on.")).to_be_visible()
    players = [SleuthPlayer(ann.page, Random(1)), SleuthPlayer(bea.page, Random(2))]
    if not play_on(players, 2):
        bea.page.goto("about:blank")
        ann.page.wait_for_timeout(300)
        bea.go(path)
        while not play_on(players, 4):
            pass
    winners = {told(page) for page in (ann.page, bea.page, carl.page)}
    assert len(winners) == 1 or "You" in " ".join(winners)
    assert not carl.page.get_by_role("list", name="Your gems").is_visible()

"""Whole games in a browser, played by what a person sees there, against players of the house."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.web.players import CluedoPlayer, SleuthPlayer
from tests.web.visitors import Visitors

SLEUTH_TABLES: dict[str, dict[str, Any]] = {
    "avalon-hill": {"seats": 4},
    "eagle-gryphon": {"seats": 3, "variants": ["supersleuth"]},
    "face2face": {"seats": 3, "variants": ["additional-interrogations"]},
    "chasse-aux-diamants": {"seats": 3},
}


@pytest.mark.parametrize("edition", SLEUTH_TABLES)
def test_a_whole_game_of_sleuth(visitors: Visitors, edition: str) -> None:
    ann = visitors.come(reduced_motion="reduce")
    settings = {"game": f"sleuth/{edition}", **SLEUTH_TABLES[edition]}
    ann.go(f"/table/{ann.seated(settings, level='casual')}")
    player = SleuthPlayer(ann.page, Random(edition))
    if not player.play(most=3):
        # One can be wrong with one's own gem, and goes on answering.
        player.interruptible(lambda: player.identify(player.own_gems()[0]))
        assert player.play()
    player.end.get_by_role("heading").wait_for()


@pytest.mark.parametrize("variants", [[], ["advanced"]], ids=["base", "advanced"])
def test_a_whole_game_of_cluedo(visitors: Visitors, variants: list[str]) -> None:
    ann = visitors.come(reduced_motion="reduce")
    settings = {"game": "cluedo/card-game", "seats": 3, "variants": variants}
    ann.go(f"/table/{ann.seated(settings, level='casual')}")
    player = CluedoPlayer(ann.page, Random(len(variants)))
    assert player.play()
    player.end.get_by_role("heading").wait_for()

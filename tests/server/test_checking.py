"""What an offer says about its actions, and why something else would be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from loupe.games.sleuth.editions import Knobs
from loupe.games.sleuth.rules import shows_gems
from tests.server.guests import CLUEDO, SLEUTH, Guest

Come = Callable[[], Guest]


def on_turn(guest: Come, settings: dict[str, Any]) -> Guest:
    ann = guest()
    ann.open({**settings, "dealer": settings["seats"] - 1})
    for _ in range(settings["seats"] - 1):
        ann.done("house", level="novice")
    ann.number = ann.done("start")
    return ann


@pytest.mark.parametrize("variants", [[], ["supersleuth"]])
def test_an_offer_says_which_questions_show_cards(guest: Come, variants: list[str]) -> None:
    offer = on_turn(guest, {**SLEUTH, "game": "sleuth/chasse-aux-diamants", "variants": variants}).whole()
    knobs, listed = offer["knobs"], offer["offer"]["actions"]
    questions = [n for n, action in enumerate(listed) if "question" in action]
    shown = [n for n in questions if _shows(knobs, listed[n])]
    assert offer["offer"]["shown"] == shown
    assert bool(shown) == (not variants)


def _shows(knobs: dict[str, Any], action: dict[str, Any]) -> bool:
    return shows_gems(msgspec.convert(knobs, Knobs), action["question"], action.get("card"))


def test_a_check_names_the_rule_and_does_nothing(guest: Come) -> None:
    ann = on_turn(guest, SLEUTH)
    whole = ann.whole()
    allowed = whole["offer"]["actions"][0]
    assert ann.post("check", action=allowed, after=ann.number).json() == {"refusal": None}
    refusal = ann.post("check", action={"type": "pass"}, after=ann.number).json()["refusal"]
    assert (refusal["code"], refusal["rule"]["book"]) == ("cannot-pass", "rulings")
    assert ann.whole()["number"] == whole["number"]
    assert ann.refused("check", action={"type": "no-such"}, after=ann.number) == (400, "no-such-action")
    other = guest()
    other.table = ann.table
    assert other.post("check", action=allowed, after=ann.number).status_code == 404


def test_cluedo_has_no_question_that_asks_one_person(guest: Come) -> None:
    ann = on_turn(guest, CLUEDO)
    assert ann.whole()["offer"]["shown"] == []

"""What there is to choose from, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from loupe.games.registry import NAMES
from loupe.games.telling import Telling, say
from loupe.i18n import LANGUAGES
from loupe.tables.catalogue import catalogue
from tests.server.guests import CLUEDO, SLEUTH, Guest

Come = Callable[..., Guest]


def tellings(told: Any) -> list[Telling]:
    """Find every telling in an answer."""
    if isinstance(told, list):
        return [one for each in told for one in tellings(each)]
    if not isinstance(told, dict):
        return []
    own = [msgspec.convert(told, Telling)] if "message" in told else []
    return own + [one for each in told.values() for one in tellings(each)]


def test_the_catalogue_names_everything_in_every_language(guest: Come) -> None:
    offered = guest().http.get("/api/games").json()
    assert [game["game"] for game in offered["games"]] == list(NAMES)
    told = tellings(offered)
    assert len(told) > 400
    for language in LANGUAGES:
        assert all(say(one, language) for one in told)
    assert [house["level"] for house in offered["house"]][-1] == "master"


def preview(one: Guest, **settings: Any) -> Any:
    answer = one.http.post("/api/preview", json=settings)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", catalogue().games, ids=lambda game: str(game.game))
def test_what_the_catalogue_offers_can_be_had(guest: Come, game: Any) -> None:
    ann = guest()
    for variant in game.variants:
        for seats in variant.seats:
            fits = preview(ann, game=game.game, seats=seats, variants=[variant.name])
            assert fits["refusal"] is None
            dealt = fits["arrangement"]
            assert len(dealt["hands"]) == seats
            assert any(knob["changed"] for knob in dealt["knobs"])
    for knob in game.knobs:
        for choice in knob.choices if knob.kind == "one" else ():
            house = {knob.name: choice.value}
            told = preview(ann, game=game.game, seats=4, house=house)
            if told["refusal"]:
                assert told["refusal"]["code"] == "too-many-places"
            else:
                turned = next(one for one in told["arrangement"]["knobs"] if one["name"] == knob.name)
                assert turned["value"] == choice.value
                assert turned["changed"] == (choice.value != knob.usual)
                assert len(turned["said"]) == (choice.telling is not None)


def test_a_preview_says_what_is_dealt_or_why_not(guest: Come) -> None:
    ann, remy = guest(), guest("fr")
    dealt = preview(ann, **SLEUTH)["arrangement"]
    assert (dealt["hands"], dealt["face_up"], dealt["missing"]) == ([11, 11, 11], 2, 1)
    dealt = preview(ann, **CLUEDO | {"seats": 4, "variants": ["advanced"]})["arrangement"]
    assert (dealt["hands"], dealt["face_up"], dealt["missing"]) == ([3, 3, 3, 3], 0, 3)
    refused = preview(remy, **SLEUTH | {"variants": ["places-3"]})
    assert refused["arrangement"] is None
    assert refused["refusal"]["code"] == "too-many-places"
    assert "vainqueurs" in refused["refusal"]["sentence"]
    by_day = SLEUTH | {"clock": {"type": "by-day", "days": 2}, "pause": True}
    assert preview(ann, **by_day)["refusal"]["code"] == "away-by-day"
    for nonsense in ({}, {"game": "chess"}, SLEUTH | {"seats": 99}, SLEUTH | {"clock": {"type": "by-turn"}}):
        assert ann.http.post("/api/preview", json=nonsense).status_code == 400
    unknown = preview(ann, game="chess", seats=3)
    assert unknown["refusal"]["code"] == "unknown-game"

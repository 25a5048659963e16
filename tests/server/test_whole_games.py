"""Whole games over HTTP and sockets, and the events that a lost connection missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.guests import CLUEDO, SLEUTH, Guest, play

Come = Callable[[], Guest]


def two_and_a_house_player(guest: Come, settings: dict[str, Any]) -> tuple[Guest, Guest]:
    """Sit two people and a house player down, all watching, and deal."""
    ann, bob = guest(), guest()
    bob.join(ann.open(settings), "Bob")
    ann.done("house", level="casual")
    for one in (ann, bob):
        one.watch()
    ann.done("start")
    return ann, bob


@pytest.mark.parametrize("settings", [SLEUTH, CLUEDO], ids=["sleuth", "cluedo"])
def test_a_game_from_the_invitation_to_the_rematch(guest: Come, settings: dict[str, Any]) -> None:
    ann, bob = two_and_a_house_player(guest, settings)
    play([ann, bob])
    assert ann.numbers == list(range(ann.numbers[0], ann.number + 1))
    assert ann.number == bob.number
    assert ann.view.scene == bob.view.scene
    assert ann.view.scene.outcome is not None
    acted = {entry.seat for entry in ann.view.log if hasattr(entry, "seat")} | {0, 1, 2}
    assert acted == {0, 1, 2}
    bob.done("rematch")
    ann.hear_all(ann.number + 1)
    assert ann.seating.next == bob.whole()["seating"]["next"] is not None
    ann.table = ann.seating.next
    ann.done("start")


def test_a_client_that_comes_back_goes_on_where_it_was(guest: Come) -> None:
    ann, bob = two_and_a_house_player(guest, SLEUTH)
    play([ann, bob], until=12)
    left_at = bob.number
    bob.hang_up()
    while ann.number < left_at + 6:
        ann.hear(5)
        if ann.offer.must_act:
            ann.act(ann.offer.actions[0])
        elif bob.whole()["offer"]["must_act"]:
            bob.act(bob.whole()["offer"]["actions"][0], after=bob.whole()["number"])
    missed_none = len(bob.numbers)
    bob.watch(after=left_at)
    bob.hear_all(ann.number)
    assert bob.numbers[missed_none:][:6] == list(range(left_at + 1, left_at + 7))
    assert bob.view.scene == ann.view.scene
    again = guest()
    again.http.cookies = bob.http.cookies  # Bob's other device
    again.table = bob.table
    again.watch()
    again.hear(5)
    bob.hear_all(again.number)
    again.hear_all(bob.number)
    assert again.view == bob.view


def test_a_gap_is_sent_again_and_nonsense_starts_over(guest: Come) -> None:
    ann, _ = two_and_a_house_player(guest, CLUEDO)
    ann.hear_all(6)
    assert ann.socket is not None
    ann.socket.send('{"type": "again", "after": 2}')
    ann.number, ann.view = 2, None
    ann.hear_all(6)
    assert ann.numbers[-4:] == [3, 4, 5, 6]
    ann.watch(after=10**8)
    ann.hear(5)
    assert ann.number >= 6


def test_steps_can_be_fetched_as_well(guest: Come) -> None:
    ann, bob = two_and_a_house_player(guest, SLEUTH)
    bob.hear_all(6)
    steps = bob.http.get(f"/api/tables/{bob.table}/steps", params={"after": 4}).json()
    assert [step["number"] for step in steps][:2] == [5, 6]
    assert ann.whole()["view"]["hand"] != bob.whole()["view"]["hand"] == steps[1]["view"]["hand"]

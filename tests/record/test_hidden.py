"""What a seat may not know is not in its record, whatever form it has."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from msgspec.structs import replace

from loupe.games.cluedo import events as in_cluedo
from loupe.games.sleuth import events as in_sleuth
from loupe.games.vocabulary import SeenEvent
from loupe.record import Record, project, to_json, to_text
from tests.record.games import CLUEDO, SLEUTH, all_records, any_game, played, seeds, whole


def dealt_otherwise(record: Record, watcher: int | None, rng: Random) -> Record:
    """The same game with what the watcher never sees dealt anew: other hands, the deck, what was named."""
    events = tuple(_otherwise(event, watcher, rng) for event in record.events)
    return replace(record, events=events, seed=rng.getrandbits(64), comments=((1, f"{rng.random()}"),))


def _otherwise(event: SeenEvent, watcher: int | None, rng: Random) -> SeenEvent:
    match event:
        case in_sleuth.Dealt() | in_cluedo.Dealt():
            return _dealt_otherwise(event, watcher, rng)
        case in_sleuth.Reshuffled():
            return replace(event, deck=tuple(rng.sample(event.deck, len(event.deck))))
        case in_sleuth.Slid():
            return replace(event, cards=tuple(rng.sample(event.cards, len(event.cards))))
        case in_sleuth.Showed() if watcher not in (event.asker, event.asked):
            return replace(event, gems=("D1R", "D1B", "D1G", "D1Y")[: len(event.gems)])
        case in_cluedo.Showed() if watcher not in (event.asker, event.seat):
            return replace(event, card="SC" if event.card != "SC" else "MU")
        case in_sleuth.Identified() if watcher != event.seat and not event.right:
            named, missing = rng.sample(("D1R", "D1B", "D1G", "D1Y"), 2)
            count = len(event.named)
            return replace(event, named=(named,) * count, missing=(missing,) * count)
        case in_cluedo.LaidDown() if watcher != event.seat:
            return replace(event, crime=("SC", "CA", "BA"))
        case _:
            return event


def _dealt_otherwise(
    dealt: in_sleuth.Dealt | in_cluedo.Dealt, watcher: int | None, rng: Random
) -> in_sleuth.Dealt | in_cluedo.Dealt:
    others = [seat for seat in range(len(dealt.hands)) if seat != watcher]
    cards = rng.sample(pool := [card for seat in others for card in dealt.hands[seat]], len(pool))
    size = len(dealt.hands[0])
    hands = list(dealt.hands)
    for n, seat in enumerate(others):
        hands[seat] = tuple(cards[n * size : (n + 1) * size])
    if isinstance(dealt, in_cluedo.Dealt):
        return replace(dealt, hands=tuple(hands))
    deck = tuple(rng.sample(dealt.deck, len(dealt.deck)))
    return replace(dealt, hands=tuple(hands), deck=deck, missing=("O3Y",) * len(dealt.missing))


@settings(max_examples=50, deadline=None)
@given(seeds)
def test_two_deals_that_a_watcher_cannot_tell_apart_make_the_same_bytes(seed: int) -> None:
    record = whole(any_game(seed))
    for watcher in (None, *range(record.setup.seats)):
        other = dealt_otherwise(record, watcher, Random(seed))
        assert other != record
        seen, same = project(record, watcher), project(other, watcher)
        assert to_text(same) == to_text(seen)
        assert to_json(same) == to_json(seen)


def test_only_what_was_seen_is_written() -> None:
    for table in (SLEUTH, CLUEDO):
        _, *records = all_records(played(table, seed=2))
        for record in records:
            lines = to_text(record).split("\n")
            assert not [line for line in lines if line.lstrip().startswith(("seed:", "missing:", "crime:"))]
            own = 0 if record.seat is None else 1
            assert sum(line.startswith("  hand ") for line in lines) == own

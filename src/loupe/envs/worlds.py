"""Other worlds that a seat cannot tell from the true one: what searching players look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from loupe.deduction.belief import Belief
from loupe.games.cluedo import events as in_cluedo
from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.game import Game
from loupe.games.sleuth import events as in_sleuth
from loupe.games.sleuth.cards import GEM_CARDS, MATCHING, sorted_gems
from loupe.games.vocabulary import Event, Owner, Seat

Deal = Mapping[Owner, tuple[str, ...]]


def resampled(game: Game[Any, Any], watcher: Seat, seed: int) -> Game[Any, Any]:
    """Return the game with cards drawn from what the watcher may believe; what he has seen stays."""
    chance = Random(f"world {seed}")
    (deal,) = Belief.of(game.view(watcher)).sample(1, chance.getrandbits(60))
    return in_deal(game, watcher, deal, chance)


def in_deal(game: Game[Any, Any], watcher: Seat, deal: Deal, chance: Random) -> Game[Any, Any]:
    """Return the same game with the cards as in this deal, and with an order of its own in the deck."""
    world: Game[Any, Any] = Game(game.rules, game.setup, chance.getrandbits(60))
    asked: tuple[str, ...] = ()
    for event in game.events:
        if isinstance(event, in_cluedo.Asked):
            asked = event.cards
        world.happen(_retold(event, game.setup, watcher, deal, asked, chance))
    if isinstance(game.events[0], in_sleuth.Dealt):
        deck = list(world.state.deck)
        chance.shuffle(deck)
        world.state = replace(world.state, deck=tuple(deck))
    return world


def _retold(
    event: Event, setup: Any, watcher: Seat, deal: Deal, asked: tuple[str, ...], chance: Random
) -> Event:
    """Return an event as it would have been in this deal."""
    match event:
        case in_sleuth.Dealt():
            return replace(event, missing=deal["missing"], hands=_hands(event.hands, deal))
        case in_cluedo.Dealt():
            return replace(event, crime=deal["missing"], hands=_hands(event.hands, deal))
        case in_sleuth.Showed():
            passed = tuple(gem for gem in deal[event.asked] if gem in MATCHING[event.question])
            return replace(event, gems=passed)
        case in_cluedo.Showed() if watcher not in (event.seat, event.asker):
            return replace(event, card=chance.choice([card for card in asked if card in deal[event.seat]]))
        case in_sleuth.Identified() if event.seat != watcher:
            return replace(event, **_identified(event, deal, chance))
        case in_cluedo.Looked() if event.seat != watcher:
            return replace(event, **_accused(event, setup, deal, chance))
        case _:
            return event


def _hands(hands: Sequence[tuple[str, ...]], deal: Deal) -> tuple[tuple[str, ...], ...]:
    return tuple(deal[seat] for seat in range(len(hands)))


def _identified(event: in_sleuth.Identified, deal: Deal, chance: Random) -> dict[str, tuple[str, ...]]:
    """Return what was named and missing: right stays right, and wrong is some other set of gems."""
    missing = named = deal["missing"]
    while not event.right and named == missing:
        named = sorted_gems(tuple(chance.sample(GEM_CARDS, len(missing))))
    return {"named": named, "missing": missing}


def _accused(event: in_cluedo.Looked, setup: CluedoSetup, deal: Deal, chance: Random) -> dict[str, Any]:
    crime = named = deal["missing"]
    while not event.right and named == crime:
        named = tuple(chance.choice(category) for category in setup.categories)
    return {"named": named, "crime": crime}

"""The whole truth of a game of Sleuth, as the fold of its events."""

from __future__ import annotations

import itertools

from msgspec import Struct
from msgspec.structs import replace

from loupe.games import chance
from loupe.games.sleuth.cards import GEM_CARDS, Gem, SearchCard, sorted_gems
from loupe.games.sleuth.editions import SEARCH_HAND, SleuthSetup
from loupe.games.sleuth.events import (
    Dealt,
    Drew,
    Reshuffled,
    SleuthEvent,
    Slid,
    publicly,
)
from loupe.games.sleuth.scene import Scene, advance, bare
from loupe.games.vocabulary import Log


class State(Struct, frozen=True):
    """The open table, and what is hidden: the hands, the missing gems, the order of the deck."""

    scene: Scene
    missing: tuple[Gem, ...]
    hands: tuple[tuple[Gem, ...], ...]
    deck: tuple[SearchCard, ...]
    seed: int
    shuffles: int
    """How often cards were shuffled since the deal; the next order is a function of this and the seed."""
    log: Log[SleuthEvent]


def begin(setup: SleuthSetup, seed: int) -> State:
    """Return the state before the deal."""
    return State(bare(setup), (), (), (), seed, 0, Log())


def deal(state: State) -> Dealt:
    """Shuffle both decks and deal."""
    setup, knobs = state.scene.setup, state.scene.setup.knobs
    gems = chance.shuffled(GEM_CARDS, state.seed, "gems")
    search = chance.shuffled(knobs.search_deck, state.seed, "search")
    cut = SEARCH_HAND * setup.seats
    first = (setup.dealer + 1) % setup.seats
    if knobs.first_player == "random":
        first = chance.source(state.seed, "first").randrange(setup.seats)
    bounds = [knobs.missing + setup.hand_size * n for n in range(setup.seats + 1)]
    return Dealt(
        missing=sorted_gems(gems[: knobs.missing]),
        hands=tuple(sorted_gems(gems[a:b]) for a, b in itertools.pairwise(bounds)),
        face_up=sorted_gems(gems[bounds[-1] :]),
        search=tuple(search[n : n + SEARCH_HAND] for n in range(0, cut, SEARCH_HAND)),
        deck=search[cut:],
        first=first,
    )


def evolve(state: State, event: SleuthEvent) -> State:
    """Return the state after an event."""
    scene = advance(state.scene, publicly(event))
    log = state.log.added(event)
    match event:
        case Drew():
            return replace(state, scene=scene, log=log, deck=state.deck[len(event.cards) :])
        case Slid():
            deck = state.deck + event.cards
            return replace(state, scene=scene, log=log, deck=deck, shuffles=state.shuffles + 1)
        case Reshuffled():
            return replace(state, scene=scene, log=log, deck=event.deck, shuffles=state.shuffles + 1)
        case Dealt():
            return replace(
                state,
                scene=scene,
                log=log,
                missing=event.missing,
                hands=event.hands,
                deck=event.deck,
            )
        case _:
            return replace(state, scene=scene, log=log)

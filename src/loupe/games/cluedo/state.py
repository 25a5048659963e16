"""The whole truth of a Cluedo card game, as the fold of its events."""

from __future__ import annotations

import itertools

from msgspec import Struct
from msgspec.structs import replace

from loupe.games import chance
from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.cluedo.events import CluedoEvent, Crime, Dealt, LaidDown, publicly
from loupe.games.cluedo.scene import Scene, advance, bare
from loupe.games.cluedo.theme import Card, sorted_cards
from loupe.games.vocabulary import Log, Seat


class State(Struct, frozen=True):
    """The open table, and what is hidden: the hands and the crime."""

    scene: Scene
    crime: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    seed: int
    log: Log[CluedoEvent]


def begin(setup: CluedoSetup, seed: int) -> State:
    """Return the state before the deal."""
    return State(bare(setup), (), (), seed, Log())


def deal(state: State) -> Dealt:
    """Draw the crime, one card of each category, and deal the rest."""
    setup = state.scene.setup
    piles = [chance.shuffled(pile, state.seed, f"crime {n}") for n, pile in enumerate(setup.categories)]
    rest = chance.shuffled((card for pile in piles for card in pile[1:]), state.seed, "clues")
    cuts = [setup.hand_size * seat for seat in range(setup.seats + 1)]
    first = (setup.dealer + 1) % setup.seats
    if setup.knobs.first_player == "random":
        first = chance.source(state.seed, "first").randrange(setup.seats)
    return Dealt(
        crime=(piles[0][0], piles[1][0], piles[2][0]),
        hands=tuple(sorted_cards(rest[a:b]) for a, b in itertools.pairwise(cuts)),
        face_up=sorted_cards(rest[cuts[-1] :]),
        first=first,
    )


def evolve(state: State, event: CluedoEvent) -> State:
    """Return the state after an event."""
    scene, log = advance(state.scene, publicly(event)), state.log.added(event)
    if isinstance(event, Dealt):
        return replace(state, scene=scene, log=log, crime=event.crime, hands=event.hands)
    return replace(state, scene=scene, log=log)


def crime_of(state: State) -> Crime:
    """Return what lies under the crime card, once it was dealt."""
    suspect, weapon, place = state.crime
    return suspect, weapon, place


def accusations(state: State) -> dict[Seat, Crime]:
    """Return what those who declared this turn have laid down, by seat, in the order they declared."""
    laid = {event.seat: event.crime for event in state.log if isinstance(event, LaidDown)}
    return {seat: laid[seat] for seat in state.scene.declared if seat in state.scene.laid}

"""How a record of Cluedo is held against the rules: who wanted what, and what a watcher could not see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import assert_never

from msgspec.structs import replace

from loupe.games.cluedo.actions import Accuse, Ask, CluedoAction, Declare, Decline, Show
from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.cluedo.events import (
    Asked,
    CluedoEvent,
    CluedoSeen,
    Crime,
    Dealt,
    Declared,
    Declined,
    Ended,
    HadNone,
    HasOne,
    LaidDown,
    Looked,
    PublicDealt,
    Revealed,
    SeenDealt,
    SeenLaidDown,
    SeenLooked,
    SeenShowed,
    Showed,
    TurnedUp,
    TurnEnded,
)
from loupe.games.cluedo.state import State
from loupe.games.cluedo.theme import Card
from loupe.games.cluedo.views import View
from loupe.games.vocabulary import Event, Seat, SeenEvent, Watcher
from loupe.record.cluedo_lines import setup_of
from loupe.record.record import Record


def first_seat(setup: CluedoSetup) -> Seat | None:
    """Return who must begin; None where chance decides."""
    return None if setup.knobs.first_player == "random" else (setup.dealer + 1) % setup.seats


def intent(state: State, event: CluedoEvent | CluedoSeen) -> tuple[Seat, CluedoAction] | None:  # noqa: ARG001
    """Return who wanted what when this came first; None if nobody can want it."""
    match event:
        case Asked():
            return event.asker, Ask(event.cards)
        case Showed():
            return event.seat, Show(event.card)
        case Declared():
            return event.seat, Declare()
        case Declined():
            return event.seat, Decline()
        case LaidDown():
            return event.seat, Accuse(*event.crime)
        case Dealt() | SeenDealt() | PublicDealt() | HadNone() | HasOne() | SeenShowed() | TurnEnded():
            return None
        case SeenLaidDown() | Looked() | SeenLooked() | TurnedUp() | Revealed() | Ended():
            return None
        case _:
            assert_never(event)


# What a watcher could not see, filled in so that what he saw next can happen.


def imagine_deal(event: SeenDealt | PublicDealt, record: Record) -> Dealt:
    """Return a deal that the watcher sees like this one; hands that he can't see stay empty."""
    setup = setup_of(record)
    own = event.hand if isinstance(event, SeenDealt) else ()
    hands = tuple(own if seat == record.seat else () for seat in range(setup.seats))
    return Dealt(_some_crimes(setup)[0], hands, event.face_up, event.first)


def _some_crimes(setup: CluedoSetup) -> list[Crime]:
    """Return two crimes, if the cards allow as many, to tell right from wrong."""
    crimes = product(*setup.categories)
    return [crime for crime, _ in zip(crimes, range(2), strict=False)]


def imagine(
    state: State, rest: Sequence[CluedoSeen], record: Record
) -> tuple[State, CluedoEvent | CluedoSeen]:
    """Return a state in which what the watcher saw next may happen, and the first of it, whole."""
    first, watcher = rest[0], record.seat
    match first:
        case Asked():
            return replace(state, hands=_imagined_hands(state, first.cards, rest, watcher)), first
        case SeenShowed() if state.scene.asked:
            held = _imagined_hands(state, state.scene.asked, (), watcher)
            return replace(state, hands=held), Showed(first.seat, first.asker, state.scene.asked[0])
        case Showed():
            return replace(state, hands=_imagined_hands(state, (first.card,), (), watcher)), first
        case LaidDown():
            return replace(state, crime=_imagined_crime(state, rest)), first
        case SeenLaidDown():
            state = replace(state, crime=_imagined_crime(state, rest))
            return state, LaidDown(first.seat, _imagined_accusation(state, first.seat, rest))
        case _:
            return state, first


def _imagined_hands(
    state: State, cards: tuple[Card, ...], rest: Sequence[CluedoSeen], watcher: Watcher
) -> tuple[tuple[Card, ...], ...]:
    """Return hands that answer as was seen: those who will say that they have none hold none."""
    without = set(_without(rest[1:]))
    return tuple(
        hand if seat == watcher else () if seat in without else cards for seat, hand in enumerate(state.hands)
    )


def _without(rest: Sequence[CluedoSeen]) -> Iterator[Seat]:
    for seen in rest:
        if not isinstance(seen, HadNone):
            return
        yield seen.seat


def _imagined_crime(state: State, rest: Sequence[CluedoSeen]) -> Crime:
    for seen in rest:
        match seen:
            case Looked() | Revealed():
                return seen.crime
            case _:
                pass
    return _some_crimes(state.scene.setup)[0]


def _imagined_accusation(state: State, seat: Seat, rest: Sequence[CluedoSeen]) -> Crime:
    """Return what a seat may have laid down, from what becomes of it."""
    suspect, weapon, place = state.crime
    crime = suspect, weapon, place
    wrong = next((other for other in _some_crimes(state.scene.setup) if other != crime), crime)
    for seen in rest:
        match seen:
            case TurnedUp():
                return dict(seen.accusations).get(seat, wrong)
            case SeenLooked():
                return crime if seen.right else wrong
            case TurnEnded():
                return wrong
            case _:
                pass
    return wrong


def shuffled(
    state: State,  # noqa: ARG001  as in every game
    happened: Sequence[Event],
    found: Sequence[SeenEvent],  # noqa: ARG001
) -> tuple[Event, ...]:
    """Return what happened: after the deal, Cluedo shuffles nothing."""
    return tuple(happened)


# A thin record: each event by itself.


def plausible(view: View, event: CluedoSeen) -> bool:
    """Tell whether this event, by itself, agrees with the rules and with who saw it."""
    match event:
        case Showed():
            party = view.watcher in (event.seat, event.asker)
            return party and event.seat != event.asker and event.card in view.scene.asked
        case SeenShowed():
            return view.watcher not in (event.seat, event.asker) and bool(view.scene.asked)
        case HadNone() | HasOne():
            return bool(view.scene.asked)
        case LaidDown() | Looked():
            return event.seat == view.watcher
        case SeenLaidDown() | SeenLooked():
            return event.seat != view.watcher
        case _:
            return True

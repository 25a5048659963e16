"""The Cluedo card game in words: its cards, and what one may do and what happened, as tellings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

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
from loupe.games.cluedo.scene import Stage
from loupe.games.cluedo.theme import CARD_ORDER, CARDS, Card
from loupe.games.cluedo.views import View
from loupe.games.telling import Tell, Telling, Terms
from loupe.games.vocabulary import Refusal, Seat, Termination, Watcher

# Cards.

CATEGORIES = ("suspect", "weapon", "place")
"""What the catalogues call the categories of a setup."""


def card(code: Card, setup: CluedoSetup) -> Telling:  # noqa: ARG001  all editions have the same names
    """Name a clue card: `candlestick`."""
    return Telling("clue-card", {"card": code})


def cards(codes: Sequence[Card], setup: CluedoSetup) -> Telling:  # noqa: ARG001  likewise
    """Name clue cards with their articles: `Miss Scarlett and the rope`."""
    return Telling(
        "cards", parts={"cards": tuple(Telling("clue-card-the", {"card": code}) for code in codes)}
    )


def counted(codes: Sequence[Card], count: int, setup: CluedoSetup) -> Telling | None:
    """Name one of a category: `one suspect`; None for other sets and numbers."""
    if count != 1 or tuple(codes) not in setup.categories:
        return None
    return Telling("clue-of-category", {"category": CATEGORIES[setup.categories.index(tuple(codes))]})


def crime(named: Crime) -> Telling:
    """Name a crime: `Miss Scarlett in the kitchen with the rope`."""
    suspect, weapon, place = named
    return Telling("crime", {"suspect": suspect, "weapon": weapon, "place": place})


# What one may do.


def action(wanted: CluedoAction, view: View) -> Telling:
    """Tell an action before it is done: `Ask about the rope and the kitchen`."""
    scene = view.scene
    match wanted:
        case Ask():
            return Telling("do-ask-cards", parts={"cards": (cards(wanted.cards, scene.setup),)})
        case Show():
            shown = {"card": (cards((wanted.card,), scene.setup),)}
            return Telling("do-show", {}, {"asker": (scene.turn,)}, shown)
        case Declare():
            return Telling("do-declare", {"stage": "turn" if scene.stage is Stage.TURN else "asked"})
        case Decline():
            return Telling("do-decline")
        case Accuse():
            return Telling("do-accuse", parts={"crime": (crime(wanted.cards),)})
        case _:
            assert_never(wanted)


def waiting(view: View) -> Telling:
    """Tell whom the game waits for, and what for; whether a seat holds one card or both stays its secret."""
    scene = view.scene
    if scene.outcome:
        return Telling("game-over")
    if not scene.waiting:
        return Telling("waiting-for-nobody")
    you = "seat" if view.watcher in scene.waiting else "nobody"
    terms: Terms = {"you": you, "stage": scene.stage.value, "seats": len(scene.waiting)}
    asked = {"cards": (cards(scene.asked, scene.setup),)}
    return Telling("waiting-cluedo", terms, {"seat": scene.waiting}, asked)


# What happened.


def _you(watcher: Watcher, seat: Seat) -> Terms:
    return {"you": "seat" if watcher == seat else "nobody"}


def event(seen: CluedoEvent | CluedoSeen, setup: CluedoSetup, watcher: Watcher) -> Telling:
    """Tell what a watcher saw of an event, in the second person where it concerns the watcher."""
    match seen:
        case Dealt() | SeenDealt() | PublicDealt():
            terms = _you(watcher, seen.first) | {"open": len(seen.face_up)}
            face_up = {"face_up": (cards(seen.face_up, setup),)}
            return Telling("dealt-clues", terms, {"seat": (seen.first,)}, face_up)
        case Asked():
            asked = {"cards": (cards(seen.cards, setup),)}
            return Telling("asked-cards", _you(watcher, seen.asker), {"asker": (seen.asker,)}, asked)
        case HadNone():
            return Telling("had-none", _you(watcher, seen.seat), {"seat": (seen.seat,)})
        case HasOne():
            return Telling("has-one", _you(watcher, seen.seat), {"seat": (seen.seat,)})
        case Showed() | SeenShowed():
            return _showed(seen, setup, watcher)
        case TurnEnded():
            return Telling("turn", _you(watcher, seen.next), {"seat": (seen.next,)})
        case Declared():
            return Telling("declared", _you(watcher, seen.seat), {"seat": (seen.seat,)})
        case Declined():
            return Telling("declined", _you(watcher, seen.seat), {"seat": (seen.seat,)})
        case _:
            return _accused(seen, watcher)


def _showed(seen: Showed | SeenShowed, setup: CluedoSetup, watcher: Watcher) -> Telling:
    you = "seat" if watcher == seen.seat else "asker" if watcher == seen.asker else "nobody"
    seats = {"seat": (seen.seat,), "asker": (seen.asker,)}
    if isinstance(seen, SeenShowed):
        return Telling("showed", {}, seats)
    return Telling("showed-card", {"you": you}, seats, {"card": (cards((seen.card,), setup),)})


Accusing = LaidDown | SeenLaidDown | Looked | SeenLooked | TurnedUp | Revealed | Ended


def _accused(seen: Accusing, watcher: Watcher) -> Telling:
    match seen:
        case LaidDown():
            named = {"crime": (crime(seen.crime),)}
            return Telling("laid-down-crime", _you(watcher, seen.seat), {"seat": (seen.seat,)}, named)
        case SeenLaidDown():
            return Telling("laid-down", {}, {"seat": (seen.seat,)})
        case Looked():
            both = {"named": (crime(seen.named),), "crime": (crime(seen.crime),)}
            terms = _you(watcher, seen.seat) | _verdict(seen)
            return Telling("looked-and-saw", terms, {"seat": (seen.seat,)}, both)
        case SeenLooked():
            return Telling("looked", _verdict(seen), {"seat": (seen.seat,)})
        case TurnedUp():
            return Telling("turned-up", parts={"accusations": tuple(map(_accusation, seen.accusations))})
        case Revealed():
            return Telling("revealed-crime", parts={"crime": (crime(seen.crime),)})
        case Ended():
            return _ended(seen, watcher)
        case _:
            assert_never(seen)


def _verdict(seen: Looked | SeenLooked) -> Terms:
    return {"verdict": "right" if seen.right else "wrong"}


def _accusation(laid: tuple[Seat, Crime]) -> Telling:
    return Telling("accusation", {}, {"seat": laid[:1]}, {"crime": (crime(laid[1]),)})


def _ended(seen: Ended, watcher: Watcher) -> Telling:
    winners = seen.outcome.winners
    if winners:
        you = "winner" if winners == (watcher,) else "nobody"
        return Telling("ended-won", {"winners": len(winners), "you": you}, {"seats": winners})
    return Telling("ended-fooled" if seen.outcome.termination is Termination.ALL_FOOLED else "ended-unsolved")


# What a house rule can be.


def knob_values(setup: CluedoSetup, knob: str) -> tuple[tuple[Card | int, Telling | None], ...]:
    """Return what a knob that is a list may hold, with the names of the cards."""
    if knob == "seats":
        return tuple((seats, None) for seats in range(2, len(CARDS) - len(CATEGORIES) + 1))
    return tuple((code, card(code, setup)) for code in CARDS)


# What cannot be.


def refusal(refused: Refusal, setup: CluedoSetup) -> Telling:
    """Tell why something cannot be, with cards by their names where they have any."""
    told = refused.telling
    code = str(told.terms.get("card"))
    if code not in CARD_ORDER:
        return told
    terms = {term: value for term, value in told.terms.items() if term != "card"}
    return Telling(told.message, terms, told.seats, {"card": (cards((code,), setup),)})


TELL = Tell(action, event, waiting, card, cards, counted, "crime", refusal)

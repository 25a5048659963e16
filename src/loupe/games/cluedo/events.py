"""What happens in the Cluedo card game, and what each watcher sees of it; every event has a public face."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from loupe.games.cluedo.theme import Card
from loupe.games.vocabulary import Event, Outcome, Seat, SeenEvent, Watcher

Crime: TypeAlias = tuple[Card, Card, Card]
"""A suspect, a weapon and a place."""


class Dealt(Event, frozen=True):
    """All cards find their places."""

    crime: Crime
    hands: tuple[tuple[Card, ...], ...]
    face_up: tuple[Card, ...]
    first: Seat


class SeenDealt(SeenEvent, frozen=True):
    """The deal as one seat sees it."""

    hand: tuple[Card, ...]
    face_up: tuple[Card, ...]
    first: Seat


class PublicDealt(SeenEvent, frozen=True):
    """The deal as it lies on the table."""

    face_up: tuple[Card, ...]
    first: Seat


class Asked(Event, frozen=True):
    """A seat named two cards; its left neighbour is the first who must answer."""

    asker: Seat
    cards: tuple[Card, Card]


class HadNone(Event, frozen=True):
    """The seat that was asked holds neither card; the next one is asked."""

    seat: Seat


class HasOne(Event, frozen=True):
    """The seat that was asked holds one of the cards or both, and must show one."""

    seat: Seat


class Showed(Event, frozen=True):
    """A card was shown to the asker."""

    seat: Seat
    asker: Seat
    card: Card


class SeenShowed(SeenEvent, frozen=True):
    """A card was shown to the asker, as the others see it."""

    seat: Seat
    asker: Seat


class TurnEnded(Event, frozen=True):
    """The turn passed on."""

    next: Seat


class Declared(Event, frozen=True):
    """A seat said that it is ready to accuse."""

    seat: Seat


class Declined(Event, frozen=True):
    """A seat left the accusing to others."""

    seat: Seat


class LaidDown(Event, frozen=True):
    """A seat laid its accusation face down."""

    seat: Seat
    crime: Crime


class SeenLaidDown(SeenEvent, frozen=True):
    """A seat laid its accusation face down, as the others see it."""

    seat: Seat


class Looked(Event, frozen=True):
    """The only accuser looked at the crime."""

    seat: Seat
    named: Crime
    crime: Crime

    @property
    def right(self) -> bool:
        """Whether the accusation names the crime."""
        return self.named == self.crime


class SeenLooked(SeenEvent, frozen=True):
    """The only accuser looked at the crime, as the others hear of it."""

    seat: Seat
    right: bool


class TurnedUp(Event, frozen=True):
    """Several accusations were turned up at once, in the order in which their seats declared."""

    accusations: tuple[tuple[Seat, Crime], ...]


class Revealed(Event, frozen=True):
    """The crime was turned up for all."""

    crime: Crime


class Ended(Event, frozen=True):
    """The game is over."""

    outcome: Outcome


CluedoEvent: TypeAlias = (
    Dealt
    | Asked
    | HadNone
    | HasOne
    | Showed
    | TurnEnded
    | Declared
    | Declined
    | LaidDown
    | Looked
    | TurnedUp
    | Revealed
    | Ended
)
PublicEvent: TypeAlias = (
    PublicDealt
    | Asked
    | HadNone
    | HasOne
    | SeenShowed
    | TurnEnded
    | Declared
    | Declined
    | SeenLaidDown
    | SeenLooked
    | TurnedUp
    | Revealed
    | Ended
)
CluedoSeen: TypeAlias = PublicEvent | SeenDealt | Showed | LaidDown | Looked


def publicly(event: CluedoEvent | CluedoSeen) -> PublicEvent:
    """Return what everybody may know of an event, or of what one seat saw of it."""
    match event:
        case Asked() | HadNone() | HasOne() | TurnEnded() | Declared() | Declined():
            return event
        case TurnedUp() | Revealed() | Ended():
            return event
        case PublicDealt() | SeenShowed() | SeenLaidDown() | SeenLooked():
            return event
        case Dealt() | SeenDealt():
            return PublicDealt(event.face_up, event.first)
        case Showed():
            return SeenShowed(event.seat, event.asker)
        case LaidDown():
            return SeenLaidDown(event.seat)
        case Looked():
            return SeenLooked(event.seat, event.right)
        case _:
            assert_never(event)


def project(event: CluedoEvent, watcher: Watcher) -> CluedoSeen:
    """Return what a watcher sees of an event: its public face, unless something of it is his alone."""
    match event:
        case Dealt() if watcher is not None:
            return SeenDealt(event.hands[watcher], event.face_up, event.first)
        case Showed() if watcher in (event.seat, event.asker):
            return event
        case LaidDown() | Looked() if watcher == event.seat:
            return event
        case _:
            return publicly(event)

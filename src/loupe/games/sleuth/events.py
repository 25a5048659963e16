"""What happens in Sleuth, and what each watcher sees of it.

Every event has a public face, so everyone's events have the same numbers and a gap is a lost message.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, assert_never

from loupe.games.sleuth.cards import Gem, Question, SearchCard
from loupe.games.vocabulary import Event, Outcome, Seat, SeenEvent, Watcher


class Dealt(Event, frozen=True):
    """All cards find their places; `deck` is the search deck, top card first."""

    missing: tuple[Gem, ...]
    hands: tuple[tuple[Gem, ...], ...]
    face_up: tuple[Gem, ...]
    search: tuple[tuple[SearchCard, ...], ...]
    deck: tuple[SearchCard, ...]
    first: Seat


class SeenDealt(SeenEvent, frozen=True):
    """The deal as one seat sees it."""

    hand: tuple[Gem, ...]
    face_up: tuple[Gem, ...]
    search: tuple[tuple[SearchCard, ...], ...]
    deck_size: int
    first: Seat


class PublicDealt(SeenEvent, frozen=True):
    """The deal as it lies on the table."""

    face_up: tuple[Gem, ...]
    search: tuple[tuple[SearchCard, ...], ...]
    deck_size: int
    first: Seat


class Answered(Event, frozen=True):
    """A question was answered with a count, for all to hear; no card means the final interrogation."""

    asker: Seat
    asked: Seat
    question: Question
    card: SearchCard | None
    count: int


class Showed(Event, frozen=True):
    """A question was answered by passing gems to the asker; their number is said aloud."""

    asker: Seat
    asked: Seat
    question: Question
    card: SearchCard | None
    gems: tuple[Gem, ...]

    @property
    def count(self) -> int:
        """How many gems were passed."""
        return len(self.gems)


class SeenShowed(SeenEvent, frozen=True):
    """Gems were passed face down, as the others see it."""

    asker: Seat
    asked: Seat
    question: Question
    card: SearchCard | None
    count: int


class Exchanged(Event, frozen=True):
    """A seat laid away all its search cards."""

    seat: Seat
    laid: tuple[SearchCard, ...]


class Slid(Event, frozen=True):
    """A seat's search cards went under the deck, in an order that nobody sees, not even the seat."""

    seat: Seat
    cards: tuple[SearchCard, ...]


class SeenSlid(SeenEvent, frozen=True):
    """A seat's search cards, which lay open before it, went under the deck in some order."""

    seat: Seat


class Reshuffled(Event, frozen=True):
    """The discards became the new deck, top card first."""

    deck: tuple[SearchCard, ...]


class SeenReshuffled(SeenEvent, frozen=True):
    """The discards became the new deck."""

    deck_size: int


class Drew(Event, frozen=True):
    """A seat drew search cards, face up."""

    seat: Seat
    cards: tuple[SearchCard, ...]


class TurnEnded(Event, frozen=True):
    """The turn passed on."""

    next: Seat


class Verdict(StrEnum):
    """What all hear of an identification."""

    RIGHT = "right"
    WRONG = "wrong"
    SECRET = "secret"


class Identified(Event, frozen=True):
    """A seat committed to gems and looked at the missing ones."""

    seat: Seat
    named: tuple[Gem, ...]
    missing: tuple[Gem, ...]
    announced: bool

    @property
    def right(self) -> bool:
        """Whether the seat named what is missing."""
        return self.named == self.missing

    @property
    def verdict(self) -> Verdict:
        """What the others hear."""
        if not self.announced:
            return Verdict.SECRET
        return Verdict.RIGHT if self.right else Verdict.WRONG


class SeenIdentified(SeenEvent, frozen=True):
    """A seat identified, as the others hear it."""

    seat: Seat
    verdict: Verdict


class Revealed(Event, frozen=True):
    """The missing gems were turned up for all."""

    missing: tuple[Gem, ...]


class Ended(Event, frozen=True):
    """The game is over."""

    outcome: Outcome


Reply: TypeAlias = Answered | SeenShowed
"""The public face of a question and its answer."""
SleuthEvent: TypeAlias = (
    Dealt
    | Answered
    | Showed
    | Exchanged
    | Slid
    | Reshuffled
    | Drew
    | TurnEnded
    | Identified
    | Revealed
    | Ended
)
PublicEvent: TypeAlias = (
    PublicDealt
    | Answered
    | SeenShowed
    | Exchanged
    | SeenSlid
    | SeenReshuffled
    | Drew
    | TurnEnded
    | SeenIdentified
    | Revealed
    | Ended
)
SleuthSeen: TypeAlias = PublicEvent | SeenDealt | Showed | Identified


def publicly(event: SleuthEvent | SleuthSeen) -> PublicEvent:
    """Return what everybody may know of an event, or of what one seat saw of it."""
    match event:
        case Answered() | Drew() | TurnEnded() | Exchanged() | Revealed() | Ended():
            return event
        case Showed():
            return SeenShowed(event.asker, event.asked, event.question, event.card, event.count)
        case SeenShowed() | SeenSlid() | SeenReshuffled() | SeenIdentified() | PublicDealt():
            return event
        case Identified():
            return SeenIdentified(event.seat, event.verdict)
        case Slid():
            return SeenSlid(event.seat)
        case Reshuffled():
            return SeenReshuffled(len(event.deck))
        case Dealt():
            return PublicDealt(event.face_up, event.search, len(event.deck), event.first)
        case SeenDealt():
            return PublicDealt(event.face_up, event.search, event.deck_size, event.first)
        case _:
            assert_never(event)


def project(event: SleuthEvent, watcher: Watcher) -> SleuthSeen:
    """Return what a watcher sees of an event: its public face, unless something of it is his alone."""
    match event:
        case Dealt() if watcher is not None:
            hand = event.hands[watcher]
            return SeenDealt(hand, event.face_up, event.search, len(event.deck), event.first)
        case Showed() if watcher in (event.asker, event.asked):
            return event
        case Identified() if watcher == event.seat:
            return event
        case _:
            return publicly(event)

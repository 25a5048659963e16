"""What lies open on the table: the fold of the public events, shared by the state and by every view."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from loupe.games.sleuth.cards import Gem, SearchCard
from loupe.games.sleuth.editions import SleuthSetup
from loupe.games.sleuth.events import (
    Answered,
    Drew,
    Ended,
    Exchanged,
    PublicDealt,
    PublicEvent,
    Reply,
    Revealed,
    SeenIdentified,
    SeenReshuffled,
    SeenShowed,
    SeenSlid,
    TurnEnded,
    Verdict,
)
from loupe.games.vocabulary import Outcome, Seat, Standing

SearchHands: TypeAlias = tuple[tuple[SearchCard, ...], ...]

STANDING_AFTER = {
    Verdict.RIGHT: Standing.WON,
    Verdict.WRONG: Standing.OUT,
    Verdict.SECRET: Standing.RETIRED,
}


class Scene(Struct, frozen=True):
    """Everything that everybody knows."""

    setup: SleuthSetup
    face_up: tuple[Gem, ...]
    search: SearchHands
    """The search cards before each seat."""
    deck_size: int
    discards: tuple[SearchCard, ...]
    turn: Seat
    asked: tuple[Reply, ...]
    """The questions of this turn so far."""
    standings: tuple[Standing, ...]
    revealed: tuple[Gem, ...]
    """The missing gems, once they were turned up."""
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.setup.seats

    @property
    def in_final(self) -> bool:
        """Whether the seat on turn has asked its final question and must identify."""
        return bool(self.asked) and self.asked[-1].card is None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now."""
        return () if self.outcome or not self.search else (self.turn,)


def bare(setup: SleuthSetup) -> Scene:
    """Return the table before the deal."""
    return Scene(setup, (), (), 0, (), 0, (), (Standing.ACTIVE,) * setup.seats, (), None)


def advance(scene: Scene, event: PublicEvent) -> Scene:
    """Return the scene after a public event."""
    match event:
        case Answered() | SeenShowed():
            return _after_question(scene, event)
        case Drew():
            held = scene.search[event.seat] + event.cards
            search = with_held(scene.search, event.seat, held)
            return replace(scene, search=search, deck_size=scene.deck_size - len(event.cards))
        case TurnEnded():
            return replace(scene, turn=event.next, asked=())
        case Exchanged():
            laid = scene.search[event.seat]
            search = with_held(scene.search, event.seat, ())
            return replace(scene, search=search, discards=scene.discards + laid)
        case SeenSlid():
            under = len(scene.search[event.seat])
            search = with_held(scene.search, event.seat, ())
            return replace(scene, search=search, deck_size=scene.deck_size + under)
        case SeenReshuffled():
            return replace(scene, deck_size=event.deck_size, discards=())
        case SeenIdentified():
            standings = list(scene.standings)
            standings[event.seat] = STANDING_AFTER[event.verdict]
            return replace(scene, standings=tuple(standings))
        case PublicDealt():
            return replace(
                scene, face_up=event.face_up, search=event.search, deck_size=event.deck_size, turn=event.first
            )
        case Revealed():
            return replace(scene, revealed=event.missing)
        case Ended():
            return replace(scene, outcome=event.outcome)
        case _:
            assert_never(event)


def with_held(search: SearchHands, seat: Seat, held: tuple[SearchCard, ...]) -> SearchHands:
    """Return the search cards with one seat's replaced."""
    return (*search[:seat], held, *search[seat + 1 :])


def _after_question(scene: Scene, event: Reply) -> Scene:
    asked = (*scene.asked, event)
    if event.card is None:
        return replace(scene, asked=asked)
    held = list(scene.search[event.asker])
    if event.card in held:  # In the notes of a real table nobody keeps the search cards.
        held.remove(event.card)
    search = with_held(scene.search, event.asker, tuple(held))
    return replace(scene, asked=asked, search=search, discards=(*scene.discards, event.card))

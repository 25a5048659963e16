"""What lies open on the table: the fold of the public events, shared by the state and by every view."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.cluedo.events import (
    Asked,
    Declared,
    Declined,
    Ended,
    HadNone,
    HasOne,
    PublicDealt,
    PublicEvent,
    Revealed,
    SeenLaidDown,
    SeenLooked,
    SeenShowed,
    TurnedUp,
    TurnEnded,
)
from loupe.games.cluedo.theme import Card
from loupe.games.vocabulary import Outcome, Seat, Standing, next_active


class Stage(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    TURN = "turn"
    """For the seat on turn to ask or to accuse."""
    ANSWERING = "answering"
    """For nobody: a question goes round, or a card was shown and the turn is about to end."""
    SHOWING = "showing"
    """For a seat that holds a card it was asked for."""
    READINESS = "readiness"
    """For every other active seat, clockwise, to say whether it accuses too."""
    LAYING = "laying"
    """For all who declared to lay down their accusations."""
    OVER = "over"


class Scene(Struct, frozen=True):
    """Everything that everybody knows."""

    setup: CluedoSetup
    face_up: tuple[Card, ...]
    stage: Stage
    turn: Seat
    speaker: Seat
    """Whom the question has come to, or who must show, or say whether he is ready."""
    asked: tuple[Card, ...]
    """The two cards of the question that is going round."""
    declared: tuple[Seat, ...]
    """Who is ready to accuse, in that order."""
    laid: frozenset[Seat]
    standings: tuple[Standing, ...]
    revealed: tuple[Card, ...]
    """The crime, once it was turned up."""
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.setup.seats

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now."""
        match self.stage:
            case Stage.TURN:
                return (self.turn,)
            case Stage.SHOWING | Stage.READINESS:
                return (self.speaker,)
            case Stage.LAYING:
                return tuple(seat for seat in self.declared if seat not in self.laid)
            case Stage.DEAL | Stage.ANSWERING | Stage.OVER:
                return ()
            case _:
                assert_never(self.stage)

    @property
    def must_declare(self) -> bool:
        """Whether the seat that is asked if it accuses too has no choice."""
        return self.seats == 2 and self.setup.knobs.two_accuse_together

    def left_of(self, seat: Seat) -> Seat:
        """Return the left neighbour, who is asked next whether he still plays or only answers."""
        return (seat + 1) % self.seats


def bare(setup: CluedoSetup) -> Scene:
    """Return the table before the deal."""
    standings = (Standing.ACTIVE,) * setup.seats
    return Scene(setup, (), Stage.DEAL, 0, 0, (), (), frozenset(), standings, (), None)


def advance(scene: Scene, event: PublicEvent) -> Scene:
    """Return the scene after a public event."""
    match event:
        case Asked():
            speaker = scene.left_of(event.asker)
            return replace(scene, stage=Stage.ANSWERING, speaker=speaker, asked=event.cards)
        case HadNone():
            return replace(scene, speaker=scene.left_of(event.seat))
        case HasOne():
            return replace(scene, stage=Stage.SHOWING, speaker=event.seat)
        case SeenShowed():
            return replace(scene, stage=Stage.ANSWERING)
        case TurnedUp():
            return scene
        case TurnEnded():
            return replace(scene, stage=Stage.TURN, turn=event.next, asked=(), declared=(), laid=frozenset())
        case Declared():
            return _after_declaring(replace(scene, declared=(*scene.declared, event.seat)), event.seat)
        case Declined():
            return _after_declaring(scene, event.seat)
        case SeenLaidDown():
            return replace(scene, laid=scene.laid | {event.seat})
        case SeenLooked():
            standings = list(scene.standings)
            standings[event.seat] = Standing.WON if event.right else Standing.OUT
            return replace(scene, standings=tuple(standings))
        case Revealed():
            return replace(scene, revealed=event.crime)
        case Ended():
            return replace(scene, stage=Stage.OVER, outcome=event.outcome)
        case PublicDealt():
            return replace(scene, stage=Stage.TURN, face_up=event.face_up, turn=event.first)
        case _:
            assert_never(event)


def _after_declaring(scene: Scene, seat: Seat) -> Scene:
    following = next_active(scene.standings, seat)
    if following is None or following == scene.turn:
        return replace(scene, stage=Stage.LAYING)
    return replace(scene, stage=Stage.READINESS, speaker=following)

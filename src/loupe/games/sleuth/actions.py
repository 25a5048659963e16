"""What a seat may want to do in Sleuth."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from loupe.games.sleuth.cards import Gem, Question, SearchCard
from loupe.games.vocabulary import Action, Seat


class Ask(Action, frozen=True):
    """Interrogate an opponent with one of one's search cards."""

    asked: Seat
    question: Question
    card: SearchCard


class AskFinal(Action, frozen=True):
    """Interrogate an opponent about anything; an identification must follow."""

    asked: Seat
    question: Question


class Exchange(Action, frozen=True):
    """Exchange all one's search cards."""


class Pass(Action, frozen=True):
    """Ask no more this turn, or have nothing to ask with."""


class Identify(Action, frozen=True):
    """Name the missing gem or gems, and look. Their order says nothing: it is always the sheet's."""

    gems: tuple[Gem, ...]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "gems", tuple(sorted(self.gems, key=_sheet_order)))


def _sheet_order(gem: Gem) -> tuple[int, ...]:
    return tuple("DPO123RBGY".find(letter) for letter in gem)


SleuthAction: TypeAlias = Ask | AskFinal | Exchange | Pass | Identify

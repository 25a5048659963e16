"""What a seat may want to do in the Cluedo card game."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from loupe.games.cluedo.theme import CARD_ORDER, Card
from loupe.games.vocabulary import Action


def _theme_order(card: Card) -> tuple[int, str]:
    return CARD_ORDER.get(card, len(CARD_ORDER)), card


class Ask(Action, frozen=True):
    """Name two cards; the seats to the left show one of them, if they can. Their order says nothing."""

    cards: tuple[Card, Card]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards, key=_theme_order)))


class Show(Action, frozen=True):
    """Show a card to the one who asked."""

    card: Card


class Declare(Action, frozen=True):
    """Say that one is ready to accuse: on one's turn, or when somebody else has."""


class Decline(Action, frozen=True):
    """Leave the accusing to others."""


class Accuse(Action, frozen=True):
    """Lay down a suspect, a weapon and a place."""

    suspect: Card
    weapon: Card
    place: Card

    @property
    def cards(self) -> tuple[Card, Card, Card]:
        """The three of them."""
        return self.suspect, self.weapon, self.place


CluedoAction: TypeAlias = Ask | Show | Declare | Decline | Accuse

"""The Cluedo card game as data: its cards, the advanced game, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Literal

from msgspec import Struct

from loupe.games.cluedo.theme import CARD_ORDER, MORE_PLACES, MORE_WEAPONS, PLACES, SUSPECTS, WEAPONS, Card
from loupe.games.vocabulary import ImpossibleSettings, Seat, Setup, as_read, turned

BOOK = "cluedo-card-game"
EDITIONS = ("card-game",)
VARIANTS = ("advanced",)


class Knobs(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in which one Cluedo card game can differ from another."""

    suspects: tuple[Card, ...] = SUSPECTS
    weapons: tuple[Card, ...] = WEAPONS
    places: tuple[Card, ...] = PLACES
    seats: tuple[int, ...] = (3, 4)
    """How many may play."""
    first_player: Literal["left-of-dealer", "random"] = "random"
    two_accuse_together: bool = True
    """Whether at a table of two seats an accusation obliges the other to accuse as well."""


ADVANCED = {"weapons": WEAPONS + MORE_WEAPONS, "places": PLACES + MORE_PLACES, "seats": (2, 3, 4)}


class CluedoSetup(Setup, frozen=True, dict=True):
    """A Cluedo card game that can be dealt."""

    family: ClassVar[str] = "cluedo"

    @cached_property
    def knobs(self) -> Knobs:
        """The book's knobs, with the advanced game and then the house rules applied."""
        advanced = ADVANCED if "advanced" in self.variants else {}
        return turned(Knobs(), {**advanced, **self.house})

    @cached_property
    def categories(self) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
        """Suspects, weapons, places."""
        return self.knobs.suspects, self.knobs.weapons, self.knobs.places

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every clue card of this game."""
        return self.knobs.suspects + self.knobs.weapons + self.knobs.places

    @cached_property
    def hand_size(self) -> int:
        """How many clue cards each seat holds."""
        return (len(self.cards) - 3) // self.seats


def arrange(
    edition: str,
    seats: int,
    variants: tuple[str, ...] = (),
    house: Mapping[str, Any] | None = None,
    dealer: Seat | None = None,
) -> CluedoSetup:
    """Return the setup of a game, or refuse it with the reason why it can't be dealt."""
    for n, variant in enumerate(variants):
        if variant not in VARIANTS:
            raise ImpossibleSettings("unknown-variant", variant=variant, game=f"cluedo/{edition}")
        if variant in variants[:n]:
            raise ImpossibleSettings("variants-clash", variant=variant)
    dealer = seats - 1 if dealer is None else dealer
    setup = CluedoSetup(edition, seats, tuple(variants), as_read(dict(house or {})), dealer)
    check_dealable(setup)
    if dealer not in range(seats):
        raise ImpossibleSettings("no-such-seat", seat=dealer)
    return setup


def check_dealable(setup: CluedoSetup) -> None:
    """Refuse a setup that the book or the number of cards forbids."""
    allowed = setup.knobs.seats
    if not allowed or min(allowed) < 2:
        raise ImpossibleSettings("too-few-may-play")
    if setup.seats not in allowed:
        raise ImpossibleSettings("seats", seats=setup.seats, fewest=min(allowed), most=max(allowed))
    for category in setup.categories:
        if not category or len(set(category)) < len(category):
            raise ImpossibleSettings("category-cards")
    for card in setup.cards:
        if card not in CARD_ORDER:
            raise ImpossibleSettings("unknown-clue-card", card=card)
    if len(set(setup.cards)) < len(setup.cards):
        raise ImpossibleSettings("card-in-two-categories")
    if setup.hand_size < 1:
        raise ImpossibleSettings("empty-hands", seats=setup.seats)


def variants_of(edition: str, seats: int) -> tuple[str, ...]:  # noqa: ARG001  the same for every edition and number
    """Return the variants that the book has for so many seats."""
    return VARIANTS

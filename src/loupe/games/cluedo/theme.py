"""The clue cards: their codes, by category; people read their names in their own language."""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = str

SUSPECTS: tuple[Card, ...] = ("SC", "MU", "OR", "GR", "PE", "PL")
"""Scarlett, Mustard, Orchid, Green, Peacock, Plum."""
WEAPONS: tuple[Card, ...] = ("CA", "DA", "RO")
"""Candlestick, dagger, rope."""
PLACES: tuple[Card, ...] = ("BA", "DI", "KI")
"""Ballroom, dining room, kitchen."""
MORE_WEAPONS: tuple[Card, ...] = ("RE",)
"""Revolver: with the advanced game's mark."""
MORE_PLACES: tuple[Card, ...] = ("LI", "ST")
"""Living room and study: with the advanced game's mark."""

CARDS = SUSPECTS + WEAPONS + MORE_WEAPONS + PLACES + MORE_PLACES
CARD_ORDER = {card: n for n, card in enumerate(CARDS)}


def sorted_cards(cards: set[Card] | frozenset[Card] | tuple[Card, ...]) -> tuple[Card, ...]:
    """Put clue cards into the order of suspects, weapons, places."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))

"""The four editions as data, their variants, and house rules: every difference is a knob."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Literal

from msgspec import Struct

from loupe.games.sleuth.cards import GEM_CARDS, SEARCH_CARDS, SearchCard
from loupe.games.vocabulary import ImpossibleSettings, Seat, Setup, as_read, turned

FEWEST_SEATS, MOST_SEATS = 3, 7
SEARCH_HAND = 4


class Knobs(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in which one game of Sleuth can differ from another."""

    first_player: Literal["left-of-dealer", "random"] = "left-of-dealer"
    hands: tuple[int, int, int, int, int] = (11, 8, 7, 5, 5)
    """Gems in a hand, for 3, 4, 5, 6 and 7 seats."""
    search_deck: tuple[SearchCard, ...] = SEARCH_CARDS
    free_element_asks: tuple[Literal[1, 2], ...] = (1, 2)
    """How many elements a free choice card with an element may ask for."""
    free_blank_asks: tuple[Literal[1, 2], ...] = (1, 2)
    """How many elements the free choice card without one may ask for."""
    free_shows: bool = True
    """Whether a two-element question by a free choice card shows the gems to the asker."""
    empty_deck: Literal["reshuffle", "no-more"] = "reshuffle"
    exchange: Literal["discard", "under-deck"] = "discard"
    leaver_cards: Literal["stay", "under-deck"] = "stay"
    """What becomes of the search cards of one who has identified and left."""
    final_questions: Literal[1, 2] = 1
    final_strict: bool = False
    """Whether the final question is only for one who lacks a single characteristic."""
    show_gems: bool = True
    """False is SuperSleuth: two-element answers are counts only, always."""
    missing: Literal[1, 2, 3] = 1
    interrogations: Literal[1, 2] = 1
    places: Literal[1, 2, 3, 4, 5, 6] = 1
    """How many winners are played for."""
    secret_places: bool = False
    """Whether, playing for places, nobody hears if an identification was right."""


class Edition(Struct, frozen=True):
    """One printed Sleuth: its rulebook, its knobs, and the variants that its book has."""

    name: str
    book: str
    knobs: Knobs
    missing_seats: tuple[int, ...]
    """With how many seats the book plays for more missing gems."""
    additional_interrogations: bool = True
    places: bool = True
    secret_places: bool = False


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("avalon-hill", "sleuth-avalon-hill", Knobs(), missing_seats=(3, 4)),
        Edition(
            "eagle-gryphon",
            "sleuth-eagle-gryphon",
            Knobs(first_player="random", final_questions=2),
            missing_seats=(3, 4, 6),
        ),
        Edition(
            "face2face",
            "sleuth-face2face",
            Knobs(),
            missing_seats=(3, 4),
            secret_places=True,
        ),
        Edition(
            "chasse-aux-diamants",
            "chasse-aux-diamants",
            Knobs(
                free_blank_asks=(2,),
                free_shows=False,
                empty_deck="no-more",
                exchange="under-deck",
                leaver_cards="under-deck",
            ),
            missing_seats=(3, 4),
            additional_interrogations=False,
            places=False,
        ),
    )
}


class SleuthSetup(Setup, frozen=True, dict=True):
    """A game of Sleuth that can be dealt."""

    family: ClassVar[str] = "sleuth"

    @cached_property
    def knobs(self) -> Knobs:
        """The edition's knobs, with the variants and then the house rules applied."""
        edition, changes = EDITIONS[self.edition], dict[str, Any]()
        for variant in self.variants:
            more = variant_knobs(edition, variant)
            if changes.keys() & more.keys():
                raise ImpossibleSettings("variants-clash", variant=variant)
            changes |= more
        return turned(edition.knobs, {**changes, **self.house})

    @property
    def book(self) -> str:
        """The rulebook that a refusal cites."""
        return EDITIONS[self.edition].book

    @cached_property
    def hand_size(self) -> int:
        """How many gems each seat holds."""
        return self.knobs.hands[self.seats - FEWEST_SEATS]


def variant_knobs(edition: Edition, variant: str) -> dict[str, Any]:
    """Return what a variant changes, or refuse one that the edition's book does not have."""
    name, _, number = variant.rpartition("-")
    match name, number:
        case "", "supersleuth":
            return {"show_gems": False}
        case "additional", "interrogations" if edition.additional_interrogations:
            return {"interrogations": 2}
        case "missing-gems", "2" | "3":
            return {"missing": int(number)}
        case "places", "2" | "3" | "4" | "5" | "6" if edition.places:
            return {"places": int(number), "secret_places": edition.secret_places}
    raise ImpossibleSettings("unknown-variant", variant=variant, game=f"sleuth/{edition.name}")


def variants_of(edition: Edition, seats: int) -> tuple[str, ...]:
    """Return the variants that an edition has for so many seats."""
    names = ["supersleuth"]
    if edition.additional_interrogations:
        names.append("additional-interrogations")
    if seats in edition.missing_seats:
        names += ["missing-gems-2", "missing-gems-3"]
    if edition.places:
        names += [f"places-{n}" for n in range(2, seats)]
    return tuple(names)


def arrange(
    edition: str,
    seats: int,
    variants: tuple[str, ...] = (),
    house: Mapping[str, Any] | None = None,
    dealer: Seat | None = None,
) -> SleuthSetup:
    """Return the setup of a game, or refuse it with the reason why it can't be dealt."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ImpossibleSettings("seats", seats=seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
    dealer = seats - 1 if dealer is None else dealer
    if dealer not in range(seats):
        raise ImpossibleSettings("no-such-seat", seat=dealer)
    plain_house = as_read(dict(house or {}))
    setup = SleuthSetup(edition, seats, tuple(sorted(variants)), plain_house, dealer)
    check_dealable(setup)
    return setup


def check_dealable(setup: SleuthSetup) -> None:
    """Refuse a setup that its edition's book or the number of cards forbids."""
    knobs, seats, edition = setup.knobs, setup.seats, EDITIONS[setup.edition]
    if any(v.startswith("missing-gems") for v in setup.variants) and seats not in edition.missing_seats:
        allowed = ", ".join(map(str, edition.missing_seats))
        raise ImpossibleSettings("missing-seats", seats=seats, allowed=allowed)
    if knobs.places >= seats:
        raise ImpossibleSettings("too-many-places", places=knobs.places, most=seats - 1)
    if setup.hand_size < 1:
        raise ImpossibleSettings("empty-hands", seats=seats)
    if (needed := knobs.missing + seats * setup.hand_size) > len(GEM_CARDS):
        raise ImpossibleSettings("too-few-gems", needed=needed, cards=len(GEM_CARDS))
    check_search_deck(knobs, seats)


def check_search_deck(knobs: Knobs, seats: int) -> None:
    """Refuse a search deck with unknown cards, too few cards, or cards that could ask nothing."""
    unknown = Counter(knobs.search_deck) - Counter({card: len(knobs.search_deck) for card in SEARCH_CARDS})
    if unknown:
        raise ImpossibleSettings("unknown-search-card", card=next(iter(unknown)))
    if len(knobs.search_deck) < SEARCH_HAND * seats:
        raise ImpossibleSettings(
            "too-few-search-cards", cards=len(knobs.search_deck), needed=SEARCH_HAND * seats
        )
    for asks in (knobs.free_element_asks, knobs.free_blank_asks):
        if not asks or len(set(asks)) < len(asks):
            raise ImpossibleSettings("free-choice-numbers")

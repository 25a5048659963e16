"""Terse tables for the tests: deal what a rule is about, let seats act, say what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from loupe.games import cluedo as cluedo_game
from loupe.games import sleuth as sleuth_game
from loupe.games.cluedo import events as clues
from loupe.games.cluedo.actions import Accuse, Declare, Decline
from loupe.games.cluedo.actions import Ask as Inquire
from loupe.games.cluedo.scene import Stage
from loupe.games.cluedo.theme import sorted_cards
from loupe.games.game import Game
from loupe.games.sleuth import events as gems
from loupe.games.sleuth.actions import Ask, AskFinal, Identify
from loupe.games.sleuth.cards import GEM_CARDS, sorted_gems
from loupe.games.sleuth.editions import SEARCH_HAND
from loupe.games.vocabulary import Action, Event, IllegalAction, ImpossibleSettings, Seat

AVALON, EAGLE, FACE, CHASSE = "avalon-hill", "eagle-gryphon", "face2face", "chasse-aux-diamants"
SLEUTHS = (AVALON, EAGLE, FACE)
EDITIONS = (*SLEUTHS, CHASSE)

in_three = pytest.mark.parametrize("edition", SLEUTHS)
in_four = pytest.mark.parametrize("edition", EDITIONS)

Hands = Mapping[Seat, str]
Table = Game[Any, Any]


def _filled(seats: int, given: Hands, size: int, stock: list[str]) -> list[tuple[str, ...]]:
    """Take the given cards out of the stock, then fill every hand to its size from it."""
    hands = [given.get(seat, "").split() for seat in range(seats)]
    for card in (card for hand in hands for card in hand):
        stock.remove(card)
    return [(*hand, *(stock.pop(0) for _ in range(size - len(hand)))) for hand in hands]


def _without(stock: list[str], cards: Sequence[str]) -> Sequence[str]:
    for card in cards:
        stock.remove(card)
    return cards


def sleuth(
    edition: str = AVALON,
    seats: int = 3,
    *,
    hands: Hands | None = None,
    search: Hands | None = None,
    missing: str = "O3Y",
    face_up: str = "",
    deck: str | None = None,
    first: Seat = 0,
    variants: Sequence[str] = (),
    seed: int = 0,
    **house: Any,
) -> Table:
    """Deal Sleuth; what is not said is filled up in the order of the cards.

    A `deck` is the whole draw deck: a short one stands for a late hour, its discards gone astray.
    """
    setup = sleuth_game.RULES.arrange(edition, seats, tuple(variants), house)
    stock, pile = list(GEM_CARDS), list(setup.knobs.search_deck)
    unseen, shown = _without(stock, missing.split()), _without(stock, face_up.split())
    held = _filled(seats, hands or {}, setup.hand_size, stock)
    laid = _filled(seats, search or {}, SEARCH_HAND, pile)
    return begun(
        Game(sleuth_game.RULES, setup, seed),
        gems.Dealt(
            missing=sorted_gems(tuple(unseen)),
            hands=tuple(map(sorted_gems, held)),
            face_up=sorted_gems((*shown, *stock)),
            search=tuple(laid),
            deck=tuple(pile) if deck is None else tuple(deck.split()),
            first=first,
        ),
    )


def cluedo(
    seats: int = 3,
    *,
    crime: str = "SC CA BA",
    hands: Hands | None = None,
    first: Seat = 0,
    variants: Sequence[str] = (),
    **house: Any,
) -> Table:
    """Deal the Cluedo card game; what is not said is filled up in the order of the cards."""
    setup = cluedo_game.RULES.arrange("card-game", seats, tuple(variants), house)
    stock = list(setup.cards)
    suspect, weapon, place = _without(stock, crime.split())
    held = _filled(seats, hands or {}, setup.hand_size, stock)
    crime_cards, hand_cards = (suspect, weapon, place), tuple(map(sorted_cards, held))
    dealt = clues.Dealt(crime_cards, hand_cards, sorted_cards(tuple(stock)), first)
    return begun(Game(cluedo_game.RULES, setup), dealt)


def begun(game: Table, dealt: Event) -> Table:
    """Begin a game with this deal."""
    game.happen(dealt)
    return game


def ask(asked: Seat, question: str, card: str | None = None) -> Ask:
    """Ask with the search card that has just these elements, unless another is said."""
    return Ask(asked, question, question if card is None else card)


def final(asked: Seat, question: str) -> AskFinal:
    """Ask the final question."""
    return AskFinal(asked, question)


def identify(gems: str) -> Identify:
    """Name these gems."""
    return Identify(tuple(gems.split()))


def inquire(cards: str) -> Inquire:
    """Name two clue cards."""
    one, other = cards.split()
    return Inquire((one, other))


def accuse(crime: str) -> Accuse:
    """Lay down a suspect, a weapon and a place."""
    return Accuse(*crime.split())


def declare(table: Table, *ready: Seat) -> None:
    """Let the seat on turn declare that it accuses, and of the others those who are ready."""
    table.play(table.state.scene.turn, Declare())
    while table.state.scene.stage is Stage.READINESS:
        speaker = table.state.scene.speaker
        table.play(speaker, Declare() if speaker in ready else Decline())


def accusing(table: Table, crimes: Hands) -> tuple[Event, ...]:
    """Let the seat on turn and all others of these accuse; return what came of the last card laid down."""
    declare(table, *crimes)
    happened: tuple[Event, ...] = ()
    for seat, crime in crimes.items():
        happened = table.play(seat, accuse(crime))
    return happened


def kinds(events: Sequence[object]) -> str:
    """Name what happened: `answered drew turn-ended`."""
    return " ".join(str(type(event).__struct_config__.tag) for event in events)  # type: ignore[attr-defined]


def refused(table: Table, seat: Seat, action: Action) -> str:
    """Return the code and the citation with which an action is refused; the table stays as it was."""
    before, events = table.state, len(table.events)
    with pytest.raises(IllegalAction) as refusal:
        table.play(seat, action)
    assert table.state is before
    assert len(table.events) == events
    if seat in range(table.setup.seats):
        assert action not in table.view(seat).actions
        assert action not in list(table.view(seat).actions)
    return f"{refusal.value.code}: {refusal.value.rule}"


def impossible(edition: str, seats: int, *variants: str, **house: Any) -> str:
    """Return the code with which settings are refused."""
    rules = cluedo_game.RULES if edition == "card-game" else sleuth_game.RULES
    with pytest.raises(ImpossibleSettings) as refusal:
        rules.arrange(edition, seats, variants, house)
    return refusal.value.code


def offered(table: Table, seat: Seat, kind: type[Action]) -> list[Action]:
    """Return the actions of one kind that a seat is offered now."""
    return [action for action in table.view(seat).actions if isinstance(action, kind)]

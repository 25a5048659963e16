"""Random play through the public API: any table that can be dealt, and players with a temper."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb
from random import Random
from typing import Any, NamedTuple, TypeAlias

from loupe import Game, ImpossibleSettings, new_game
from loupe.games.cluedo import actions as in_cluedo
from loupe.games.cluedo.editions import variants_of as cluedo_variants
from loupe.games.cluedo.theme import SUSPECTS
from loupe.games.sleuth import actions as in_sleuth
from loupe.games.sleuth.cards import GEM_CARDS, SEARCH_CARDS
from loupe.games.sleuth.editions import EDITIONS, FEWEST_SEATS, MOST_SEATS, SEARCH_HAND
from loupe.games.sleuth.editions import variants_of as sleuth_variants
from loupe.games.vocabulary import Action, Seat

AnyGame: TypeAlias = Game[Any, Any]
Turn: TypeAlias = tuple[Seat, Action]


class Table(NamedTuple):
    """What `new_game` needs, but for the seed."""

    name: str
    seats: int
    variants: tuple[str, ...] = ()
    house: dict[str, Any] = {}  # noqa: RUF012  never changed

    def deal(self, seed: int) -> AnyGame:
        return new_game(self.name, self.seats, self.variants, self.house, seed)

    def __str__(self) -> str:
        house = [f"{knob}={value}" for knob, value in self.house.items()]
        return " ".join((self.name, f"{self.seats} seats", *self.variants, *house))


class Temper(NamedTuple):
    """How often a random player does what is rare among all that it may do."""

    identify: float = 0.03
    """In or out of turn."""
    right: float = 0.3
    final: float = 0.02
    exchange: float = 0.04
    declare: float = 0.04


LIVELY = Temper()
PATIENT = Temper(identify=0.01, final=0.003, declare=0.01)


# Tables.


def tables() -> Iterator[Table]:
    """Every edition with every number of seats: plain, and with each of its variants alone."""
    for edition, seats in product(EDITIONS.values(), range(FEWEST_SEATS, MOST_SEATS + 1)):
        yield Table(f"sleuth/{edition.name}", seats)
        for variant in sleuth_variants(edition, seats):
            yield Table(f"sleuth/{edition.name}", seats, (variant,))
    for seats in (3, 4):
        yield Table("cluedo/card-game", seats)
    for seats in (2, 3, 4):
        yield Table("cluedo/card-game", seats, cluedo_variants("card-game", seats))


def any_table(rng: Random) -> Table:
    """Draw a table that can be dealt: any edition, seats, variants together, and house rules."""
    while True:
        table = _any_cluedo(rng) if rng.random() < 0.25 else _any_sleuth(rng)
        try:
            table.deal(0)
        except ImpossibleSettings:
            continue
        return table


def _any_sleuth(rng: Random) -> Table:
    edition, seats = rng.choice(list(EDITIONS.values())), rng.randint(FEWEST_SEATS, MOST_SEATS)
    # Of variants that turn the same knob, one at most.
    names = sleuth_variants(edition, seats)
    by_knob = {name.rstrip("-0123456789"): name for name in rng.sample(names, len(names))}
    variants = tuple(variant for variant in by_knob.values() if rng.random() < 0.4)
    house = _any_house_rules(rng) if rng.random() < 0.5 else {}
    return Table(f"sleuth/{edition.name}", seats, variants, house)


def _any_house_rules(rng: Random) -> dict[str, Any]:
    knobs = {
        "first_player": rng.choice(["left-of-dealer", "random"]),
        "hands": tuple(rng.randint(1, most) for most in (11, 8, 7, 5, 5)),
        "search_deck": tuple(rng.choices(SEARCH_CARDS, k=rng.randint(SEARCH_HAND * 3, 60))),
        "free_element_asks": rng.choice([(1,), (2,), (2, 1)]),
        "free_blank_asks": rng.choice([(1,), (2,), (1, 2)]),
        "free_shows": rng.random() < 0.5,
        "empty_deck": rng.choice(["reshuffle", "no-more"]),
        "exchange": rng.choice(["discard", "under-deck"]),
        "leaver_cards": rng.choice(["stay", "under-deck"]),
        "final_questions": rng.choice([1, 2]),
        "final_strict": rng.random() < 0.3,
        "show_gems": rng.random() < 0.5,
        "missing": rng.choice([1, 2, 3]),
        "interrogations": rng.choice([1, 2]),
        "places": rng.choice([1, 2, 3]),
        "secret_places": rng.random() < 0.5,
    }
    return {knob: knobs[knob] for knob in rng.sample(sorted(knobs), rng.randint(1, 5))}


def _any_cluedo(rng: Random) -> Table:
    advanced = rng.random() < 0.6
    house: dict[str, Any] = {}
    if rng.random() < 0.5:
        house = {
            "seats": (2, 3, 4, 5, 6),
            "suspects": tuple(rng.sample(SUSPECTS, rng.randint(2, 6))),
            "two_accuse_together": rng.random() < 0.5,
            "first_player": rng.choice(["left-of-dealer", "random"]),
        }
    return Table("cluedo/card-game", rng.randint(2, 6), ("advanced",) if advanced else (), house)


# Players.


def identifications(view: Any) -> int:
    """How many of the actions that a view lists identify; those come last, up to 7,140 of them."""
    if not view.actions or not isinstance(view.actions[-1], in_sleuth.Identify):
        return 0
    return comb(len(GEM_CARDS), view.scene.setup.knobs.missing)


def choose(game: AnyGame, rng: Random, temper: Temper = LIVELY) -> Turn:
    """Draw a seat and an action for it; the truth is looked at, so that some players are right."""
    if game.rules.name == "cluedo":
        return _choose_in_cluedo(game, rng, temper)
    if rng.random() < temper.identify:
        bold = [seat for seat in range(game.setup.seats) if identifications(game.view(seat))]
        return _identify(game, rng.choice(bold), rng, temper)
    return _choose_in_turn(game, rng, temper)


def _choose_in_turn(game: AnyGame, rng: Random, temper: Temper) -> Turn:
    (seat,) = game.waiting
    view = game.view(seat)
    actions = view.actions
    others = len(actions) - identifications(view)
    if not others:
        return _identify(game, seat, rng, temper)
    if rng.random() < temper.exchange and in_sleuth.Exchange() in actions:
        return seat, in_sleuth.Exchange()
    while True:
        action = actions[rng.randrange(others)]
        if not isinstance(action, in_sleuth.AskFinal) or rng.random() < temper.final:
            return seat, action


def _identify(game: AnyGame, seat: Seat, rng: Random, temper: Temper) -> Turn:
    if rng.random() < temper.right:
        return seat, in_sleuth.Identify(game.state.missing)
    actions = game.view(seat).actions
    return seat, actions[-1 - rng.randrange(identifications(game.view(seat)))]


def _choose_in_cluedo(game: AnyGame, rng: Random, temper: Temper) -> Turn:
    seat = rng.choice(game.waiting)
    actions = game.view(seat).actions
    if rng.random() < temper.declare and in_cluedo.Declare() in actions:
        return seat, in_cluedo.Declare()
    action = rng.choice(actions)
    if isinstance(action, in_cluedo.Accuse) and rng.random() < temper.right:
        return seat, in_cluedo.Accuse(*game.state.crime)
    return seat, action


def play(game: AnyGame, rng: Random, temper: Temper = LIVELY, turns: int = 10_000) -> list[Turn]:
    """Play on at random, so many actions at most, and return what was done."""
    done: list[Turn] = []
    while not game.outcome and len(done) < turns:
        done.append(choose(game, rng, temper))
        game.play(*done[-1])
    return done

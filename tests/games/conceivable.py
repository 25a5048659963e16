"""Every action that anybody could think of sending, most of them against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

from loupe.games.cluedo import actions as in_cluedo
from loupe.games.cluedo.theme import CARDS
from loupe.games.sleuth import actions as in_sleuth
from loupe.games.sleuth.cards import GEM_CARDS, QUESTIONS, SEARCH_CARDS
from loupe.games.vocabulary import Action
from tests.play import AnyGame

NO_QUESTIONS = ("", "X", "?", "?R", "DP", "12", "RR", "GP", "D2R")
NO_SEARCH_CARDS = ("", "X", "??", "R?", "GP", "DP", "D2R")
NO_GEMS = ("", "X", "PG", "G2P", "P2g")
NO_CLUES = ("", "X", "sc", "SCMU")


def conceivable(game: AnyGame) -> tuple[Action, ...]:
    """Every action of this game there is, those that make no sense, and some of the other game."""
    if game.rules.name == "cluedo":
        return _CLUEDO
    return _sleuth(game.setup.seats, game.setup.knobs.missing)


@cache
def _sleuth(seats: int, missing: int) -> tuple[Action, ...]:
    return tuple(_in_sleuth(seats, missing))


def _in_sleuth(seats: int, missing: int) -> Iterator[Action]:
    whom, questions = range(-1, seats + 2), QUESTIONS + NO_QUESTIONS
    for asked, question in product(whom, questions):
        yield in_sleuth.AskFinal(asked, question)
        for card in SEARCH_CARDS + NO_SEARCH_CARDS:
            yield in_sleuth.Ask(asked, question, card)
    yield in_sleuth.Exchange()
    yield in_sleuth.Pass()
    yield in_sleuth.Identify(())
    for number in {1, 2, missing}:
        yield from map(in_sleuth.Identify, combinations(GEM_CARDS, number))
    for gem in GEM_CARDS[:3] + NO_GEMS:
        yield in_sleuth.Identify((gem,) * missing)
        yield in_sleuth.Identify((gem, *GEM_CARDS[4 : 3 + missing]))
        yield in_sleuth.Identify((gem, *GEM_CARDS[-4:]))
    yield from (in_cluedo.Declare(), in_cluedo.Decline(), in_cluedo.Show("SC"), in_cluedo.Ask(("SC", "MU")))


def _in_cluedo() -> Iterator[Action]:
    yield from (in_cluedo.Ask((one, other)) for one, other in product(CARDS + NO_CLUES, repeat=2))
    yield from map(in_cluedo.Show, CARDS + NO_CLUES)
    yield in_cluedo.Declare()
    yield in_cluedo.Decline()
    for named in product(CARDS + NO_CLUES[:2], repeat=3):
        yield in_cluedo.Accuse(*named)
    yield from (in_sleuth.Pass(), in_sleuth.Exchange(), in_sleuth.Identify(("P2G",)))


_CLUEDO = tuple(_in_cluedo())


def some(game: AnyGame, rng: Random, number: int) -> list[Action]:
    """Draw some of them."""
    return rng.sample(conceivable(game), number)

"""A match: who plays which game how often, and how the games of one deal are played.

A deal is played once with every seating: the players in an order of their own, turned through the seats.
So each has had the same cards in the same place, and luck is what is left between two deals.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from loupe.arena.commands import CommandPlayer, Overhear
from loupe.arena.contestants import sit
from loupe.arena.table import Fault, Table, turns_taken, wrongly_identified
from loupe.bots import Player
from loupe.games.game import Game, new_game
from loupe.games.vocabulary import Seat


class Match(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the results of a match depend on; how many deals are played is another matter."""

    game: str
    players: tuple[str, ...]
    """Who sits down: a level of the house, or `cmd:` and a command."""
    variants: tuple[str, ...] = ()
    house: dict[str, Any] = {}
    seed: int = 0
    seconds: float | None = None
    """How long a command may think about an action."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.players)

    def deals_for(self, games: int) -> int:
        """Return how many deals make at least so many games."""
        return -(-games // self.seats)

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.variants, self.seed))


class Played(Struct, frozen=True):
    """How one game went; seats are numbers at the table, players numbers in the match."""

    seating: tuple[int, ...]
    """Which player sat in each seat."""
    winners: tuple[Seat, ...]
    ending: str
    """Why it ended, or `broken-off`."""
    turns: int
    wrong: tuple[Seat, ...]
    """Who identified wrongly."""
    faults: tuple[Fault, ...]


class Deal(Struct, frozen=True):
    """The games that were played with one deal."""

    number: int
    games: tuple[Played, ...]


def play_deal(match: Match, number: int, overhear: Overhear | None = None) -> Deal:
    """Play all games of a deal; the same match and number give the same games, anywhere."""
    return Deal(number, tuple(_play(match, number, seating, overhear) for seating in seatings(match, number)))


def seatings(match: Match, number: int) -> list[tuple[int, ...]]:
    """Return who sits where in each game of a deal."""
    players = list(range(match.seats))
    _chance(match, number, "seating").shuffle(players)
    return [tuple(players[turn:] + players[:turn]) for turn in range(match.seats)]


def _play(match: Match, number: int, seating: tuple[int, ...], overhear: Overhear | None) -> Played:
    deal_seed = _chance(match, number, "cards").getrandbits(63)
    game = new_game(match.game, match.seats, match.variants, match.house, seed=deal_seed)
    sitting = [_sit(match, number, seating, seat, game) for seat in range(match.seats)]
    for player in sitting:
        if isinstance(player, CommandPlayer):
            player.overhear = overhear
    try:
        table = Table(game, sitting, _chance(match, number, "order").getrandbits(31))
        table.play()
    finally:
        for player in sitting:
            if isinstance(player, CommandPlayer):
                player.leave()
    outcome, wrong = game.outcome, tuple(wrongly_identified(game.events))
    winners, ending = (outcome.winners, outcome.termination) if outcome else ((), "broken-off")
    return Played(seating, winners, str(ending), turns_taken(game.events), wrong, tuple(table.faults))


def _sit(match: Match, number: int, seating: tuple[int, ...], seat: Seat, game: Game[Any, Any]) -> Player:
    player = seating[seat]
    # A player's own chance is new in every game, or one unlucky habit would be counted many times.
    seed = _chance(match, number, f"player {player} in {seat}").getrandbits(31)
    return sit(match.players[player], game, seat, seed, match.seconds)


def _chance(match: Match, number: int, what: str) -> Random:
    return Random(f"arena {match.seed} {number} {what}")

"""Loupe: the home of hidden-card deduction games."""

from loupe.deduction.belief import Belief
from loupe.deduction.conflict import conflicts, repairs
from loupe.deduction.proof import explain, next_step
from loupe.games.game import Game, new_game
from loupe.games.vocabulary import IllegalAction, ImpossibleSettings

__all__ = [
    "Belief",
    "Game",
    "IllegalAction",
    "ImpossibleSettings",
    "conflicts",
    "explain",
    "new_game",
    "next_step",
    "repairs",
]

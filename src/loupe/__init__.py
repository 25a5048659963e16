"""Loupe: the home of hidden-card deduction games."""

from loupe.games.game import Game, new_game
from loupe.games.vocabulary import IllegalAction, ImpossibleSettings

__all__ = ["Game", "IllegalAction", "ImpossibleSettings", "new_game"]

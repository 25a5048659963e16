"""Players that are programs: each is given a View and nothing else, and answers with an Action or nothing."""

from loupe.bots.players import LEVELS, Level, Player

__all__ = ["LEVELS", "Level", "Player"]

"""What lies before a person, game by game: how a typed line is read there, and how the table is drawn."""

from loupe.cli.desks.cluedo import CluedoDesk
from loupe.cli.desks.desk import Desk, Marks
from loupe.cli.desks.sleuth import SleuthDesk

DESKS: dict[str, type[Desk]] = {"sleuth": SleuthDesk, "cluedo": CluedoDesk}
"""By the name of the rules; to add a game to the terminal, add its desk here."""

__all__ = ["DESKS", "Desk", "Marks"]

"""What a table refuses, apart from the rules of its game."""

from __future__ import annotations

from math import ceil

from loupe.games.vocabulary import Refusal


class TableRefusal(Refusal):
    """Something that cannot be done at this table, or not by this person, or not now."""


class Unknown(TableRefusal):
    """There is no such table, or it is none of this person's business: the answer is the same."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class Forbidden(TableRefusal):
    """This person may look, and not do that."""


class Busy(TableRefusal):
    """Too many act at once; nothing was done."""


class TooSoon(TableRefusal):
    """Not again so soon; after so many seconds it may be done."""

    def __init__(self, code: str, seconds: float, **terms: str | int) -> None:
        super().__init__(code, **terms)
        self.seconds = max(1, ceil(seconds))

"""What can be wrong with a record: it cannot be read, or it tells of something the rules forbid."""

from __future__ import annotations

from loupe.games.telling import Telling
from loupe.games.vocabulary import Citation, IllegalAction, Refusal


class Faulty(Refusal):
    """Something wrong with a record; where another refusal is the reason, it says that one too."""

    def __init__(self, code: str, because: Refusal | None = None, **terms: str | int) -> None:
        super().__init__(f"record-{code}", **terms)
        self.because = because

    @property
    def problem(self) -> Telling:
        """What is wrong, without the place."""
        said = super().telling
        parts = {"problem": (self.because.telling,)} if self.because else {}
        return Telling(said.message, said.terms, said.seats, parts)


class MalformedRecord(Faulty):
    """A record that cannot be read, with the line and column (from 1) where reading stopped."""

    def __init__(
        self, code: str, line: int = 1, column: int = 1, because: Refusal | None = None, **terms: str | int
    ) -> None:
        super().__init__(code, because, **terms)
        self.line = line
        self.column = column

    @property
    def telling(self) -> Telling:
        """Where and what is wrong."""
        place: dict[str, str | int] = {"line": str(self.line), "column": str(self.column)}
        return Telling("record-at", place, parts={"problem": (self.problem,)})


class BrokenRule(Faulty):
    """A record that can be read, but whose event number `event` (from 1) breaks a rule."""

    def __init__(
        self, code: str, event: int, because: IllegalAction | None = None, **terms: str | int
    ) -> None:
        super().__init__(code, because, **terms)
        self.event = event

    @property
    def rule(self) -> Citation:
        """The rule that is broken: the book's where it is the rule of an action, else a record's own."""
        if isinstance(self.because, IllegalAction):
            return self.because.rule
        return Citation("record", self.code.removeprefix("record-"))

    @property
    def telling(self) -> Telling:
        """Which event breaks which rule."""
        place: dict[str, str | int] = {"event": str(self.event), "rule": str(self.rule)}
        return Telling("record-event", place, parts={"problem": (self.problem,)})

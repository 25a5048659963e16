"""How long the table has waited for whom, and how much of his time he has left: folded with the log."""

from __future__ import annotations

from collections.abc import Collection

from loupe.games.vocabulary import Seat
from loupe.tables.settings import Clock, time_for


class Clocks:
    """The clocks of a running game: each runs while the table waits for its seat, unless all are stopped."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._time = time_for(clock)
        self.began: dict[Seat, float] = {}
        """Since when the table waits for a seat, less the time for which all was stopped."""
        self.reserves = [self._time[1] if self._time else 0.0] * seats
        self.stopped: float | None = None
        """Since when the whole table waits for somebody who is away."""

    def waits(self, at: float, waiting: Collection[Seat], acted: Seat | None) -> None:
        """Note for whom the table waits after a whole action, and who did it."""
        for seat in [seat for seat in self.began if seat == acted or seat not in waiting]:
            self._settle(seat, at)
        for seat in waiting:
            self.began.setdefault(seat, at)

    def _settle(self, seat: Seat, at: float) -> None:
        used = at - self.began.pop(seat)
        if self._time:
            beyond = max(0.0, used - self._time[0])
            self.reserves[seat] = max(0.0, self.reserves[seat] - beyond)

    def begin_anew(self, at: float, seats: Collection[Seat]) -> None:
        """Give these seats, as far as the table waits for them, all their time again."""
        for seat in self.began.keys() & seats:
            self.began[seat] = at

    def stop(self, at: float) -> None:
        """Let no clock run from now on."""
        self.stopped = at if self.stopped is None else self.stopped

    def go_on(self, at: float) -> None:
        """Let the clocks run on where they were."""
        if self.stopped is not None:
            lost = max(0.0, at - self.stopped)
            self.began = {seat: min(at, began + lost) for seat, began in self.began.items()}
            self.stopped = None

    def until(self, seat: Seat) -> float | None:
        """Return when a seat begins to use its reserve up, if it waits by a clock that runs."""
        if self._time is None or self.stopped is not None or seat not in self.began:
            return None
        return self.began[seat] + self._time[0]

    def runs_out(self, seat: Seat) -> float | None:
        """Return when a seat has no time left at all."""
        until = self.until(seat)
        return None if until is None else until + self.reserves[seat]

    @property
    def running(self) -> bool:
        """Whether time is kept at this table at all."""
        return self._time is not None

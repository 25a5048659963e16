"""Running a match: whatever is not in the file yet is played, until all is or a test has decided."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from loupe.arena.match import Deal, Match
from loupe.arena.scores import score
from loupe.arena.sprt import Decision, Sprt
from loupe.arena.workers import Workers


class Contest:
    """A match that is being played: the deals that are done, and those that are still to be."""

    def __init__(self, match: Match, games: int, done: dict[int, Deal], test: Sprt | None = None) -> None:
        self.match, self.test = match, test
        self.wanted = match.deals_for(games)
        self._deals = {number: deal for number, deal in done.items() if number < self.wanted}
        self._scores: list[float] = []

    @property
    def deals(self) -> list[Deal]:
        """The deals done so far, in the order of their numbers."""
        return [self._deals[number] for number in sorted(self._deals)]

    @property
    def decided(self) -> bool:
        """Whether the sequential test, if there is one, has decided on the deals without a gap."""
        if self.test is None:
            return False
        while (number := len(self._scores)) in self._deals:
            self._scores.append(score(self.match, self.match.players[0], self._deals[number]))
        return self.test.of_scores(self._scores, self.match.seats).decision is not Decision.OPEN

    def go_on(self, workers: Workers) -> Iterator[Deal]:
        """Play what is missing, and give each deal as it is done."""
        missing = [number for number in range(self.wanted) if number not in self._deals]
        if not missing or self.decided:
            return
        with closing(workers.played(self.match, missing)) as played:
            for deal in played:
                self._deals[deal.number] = deal
                yield deal
                if self.decided:
                    return

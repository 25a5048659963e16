"""What the opponents may know in the Cluedo card game: in a deal, all that each has been told and shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple, TypeAlias

from loupe import _core
from loupe._core import LimitExceeded, Problem
from loupe.bots.exact.solutions import Solutions
from loupe.deduction.belief import Belief
from loupe.games.cluedo.events import Asked, CluedoSeen, SeenShowed, Showed, publicly
from loupe.games.cluedo.facts import facts_of
from loupe.games.cluedo.views import View
from loupe.games.vocabulary import Seat, Standing

Hands: TypeAlias = Sequence[int]
"""A deal: what each owner holds, as the core has it."""

DRAWN = 24
"""Deals in which the opponents' beliefs are looked at."""
TRUST = 0.9
"""How surely an opponent who knows is believed to say so on his turn."""


class Shown(NamedTuple):
    """A card that went from hand to hand."""

    event: int
    shower: Seat
    asker: Seat
    cards: int
    """The card, or the two of which it was one."""


class Rivals(NamedTuple):
    """What the opponents' silence says of the solutions, and how near they are."""

    solutions: Solutions
    near: Sequence[float]
    """By opponent how near he is on average: n equal solutions are 1/n."""


class Inquirers:
    """The opponents who can still win."""

    def __init__(self, view: View, belief: Belief) -> None:
        self.view, self.belief = view, belief
        standings = enumerate(view.scene.standings)
        self.rivals = [
            seat for seat, standing in standings if seat != view.watcher and standing is Standing.ACTIVE
        ]

    def look(self, solutions: Solutions, seed: int, silence: bool) -> Rivals:
        """Look at what they know in deals drawn."""
        weights = dict.fromkeys(solutions.odds, 0.0)
        whole, near = 0.0, [0.0] * len(self.rivals)
        for hands in self._draw(seed):
            here = [self._solutions(seat, hands) for seat in self.rivals]
            weight = self._unsaid(hands, here) if silence else 1.0
            weights[hands[self._missing]] += weight
            whole += weight
            near = [sum_ + weight * each.nearness for sum_, each in zip(near, here, strict=True)]
        # The exact odds count as much as all the deals drawn.
        odds = {s: p + weights[s] / whole for s, p in solutions.odds.items()} if silence else solutions.odds
        total = sum(odds.values())
        corrected = Solutions({solution: each / total for solution, each in odds.items()})
        return Rivals(corrected, [each / whole for each in near])

    def _unsaid(self, hands: Hands, here: Sequence[Solutions]) -> float:
        """Return how likely it is that those who knew on their last turn did not say so."""
        weight = 1.0
        for seat, now in zip(self.rivals, here, strict=True):
            turn = self._last_turn(seat)
            if now.certain and turn and self._solutions(seat, hands, turn).certain:
                weight *= 1 - TRUST
        return weight

    def _last_turn(self, seat: Seat) -> int:
        """Return the number of the last event before which this seat asked instead of accusing."""
        log = self.view.log
        asked = (n for n in range(len(log), 0, -1) if isinstance(e := log[n - 1], Asked) and e.asker == seat)
        return next(asked, 0)

    @cached_property
    def _missing(self) -> int:
        assert self.belief.partition.missing is not None
        return self.belief.partition.missing

    @cached_property
    def _public(self) -> list[tuple[int, _core.Fact]]:
        setup, open_log = self.view.scene.setup, [publicly(seen) for seen in self.view.log]
        facts = facts_of(setup, None, open_log)
        core = self.belief.partition.core_facts(facts)
        return [(fact.event, each) for fact, each in zip(facts, core, strict=True)]

    @cached_property
    def _shown(self) -> list[Shown]:
        return list(_shown(self.view.log, self.belief))

    def _draw(self, seed: int) -> Iterator[Hands]:
        owners = len(self.belief.partition.owners)
        hands = memoryview(self.belief.count.sample_hands(DRAWN, seed)).cast("Q").tolist()
        return (hands[start : start + owners] for start in range(0, len(hands), owners))

    def _solutions(self, seat: Seat, hands: Hands, before: int | None = None) -> Solutions:
        """Return what a seat takes for possible in a deal, now or before an event."""
        end = len(self.view.log) + 1 if before is None else before
        held = hands[seat].bit_count()
        facts = [(seat, hands[seat], held, held), *(fact for event, fact in self._public if event < end)]
        for shown in self._shown:
            if shown.event < end and shown.asker == seat:
                card = shown.cards & hands[shown.shower]
                facts.append((shown.shower, card & -card, 1, 1))
        problem = Problem(len(self.belief.partition.cards), self.belief.partition.sizes, facts)
        try:
            return Solutions.of(problem, self._missing)
        except LimitExceeded:
            return Solutions(dict.fromkeys(range(64), 1 / 64))  # Far from any.


def _shown(log: Sequence[CluedoSeen], belief: Belief) -> Iterator[Shown]:
    asked: tuple[str, ...] = ()
    for number, seen in enumerate(log, 1):
        match seen:
            case Asked():
                asked = seen.cards
            case Showed():
                yield Shown(number, seen.seat, seen.asker, belief.partition.mask((seen.card,)))
            case SeenShowed():
                yield Shown(number, seen.seat, seen.asker, belief.partition.mask(asked))

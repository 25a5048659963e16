"""What the opponents may know in Sleuth: each one's own belief, in deals drawn from the master's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from loupe import _core
from loupe._core import LimitExceeded, Problem
from loupe.bots.exact.questions import MASKS
from loupe.bots.exact.solutions import Knowledge, Solutions
from loupe.games.sleuth.cards import GEM_ORDER
from loupe.games.sleuth.events import Answered, SeenShowed, Showed
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Seat, Standing

MOST_COUNTED = 20_000
"""States that counting all deals may take, before some are drawn."""

Hands: TypeAlias = Sequence[int]
"""A deal: what each owner holds, as the core has it."""
Reply: TypeAlias = Answered | SeenShowed | Showed


class Drawn(NamedTuple):
    """A deal that may be the true one, and how likely beside the others drawn."""

    hands: Hands
    weight: float


class Listener:
    """What everybody has heard, from which one can say what each opponent would know in a deal."""

    def __init__(self, view: View, known: Knowledge) -> None:
        self.problem = known.problem
        self.missing = known.missing
        self.rivals = [
            seat
            for seat, standing in enumerate(view.scene.standings)
            if known.whole and seat != view.watcher and standing is Standing.ACTIVE
        ]
        """Who can still win; nobody where not all is known, for then a deal drawn fits too little."""
        self._replies = [event for event in view.log if isinstance(event, Reply)]
        open_cards = sum(1 << GEM_ORDER[gem] for gem in view.scene.face_up)
        face_up = len(view.scene.face_up)
        self._public: list[_core.Fact] = [(view.scene.seats, open_cards, face_up, face_up)]
        self._public += [_counted(reply) for reply in self._replies]

    def knowledge(self, seat: Seat, hands: Hands, *more: _core.Fact) -> Knowledge | None:
        """Return what a seat knows in a deal, with what it may hear yet; None where it is too much work."""
        return self._knowledge(seat, hands, len(self._replies), more)

    def knew_before(self, seat: Seat, hands: Hands) -> bool:
        """Tell whether a seat was certain before the last answer, when it could have said so."""
        before = self._knowledge(seat, hands, max(0, len(self._replies) - 1), ())
        return before is not None and before.solutions.certain

    def _knowledge(
        self, seat: Seat, hands: Hands, heard: int, more: tuple[_core.Fact, ...]
    ) -> Knowledge | None:
        problem = self.problem_of(seat, hands, heard, *more)
        try:
            return Knowledge(problem, self.missing, Solutions.of(problem, self.missing))
        except LimitExceeded:
            return None

    def problem_of(self, seat: Seat, hands: Hands, heard: int, *more: _core.Fact) -> Problem:
        """Return all that a seat had to go by in a deal, after so many answers."""
        held = hands[seat].bit_count()
        facts = [*self._public[: heard + 1], (seat, hands[seat], held, held), *more]
        for reply in self._replies[:heard]:
            if reply.asker == seat and not isinstance(reply, Answered):
                facts += _shown(reply, hands)
        return Problem(self.problem.n_cards, self.problem.sizes, facts)

    def draw(self, solutions: Solutions, number: int, seed: int) -> Iterator[Drawn]:
        """Draw deals: of each solution its share where they are few, else as they come; or LimitExceeded."""
        if len(solutions.odds) > number // 2:
            for hands in self._hands(self.problem, number, seed):
                yield Drawn(hands, 1 / number)
            return
        of_each = number // len(solutions.odds)
        for solution, likely in solutions.odds.items():
            size = solution.bit_count()
            problem = self.problem.given([(self.missing, solution, size, size)])
            for hands in self._hands(problem, of_each, seed):
                yield Drawn(hands, likely / of_each)

    @staticmethod
    def _hands(problem: Problem, number: int, seed: int) -> Iterator[Hands]:
        owners = len(problem.sizes)
        hands = (
            memoryview(problem.count(max_states=MOST_COUNTED).sample_hands(number, seed)).cast("Q").tolist()
        )
        return (hands[start : start + owners] for start in range(0, len(hands), owners))


def _counted(reply: Reply) -> _core.Fact:
    return reply.asked, MASKS[reply.question], reply.count, reply.count


def _shown(reply: Reply, hands: Hands) -> list[_core.Fact]:
    gems = MASKS[reply.question] & hands[reply.asked]
    others = MASKS[reply.question] & ~gems
    return [(reply.asked, gems, reply.count, reply.count), (reply.asked, others, 0, 0)]

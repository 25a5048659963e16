"""What the questions of the Cluedo card game are worth, weighed over deals drawn from the belief."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from loupe.bots.exact.questions import Worth
from loupe.bots.exact.solutions import entropy, entropy_of
from loupe.deduction.belief import Belief
from loupe.games.cluedo.actions import Ask
from loupe.games.vocabulary import Seat

DRAWN = 240
"""Deals that are looked at."""
NOWHERE = 255
"""The distance to a card that nobody else can show."""

Joint: TypeAlias = Mapping[tuple[int, int], Mapping[int, float]]
"""By answer (how far away it was given, which of the two cards was shown), by solution: how many deals."""


class Deals:
    """Deals drawn from a belief, by card: how far clockwise from the asker its holder sits."""

    def __init__(self, belief: Belief, asker: Seat, seats: int, seed: int, drawn: int = DRAWN) -> None:
        partition = belief.partition
        rows = belief.count.sample(drawn, seed)
        hands = memoryview(belief.count.sample_hands(drawn, seed)).cast("Q")
        steps = bytes(
            (owner - asker) % seats if owner < seats and owner != asker else NOWHERE for owner in range(256)
        )
        self.far = {
            card: rows[n :: len(partition.cards)].translate(steps) for n, card in enumerate(partition.cards)
        }
        assert partition.missing is not None
        self.missing: Sequence[int] = hands[partition.missing :: len(partition.owners)].tolist()
        self.hands = hands

    def joint(self, ask: Ask) -> Joint:
        """Return how the deals split by the answer and the solution."""
        one, two = (self.far[card] for card in ask.cards)
        split: dict[tuple[int, int], dict[int, float]] = defaultdict(lambda: defaultdict(float))
        for (to_one, to_two, solution), times in Counter(zip(one, two, self.missing, strict=True)).items():
            if to_one == to_two != NOWHERE:
                # Holding both, he shows either.
                split[to_one, 0][solution] += times / 2
                split[to_one, 1][solution] += times / 2
            else:
                split[min(to_one, to_two), int(to_two < to_one)][solution] += times
        return split

    def worth(self, ask: Ask) -> Worth:
        """Return what the answer to a question is expected to tell."""
        joint = self.joint(ask)
        answers = [sum(split.values()) for split in joint.values()]
        whole = sum(answers)
        by_answer = entropy(answer / whole for answer in answers)
        by_solution = entropy_of(Counter(self.missing))
        by_both = entropy(share / whole for split in joint.values() for share in split.values())
        return Worth(max(0.0, by_answer + by_solution - by_both), by_answer)

    def worths(self, asks: Iterable[Ask]) -> dict[Ask, Worth]:
        """Weigh many questions."""
        return {ask: self.worth(ask) for ask in asks}

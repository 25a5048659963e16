"""What a view's watcher may believe: every deal that fits all it has seen, counted exactly."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

from loupe import _core
from loupe.games.partition import Partition
from loupe.games.registry import rules_for
from loupe.games.vocabulary import Action, Answer, Fact, Inquiry, Owner, Rules, Setup

Deal = Mapping[Owner, tuple[str, ...]]
"""Who holds what."""
Heard = tuple[str | int, ...]
"""An answer: a count, the cards that were shown, or whatever the game calls it."""


class Belief:
    """All deals that fit the facts, each as likely as any other, or as likely as its weight says.

    Beliefs do not change; `given` and `after` make new ones and share what can be shared. Nothing is counted
    before it is asked for.
    """

    def __init__(self, partition: Partition, problem: _core.Problem, view: Any = None, seen: int = 0) -> None:
        self.partition = partition
        self.problem = problem
        self._view = view
        self._seen = seen

    @classmethod
    def of(cls, view: Any, weighed: bool = False) -> Belief:
        """Return the belief of a view's watcher; `weighed` takes into account what players chose to show."""
        rules, setup = rules_for(view), view.scene.setup
        partition = partition_of(rules, setup)
        problem = partition.problem(rules.facts(view))
        if weighed and (likelihoods := rules.likelihoods(view)):
            problem = problem.given(factors=[partition.core_factor(each) for each in likelihoods])
        return cls(partition, problem, view, len(view.log))

    @classmethod
    def from_facts(
        cls, cards: Sequence[str], owners: Mapping[Owner, int], facts: Iterable[Fact] = ()
    ) -> Belief:
        """Return the belief of somebody who knows these facts, in any game of cards and owners."""
        partition = Partition(cards, owners)
        return cls(partition, partition.problem(facts))

    def after(self, view: Any) -> Belief:
        """Return the belief of the same watcher, later in the same game: only what is new is read."""
        new = rules_for(view).facts(view, self._seen)
        problem = self.problem.given(self.partition.core_facts(new)) if new else self.problem
        return Belief(self.partition, problem, view, len(view.log))

    def given(self, *facts: Fact) -> Belief:
        """Return the belief of one who learns these facts as well."""
        problem = self.problem.given(self.partition.core_facts(facts))
        return Belief(self.partition, problem, self._view, self._seen)

    @cached_property
    def count(self) -> _core.Count:
        """The counted deals, as the core gives them."""
        return self.problem.count()

    @property
    def deals(self) -> int:
        """How many deals fit (their total weight, where they are weighed); 0 is a contradiction."""
        return self.count.deals

    def odds(self, card: str) -> dict[Owner, Fraction]:
        """Return how likely each owner holds a card, those who can't left out."""
        row = self.count.marginals[self.partition.bit[card]]
        return {
            owner: Fraction(held, self.deals)
            for owner, held in zip(self.partition.owners, row, strict=True)
            if held
        }

    def possible(self) -> dict[str, set[Owner]]:
        """Return for every card who may hold it; quicker than odds."""
        masks = self.problem.possible()
        return {
            card: {owner for owner, mask in zip(self.partition.owners, masks, strict=True) if mask >> n & 1}
            for n, card in enumerate(self.partition.cards)
        }

    def solutions(self) -> dict[tuple[str, ...], Fraction]:
        """Return every set of cards that may be what is missing, with its probability."""
        if not self.deals:
            return {}
        found = self.problem.answers([], self.partition.missing).solutions
        return {self.partition.cards_in(mask): Fraction(deals, self.deals) for mask, deals in found.items()}

    def sample(self, n: int, seed: int) -> list[Deal]:
        """Draw deals, each of them exactly as likely as it is."""
        cards, owners = self.partition.cards, self.partition.owners
        drawn = self.count.sample(n, seed)
        deals: list[Deal] = []
        for start in range(0, n * len(cards), len(cards)):
            hands: dict[Owner, list[str]] = {owner: [] for owner in owners}
            for card, owner in zip(cards, drawn[start : start + len(cards)], strict=True):
                hands[owners[owner]].append(card)
            deals.append({owner: tuple(hand) for owner, hand in hands.items()})
        return deals

    def answers(self, question: Action) -> dict[Heard, Fraction]:
        """Return what may be answered to a question, and how likely."""
        inquiry = self._inquiry(question)
        if isinstance(inquiry, tuple):
            joint = self._joint(inquiry)
            return {
                heard: total for heard, split in joint.items() if (total := sum(split.values(), Fraction()))
            }
        (table,) = self.problem.answers([self._core_question(inquiry)]).table(0).values()
        return {self._heard(inquiry, answer): Fraction(deals, self.deals) for answer, deals in table.items()}

    def value(self, question: Action) -> float:
        """Return how much a question tells about the solution: its expected information, in bits."""
        return self.values([question])[0]

    def values(self, questions: Sequence[Action], cancel: _core.Cancel | None = None) -> list[float]:
        """Return the value of many questions at once, which costs little more than one."""
        inquiries = [self._inquiry(question) for question in questions]
        simple = [n for n, inquiry in enumerate(inquiries) if isinstance(inquiry, Inquiry)]
        values = [0.0] * len(questions)
        asked = [self._core_question(inquiry) for inquiry in inquiries if isinstance(inquiry, Inquiry)]
        if asked:
            worths = self.problem.worths(asked, self.partition.missing, cancel=cancel)
            for n, (about_solution, _) in zip(simple, worths, strict=True):
                values[n] = about_solution
        for n, inquiry in enumerate(inquiries):
            if isinstance(inquiry, tuple):
                values[n] = shared_bits(self._joint(inquiry))
        return values

    def _inquiry(self, question: Action) -> Inquiry | tuple[Answer, ...]:
        if self._view is None:
            raise ValueError("a belief from facts alone does not know what a game's actions ask")
        inquiry = rules_for(self._view).inquire(self._view, question)
        if inquiry is None:
            raise ValueError(f"{question} asks nothing")
        return inquiry

    def _core_question(self, inquiry: Inquiry) -> _core.Question:
        return self.partition.number[inquiry.owner], self.partition.mask(inquiry.cards), inquiry.shown

    def _heard(self, inquiry: Inquiry, answer: int) -> Heard:
        return self.partition.cards_in(answer) if inquiry.shown else (answer,)

    def _joint(self, answers: Sequence[Answer]) -> dict[Heard, dict[int, Fraction]]:
        """Return the probability of every answer together with every solution."""
        return {answer.heard: self._split(answer) for answer in answers}

    def _split(self, answer: Answer) -> dict[int, Fraction]:
        split: dict[int, Fraction] = {}
        for facts, likely in answer.cases:
            for solution, deals in self._solutions_given(facts).items():
                split[solution] = split.get(solution, Fraction()) + likely * Fraction(deals, self.deals)
        return split

    def _solutions_given(self, facts: tuple[Fact, ...]) -> dict[int, int]:
        problem = self.problem.given(self.partition.core_facts(facts))
        if not problem.fits():
            return {}
        return problem.answers([], self.partition.missing).solutions


def shared_bits(joint: Mapping[Heard, Mapping[int, Fraction]]) -> float:
    """Return the mutual information of answer and solution, from their joint probabilities."""
    shares = [[float(share) for share in split.values() if share] for split in joint.values()]
    of_solution: dict[int, float] = defaultdict(float)
    for split in joint.values():
        for solution, share in split.items():
            of_solution[solution] += float(share)
    # I(S;A) = H(S) + H(A) - H(S,A)
    together = _entropy(share for split in shares for share in split)
    return max(0.0, _entropy(of_solution.values()) + _entropy(map(sum, shares)) - together)


def _entropy(shares: Iterable[float]) -> float:
    return -sum(share * math.log2(share) for share in shares if share > 0)


@lru_cache(maxsize=256)
def partition_of(rules: Rules[Any, Any, Any, Any, Any], setup: Setup) -> Partition:
    """Return the partition of a game; positions of the same game share it."""
    return Partition(rules.cards(setup), rules.owners(setup))

"""Replaying a proof without knowing how it was found: every step must follow from what it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from loupe.deduction.proof.steps import Count, Proof, Step
from loupe.games.vocabulary import Fact, Owner

Cell: TypeAlias = tuple[Owner, str]


class WrongProof(Exception):
    """A proof has a step that does not follow."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"step {number}: {reason}")
        self.number = number


@dataclass(frozen=True)
class Line:
    """Of these cells at least and at most so many are held."""

    cells: frozenset[Cell]
    at_least: int
    at_most: int

    @property
    def one_owner(self) -> bool:
        """Whether the line is about one owner, not about one card."""
        return len({owner for owner, _ in self.cells}) == 1


def check(proof: Proof, cards: Sequence[str], owners: Mapping[Owner, int], facts: Collection[Fact]) -> None:
    """Raise WrongProof unless every step follows from what it uses, and the last one is the goal."""
    known = Checker(cards, owners, facts).all_follow(proof.steps, {})
    if not proof.steps or proof.goal not in _single(known[proof.steps[-1].number]):
        raise WrongProof(len(proof.steps), "does not conclude what was to be shown")


def _single(counts: Iterable[Count]) -> list[Count]:
    """Split what says all or none of several cards into single cards."""
    return [
        Count(count.owner, (card,), int(count.all), int(count.all))
        for count in counts
        if count.all or count.none
        for card in count.cards
    ]


Known: TypeAlias = dict[int, tuple[Count, ...]]


class Checker:
    """The rules of the deal and the announcements, all that a proof may start from."""

    def __init__(self, cards: Sequence[str], owners: Mapping[Owner, int], facts: Collection[Fact]) -> None:
        self.cards, self.owners, self.facts = cards, owners, set(facts)

    def all_follow(self, steps: Iterable[Step], known: Known) -> Known:
        """Check steps in order; return what is known after them."""
        for step in steps:
            if step.number in known:
                raise WrongProof(step.number, "has the number of another step")
            known = {**known, step.number: self.follows(step, known)}
        return known

    def follows(self, step: Step, known: Known) -> tuple[Count, ...]:
        """Return what a step concludes, if it follows."""
        if step.supposes:
            self.fails(step, step.supposes, known)
            return step.concludes
        premises = list(self.premises(step, known))
        if not step.concludes and satisfiable(premises):
            raise WrongProof(step.number, "is no contradiction")
        for opposite in map(opposites, step.concludes):
            if any(satisfiable([*premises, line]) for line in opposite):
                raise WrongProof(step.number, "does not follow")
        return step.concludes

    def fails(self, step: Step, supposed: Count, known: Known) -> None:
        """Check that a supposition leads to a contradiction, and that the step concludes its contrary."""
        if len(supposed.cards) != 1 or step.concludes != (supposed.contrary,):
            raise WrongProof(step.number, "concludes something else than the contrary")
        self.all_follow(step.within, {**known, step.number: (supposed,)})
        if not step.within or step.within[-1].concludes:
            raise WrongProof(step.number, "ends without a contradiction")

    def premises(self, step: Step, known: Known) -> Iterable[Line]:
        """Return what a step may use."""
        for fact in step.facts:
            if fact not in self.facts:
                raise WrongProof(step.number, "uses an announcement that nobody made")
            yield Line(_cells(fact.owner, fact.cards), fact.at_least, fact.at_most)
        for owner in step.hands:
            yield Line(_cells(owner, self.cards), self.owners[owner], self.owners[owner])
        for card in step.cards:
            yield Line(frozenset((owner, card) for owner in self.owners), 1, 1)
        for number in step.steps:
            if number not in known:
                raise WrongProof(step.number, f"uses step {number}, which is not before it")
            yield from map(_line, known[number])


def _cells(owner: Owner, cards: Iterable[str]) -> frozenset[Cell]:
    return frozenset((owner, card) for card in cards)


def _line(count: Count) -> Line:
    return Line(_cells(count.owner, count.cards), count.at_least, count.at_most)


def opposites(count: Count) -> list[Line]:
    """Return the ways in which a count may be wrong."""
    cells = _cells(count.owner, count.cards)
    return [Line(cells, 0, count.at_least - 1), Line(cells, count.at_most + 1, len(cells))]


Row: TypeAlias = tuple[list[int], Line]
Box: TypeAlias = list[tuple[int, int]]


def satisfiable(lines: Sequence[Line]) -> bool:
    """Tell whether some choice of held cells fits all lines.

    Cells that stand in the same lines need not be told apart: only how many of them are held matters.
    """
    standing: dict[Cell, frozenset[int]] = {}
    for n, line in enumerate(lines):
        for cell in line.cells:
            standing[cell] = standing.get(cell, frozenset()) | {n}
    groups = list(Counter(standing.values()).items())
    rows = [([g for g, (where, _) in enumerate(groups) if n in where], line) for n, line in enumerate(lines)]
    return search(rows, [(0, size) for _, size in groups])


def search(rows: Sequence[Row], box: Box) -> bool:
    """Tell whether numbers within the box fit all rows, by propagation and halving."""
    if not propagate(rows, box) or any(overfull(rows, box, sign) for sign in (1, -1)):
        return False
    undecided = {group for group, (low, high) in enumerate(box) if low < high}
    if not undecided:
        return True
    left = ([group for group in groups if group in undecided] for groups, _ in rows)
    group = min(filter(None, left), key=len)[0]
    low, high = box[group]
    middle = (low + high) // 2
    halves = ((low, middle), (middle + 1, high))
    return any(search(rows, [*box[:group], half, *box[group + 1 :]]) for half in halves)


def propagate(rows: Sequence[Row], box: Box) -> bool:
    """Narrow the box as far as each row alone can; tell whether anything is left."""
    before: Box = []
    while before != box:
        before = list(box)
        for groups, line in rows:
            least, most = (sum(box[group][end] for group in groups) for end in (0, 1))
            if least > line.at_most or most < line.at_least:
                return False
            for group in groups:
                low, high = box[group]
                box[group] = (max(low, line.at_least - most + high), min(high, line.at_most - least + low))
    return True


def overfull(rows: Sequence[Row], box: Box, sign: int) -> bool:
    """Tell whether the owners' numbers, added up, are more (1) or less (-1) than the cards can make true."""
    weights: Counter[int] = Counter()
    wanted = 0
    for groups, line in rows:
        way = sign if line.one_owner else -sign
        wanted += line.at_least if way > 0 else -line.at_most
        weights.update(dict.fromkeys(groups, way))
    return sum(max(weight * end for end in box[group]) for group, weight in weights.items()) < wanted

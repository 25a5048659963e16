"""What a proof is made of: steps, each from announcements, hands, cards and earlier steps to what follows."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from loupe.games.vocabulary import Fact, Owner


class Kind(StrEnum):
    """How a step reasons, easiest first."""

    SEEN = "seen"
    """An announcement, or one's own eyes, says it outright."""
    ELSEWHERE = "elsewhere"
    """The card is in another place."""
    COUNTED = "counted"
    """The announced number is used up, or all that is left is needed for it."""
    FULL = "full"
    """Likewise with the size of a hand."""
    PLACE = "place"
    """The card can be nowhere else."""
    DIFFERENCE = "difference"
    """Two announcements about one owner, one taken from the other."""
    SEATS = "seats"
    """The counts of all the other owners leave this much of a set."""
    ANSWERS = "answers"
    """Three or more announcements about one owner, together."""
    CONTRARY = "contrary"
    """The contrary leads to a contradiction."""
    TOGETHER = "together"
    """These announcements leave no other deal."""


class Count(Struct, frozen=True):
    """Of these cards, this owner holds at least and at most so many."""

    owner: Owner
    cards: tuple[str, ...]
    at_least: int
    at_most: int

    @property
    def all(self) -> bool:
        """Whether the owner holds every one of the cards."""
        return self.at_least == len(self.cards)

    @property
    def none(self) -> bool:
        """Whether the owner holds none of the cards."""
        return self.at_most == 0

    @property
    def contrary(self) -> Count:
        """The opposite of a count that is all or none of one card."""
        held = 1 - self.at_least
        return Count(self.owner, self.cards, held, held)


class Step(Struct, frozen=True):
    """One step of a proof; the last step within a supposition concludes nothing: it cannot be."""

    number: int
    kind: Kind
    facts: tuple[Fact, ...]
    """The announcements that it uses."""
    hands: tuple[Owner, ...]
    """The owners whose hand's size it uses."""
    cards: tuple[str, ...]
    """The cards of which it uses that each is in exactly one place."""
    steps: tuple[int, ...]
    """The earlier steps that it uses; within a supposition its own step's number stands for that."""
    uses: tuple[Count, ...]
    """What it takes from those earlier steps."""
    concludes: tuple[Count, ...]
    supposes: Count | None = None
    within: tuple[Step, ...] = ()
    """The steps from the supposition to the contradiction."""

    @property
    def events(self) -> tuple[int, ...]:
        """The numbers of the events that the step uses."""
        return tuple(sorted({fact.event for fact in self.facts}))

    @property
    def all_steps(self) -> Iterator[Step]:
        """The step, and all within its supposition."""
        yield self
        for step in self.within:
            yield from step.all_steps


class Proof(Struct, frozen=True):
    """Why a card must be with an owner, or cannot be."""

    goal: Count
    steps: tuple[Step, ...]

    @property
    def holds(self) -> bool:
        """Whether the owner has the card."""
        return self.goal.all

    @property
    def all_steps(self) -> Iterator[Step]:
        """Every step in the order of its number."""
        for step in self.steps:
            yield from step.all_steps

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The announcements that the proof rests on, in the order of their events."""
        used = {fact for step in self.all_steps for fact in step.facts}
        return tuple(sorted(used, key=lambda fact: (fact.event, str(fact.owner), fact.cards)))


class Hint(Struct, frozen=True):
    """The easiest deduction that a sheet lacks."""

    steps: tuple[Step, ...]
    """All but the last conclude no more than numbers; the last one settles what the sheet lacks."""

    @property
    def step(self) -> Step:
        """The step that settles something."""
        return self.steps[-1]

    @property
    def settles(self) -> tuple[Count, ...]:
        """What can be written down."""
        return tuple(count for count in self.step.concludes if count.all or count.none)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The announcements that it takes, in the order of their events."""
        used = {fact for step in self.steps for each in step.all_steps for fact in each.facts}
        return tuple(sorted(used, key=lambda fact: (fact.event, str(fact.owner), fact.cards)))


class Unsettled(Exception):
    """Nothing that was seen says where the card is."""

    def __init__(self, card: str, owner: Owner) -> None:
        super().__init__(f"{card} may be with {owner}, and may be elsewhere")
        self.card, self.owner = card, owner


class Contradictory(Exception):
    """The announcements cannot all be true, so anything could be proved from them."""

    def __init__(self) -> None:
        super().__init__("no deal fits what was announced")

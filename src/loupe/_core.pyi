"""Exact counting of deals. Cards and sets of cards are numbers and 64-bit masks (bit c is card c)."""

from collections.abc import Sequence
from typing import TypeAlias

Fact: TypeAlias = tuple[int, int, int, int]
"""(owner, cards, at least, at most)"""
Factor: TypeAlias = tuple[int, int, Sequence[int]]
"""(owner, cards, weight by pattern): bit i of the pattern is the i-th lowest of the cards."""
Question: TypeAlias = tuple[int, int, bool]
"""(owner, cards, shown): how many of the cards the owner holds, or, where they are shown, which."""

class LimitExceeded(RuntimeError):
    """The problem is beyond the limits on work or on the size of weights."""

class Cancelled(RuntimeError):
    """Somebody set the Cancel."""

class Cancel:
    """Stops the calls that it was given to; may be set from another thread."""

    def __init__(self) -> None: ...
    def set(self) -> None: ...

class Problem:
    """Cards dealt to owners whose hand sizes are known, and facts about their hands. Immutable."""

    def __init__(
        self,
        n_cards: int,
        sizes: Sequence[int],
        facts: Sequence[Fact] = ...,
        factors: Sequence[Factor] = ...,
    ) -> None: ...
    @property
    def n_cards(self) -> int: ...
    @property
    def sizes(self) -> list[int]: ...
    @property
    def facts(self) -> list[Fact]: ...
    def given(self, facts: Sequence[Fact] = ..., factors: Sequence[Factor] = ...) -> Problem:
        """The problem with more facts and factors."""

    def count(self, *, max_states: int = ..., cancel: Cancel | None = None) -> Count:
        """Count all deals, and those in which an owner holds a card."""

    def possible(self, *, max_states: int = ..., cancel: Cancel | None = None) -> list[int]:
        """For each owner the cards that he holds in some deal (factors left aside)."""

    def fits(
        self,
        facts: Sequence[int] | None = None,
        also: Sequence[Fact] = ...,
        *,
        max_states: int = ...,
        cancel: Cancel | None = None,
    ) -> bool:
        """Whether some deal satisfies the facts with these indices (None: all) and the others given."""

    def find_deal(
        self,
        facts: Sequence[int] | None = None,
        also: Sequence[Fact] = ...,
        *,
        max_states: int = ...,
        cancel: Cancel | None = None,
    ) -> list[int] | None:
        """Like fits, but gives such a deal: the hand of every owner."""

    def smallest_conflicts(
        self, most: int = 1, *, max_states: int = ..., cancel: Cancel | None = None
    ) -> list[list[int]]:
        """Up to `most` contradicting sets of facts of the smallest size; none when a deal fits."""

    def answers(
        self,
        questions: Sequence[Question],
        missing: int | None = None,
        *,
        max_states: int = ...,
        cancel: Cancel | None = None,
    ) -> Answers:
        """How the deals split by the answers, jointly with the cards of the owner `missing`, if given.

        ValueError when no deal fits.
        """

    def worths(
        self,
        questions: Sequence[Question],
        missing: int | None = None,
        *,
        max_states: int = ...,
        cancel: Cancel | None = None,
    ) -> list[tuple[float, float]]:
        """By question: the bits that its answer tells about what is missing, and about the whole deal.

        Both are about the deal, if none is missing. ValueError when no deal fits.
        """

class Count:
    """A counted problem."""

    @property
    def deals(self) -> int: ...
    @property
    def marginals(self) -> list[list[int]]:
        """By card, by owner: the deals in which the owner holds the card."""

    @property
    def nodes(self) -> int:
        """Size of the diagram that was counted."""

    def held(self, card: int, owner: int) -> int:
        """The deals in which the owner holds the card."""

    def sample(self, n: int, seed: int) -> bytes:
        """Draw n deals, exactly uniform (by weight, where there are factors): one byte a card, its owner.

        ValueError when no deal fits.
        """

    def sample_hands(self, n: int, seed: int) -> bytes:
        """Draw the same deals, as one 64-bit little-endian mask an owner."""

class Answers:
    """The answers to a batch of questions."""

    @property
    def solutions(self) -> dict[int, int]:
        """By set of missing cards: the deals."""

    def table(self, question: int) -> dict[int, dict[int, int]]:
        """By set of missing cards, by answer (a count, or the set of cards shown): the deals."""

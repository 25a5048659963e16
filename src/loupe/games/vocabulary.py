"""The words that every game shares: seats, actions, events, what is seen of them, outcomes, refusals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, overload

import msgspec
from msgspec import Struct

from loupe.games.telling import Tell, Telling, say

Seat: TypeAlias = int
Watcher: TypeAlias = Seat | None
"""Who looks on: a seat, or None for one who sits nowhere and sees what is public."""

T = TypeVar("T")


def kebab(name: str) -> str:
    """Turn a class name into its tag on the wire: `TurnEnded` is `turn-ended`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """What somebody wants to do."""


class SeenEvent(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """What one watcher sees of an event; a class that is only this has the secret cut out."""


class Event(SeenEvent, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """What happened, whole."""


class Standing(StrEnum):
    """What a seat still is in the game."""

    ACTIVE = "active"
    OUT = "out"
    WON = "won"
    RETIRED = "retired"
    """Has identified, and nobody heard whether he was right."""


class Termination(StrEnum):
    """Why a game ended."""

    SOLVED = "solved"
    NOBODY_LEFT = "nobody-left"
    ALL_FOOLED = "all-fooled"


class Outcome(Struct, frozen=True):
    """How a game ended: the winners, first to last, and why it was over."""

    winners: tuple[Seat, ...]
    termination: Termination


Owner: TypeAlias = Seat | Literal["table", "missing"]
"""Where a card may be: in a seat's hand, face up on the table, or among the missing."""


class Fact(Struct, frozen=True):
    """Of these cards, this owner holds at least so many and at most so many."""

    owner: Owner
    cards: tuple[str, ...]
    at_least: int
    at_most: int
    event: int
    """The number of the event that said so; the deal is 1."""


class Inquiry(Struct, frozen=True):
    """A question to one owner: how many of these cards, or, where they are shown, which."""

    owner: Owner
    cards: tuple[str, ...]
    shown: bool


class Answer(Struct, frozen=True):
    """One answer that a question may get, where one owner's cards do not say it all."""

    heard: tuple[str | int, ...]
    cases: tuple[tuple[tuple[Fact, ...], Fraction], ...]
    """The facts under which it may be given, and how likely it then is."""


class Likelihood(Struct, frozen=True):
    """How much a deal is weighed by which of these cards an owner holds.

    Bit n of a pattern is the n-th of the cards; weights stand in the order of the patterns.
    """

    owner: Owner
    cards: tuple[str, ...]
    weights: tuple[int, ...]


class Mistake(Struct, frozen=True):
    """What may have happened instead of an event, and how likely such a slip is beside others."""

    instead: SeenEvent
    weight: int


class Citation(Struct, frozen=True):
    """Where a rule stands: the book, and the paragraph as `docs/rules.md` numbers it."""

    book: str
    paragraph: str

    def __str__(self) -> str:
        return f"{self.book} {self.paragraph}"


class Refusal(Exception):
    """Something that cannot be: a stable code, and a sentence about it in every language."""

    def __init__(self, code: str, **terms: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.terms = terms

    @property
    def telling(self) -> Telling:
        """What is wrong, as a telling; the term `seat` is somebody who sits there."""
        terms = {term: value for term, value in self.terms.items() if term != "seat"}
        seats = {term: (int(value),) for term, value in self.terms.items() if term == "seat"}
        return Telling(f"refusal-{self.code}", terms, seats)

    def sentence(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Say in `language` what is wrong, with the names of the people where they are known."""
        return say(self.telling, language, names)

    def __str__(self) -> str:
        return self.sentence()


class IllegalAction(Refusal):
    """An action against the rules, with the rule that it breaks."""

    def __init__(self, code: str, rule: Citation, **terms: str | int) -> None:
        super().__init__(code, **terms)
        self.rule = rule


class ImpossibleSettings(Refusal):
    """Settings that no game can be dealt with, or that the edition does not have."""


class Setup(Struct, frozen=True, dict=True):
    """What a game is dealt from; each game adds its knobs."""

    edition: str
    seats: int
    variants: tuple[str, ...]
    house: dict[str, Any]
    """The knobs that this table changed, by name."""
    dealer: Seat

    family: ClassVar[str]
    """Which game it is, whatever the edition."""

    @property
    def game(self) -> str:
        """The game's full name, as `new_game` takes it."""
        return f"{self.family}/{self.edition}"

    def __hash__(self) -> int:
        return hash((self.edition, self.seats, self.variants, self.dealer))


def as_read(settings: Any) -> Any:
    """Return settings as JSON gives them back, lists for tuples: a setup equals its copy in a record."""
    match msgspec.to_builtins(settings):
        case dict() as changes:
            return {knob: as_read(value) for knob, value in changes.items()}
        case list() | tuple() as values:
            return [as_read(value) for value in values]
        case value:
            return value


K = TypeVar("K", bound=Struct)


def turned(knobs: K, changes: Mapping[str, Any]) -> K:
    """Return the knobs with some of them changed, or refuse a change that no knob can take."""
    for knob, value in changes.items():
        if knob not in knobs.__struct_fields__:
            raise ImpossibleSettings("unknown-knob", knob=knob)
        try:
            knobs = msgspec.convert({**msgspec.to_builtins(knobs), knob: value}, type(knobs))
        except msgspec.ValidationError as wrong:
            raise ImpossibleSettings("bad-knob", knob=knob, value=str(value)) from wrong
    return knobs


class Log(Sequence[T]):
    """An immutable sequence that grows cheaply: `added` shares its storage with what came before.

    A game keeps one per watcher, and every event makes a new one; copying would make late turns slow.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def added(self, item: T) -> Log[T]:
        """Return the log with one more item at its end."""
        longer: Log[T] = Log.__new__(Log)
        longer._items = self._items if len(self._items) == self._length else self._items[: self._length]
        longer._items.append(item)
        longer._length = self._length + 1
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        items = self._items
        return (items[n] for n in range(self._length))

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._items[n] for n in range(*index.indices(self._length))]
        return self._items[range(self._length)[index]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Log({self[:]!r})"


A = TypeVar("A", bound=Action, covariant=True)


class Actions(Sequence[A], Generic[A]):
    """What a seat may do now, worked out only as far as it is looked at.

    Iterate it, count it, take one by its number, or ask whether an action is in it.
    """

    __slots__ = ("_parts", "_verify")

    def __init__(self, parts: Iterable[Sequence[A]], verify: Callable[[Action], None]) -> None:
        self._parts = tuple(parts)
        self._verify = verify

    @property
    def parts(self) -> tuple[Sequence[A], ...]:
        """The kinds of actions there are, each a sequence of its own."""
        return self._parts

    def __len__(self) -> int:
        return sum(map(len, self._parts))

    def __bool__(self) -> bool:
        return any(self._parts)

    def __iter__(self) -> Iterator[A]:
        for part in self._parts:
            yield from part

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            self._verify(action)
        except IllegalAction:
            return False
        return True

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> list[A]: ...
    def __getitem__(self, index: int | slice) -> A | list[A]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        rest = range(len(self))[index]
        for part in self._parts:
            if rest < len(part):
                return part[rest]
            rest -= len(part)
        raise IndexError(index)


def _refuse(_: Action) -> None:
    raise IllegalAction("only-watching", Citation("rulings", "actions"))


NO_ACTIONS: Actions[Any] = Actions((), _refuse)
"""What one may do who only watches."""


def next_active(standings: Sequence[Standing], after: Seat) -> Seat | None:
    """Return the next active seat clockwise, the same one if it is alone, None if nobody is left."""
    clockwise = (*range(after + 1, len(standings)), *range(after + 1))
    return next((seat for seat in clockwise if standings[seat] is Standing.ACTIVE), None)


S = TypeVar("S")
E = TypeVar("E", bound=Event)


class Unfolding(Generic[S, E]):
    """The events that one action causes, each decided on the state that the one before it left."""

    def __init__(self, state: S, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self.events: tuple[E, ...] = ()
        self._evolve = evolve

    def happen(self, event: E) -> None:
        """Let an event happen."""
        self.state = self._evolve(self.state, event)
        self.events += (event,)


V = TypeVar("V")
ActionT = TypeVar("ActionT", bound=Action)
SetupT = TypeVar("SetupT")


@dataclass(frozen=True)
class Rules(Generic[SetupT, S, ActionT, E, V]):
    """A game as pure functions; everything above the games speaks to them through this."""

    name: str
    editions: tuple[str, ...]
    variants: Callable[[str, int], tuple[str, ...]]
    """The variants that an edition's book has for so many seats."""
    knobs: type[Struct]
    """Everything in which one game can differ from another; the type of each knob says what it can be."""
    knob_values: Callable[[SetupT, str], tuple[tuple[Any, Telling | None], ...]]
    """What a knob that is a list may hold, with the name of each."""
    arrange: Callable[..., SetupT]
    """Settings to a setup that can be dealt, or ImpossibleSettings."""
    begin: Callable[[SetupT, int], S]
    """The state before the deal; the number is the seed of all chance."""
    deal: Callable[[S], E]
    decide: Callable[[S, Seat, ActionT], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    unfold: Callable[[S, Seat, ActionT], tuple[S, tuple[E, ...]]]
    """Both at once: what happens, and the state that it leaves."""
    project: Callable[[E, Watcher], SeenEvent]
    blank: Callable[[SetupT, Watcher], V]
    """The view before the deal."""
    look: Callable[[V, Any], V]
    """The view after one more seen event."""
    cards: Callable[[SetupT], tuple[str, ...]]
    """Every card that is dealt."""
    owners: Callable[[SetupT], dict[Owner, int]]
    """Where cards may be, and how many are in each place."""
    facts: Callable[..., tuple[Fact, ...]]
    """What a view's events, or those after an event's number, say about who holds what."""
    inquire: Callable[[V, Action], Inquiry | tuple[Answer, ...] | None]
    """What may be answered if this action, a question, is taken; None for an action that asks nothing."""
    claimed: Callable[[Action], tuple[str, ...] | None]
    """The cards that an action says are missing, none if it only says that one will; None for all others."""
    likelihoods: Callable[[V], tuple[Likelihood, ...]]
    """How likely what was seen would have been, where a player had a choice."""
    mistakes: Callable[[V, int], Iterator[Mistake]]
    """What may have happened instead of a view's event with this number, were it wrong."""
    tell: Tell
    """The game in words."""
    actions: Any
    """The union of the game's actions, for reading them from JSON; likewise events and seen events."""
    events: Any
    seen: Any

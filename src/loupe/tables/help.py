"""What the program can tell a seat beyond its view: what was seen, what follows, how likely the rest is.

Everything here is worked out from one seat's view and the numbers of the table's entries, which are public:
what that seat does not know can't be in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from threading import Lock, Timer
from time import monotonic
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from loupe.arena.table import OUT_OF_TURN
from loupe.deduction import Cancel, Cancelled, LimitExceeded
from loupe.deduction.belief import Belief
from loupe.deduction.proof import Contradictory, Hint, Unsettled, explain, next_step
from loupe.deduction.proof.steps import Count, Step
from loupe.deduction.proof.telling import tell_hint, tell_proof, with_outer
from loupe.games.registry import rules_for
from loupe.games.telling import Telling
from loupe.games.vocabulary import Action, Fact, Inquiry, Owner, Seat
from loupe.tables.events import Happened
from loupe.tables.refusals import Forbidden, TableRefusal
from loupe.tables.settings import Help
from loupe.tables.sheet import Mark, Stroke, left_open
from loupe.tables.table import Table

KINDS = tuple(Help)
"""From none to all."""
PATIENCE = 3.0
"""Seconds after which one is told what is weighed so far, and may ask again."""
TOO_LONG = 8.0
"""Seconds after which a batch of questions is given up as too hard."""
BATCH = 15
"""So many questions are weighed at once where each goes to all."""
BEST = 5


class Seen(Struct, frozen=True):
    """A cell of the sheet that was seen, or said outright."""

    card: str
    owner: Owner
    held: bool
    entry: int
    """The entry of the log that says so."""


class Row(Struct, frozen=True):
    """Who may hold a card."""

    card: str
    owners: tuple[Owner, ...]
    odds: tuple[str, ...] = ()
    """How likely each of them does, as exact fractions: `1/3`."""


class Filled(Struct, frozen=True):
    """What the program fills in on a sheet."""

    number: int
    """The last entry that is in it."""
    kind: Help
    seen: tuple[Seen, ...]
    rows: tuple[Row, ...] = ()
    """What follows; empty where no more than notes were asked for."""


class Group(Struct, frozen=True):
    """Cells of the sheet: an owner with some cards."""

    owner: Owner
    cards: tuple[str, ...]


class Reason(Struct, frozen=True):
    """One sentence of a proof."""

    number: int
    within: int | None
    """The step whose supposition this belongs to."""
    telling: Telling
    entries: tuple[int, ...]
    """The entries of the log that it uses."""
    uses: tuple[Group, ...]
    """The cells that it looks at, and those that it settles."""
    settles: tuple[Group, ...]


class Why(Struct, frozen=True):
    """Why a card must be with an owner, or cannot be; without steps, if that is open."""

    number: int
    card: str
    owner: Owner
    held: bool | None
    steps: tuple[Reason, ...]


class NextStep(Struct, frozen=True):
    """The easiest deduction that a sheet lacks, in three sizes."""

    where: Telling
    what: Telling
    steps: tuple[Reason, ...]


class Hints(Struct, frozen=True):
    """What is wrong on somebody's sheet, and what it lacks next; null if no more can be known."""

    number: int
    wrong: tuple[Stroke, ...]
    next: NextStep | None


class Weighed(Struct, frozen=True):
    """A question, and how much its answer is expected to tell about the solution, in bits."""

    action: Any
    bits: float | None
    """Null where that could not be worked out in time."""


class Recommended(Struct, frozen=True):
    """A question that tells as much as any."""

    action: Any
    bits: float
    telling: Telling


class Values(Struct, frozen=True):
    """What each question is worth that one may ask now."""

    number: int
    complete: bool
    """Whether all are weighed; else ask again."""
    questions: tuple[Weighed, ...]
    best: tuple[Recommended, ...]


def verify(table: Table, seat: Seat | None, kind: Help) -> Seat:
    """Return the seat if this kind of help may be given to it at this table."""
    if seat is None:
        raise Forbidden("not-seated")
    if KINDS.index(kind) > KINDS.index(table.settings.help):
        raise Forbidden("help-not-allowed", kind=kind.value)
    if table.game is None:
        raise TableRefusal("table-not-started")
    return seat


class Thought:
    """What one seat can work out at one moment of its game; worked out once, when it is first wanted.

    It takes time: call it in a thread. One thread at a time works at it, and one at the worth of questions.
    """

    def __init__(self, view: Any, entries: Sequence[int]) -> None:
        self.view = view
        self.entries = tuple(entries)
        """The number of the table's entry for every event of the game."""
        self.rules = rules_for(view)
        self.belief = Belief.of(view)
        self._lock, self._weighing = Lock(), Lock()
        self._whys: dict[tuple[str, Owner], Why] = {}
        self._bits: dict[Any, float | None] = {}

    @classmethod
    def of(cls, table: Table, seat: Seat) -> Thought:
        """Begin with what a seat sees; this much is quick."""
        assert table.game is not None, "no game has started"
        entries = [entry.number for entry in table.entries if isinstance(entry.event, Happened)]
        return cls(table.game.view(seat), entries)

    @property
    def number(self) -> int:
        """The last entry that it knows of."""
        return self.entries[-1]

    def filled(self, kind: Help) -> Filled:
        """Return what the program fills in on the sheet."""
        with self._lock:
            match kind:
                case Help.NONE:
                    return Filled(self.number, kind, ())
                case Help.NOTES:
                    return Filled(self.number, kind, self.seen)
                case Help.LOGIC:
                    return Filled(self.number, kind, self.seen, self.rows)
                case Help.ODDS:
                    return Filled(self.number, kind, self.seen, self.odds)
                case _:
                    assert_never(kind)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """All that was announced or shown to this seat."""
        found: tuple[Fact, ...] = self.rules.facts(self.view)
        return found

    @cached_property
    def seen(self) -> tuple[Seen, ...]:
        """The cells that one fact alone settles, each with the first that does."""
        found: dict[tuple[str, Owner], Seen] = {}
        for fact in self.facts:
            held = fact.at_least == len(fact.cards)
            for card in fact.cards if held or fact.at_most == 0 else ():
                found.setdefault((card, fact.owner), Seen(card, fact.owner, held, self.entry_of(fact)))
        return tuple(found.values())

    def entry_of(self, fact: Fact) -> int:
        """Return the entry of the log in which a fact stands."""
        return self.entries[fact.event - 1]

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Who may hold each card."""
        may_hold = self.belief.possible()
        return tuple(Row(card, self._in_order(may_hold[card])) for card in self.belief.partition.cards)

    @cached_property
    def odds(self) -> tuple[Row, ...]:
        """Who may hold each card, and how likely."""
        return tuple(self._odds(card) for card in self.belief.partition.cards)

    def _odds(self, card: str) -> Row:
        odds = self.belief.odds(card)
        owners = self._in_order(odds)
        return Row(card, owners, tuple(str(odds[owner]) for owner in owners))

    def _in_order(self, owners: Iterable[Owner]) -> tuple[Owner, ...]:
        among = set(owners)
        return tuple(owner for owner in self.belief.partition.owners if owner in among)

    # Why.

    def why(self, card: str, owner: Owner) -> Why:
        """Say why a card must be with an owner, or cannot be."""
        if card not in self.belief.partition.bit or owner not in self.belief.partition.number:
            raise TableRefusal("no-such-cell", card=card, owner=str(owner))
        with self._lock:
            if (card, owner) not in self._whys:
                self._whys[card, owner] = self._explained(card, owner)
            return self._whys[card, owner]

    def _explained(self, card: str, owner: Owner) -> Why:
        try:
            proof = explain(self.view, card, owner)
        except (Unsettled, Contradictory):
            return Why(self.number, card, owner, None, ())
        steps = self._reasons(proof.steps, (telling for _, telling in tell_proof(proof, self.view)))
        return Why(self.number, card, owner, proof.holds, steps)

    def _reasons(self, steps: Iterable[Step], tellings: Iterable[Telling]) -> tuple[Reason, ...]:
        outer = with_outer(steps, None)
        return tuple(self._reason(*pair, telling) for pair, telling in zip(outer, tellings, strict=True))

    def _reason(self, step: Step, outer: Step | None, telling: Telling) -> Reason:
        return Reason(
            step.number,
            outer.number if outer else None,
            numbered(telling, self.entries),
            tuple(sorted({self.entry_of(fact) for fact in step.facts})),
            tuple(groups((*step.facts, *step.uses))),
            tuple(groups(step.concludes)),
        )

    # Hints.

    def hints(self, marks: Sequence[Stroke], kind: Help) -> Hints:
        """Compare a sheet with what can be known; `kind` is what the program has filled in on it."""
        with self._lock:
            noted = self._noted() if kind is Help.NOTES else ()
            sheet = left_open((*noted, *marks), self.belief.partition.cards, self.belief.partition.owners)
            hint = next_step(self.view, sheet)
            wanted = self._told(hint) if hint is not None else None
            return Hints(self.number, tuple(self._wrong(marks)), wanted)

    def _noted(self) -> Iterator[Stroke]:
        """What the sheet shows of itself: what was seen, and that the rest is not in plain sight."""
        for seen in self.seen:
            yield Stroke(seen.card, seen.owner, Mark.HAS if seen.held else Mark.LACKS)
        held = {(seen.card, seen.owner) for seen in self.seen if seen.held}
        plain: tuple[Owner, ...] = (self.view.watcher, "table")
        for card in self.belief.partition.cards:
            yield from (Stroke(card, owner, Mark.LACKS) for owner in plain if (card, owner) not in held)

    def _wrong(self, marks: Iterable[Stroke]) -> Iterator[Stroke]:
        may_hold: Mapping[str, Sequence[Owner]] = {row.card: row.owners for row in self.rows}
        for stroke in marks:
            owners = may_hold[stroke.card]
            has_not = stroke.mark is Mark.HAS and stroke.owner not in owners
            has = stroke.mark is Mark.LACKS and owners == (stroke.owner,)
            if has or has_not:
                yield stroke

    def _told(self, hint: Hint) -> NextStep:
        where, what, steps = tell_hint(hint, self.view)
        return NextStep(where, numbered(what, self.entries), self._reasons(hint.steps, steps))

    # What questions are worth.

    def values(self) -> Values:
        """Weigh every question that may be asked now, as far as patience goes; the rest next time."""
        with self._weighing:
            inquiries = [(action, self.rules.inquire(self.view, action)) for action in self._offered()]
            asked = [(action, inquiry) for action, inquiry in inquiries if inquiry is not None]
            complete = self._weigh(asked)
            weighed = tuple(
                Weighed(action, self._bits[inquiry]) for action, inquiry in asked if inquiry in self._bits
            )
            return Values(self.number, complete, weighed, tuple(self._best(weighed, dict(asked))))

    def _offered(self) -> Iterator[Action]:
        for part in self.view.actions.parts:
            if part and not isinstance(part[0], OUT_OF_TURN):
                yield from part

    def _weigh(self, asked: Sequence[tuple[Action, Any]]) -> bool:
        batches: dict[Any, dict[Any, Action]] = {}
        for n, (action, inquiry) in enumerate(asked):
            if inquiry not in self._bits:
                batch = inquiry.owner if isinstance(inquiry, Inquiry) else n // BATCH
                batches.setdefault(batch, {})[inquiry] = action
        until = monotonic() + PATIENCE
        for questions in batches.values():
            if monotonic() > until:
                return False
            bits = self._values(list(questions.values()))
            self._bits |= dict(zip(questions, bits, strict=True))
        return True

    def _values(self, questions: Sequence[Action]) -> list[float | None]:
        cancel = Cancel()
        alarm = Timer(TOO_LONG, cancel.set)
        alarm.start()
        try:
            return [round(bits, 4) for bits in self.belief.values(questions, cancel)]
        except (Cancelled, LimitExceeded):
            return [None] * len(questions)
        finally:
            alarm.cancel()

    def _best(self, weighed: Iterable[Weighed], asked: Mapping[Action, Any]) -> Iterator[Recommended]:
        told: set[Any] = set()
        sure = [(one.bits, one.action) for one in weighed if one.bits]
        for bits, action in sorted(sure, key=lambda one: -one[0]):
            if asked[action] not in told and len(told) < BEST:
                told.add(asked[action])
                yield Recommended(action, bits, self.rules.tell.action(action, self.view))


def groups(counts: Iterable[Count | Fact]) -> Iterator[Group]:
    """Return the cells that counts are about, each once."""
    cells: dict[Owner, dict[str, None]] = {}
    for count in counts:
        cells.setdefault(count.owner, {}).update(dict.fromkeys(count.cards))
    for owner, cards in cells.items():
        yield Group(owner, tuple(cards))


def numbered(telling: Telling, entries: Sequence[int]) -> Telling:
    """Return a telling that calls events of the game by the numbers of the table's entries."""
    terms = dict(telling.terms)
    if "event" in terms:
        terms["event"] = entries[int(terms["event"]) - 1]
    parts = {
        term: tuple(numbered(part, entries) for part in within) for term, within in telling.parts.items()
    }
    return replace(telling, terms=terms, parts=parts)

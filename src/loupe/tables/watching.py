"""What is told to one who watches a table: first all of it, then step by step, each with the new view."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from loupe.arena.table import OUT_OF_TURN
from loupe.games.registry import GAMES, rules_of
from loupe.games.telling import Telling
from loupe.games.vocabulary import Action, Inquiry, Log, Seat, Watcher
from loupe.tables.besides import Asides, Here
from loupe.tables.events import (
    Came,
    Cancelled,
    ChatSwitched,
    Entry,
    Halted,
    HouseSat,
    Left,
    Moved,
    Nudged,
    Person,
    Rematched,
    Said,
    SeenAside,
    SeenBecame,
    SeenHappened,
    SeenOpened,
    SeenSaid,
    SeenSat,
    SeenStarted,
    TimedOut,
    Went,
    is_bot,
)
from loupe.tables.phrases import phrased
from loupe.tables.settings import Settings
from loupe.tables.sheet import Sheet
from loupe.tables.table import Phase, Sitter, Table
from loupe.tables.telling import tell

MOST_LINES = 100
"""So much of what was said is told to one who comes."""


class Sitting(Struct, frozen=True):
    """Who sits on a chair, as all see it."""

    name: str
    level: str | None
    """Of a house player."""
    bot: bool
    """Whether it is a program that came in from outside."""
    host: bool
    """Whether it is who leads the table."""
    away: float | None
    """Since when he has had no connection; null if he is here."""
    stands_in: bool
    """Whether it is a house player for somebody whose chair is kept."""
    times_out: int
    """How often in a row his time ran out."""


class Seating(Struct, frozen=True):
    """How far the table has come, and who sits where."""

    phase: Phase
    chairs: tuple[Sitting | None, ...]
    seat: Seat | None
    """Where you sit."""
    kept: Seat | None
    """The chair that is kept for you, and on which a house player sits."""
    host: bool
    """Whether you may do what is the host's to do."""
    paused: float | None
    """Since when the game waits for somebody who is away."""
    chat: bool
    """Whether people may talk."""
    fills_at: float | None
    """When house players take the chairs that are free, and the game begins."""
    next: str | None
    """The table where the same people went on."""


class Wait(Struct, frozen=True):
    """For whom the table waits."""

    seat: Seat
    since: float
    """From when his time counts: when it came to him, later by what the game was stopped."""
    until: float | None
    """When he begins to use up his reserve; null without a clock, and while the game is stopped."""


class Times(Struct, frozen=True):
    """For whom the table waits and how long it will, in seconds since 1970."""

    now: float
    """What time it is at the server, to count from."""
    waits: tuple[Wait, ...]
    reserves: tuple[float, ...] | None
    """How many seconds each seat has in reserve, beyond those of its turn; null without a clock."""


class Line(Struct, frozen=True):
    """Something that was said at the table."""

    number: int
    at: float
    seat: Seat
    text: str
    phrase: Telling | None
    """The ready phrase that it was; then there is no text."""


class Told(Struct, frozen=True):
    """A sentence about an entry, to be said in any language."""

    number: int
    at: float
    telling: Telling


class Offer(Struct, frozen=True):
    """What you may do now."""

    must_act: bool
    """Whether the table waits for you."""
    may_identify: int
    """How many cards an identification, too many to be listed, has to name; 0 where none is allowed."""
    actions: list[Any]
    """All else that is allowed."""
    shown: list[int]
    """Which of these, by their places in the list, are questions that show you cards."""


NOTHING = Offer(False, 0, [], [])


class Whole(Struct, frozen=True, tag="whole"):
    """The table as you see it now."""

    table: str
    number: int
    """The last entry that is in this view."""
    settings: Settings
    knobs: dict[str, Any]
    code: str | None
    """The code of the invitation, for those who may pass it on."""
    seating: Seating
    said: list[Line]
    view: Any
    """The game as you see it, with its log; null before the deal."""
    told: list[Told]
    """All that happened, in sentences: in the game, and at the table around it."""
    waiting: Telling | None
    """Whom the game waits for, and what for; null before the deal."""
    times: Times | None
    """Since when it waits, and how long; null before the deal, at the end, and where you see it later."""
    offer: Offer


class Step(Struct, frozen=True, tag="step"):
    """One entry more, and the view after it."""

    number: int
    at: float
    event: Any
    seating: Seating | None
    """Only with the newest entry."""
    view: Any
    """Without its log, to which you add the event."""
    telling: Telling | None
    """The event as a sentence; null for what somebody said."""
    waiting: Telling | None
    times: Times | None
    offer: Offer
    """Empty in the midst of an action: more steps follow at once."""


Message: TypeAlias = Whole | Step


class Watch:
    """One watcher's own fold of a table, as far as he was told it."""

    def __init__(
        self,
        table: Table,
        person: Person,
        after: int | None = None,
        muted: frozenset[Person] = frozenset(),
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.table, self.person, self.muted, self._clock = table, person, muted, clock
        self.watcher: Watcher = table.seat_of(person)
        self.number = 0
        self._view: Any = None
        self._advance(table.number if after is None or after > table.number else after)

    @property
    def stale(self) -> bool:
        """Whether the person sits elsewhere by now, so that the view is not his any more."""
        return self.table.seat_of(self.person) != self.watcher

    def _advance(self, number: int) -> None:
        for entry in self.table.entries[self.number : number]:
            self._look(entry)

    def _look(self, entry: Entry) -> Any:
        seen, game = self.table.project(entry, self.watcher), self.table.game
        if isinstance(seen, SeenHappened):
            assert game is not None
            before = self._view or game.rules.blank(self.table.setup, self.watcher)
            self._view = game.rules.look(before, seen.event)
        self.number = entry.number
        # Whom this watcher does not want to hear, he does not.
        return SeenAside() if isinstance(seen, SeenSaid) and entry.by in self.muted else seen

    def whole(self) -> Whole:
        """Tell everything, up to the newest entry."""
        self._advance(self.table.number)
        table = self.table
        knows_code = self.watcher is not None or table.host == self.person
        setup: Any = table.setup
        return Whole(
            table=table.id,
            number=self.number,
            settings=table.settings,
            knobs=msgspec.to_builtins(setup.knobs),
            code=table.code if knows_code else None,
            seating=seating(table, self.person),
            said=self._said(),
            view=self._view,
            told=list(self._told()),
            waiting=self._waiting(),
            times=times(table, self._clock()),
            offer=self._offer(),
        )

    def steps(self) -> Iterator[Step]:
        """Tell what came since, entry by entry."""
        for entry in self.table.entries[self.number :]:
            seen = self._look(entry)
            newest = entry.number == self.table.number
            yield Step(
                number=entry.number,
                at=entry.at,
                event=seen,
                seating=seating(self.table, self.person) if newest else None,
                view=replace(self._view, log=Log()) if self._view is not None else None,
                telling=tell(self.table, entry, seen, self.watcher),
                waiting=self._waiting(),
                times=times(self.table, self._clock()),
                offer=self._offer() if entry.whole else NOTHING,
            )

    def _said(self) -> list[Line]:
        heard = [(e, e.event) for e in self.table.entries if e.by not in self.muted]
        said = [(e, one) for e, one in heard if isinstance(one, Said)][-MOST_LINES:]
        return [Line(e.number, e.at, one.seat, one.text, phrased(one.phrase)) for e, one in said]

    def _told(self) -> Iterator[Told]:
        for entry in self.table.entries[: self.number]:
            told = tell(self.table, entry, self.table.project(entry, self.watcher), self.watcher)
            if told is not None:
                yield Told(entry.number, entry.at, told)

    def _waiting(self) -> Telling | None:
        if self._view is None:
            return None
        told: Telling = rules_of(self.table.settings.game)[0].tell.waiting(self._view)
        return told

    def _offer(self) -> Offer:
        view = self._view
        if self.watcher is None or view is None or self.table.phase is not Phase.RUNNING:
            return NOTHING
        listed: list[Action] = []
        may_identify = 0
        for part in view.actions.parts:
            if part and isinstance(part[0], OUT_OF_TURN):
                may_identify = len(part[0].gems)
            else:
                listed.extend(part)
        return Offer(self.watcher in view.scene.waiting, may_identify, listed, self._shown(listed))

    def _shown(self, listed: list[Action]) -> list[int]:
        """Find the questions that show cards; a kind that asks no one person is tried once."""
        inquire = rules_of(self.table.settings.game)[0].inquire
        others: set[type[Action]] = set()
        shown = []
        for place, action in enumerate(listed):
            inquiry = None if type(action) in others else inquire(self._view, action)
            if not isinstance(inquiry, Inquiry):
                others.add(type(action))
            elif inquiry.shown:
                shown.append(place)
        return shown


def seating(table: Table, person: Person) -> Seating:
    """Tell a person who sits where."""
    patience = table.settings.fill_after
    fills = table.phase is Phase.OPEN and patience is not None and table.waited is not None
    return Seating(
        phase=table.phase,
        chairs=tuple(_sitting(table, sitter) for sitter in table.chairs),
        seat=table.seat_of(person),
        kept=table.kept_for(person) if table.phase is Phase.RUNNING else None,
        host=table.leads(person),
        paused=table.paused if table.phase is Phase.RUNNING else None,
        chat=table.chat,
        fills_at=(table.waited or 0) + (patience or 0) if fills else None,
        next=table.next,
    )


def _sitting(table: Table, sitter: Sitter | None) -> Sitting | None:
    if sitter is None:
        return None
    return Sitting(
        name=sitter.name,
        level=sitter.level,
        bot=is_bot(sitter.person),
        host=table.host in (sitter.person, sitter.absent),
        away=sitter.away,
        stands_in=sitter.absent is not None,
        times_out=sitter.times_out,
    )


def times(table: Table, now: float) -> Times | None:
    """Tell how the clocks stand."""
    clocks = table.clocks
    if clocks is None or table.late or table.phase is not Phase.RUNNING:
        return None
    waits = tuple(Wait(seat, since, clocks.until(seat)) for seat, since in sorted(clocks.began.items()))
    return Times(now, waits, tuple(clocks.reserves) if clocks.running else None)


_ENCODER = msgspec.json.Encoder(enc_hook=list, order="deterministic")


def written(message: Struct) -> bytes:
    """Write a message as JSON."""
    return _ENCODER.encode(message)


# The same messages as types, game by game: for their schema, and for whoever reads them.


@cache
def message_types(family: str) -> tuple[Any, Any]:
    """Return the types of `Whole` and `Step` as they are for one game."""
    rules = GAMES[family]
    view = _view_type(family)
    offer = _like(Offer, {"actions": list[rules.actions]})  # type: ignore[name-defined]
    around: Any = SeenOpened | SeenSat | SeenStarted | SeenBecame | SeenAside | SeenSaid
    unchanged: Any = Moved | HouseSat | Left | TimedOut | Halted | Went | Came | Nudged | ChatSwitched
    event = around | unchanged | Cancelled | Rematched | SeenHappened[rules.seen]  # type: ignore[name-defined]
    whole = _like(Whole, {"view": view | None, "offer": offer}, "whole")
    return whole, _like(Step, {"event": event, "view": view | None, "offer": offer}, "step")


def _view_type(family: str) -> Any:
    rules = GAMES[family]
    look = rules.look
    kind = look.__globals__["View"]
    return _like(kind, {"log": list[rules.seen]})  # type: ignore[name-defined]


def _like(kind: Any, changed: dict[str, Any], tag: str | None = None) -> Any:
    kinds = [(field.name, changed.get(field.name, field.type)) for field in fields(kind)]
    return msgspec.defstruct(
        kind.__name__, kinds, frozen=True, tag=tag, namespace={"__doc__": kind.__doc__}, module=__name__
    )


def schema(family: str) -> dict[str, Any]:
    """Return the JSON Schema of everything that is told to a watcher of a table of this game."""
    whole, step = message_types(family)
    told = whole | step | Here | Asides | Sheet
    (root, action), parts = msgspec.json.schema_components(
        [told, GAMES[family].actions], ref_template="#/$defs/{name}"
    )
    # A name that spells out all that may have happened helps nobody.
    (happened,) = (name for name in parts if name.startswith("SeenHappened_"))
    short = json.dumps(parts | {"Action": action}).replace(happened, "SeenHappened")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What a watcher of a table of {family} is told",
        **root,
        "$defs": json.loads(short),
    }

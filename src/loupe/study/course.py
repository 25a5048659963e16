"""A record as it is looked back upon: what every watcher saw after each event, and who did what."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from loupe.games.vocabulary import Action, Seat, Watcher
from loupe.record import Record, views
from loupe.record.registry import grammar_of


class Deed(NamedTuple):
    """A question, a claim, or what somebody did who might have claimed instead; and its event's number."""

    event: int
    seat: Seat
    action: Action


class Course:
    """The events of a record, folded once for everybody whose eyes one may look through."""

    def __init__(self, record: Record) -> None:
        self.record, self.rules = record, record.rules
        self.last = len(record.events)
        self._views: dict[Watcher, list[Any]] = {}

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        """Whose knowledge the record tells: all seats', or its own watcher's."""
        return tuple(range(len(self.record.names))) if self.record.whole else (self.record.seat,)

    def views(self, watcher: Watcher) -> list[Any]:
        """Return a watcher's view before the deal and after each event: the n-th is that after event n."""
        if watcher not in self._views:
            blank = self.rules.blank(self.record.setup, watcher)
            self._views[watcher] = [blank, *views(self.record, watcher)]
        return self._views[watcher]

    def view(self, watcher: Watcher, event: int) -> Any:
        """Return what a watcher had before him after this event."""
        return self.views(watcher)[event]

    @cached_property
    def deeds(self) -> tuple[Deed, ...]:
        """All questions and claims, and when claiming was declined; the rest shows in the events alone."""
        found: list[Deed] = []
        for number in range(2, self.last + 1):
            deed = self._deed(number, found[-1].seat if found else None)
            found += [deed] if deed else []
        return tuple(found)

    def _deed(self, number: int, last: Seat | None) -> Deed | None:
        before = self.view(self.watchers[0], number - 1)
        wanted = grammar_of(self.record).intent(before, self.record.events[number - 1])
        if wanted is None:
            return None
        seat, action = wanted
        tells = self.asks(before, action) or self.rules.claimed(action) is not None
        # What follows one's own question, as drawing a card does, is no deed of its own.
        declines = seat != last and self._declines(seat, action, number)
        return Deed(number, seat, action) if tells or declines else None

    def _declines(self, seat: Seat, action: Action, number: int) -> bool:
        """Tell whether all that could have been done instead was to claim."""
        if seat not in self.watchers:
            return False
        parts = self.view(seat, number - 1).actions.parts
        others = [part[0] for part in parts if part and type(part[0]) is not type(action)]
        return bool(others) and all(self.rules.claimed(other) is not None for other in others)

    def asks(self, view: Any, action: Action) -> bool:
        """Tell whether an action asks something."""
        return self.rules.inquire(view, action) is not None

    @cached_property
    def solution(self) -> tuple[str, ...]:
        """What was missing; nothing, where the record never says so."""
        if not self.record.events:
            return ()
        if self.record.whole:
            dealt: Any = self.record.events[0]
            placed = {card for hand in dealt.hands for card in hand} | set(dealt.face_up)
            return tuple(card for card in self.rules.cards(self.record.setup) if card not in placed)
        end = self.view(self.record.seat, self.last)
        return tuple(end.solution or end.scene.revealed)

    def hands(self) -> dict[Seat, tuple[str, ...]]:
        """Return the hands that the record tells."""
        ends = {seat: self.view(seat, self.last) for seat in self.watchers if seat is not None}
        return {seat: view.hand for seat, view in ends.items()}

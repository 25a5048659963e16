"""A record as it is looked back upon: what every watcher saw after each event, and who did what."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from loupe.games.vocabulary import Action, Seat, Watcher
from loupe.record import Record, views
from loupe.record.registry import grammar_of


class Deed(NamedTuple):
    """A question or a claim: the number of the event that tells of it, who did it, and what it was."""

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
        """All questions and claims; what else people did shows in the events alone."""
        found = (self._deed(n) for n in range(2, self.last + 1))
        return tuple(deed for deed in found if deed is not None)

    def _deed(self, number: int) -> Deed | None:
        before = self.view(self.watchers[0], number - 1)
        wanted = grammar_of(self.record).intent(before, self.record.events[number - 1])
        if wanted is None:
            return None
        seat, action = wanted
        telling = self.asks(before, action) or self.rules.claimed(action) is not None
        return Deed(number, seat, action) if telling else None

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

"""Holding a record against the rules: each action is derived again from the events and decided anew."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from loupe import _core
from loupe.games.partition import Partition
from loupe.games.vocabulary import Event, Fact, IllegalAction, SeenEvent
from loupe.record.errors import BrokenRule
from loupe.record.record import Record
from loupe.record.registry import grammar_of


def check(record: Record) -> None:
    """Raise BrokenRule for the first event that the rules do not allow or do not make happen.

    In the record of a seat or a spectator, that is the first event which no game could have shown him.
    """
    try:
        follow = _check_thin if record.thin else _check_course
        follow(record)
    except BrokenRule as broken:
        _check_cards(record, broken.event - 1)
        raise
    _check_cards(record, len(record.events))


def _check_course(record: Record) -> None:
    if not record.events:
        return
    state, at = record.rules.evolve(_begun(record), _true_deal(record)), 1
    while at < len(record.events):
        if state.scene.outcome is not None:
            raise BrokenRule("after-the-end", at + 1, found=_line(record, record.events[at]))
        state, happened = _derived(record, state, at)
        _compare(record, happened, at)
        for event in happened:
            state = record.rules.evolve(state, event)
        at += len(happened)


def _begun(record: Record) -> Any:
    return record.rules.begin(record.setup, record.seed or 0)


def _true_deal(record: Record) -> Event:
    """Return the deal as a whole event, if the record begins with one that its settings allow."""
    dealt, rules = record.events[0], record.rules
    expected = rules.deal(_begun(record))
    if type(dealt) is not type(expected if record.whole else rules.project(expected, record.seat)):
        raise BrokenRule("no-deal", 1)
    if record.seed is not None and dealt != expected:
        raise BrokenRule("deal-not-seed", 1, seed=str(record.seed))
    grammar = grammar_of(record)
    told: Any = dealt
    first = grammar.first_seat(record.setup)
    if first not in (None, told.first):
        raise BrokenRule("first-seat", 1, name=record.names[first or 0])
    return told if record.whole else grammar.imagine_deal(told, record)


def _derived(record: Record, state: Any, at: int) -> tuple[Any, Sequence[Event]]:
    """Decide again what somebody did when the event with this index came; return the state before it too."""
    grammar, found = grammar_of(record), record.events[at:]
    state, first = (state, found[0]) if record.whole else grammar.imagine(state, found, record)
    wanted = grammar.intent(state, first)
    if wanted is None:
        raise BrokenRule("out-of-place", at + 1, found=_line(record, found[0]))
    try:
        happened = record.rules.decide(state, *wanted)
    except IllegalAction as illegal:
        found_line = _line(record, found[0])
        raise BrokenRule("illegal", at + 1, illegal, found=found_line) from illegal
    return state, happened if record.seed is not None else grammar.shuffled(state, happened, found)


def _compare(record: Record, happened: Sequence[Event], at: int) -> None:
    """Hold what the rules make happen against what the record tells from this index on."""
    for n, event in enumerate(happened, at):
        expected = event if record.whole else record.rules.project(event, record.seat)
        if n == len(record.events):
            raise BrokenRule("breaks-off", n, found=_line(record, record.events[-1]))
        if expected != (found := record.events[n]):
            if record.whole:
                raise BrokenRule(
                    "otherwise", n + 1, expected=_line(record, expected), found=_line(record, found)
                )
            raise BrokenRule("cannot-follow", n + 1, found=_line(record, found))


def _line(record: Record, event: SeenEvent) -> str:
    """Return an event as a record tells it; of the deal, only that it is one."""
    return grammar_of(record).spell(event, record).partition("\n")[0]


def _check_thin(record: Record) -> None:
    """Check each event of a thin record by itself: there is no telling what came between them."""
    if not record.events:
        return
    _true_deal(record)
    view = record.rules.blank(record.setup, record.seat)
    for n, event in enumerate(record.events, 1):
        if view.scene.outcome is not None:
            raise BrokenRule("after-the-end", n, found=_line(record, event))
        if n > 1 and (type(event) is type(record.events[0]) or not grammar_of(record).plausible(view, event)):
            raise BrokenRule("cannot-follow", n, found=_line(record, event))
        view = record.rules.look(view, event)


def _check_cards(record: Record, events: int) -> None:
    """Raise BrokenRule for the first of so many events with which no deal of the cards is left."""
    if record.whole or not events:
        return  # Every answer of a whole record has been derived from the hands themselves.
    view = record.rules.blank(record.setup, record.seat)
    for event in record.events[:events]:
        view = record.rules.look(view, event)
    facts, rules = record.rules.facts(view), record.rules
    partition = Partition(rules.cards(record.setup), rules.owners(record.setup))
    broken = bisect_left(range(1, events + 1), True, key=lambda n: not _fits(partition, facts, n))
    if broken < events:
        raise BrokenRule("no-deal-fits", broken + 1, found=_line(record, record.events[broken]))


def _fits(partition: Partition, facts: Sequence[Fact], event: int) -> bool:
    """Tell whether some deal agrees with every fact up to an event; what is too hard to tell is let pass."""
    try:
        return partition.problem(fact for fact in facts if fact.event <= event).fits()
    except _core.LimitExceeded:
        return True

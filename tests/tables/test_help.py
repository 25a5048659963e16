"""What the program works out for a seat: as exact as the deduction, in order, and from its view alone."""

from __future__ import annotations

from random import Random
from threading import Timer
from typing import Any

import pytest

from loupe.deduction.belief import Belief
from loupe.games.telling import say
from loupe.tables import help
from loupe.tables.help import Thought, numbered
from loupe.tables.settings import Help
from loupe.tables.sheet import Mark, Sheet, Stroke, Writing, written_on
from loupe.tables.watching import written
from tests.games.knowledge import true_deal
from tests.games.properties import watchers
from tests.games.swap import another_world
from tests.play import PATIENT, AnyGame, Table, play

TABLES = [
    Table("sleuth/avalon-hill", 4),
    Table("sleuth/chasse-aux-diamants", 4),
    Table("sleuth/eagle-gryphon", 3, ("missing-gems-2", "supersleuth")),
    Table("cluedo/card-game", 3),
    Table("cluedo/card-game", 4, ("advanced",)),
]
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=str)


def thought_of(game: AnyGame, seat: int) -> Thought:
    """A thought at a table whose entries have other numbers than the game's events."""
    return Thought(game.view(seat), [10 + 2 * n for n in range(len(game.events))])


def late(table: Table, turns: int = 20) -> AnyGame:
    """A game that still runs after so many turns."""
    for seed in range(7, 99):
        game = table.deal(seed)
        play(game, Random(seed), PATIENT, turns)
        if game.waiting:
            return game
    raise AssertionError("all games are short")


@EVERY_TABLE
def test_what_is_filled_in_is_what_can_be_known(table: Table) -> None:
    game = late(table)
    for seat in range(game.setup.seats):
        thought, belief = thought_of(game, seat), Belief.of(game.view(seat))
        assert not thought.filled(Help.NONE).seen
        assert not thought.filled(Help.NONE).rows
        possible = belief.possible()
        for seen in thought.filled(Help.NOTES).seen:
            assert (seen.owner in possible[seen.card]) == seen.held
            assert seen.entry in thought.entries
        own = {(seen.card, seen.owner) for seen in thought.seen if seen.held}
        assert {(card, seat) for card in game.view(seat).hand} <= own
        logic, odds = thought.filled(Help.LOGIC), thought.filled(Help.ODDS)
        assert {row.card: set(row.owners) for row in logic.rows} == possible
        for row in odds.rows:
            exact = belief.odds(row.card)
            assert dict(zip(row.owners, row.odds, strict=True)) == {who: str(exact[who]) for who in exact}


@EVERY_TABLE
def test_every_settled_cell_has_its_reasons_and_no_other_has(table: Table) -> None:
    game, rng = late(table), Random(3)
    seat = rng.randrange(game.setup.seats)
    thought = thought_of(game, seat)
    owners = thought.belief.partition.owners
    for row in rng.sample(thought.rows, 8):
        for owner in owners:
            why = thought.why(row.card, owner)
            settled = owner not in row.owners or row.owners == (owner,)
            assert (why.held is not None) == settled
            assert bool(why.steps) == settled
            if settled:
                assert why.held == (owner in row.owners)
                last = why.steps[-1]
                assert any(row.card in group.cards for reason in why.steps for group in reason.settles)
                assert all(entry in thought.entries for step in why.steps for entry in step.entries)
                assert all(say(last.telling, language, "ABCDEFG") for language in ("en", "fr", "it"))


def test_sentences_call_events_by_the_numbers_of_the_log() -> None:
    game = late(TABLES[0])
    thought = thought_of(game, 0)
    card = game.view(0).hand[0]
    (step,) = thought.why(card, 0).steps
    assert step.entries == (10,)
    assert "(no. 10)" in say(step.telling)
    assert numbered(step.telling, thought.entries) != step.telling or thought.entries[9] == 10


@EVERY_TABLE
def test_a_hint_looks_at_ones_own_marks(table: Table) -> None:
    game = late(table)
    thought = thought_of(game, 0)
    blank = thought.hints((), Help.NONE)
    noted = thought.hints((), Help.NOTES)
    assert blank.next is not None
    assert blank.wrong == ()
    assert noted.next != blank.next
    settled = [
        Stroke(row.card, owner, Mark.HAS if row.owners == (owner,) else Mark.LACKS)
        for row in thought.rows
        for owner in thought.belief.partition.owners
        if owner not in row.owners or len(row.owners) == 1
    ]
    assert thought.hints(settled, Help.NONE).next is None


@EVERY_TABLE
def test_marks_that_cannot_be_are_found_and_disturb_nothing(table: Table) -> None:
    game = late(table)
    thought, hand = thought_of(game, 0), game.view(0).hand
    wrong = (
        Stroke(hand[0], 0, Mark.LACKS),
        Stroke(hand[0], 1, Mark.HAS),
        Stroke(hand[0], 2, Mark.HAS),
        Stroke(hand[1], "missing", Mark.HAS),
    )
    harmless = (Stroke(hand[1], 1, Mark.LACKS), Stroke(hand[1], 0, Mark.HAS), Stroke(hand[0], 1, Mark.MAYBE))
    hints = thought.hints((*wrong, *harmless), Help.NONE)
    assert hints.wrong == wrong
    assert hints.next is not None


@EVERY_TABLE
def test_questions_are_weighed_as_the_belief_weighs_them(table: Table) -> None:
    game = late(table, turns=12)
    seat = game.waiting[0]
    thought = thought_of(game, seat)
    values = thought.values()
    belief = Belief.of(game.view(seat))
    for weighed in values.questions[::17]:
        assert weighed.bits == pytest.approx(belief.value(weighed.action), abs=1e-4)
        assert weighed.action in game.view(seat).actions
    if values.questions:
        top = max(one.bits or 0 for one in values.questions)
        assert not values.best or values.best[0].bits == top
    assert thought_of(game, (seat + 1) % game.setup.seats).values().questions == ()


def test_what_takes_too_long_comes_later_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    game = late(TABLES[0], turns=3)
    thought = thought_of(game, game.waiting[0])
    monkeypatch.setattr(help, "PATIENCE", -1.0)
    assert not thought.values().complete
    monkeypatch.setattr(help, "PATIENCE", 60.0)
    assert thought.values().complete
    hurried = thought_of(game, game.waiting[0])
    monkeypatch.setattr(help, "TOO_LONG", 0.0)
    monkeypatch.setattr(Timer, "start", lambda alarm: alarm.function())
    assert {one.bits for one in hurried.values().questions} == {None}


@EVERY_TABLE
def test_two_worlds_that_look_the_same_get_the_same_help(table: Table) -> None:
    others = 0
    for seed in range(4):
        game, rng = table.deal(seed), Random(seed)
        turns = play(game, rng, PATIENT, rng.randrange(5, 40))
        for watcher in watchers(game):
            world = another_world(game, turns, watcher, rng)
            if watcher is None or world is None:
                continue
            others += true_deal(world) != true_deal(game)
            cards = rng.sample(game.rules.cards(game.setup), 4)
            assert all_help(game, watcher, cards) == all_help(world, watcher, cards)
    assert others > 0


def all_help(game: AnyGame, seat: int, cards: list[str]) -> list[bytes]:
    """Everything that a seat can get out of the program, to the byte."""
    thought = thought_of(game, seat)
    marks = [Stroke(card, 1, Mark.HAS) for card in cards]
    told: list[Any] = [thought.filled(kind) for kind in Help]
    told += [thought.why(card, owner) for card in cards for owner in (0, 1, "table", "missing")]
    told += [thought.hints(marks, kind) for kind in (Help.NONE, Help.NOTES)]
    return [written(one) for one in told] + [written(thought.values())]


# The sheet itself.

NOTES = "Bob: 2 pearls\nCem?"


def test_marks_of_two_windows_come_together() -> None:
    sheet = written_on(
        Sheet(), Writing(0, (Stroke("P2G", 1, Mark.HAS), Stroke("P2G", "missing", Mark.LACKS)))
    )
    other = written_on(sheet, Writing(0, (Stroke("D1R", 2, Mark.MAYBE), Stroke("P2G", 1, None))))
    assert [stroke.card for stroke in other.marks] == ["D1R", "P2G"]
    assert (sheet.number, other.number) == (1, 2)
    assert written_on(other, Writing(1, (Stroke("P2G", 1, None),))) is other


def test_notes_of_two_windows_lose_no_line() -> None:
    sheet = written_on(Sheet(), Writing(0, notes=NOTES))
    here = written_on(sheet, Writing(1, notes=NOTES + "\nhere"))
    late = written_on(here, Writing(1, notes=NOTES + "\nthere"))
    assert late.notes == NOTES + "\nhere\nthere"
    assert written_on(late, Writing(late.number, notes="")).notes == ""
    marked = written_on(here, Writing(here.number, (Stroke("P2G", 1, Mark.HAS),)))
    assert written_on(marked, Writing(here.number, notes="anew")).notes == "anew"


def test_notes_are_kept_as_text() -> None:
    kept = written_on(Sheet(), Writing(0, notes="<b>\x00\x1b[3m\u202e\r\n\tx"))
    assert kept.notes == "<b>  [3m \n x"

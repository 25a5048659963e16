"""`loupe replay`: stepping through a record."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from loupe.cli.desks import DESKS, Desk
from loupe.cli.paper import Left, Paper
from loupe.cli.play import Language, language_of
from loupe.cli.record import BROKEN, File, broken_sentence, opened_or_leave, seen_by
from loupe.cli.screen import draw
from loupe.games import telling
from loupe.i18n import say
from loupe.record import BrokenRule, Record, check, views

Seat = Annotated[
    str | None,
    typer.Option(help="Whose eyes to look through: a name, the number of a seat from 1, or `table`."),
]


def replay(file: File, seat: Seat = None, lang: Language = None) -> None:
    """Step through a record; where nobody sits at the terminal, print every step."""
    language, paper = language_of(lang), Paper()
    record, lines = opened_or_leave(file, language)
    broken = _first_broken(record)
    record = record if seat is None else seen_by(record, seat, language)
    steps = Steps(record, paper, language, len(record.events) if broken is None else broken.event - 1)
    if broken is not None:
        steps.warning = broken_sentence(broken, record, lines, language)
    with contextlib.suppress(Left):
        (_leaf if paper.live else _print_all)(steps)
    raise typer.Exit(BROKEN if broken else 0)


def _first_broken(record: Record) -> BrokenRule | None:
    try:
        check(record)
    except BrokenRule as broken:
        return broken
    return None


@dataclass
class Steps:
    """The events of a record that obey the rules, each to be shown with the view after it."""

    record: Record
    paper: Paper
    language: str
    last: int
    warning: str = ""
    """What is said behind the last step, if the record breaks a rule there."""

    def __post_init__(self) -> None:
        self._views = [
            view for view, _ in zip(views(self.record, self.record.seat), range(self.last), strict=False)
        ]

    def show(self, number: int) -> None:
        """Show one step, counted from 1."""
        view = self._view(number)
        # On a terminal the last lines are those that never scroll away; in print one reads from the top.
        pieces = [*view, *self._sentence(number)] if self.paper.live else [*self._sentence(number), *view]
        self.paper.show(*pieces)
        if number == self.last and self.warning:
            self.paper.show(Text(self.warning, "red"))

    def _sentence(self, number: int) -> list[RenderableType]:
        step = say("replay-step", self.language, step=number, steps=len(self.record.events))
        remarks = [text for place, text in self.record.comments if place == number]
        return [
            Rule(step, characters="-" if self.paper.plain else "─"),
            Text(self._told(number), "bold"),
            *(Text(f"# {text}", "italic") for text in remarks),
        ]

    def _view(self, number: int) -> list[RenderableType]:
        desk = self._desk(self._views[number - 1])
        return [draw(desk, self.paper), *self._open_hands(desk)]

    def _told(self, number: int) -> str:
        rules, setup = self.record.rules, self.record.setup
        told = rules.tell.event(self.record.events[number - 1], setup, self.record.seat)
        return telling.say(told, self.language, self.record.names)

    def _desk(self, view: Any) -> Desk:
        record = self.record
        return DESKS[record.rules.name](
            view, record.rules.tell, self.language, record.names, plain=self.paper.plain
        )

    def _open_hands(self, desk: Desk) -> list[RenderableType]:
        """Draw all hands after the deal and at the end, where the record is whole."""
        if not self.record.whole or len(desk.view.log) not in (1, len(self.record.events)):
            return []
        dealt: Any = self.record.events[0]
        placed = {card for hand in dealt.hands for card in hand} | set(dealt.face_up)
        missing = [card for card in self.record.rules.cards(self.record.setup) if card not in placed]
        return [desk.opened(dealt.hands, missing)]


def _print_all(steps: Steps) -> None:
    for number in range(1, steps.last + 1):
        steps.show(number)
    if not steps.last:
        steps.paper.show(Text(steps.warning or say("replay-empty", steps.language)))


def _leaf(steps: Steps) -> None:
    """Show one step at a time, as whoever sits at the terminal turns the pages."""
    if not steps.last:
        return _print_all(steps)
    at: int | None = 1
    while at is not None:
        steps.paper.fresh()
        steps.show(at)
        steps.paper.show(Text(say("replay-keys", steps.language), "dim"))
        at = turned(steps.paper.ask(), at, steps.last)
    return None


def turned(typed: str, at: int, last: int) -> int | None:
    """Return the step that is asked for, within the record; None to leave. What means nothing stays put."""
    match typed.strip().lower():
        case "q" | "quit":
            return None
        case "" | "n":
            wanted = at + 1
        case "b":
            wanted = at - 1
        case number if number.isascii() and number.isdigit():
            wanted = int(number[:9])
        case _:
            wanted = at
    return max(1, min(wanted, last))

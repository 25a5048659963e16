"""What every game's desk has: names, words, marks, and one view to look at; nothing else is ever read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from loupe.cli.drafts import Choice, Draft, Kind, Missing, Piece, Ready, Unclear
from loupe.cli.words import folded, meaning, verb
from loupe.games import telling
from loupe.games.telling import Tell, Telling
from loupe.games.vocabulary import Action, Refusal, Seat, Standing
from loupe.i18n import say

Marks: TypeAlias = dict[str, dict[str, str]]
"""A person's pencil marks: by card, then by seat, `yes`, `no` or `maybe`."""


@dataclass
class Desk(ABC):
    """One watcher's side of the table."""

    view: Any
    tell: Tell
    language: str
    names: Sequence[str]
    marks: Marks = field(default_factory=dict)
    plain: bool = False
    """Whether only ASCII signs may be drawn."""

    # Reading.

    @abstractmethod
    def read(self, draft: Draft, line: str) -> Draft:
        """Add what a line says to a half-typed action, or raise Unclear."""

    @abstractmethod
    def next(self, draft: Draft) -> Missing | Ready:
        """Say what the half-typed action needs next, or that it is whole."""

    @abstractmethod
    def cards_meant(self, words: list[str]) -> list[str]:
        """Read the cards of a pencil mark, or raise Unclear."""

    # Drawing.

    @abstractmethod
    def open_table(self) -> RenderableType:
        """Draw what lies open: the seats, the face-up cards, the decks."""

    @abstractmethod
    def own_cards(self) -> RenderableType:
        """Draw what the watcher alone holds, and what can be played, numbered."""

    @abstractmethod
    def sheet(self, width: int) -> RenderableType:
        """Draw the information sheet."""

    @abstractmethod
    def counts(self) -> RenderableType:
        """Draw what everybody has answered so far."""

    @abstractmethod
    def opened(self, hands: Sequence[Sequence[str]], missing: Sequence[str]) -> RenderableType:
        """Draw everybody's hand and the solution, once the game is over."""

    # Saying.

    def words(self, message: str, **terms: str | int) -> str:
        """Say one of the terminal's own messages."""
        return say(message, self.language, **terms)

    def said(self, told: Telling) -> str:
        """Say a telling with the people's names."""
        return telling.say(told, self.language, self.names)

    def action(self, action: Action) -> str:
        """Say an action that this watcher may do."""
        return self.said(self.tell.action(action, self.view))

    def refusal(self, refused: Refusal) -> str:
        """Say why something cannot be."""
        return self.said(self.tell.refusal(refused, self.view.scene.setup))

    def waiting(self) -> str:
        """Say whom the table waits for."""
        return self.said(self.tell.waiting(self.view))

    def history(self, start: int = 0, passing: bool = True) -> Iterator[str]:
        """Say what happened from event number `start` on, without what the table shows anyway."""
        for seen in self.view.log[start:]:
            told = self.tell.event(seen, self.view.scene.setup, self.view.watcher)
            if told.message != "turn" and (passing or told.message != "drew"):
                yield self.said(told)

    def last_turn(self) -> int:
        """Return the number of events after which the last round began."""
        setup, watcher, log = self.view.scene.setup, self.view.watcher, self.view.log
        ends = [n for n, seen in enumerate(log, 1) if self.tell.event(seen, setup, watcher).message == "turn"]
        return ends[-setup.seats] if len(ends) >= setup.seats else 0

    def card(self, code: str) -> str:
        """Name a card."""
        return self.said(self.tell.card(code, self.view.scene.setup))

    def verb(self, key: str) -> str:
        """Return the word to type for a verb."""
        return verb(key, self.language)

    # People.

    @property
    def others(self) -> list[Seat]:
        """Everybody else, clockwise from the watcher."""
        seats, me = self.view.scene.seats, self.view.watcher
        if me is None:
            return list(range(seats))
        return [(me + n) % seats for n in range(1, seats)]

    def seat_marks(self) -> dict[Seat, str]:
        """Return one sign for each seat: its initial, or its number where two people share one."""
        initials = [name[:1].upper() for name in self.names]
        distinct = len(set(initials)) == len(initials) and all(map(str.isalpha, initials))
        return {n: initials[n] if distinct else str(n + 1) for n in range(len(self.names))}

    def person(self, word: str) -> Seat | None:
        """Find whom a word means: a name, its clear beginning, or the number of the seat."""
        if word.isdecimal() and 1 <= int(word) <= len(self.names):
            return int(word) - 1
        names = [folded(name).replace(" ", "") for name in self.names]
        wanted = folded(word)
        found = [seat for seat, name in enumerate(names) if name == wanted]
        found = found or [seat for seat, name in enumerate(names) if name.startswith(wanted)]
        return found[0] if len(found) == 1 else None

    def person_or_unclear(self, word: str) -> Piece:
        """Find whom a word means, or refuse it."""
        seat = self.person(word)
        if seat is None:
            raise Unclear("unclear-person", word=word)
        return Piece(Kind.SEAT, str(seat))

    def whom(self) -> Missing:
        """Ask whom the action is for."""
        choices = [
            Choice(seat + 1, Piece(Kind.SEAT, str(seat)), self.names[seat]) for seat in sorted(self.others)
        ]
        return Missing(self.words("which-person"), tuple(choices))

    def seat_title(self, seat: Seat) -> Text:
        """Name a seat, with the sign of whose turn it is, and what it still is."""
        scene = self.view.scene
        turn = (">" if self.plain else "▸") if seat in scene.waiting else " "
        you = f" ({self.words('you')})" if seat == self.view.watcher else ""
        title = Text(f"{turn} {seat + 1} {self.names[seat]}{you}")
        title.stylize("bold" if seat in scene.waiting else "")
        if scene.standings[seat] is not Standing.ACTIVE:
            title.append(f" · {self.said(telling.standing(scene.standings[seat].value))}", "dim")
        return title

    # Pencil.

    def mark(self, line: str) -> None:
        """Make or rub out pencil marks: `P2G bob no`."""
        words = line.split()
        sign = meaning("mark", words[-1], self.language) if words else None
        words = words[:-1] if sign else words
        if len(words) < 2:
            raise Unclear("unclear-mark", verb=self.verb("mark"))
        seat = int(self.person_or_unclear(words[-1]).value)
        if seat == self.view.watcher:
            raise Unclear("unclear-person", word=words[-1])
        for card in self.cards_meant(words[:-1]):
            self._mark_one(card, str(seat), sign or "yes")

    def _mark_one(self, card: str, seat: str, sign: str) -> None:
        if sign == "clear":
            self.marks.get(card, {}).pop(seat, None)
        else:
            self.marks.setdefault(card, {})[seat] = sign

    def sign(self, card: str, seat: Seat, printed: str | None) -> tuple[str, str]:
        """Return the sign in one cell of the sheet for one seat, and its style: print before pencil."""
        letter = self.seat_marks()[seat]
        if printed is not None:
            return (letter, "bold") if printed == "yes" else ("x" if self.plain else "×", "")
        pencil = self.marks.get(card, {}).get(str(seat))
        signs = {"yes": letter.lower() if letter.isalpha() else "+", "no": "-", "maybe": "?"}
        return (signs[pencil], "italic") if pencil else ("." if self.plain else "·", "dim")

"""Somebody who plays by typing: a house player decides, and what is typed is what a person would type."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from loupe.bots import LEVELS
from loupe.cli import saves, settings
from loupe.cli.desks import Desk
from loupe.cli.paper import Left, Paper
from loupe.cli.saves import Saved
from loupe.cli.settings import Settings
from loupe.cli.sitting import Sitting
from loupe.cli.words import clue_code, code, printable, verb
from loupe.games.cluedo import actions as in_cluedo
from loupe.games.sleuth import actions as in_sleuth
from loupe.games.vocabulary import Action, Seat


def typed(action: Action, desk: Desk) -> str:
    """Return the line that a person would type for an action."""
    language, scene = desk.language, desk.view.scene
    match action:
        case in_sleuth.Ask():
            number = 1 + scene.search[desk.view.watcher].index(action.card)
            elements = code(action.question, language) if action.card.startswith("?") else ""
            return f"{number} {desk.names[action.asked]} {elements}"
        case in_sleuth.AskFinal():
            return f"{verb('final', language)} {action.asked + 1} {code(action.question, language)}"
        case in_sleuth.Exchange():
            return verb("exchange", language)
        case in_sleuth.Pass():
            return verb("pass", language).upper()
        case in_sleuth.Identify():
            return f"{verb('know', language)} {' '.join(code(gem, language) for gem in action.gems)}"
        case in_cluedo.Ask():
            return " ".join(clue_code(card, language).lower() for card in action.cards)
        case in_cluedo.Show():
            return f"{verb('show', language)} {clue_code(action.card, language)}"
        case in_cluedo.Declare():
            return verb("accuse" if scene.stage == "turn" else "ready", language)
        case in_cluedo.Decline():
            return verb("decline", language)
        case in_cluedo.Accuse():
            return " ".join(clue_code(card, language) for card in action.cards)
    raise TypeError(action)


class Typist(Paper):
    """Paper whose lines are typed by house players, and which remembers every page and who saw it."""

    def __init__(self, width: int = 80, live: bool = False, height: int = 24, most: int = 10_000) -> None:
        sheet = io.StringIO()
        self.console = Console(
            file=sheet, width=width, height=height, markup=False, emoji=False, highlight=False, no_color=True
        )
        self.sheet, self.live, self.most = sheet, live, most
        self.sitting: Sitting | None = None
        self.queue: list[str] = []
        self.lines: list[str] = []
        self.pages: list[tuple[Seat | None, str]] = []

    @property
    def plain(self) -> bool:
        return False

    def ask(self, prompt: str = "> ") -> str:  # noqa: ARG002
        assert self.sitting is not None
        self.pages.append((self.looking(), self.sheet.getvalue()))
        self.sheet.seek(0)
        self.sheet.truncate()
        if len(self.lines) >= self.most:
            raise Left
        self.lines.append(printable(self._line(self.sitting)))
        return self.lines[-1]

    def looking(self) -> Seat | None:
        assert self.sitting is not None
        return self.sitting.people[0] if len(self.sitting.people) == 1 else self.sitting.looking

    def rest(self, seconds: float) -> None:  # noqa: ARG002
        self.pages.append((self.looking(), self.sheet.getvalue()))

    def _line(self, sitting: Sitting) -> str:
        if self.queue:
            return self.queue.pop(0)
        seat = self.looking()
        if sitting.game.outcome or seat is None:
            return ""
        desk = sitting.desk(seat)
        action = LEVELS["casual"].sit(sitting.game.rules, 99 + seat).act(desk.view)
        if action is None:
            return ""
        self.queue.append("")
        return typed(action, desk)


class Scripted(Typist):
    """Paper with the lines given beforehand; then the input ends."""

    def __init__(self, script: Sequence[str], width: int = 80, live: bool = False) -> None:
        super().__init__(width, live)
        self.script = list(script)

    def _line(self, sitting: Sitting) -> str:  # noqa: ARG002
        if not self.script:
            raise Left
        return self.script.pop(0)

    @property
    def shown(self) -> str:
        return "".join(page for _, page in self.pages)


def sit(
    paper: Typist,
    folder: Path,
    game: str = "sleuth/avalon-hill",
    seats: int = 4,
    variants: tuple[str, ...] = (),
    people: Sequence[str] = ("Ann",),
    language: str = "en",
    seed: int = 7,
    house: dict[str, Any] | None = None,
) -> Sitting:
    """Sit down with people and casual bots."""
    agreed = Settings(game, seats, variants, house or {})
    chairs = settings.seated(seats, people, (), language)
    saved = Saved("", chairs, language, bots_seed=seed)
    paper.sitting = Sitting(
        settings.dealt(agreed, seed), saved, paper, saves.new_path(folder, game), pace=0.01
    )
    return paper.sitting


def played(script: Sequence[str], folder: Path, width: int = 80, **settings: Any) -> Scripted:
    """Play a script to its end, and return the paper."""
    paper = Scripted(script, width)
    sitting = sit(paper, folder, **settings)
    try:
        sitting.play()
    except Left:
        paper.pages.append((paper.looking(), paper.sheet.getvalue()))
    return paper

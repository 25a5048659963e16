"""What can be typed at any time besides actions: help, the log, the sheet, marks, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from loupe.cli.desks import Desk
from loupe.cli.drafts import Unclear
from loupe.cli.paper import Left
from loupe.cli.screen import draw
from loupe.cli.words import meaning
from loupe.i18n import say

if TYPE_CHECKING:
    from loupe.cli.sitting import Sitting


class Commands:
    """The commands of one sitting; each returns what to say about it, or nothing."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._run: dict[str, Callable[[Desk, list[str]], str]] = {
            "help": self._help,
            "log": self._log,
            "sheet": self._sheet,
            "cards": self._cards,
            "table": self._table,
            "mark": self._mark,
            "confirm": self._confirm,
            "save": self._save,
            "quit": self._quit,
        }
        self.names = frozenset(self._run)

    def run(self, desk: Desk, verb: str, words: list[str]) -> str:
        """Run a command for whoever sits at this desk."""
        return self._run[verb](desk, words)

    def _page(self, *pieces: Group | Text) -> str:
        self.sitting.paper.turn_page(Group(*pieces), say("page-end", self.sitting.saved.language))
        return ""

    def _help(self, desk: Desk, _: list[str]) -> str:
        game = desk.view.scene.setup.game.partition("/")[0]
        return self._page(Text(desk.words("table-help", game=game)))

    def _log(self, desk: Desk, _: list[str]) -> str:
        return self._page(*(Text(line) for line in desk.history()))

    def _sheet(self, desk: Desk, _: list[str]) -> str:
        if desk.view.watcher is None:
            return ""
        return self._page(Group(desk.sheet(self.sitting.paper.console.width), desk.counts()))

    def _cards(self, desk: Desk, _: list[str]) -> str:
        return self._page(Group(desk.own_cards()))

    def _table(self, desk: Desk, _: list[str]) -> str:
        if not self.sitting.paper.live:
            self.sitting.paper.show(draw(desk, self.sitting.paper))
        return ""

    def _mark(self, desk: Desk, words: list[str]) -> str:
        try:
            desk.mark(" ".join(words))
        except Unclear as unclear:
            return unclear.sentence(desk.language)
        self.sitting.save()
        return "" if self.sitting.paper.live else desk.words("done")

    def _confirm(self, desk: Desk, words: list[str]) -> str:
        switch = meaning("switch", words[0], desk.language) if words else None
        if switch is None:
            return desk.words("unclear-switch", verb=desk.verb("confirm"))
        self.sitting.saved.confirm = switch == "on"
        return desk.words("confirm-now", switch=switch)

    def _save(self, desk: Desk, words: list[str]) -> str:
        path = Path(" ".join(words)).expanduser() if words else None
        try:
            return desk.words("saved", file=str(self.sitting.save(path)))
        except OSError as wrong:
            return desk.words(
                "not-saved", file=str(path or self.sitting.path), problem=wrong.strerror or str(wrong)
            )

    def _quit(self, *_: object) -> str:
        raise Left

"""After the last event: who won, everybody's cards, keeping the record, playing again."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from loupe.cli import saves
from loupe.cli.screen import narrative
from loupe.cli.sitting import Sitting
from loupe.cli.words import meaning
from loupe.i18n import say


class Ending:
    """The talk about a game that is over."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.paper = sitting, sitting.paper
        self.language = sitting.saved.language

    def talk(self) -> bool:
        """Show how it ended and answer questions; tell whether another game is wanted."""
        seat = self.sitting.people[0] if len(self.sitting.people) == 1 else None
        desk = self.sitting.desk(seat)
        self.paper.fresh(secret=len(self.sitting.people) > 1)
        if self.paper.live:
            self.paper.show(*narrative(desk, desk.last_turn())[-self.paper.console.height // 2 :])
        else:
            self.sitting.tell_news(seat)
        while True:
            self.paper.show(self._say("after-game", hands=self._verb("table"), save=self._verb("save")))
            line = self.paper.ask()
            if (again := self._answered(line)) is not None:
                return again

    def _answered(self, line: str) -> bool | None:
        verb, _, rest = line.partition(" ")
        match meaning("verb", verb, self.language) or meaning("mark", verb, self.language):
            case "table" | "cards":
                self._open_hands()
            case "save":
                self._keep(rest.strip())
            case "log":
                self.paper.show(*(Text(told) for told in self.sitting.desk(None).history()))
            case "yes":
                return True
            case _:
                return False
        return None

    def _open_hands(self) -> None:
        # The game is over, so the deal itself may be looked at.
        dealt = self.sitting.game.events[0]
        rules, setup = self.sitting.game.rules, self.sitting.game.setup
        hands, face_up = dealt.hands, dealt.face_up  # type: ignore[attr-defined]  # every deal has both
        placed = {card for hand in hands for card in hand} | set(face_up)
        missing = [card for card in rules.cards(setup) if card not in placed]
        self.paper.show(self.sitting.desk(None).opened(hands, missing))

    def _keep(self, name: str) -> None:
        path = Path(name).expanduser() if name else Path.cwd() / f"{self.sitting.path.stem}.case"
        try:
            saves.write_atomically(path, saves.record_text(self.sitting.game, self.sitting.chairs))
            self.paper.show(self._say("record-kept", file=str(path)))
        except OSError as wrong:
            self.paper.show(self._say("not-saved", file=str(path), problem=wrong.strerror or str(wrong)))

    def _verb(self, key: str) -> str:
        return self.sitting.desk(None).verb(key)

    def _say(self, message: str, **terms: str | int) -> str:
        return say(message, self.language, **terms)

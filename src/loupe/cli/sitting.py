"""People and bots at one terminal: whose turn it is, who looks at the screen, and what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from loupe.bots import LEVELS
from loupe.cli import saves
from loupe.cli.commands import Commands
from loupe.cli.desks import DESKS, Desk
from loupe.cli.drafts import Choice, Draft, Kind, Missing, Piece, Ready, Unclear
from loupe.cli.paper import Paper
from loupe.cli.saves import Saved
from loupe.cli.screen import choices, draw, narrative
from loupe.cli.words import meaning
from loupe.games.game import Game
from loupe.games.vocabulary import Action, IllegalAction, Seat
from loupe.i18n import say

PACE = 1.2
"""Seconds that a bot seems to think, whatever it does and whatever it holds."""


class Sitting:
    """One game at one terminal."""

    def __init__(
        self, game: Game[Any, Any], saved: Saved, paper: Paper, path: Path, pace: float = PACE
    ) -> None:
        self.game, self.saved, self.paper, self.path, self.pace = game, saved, paper, path, pace
        self.chairs = saved.chairs
        self.people = [seat for seat, chair in enumerate(self.chairs) if chair.level is None]
        self.players = {
            seat: LEVELS[chair.level].sit(game.rules, saved.bots_seed * 100 + seat)
            for seat, chair in enumerate(self.chairs)
            if chair.level is not None
        }
        self.looking: Seat | None = None
        """The only person who can see the screen, where several share it."""
        self.offered = 1
        """The number of events after which everybody last had a chance to identify; the deal needs none."""
        self.told = 0
        self.commands = Commands(self)

    # The course of the game.

    def play(self) -> None:
        """Play on until the game is over; raise Left if the people get up before."""
        try:
            while not self.game.outcome:
                self._beat()
        finally:
            self.save()

    def _beat(self) -> None:
        """Give everybody a chance to identify, then the bots, then whoever the table waits for."""
        if len(self.game.events) > self.offered and self._chances():
            return
        self.offered = max(self.offered, len(self.game.events))
        seat = self.game.waiting[0]
        if seat not in self.players:
            # This prompt is that person's chance to identify; the bots are heard after it.
            self._person(seat)
        elif not self._bots_out_of_turn():
            self._bot(seat)

    def _chances(self) -> bool:
        """Ask the people who may identify out of turn; tell whether somebody did.

        A bot's identification is only heard after this, so that no bot is quicker than a hand can type.
        """
        waited = self.game.waiting[0]
        if len(self.people) > 1:
            # Whoever has just acted sees in private what came of it, before anybody else looks.
            if self.looking is not None and self.looking not in self.game.waiting:
                return self._converse_and_act(self.looking) or self._anybody(waited)
            return self._anybody(waited)
        return any(self._converse_and_act(seat) for seat in self.people if self._may_interrupt(seat))

    def _may_interrupt(self, seat: Seat) -> bool:
        return seat not in self.game.waiting and bool(self.game.view(seat).actions)

    def _anybody(self, waited: Seat) -> bool:
        """Ask at a screen that all may see; where a person is next, the hand-over asks the same."""
        if waited in self.people or not any(map(self._may_interrupt, self.people)):
            return False
        return self._in_public(self._say("between-turns", name=self.chairs[waited].name))

    def _bots_out_of_turn(self) -> bool:
        for seat, player in self.players.items():
            view = self.game.view(seat)
            if seat not in self.game.waiting and (action := player.act(view)) is not None:
                return self.act(seat, action)
        return False

    def _bot(self, seat: Seat) -> None:
        self._show_waiting()
        self.paper.rest(self.pace)
        action = self.players[seat].act(self.game.view(seat))
        if action is None:
            raise RuntimeError(f"the bot in seat {seat} must act, and does not")
        self.act(seat, action)

    def _person(self, seat: Seat) -> None:
        if not self._hand_to(seat):
            return
        action = self._converse(seat, must=True)
        if action is not None:
            self.act(seat, action)

    def act(self, seat: Seat, action: Action) -> bool:
        """Let a seat act; True, so that it can be the answer to whether something happened."""
        self.game.play(seat, action)
        self.save()
        return True

    # Who looks at the screen.

    def _show_waiting(self) -> None:
        """Draw what whoever sits there may see while a bot thinks."""
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is None and self.people:
            self.looking = None
        if self.paper.live:
            self.paper.fresh(secret=len(self.people) > 1)
            self.paper.show(draw(self.desk(seat), self.paper))
        else:
            self.tell_news(seat)

    def tell_news(self, seat: Seat | None) -> None:
        """Say, to one who reads plain lines, what has happened since they were last told."""
        for line in narrative(self.desk(seat), self.told):
            self.paper.show(line)
        self.told = len(self.game.events)

    def _hand_to(self, seat: Seat) -> bool:
        """Hand the keyboard over where people share it; False if somebody identified instead."""
        if len(self.people) > 1 and self.looking != seat:
            happened = self._in_public(self._say("hand-over", name=self.chairs[seat].name))
            if happened:
                return False
            self.looking = seat
            self.told = min(self.told, self._since(seat))
        return True

    def _since(self, seat: Seat) -> int:
        return self.desk(seat).last_turn()

    def _in_public(self, message: str) -> bool:
        """Show what all may see and wait for Enter; tell whether somebody identified instead."""
        self.looking = None
        note = ""
        while True:
            self.paper.fresh(secret=True)
            if self.paper.live:
                self.paper.show(draw(self.desk(None), self.paper))
            else:
                self.tell_news(None)
            self.paper.show(*filter(None, (note, message)))
            line = self.paper.ask()
            if not line:
                return False
            note = self._public_line(line)
            if not note:
                return True

    def _public_line(self, line: str) -> str:
        """Do what was typed where all can read it; return what to say about it, or nothing if it is done."""
        words = line.split()
        verb = meaning("verb", words[0], self.saved.language)
        if verb in ("quit", "save", "help", "log"):
            return self.commands.run(self.desk(None), verb, words[1:]) or self._say("done")
        if verb != "know":
            return self._say("public-only", know=self.desk(None).verb("know"))
        found = self.desk(None).person(words[1]) if len(words) == 2 else None
        if found is None or found not in self.people:
            return self._say("public-know", know=self.desk(None).verb("know"))
        if not self._may_interrupt(found):
            return self._say("public-not-now", name=self.chairs[found].name)
        self.paper.fresh(secret=True)
        self.paper.show(self._say("hand-over", name=self.chairs[found].name))
        self.paper.ask()
        self.looking = found
        done = self._converse_and_act(found, (Piece(Kind.VERB, "know"),))
        if not done:
            self.looking = None
        return "" if done else self._say("done")

    # What one person types.

    def desk(self, seat: Seat | None) -> Desk:
        """Return what a seat, or with None anybody, may look at now."""
        names = [chair.name for chair in self.chairs]
        marks = {} if seat is None else self.chairs[seat].marks
        make = DESKS[self.game.rules.name]
        view, tell = self.game.view(seat), self.game.rules.tell
        return make(view, tell, self.saved.language, names, marks, self.paper.plain)

    def _converse_and_act(self, seat: Seat, draft: Draft = ()) -> bool:
        action = self._converse(seat, must=False, draft=draft)
        return action is not None and self.act(seat, action)

    def _converse(self, seat: Seat, must: bool, draft: Draft = ()) -> Action | None:
        """Talk with a person until an action is confirmed, or, if none must be, until Enter."""
        desk = self.desk(seat)
        if must and self.chairs[seat].ahead:
            draft, self.chairs[seat].ahead = self.chairs[seat].ahead, ()
        note = ""
        self._draw(desk, again=True)
        while True:
            pending, note, draft = self._weigh(desk, draft, note)
            if isinstance(pending, Ready) and draft and not self._wants_confirming(pending):
                return self._sent(seat, pending)
            self._prompt(desk, pending, note, must)
            line, note = self.paper.ask(), ""
            if not line:
                if isinstance(pending, Ready):
                    return self._sent(seat, pending)
                if pending is None and not must:
                    return None
                draft = self._taking_default(draft, pending)
            else:
                draft, note = self._typed(desk, draft, pending, line)
            self._draw(desk, again=False)

    def _weigh(self, desk: Desk, draft: Draft, note: str) -> tuple[Missing | Ready | None, str, Draft]:
        """Say what the draft needs; what the rules refuse is taken back at once, with the reason."""
        if not draft:
            return None, note, draft
        try:
            pending = desk.next(draft)
        except Unclear as unclear:
            return None, unclear.sentence(self.saved.language), ()
        refused = self._refusal(desk, pending.action) if isinstance(pending, Ready) else None
        return (None, refused, ()) if refused else (pending, note, draft)

    def _refusal(self, desk: Desk, action: Action) -> str | None:
        view = desk.view
        if action in view.actions:
            return None
        try:
            self.game.rules.decide(self.game.state, view.watcher, action)
        except IllegalAction as refused:
            return f"{desk.refusal(refused)} {self._say('rule', rule=str(refused.rule))}"
        raise RuntimeError("the rules allow what the view does not list")

    def _wants_confirming(self, ready: Ready) -> bool:
        return self.saved.confirm or type(ready.action).__name__ in ("Identify", "Accuse")

    def _sent(self, seat: Seat, ready: Ready) -> Action:
        self.chairs[seat].ahead = ready.rest
        return ready.action

    def _taking_default(self, draft: Draft, pending: Missing | None) -> Draft:
        return (*draft, pending.default) if pending and pending.default else draft

    def _typed(
        self, desk: Desk, draft: Draft, pending: Missing | Ready | None, line: str
    ) -> tuple[Draft, str]:
        """Return the draft after a line, and what to say about it."""
        words = line.split()
        verb = meaning("verb", words[0], self.saved.language)
        if verb == "undo":
            return draft[:-1], "" if draft else self._say("nothing-to-undo")
        if verb in self.commands.names:
            return draft, self.commands.run(desk, verb, words[1:])
        try:
            if isinstance(pending, Missing) and (chosen := self._chosen(pending, words)):
                return (*draft, chosen.piece), ""
            return desk.read(draft if isinstance(pending, Missing) else (), line), ""
        except Unclear as unclear:
            return draft, unclear.sentence(self.saved.language)

    @staticmethod
    def _chosen(pending: Missing, words: Sequence[str]) -> Choice | None:
        if len(words) != 1 or not words[0].isdecimal():
            return None
        return next((choice for choice in pending.choices if choice.number == int(words[0])), None)

    def _draw(self, desk: Desk, again: bool) -> None:
        if self.paper.live:
            self.paper.fresh()
            self.paper.show(draw(desk, self.paper))
        elif again:
            self.tell_news(desk.view.watcher)
            if desk.view.watcher in desk.view.scene.waiting:
                self.paper.show(draw(desk, self.paper))

    def _prompt(self, desk: Desk, pending: Missing | Ready | None, note: str, must: bool) -> None:
        if note:
            self.paper.show(note)
        match pending:
            case Ready():
                self.paper.show(
                    desk.action(pending.action) + ".", self._say("confirm-hint", undo=desk.verb("undo"))
                )
            case Missing():
                self.paper.show(pending.question, choices(pending))
            case None:
                self.paper.show(
                    self._say(
                        "your-line" if must else "go-on", help=desk.verb("help"), know=desk.verb("know")
                    )
                )

    # Saving.

    def save(self, path: Path | None = None) -> Path:
        """Write the game as it stands."""
        self.saved.record = saves.record_text(self.game, self.chairs)
        saves.write(path or self.path, self.saved)
        return path or self.path

    def _say(self, message: str, **terms: str | int) -> str:
        return say(message, self.saved.language, **terms)

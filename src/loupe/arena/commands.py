"""Players that are commands: any program that reads lines and writes lines."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLate
from contextlib import suppress
from typing import IO, Any

from loupe.arena import wire
from loupe.arena.table import PlayerFailed
from loupe.games.game import Game
from loupe.games.vocabulary import Action, Seat

SECONDS = 5.0
"""How long a command may think about an action, unless told otherwise."""

GRACE = 5.0
"""How much longer its first answer may take: it has to start."""

LONGEST_LINE = 1_000_000
LONGEST_COMPLAINT = 2_000
PATIENCE = 1.0
"""Seconds in which a command may end by itself when the game is over."""


Overhear = Callable[[bytes, bool], None]
"""Is told every line, and whether it is the command's."""


class CommandPlayer:
    """A command in a seat. One that crashed or hung is started anew and told all that it had seen."""

    def __init__(self, command: str, game: Game[Any, Any], seat: Seat, seed: int, seconds: float) -> None:
        self.command, self.game, self.seat = command, game, seat
        self.seed, self.seconds = seed, seconds
        self._program: Program | None = None
        self._told = 0
        self.overhear: Overhear | None = None

    def act(self, view: Any) -> Action | None:
        """Ask the command what it does, or raise PlayerFailed."""
        allowed = self.seconds
        if self._program is None:
            self._begin()
            allowed += GRACE
        program = self._program
        assert program is not None
        message = wire.act(view, view.log[self._told :])
        try:
            action = wire.answer(program.ask(wire.line(message), allowed), view)
        except PlayerFailed:
            # Also after nonsense: who knows to which question the next line would be the answer.
            program.kill()
            self._program = None
            raise
        self._told = len(view.log)
        return action

    def leave(self) -> None:
        """Tell the command that the game is over, and see that it ends."""
        if self._program is not None:
            seen = list(self.game.view(self.seat).log[self._told :])
            self._program.tell(wire.line(wire.End(self.game.outcome, seen)), self.seconds)
            self._program.end()
        self._program = None

    def _begin(self) -> None:
        self._program = Program(self.command, self.overhear)
        self._told = 0
        self._program.tell(
            wire.line(wire.begin(self.game.setup, self.seat, self.seed, self.seconds)), self.seconds + GRACE
        )


class Program:
    """A running command; whatever it does or does not do, no call lasts longer than it may."""

    def __init__(self, command: str, overhear: Overhear | None = None) -> None:
        self._overhear = overhear
        self.complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  `end` closes it
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                start_new_session=True,
            )
        except (OSError, ValueError) as wrong:
            self.complaints.close()
            raise PlayerFailed("crash", f"{command}: {wrong}") from wrong
        self._talk = ThreadPoolExecutor(1)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Say a line and return the line that comes back."""
        heard = self._within(seconds, lambda: self._said(line) or self._heard())
        if self._overhear:
            self._overhear(heard, True)
        if not heard:
            raise PlayerFailed("crash", self._last_words())
        return heard

    def tell(self, line: bytes, seconds: float) -> None:
        """Say a line that needs no answer; it does not matter whether anybody listens."""
        with suppress(PlayerFailed):
            self._within(seconds, lambda: self._said(line))

    def _said(self, line: bytes) -> bytes:
        if self._overhear:
            self._overhear(line, False)
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        self._process.stdin.flush()
        return b""

    def _heard(self) -> bytes:
        assert self._process.stdout is not None
        return self._process.stdout.readline(LONGEST_LINE)

    def _within(self, seconds: float, talk: Callable[[], bytes]) -> bytes:
        heard: Future[bytes] = self._talk.submit(talk)
        try:
            return heard.result(seconds)
        except TooLate as late:
            raise PlayerFailed("hang", f"no answer in {seconds:g} seconds") from late
        except OSError as broken:
            raise PlayerFailed("crash", self._last_words()) from broken

    def _last_words(self) -> str:
        """Return how the command ended, and the last line that it complained with."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        code = self._process.poll()
        self.complaints.seek(0)
        lines = self.complaints.read()[-LONGEST_COMPLAINT:].decode(errors="replace").split("\n")
        said = next((text.strip() for text in reversed(lines) if text.strip()), "")
        how = "closed its output" if code is None else f"ended with code {code}"
        return f"{how}: {said}" if said else how

    def end(self) -> None:
        """Close its input and wait a little; then kill it, if it is still there."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self.kill()

    def kill(self) -> None:
        """End it now, with whatever else it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._talk.shutdown()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        self.complaints.close()

"""What a person sees and types on: a terminal, or the plain lines of a script."""

from __future__ import annotations

import contextlib
import io
import sys
import time

from rich.console import Console, RenderableType

from loupe.cli.words import printable

try:
    import readline
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

CLEAR = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """The people got up: the input ended, or somebody quit or interrupted."""

    def __init__(self, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Paper:
    """Where screens are drawn and lines are read."""

    def __init__(self, console: Console | None = None) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = console or Console(markup=False, emoji=False, highlight=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        """Whether somebody sits there, so that screens replace each other and waiting makes sense."""

    @property
    def plain(self) -> bool:
        """Whether only ASCII signs are safe."""
        return not (self.console.encoding or "ascii").lower().startswith("utf")

    def show(self, *pieces: RenderableType) -> None:
        """Draw below what is there."""
        for piece in pieces:
            self.console.print(piece)

    def fresh(self, secret: bool = False) -> None:
        """Begin a new screen; after a secret one the scrollback is emptied too, where the terminal can."""
        if secret and readline is not None:
            readline.clear_history()
        if not self.live:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.file.write(CLEAR + (CLEAR_SCROLLBACK if secret else ""))

    def ask(self, prompt: str = "> ") -> str:
        """Read one line, or raise Left."""
        self.console.file.flush()
        try:
            line = input(prompt)
        except EOFError:
            raise Left from None
        except KeyboardInterrupt:
            raise Left(interrupted=True) from None
        if not self.live:
            self.console.print(line, style="dim")
        return printable(line)

    def rest(self, seconds: float) -> None:
        """Let a moment pass, where somebody is watching."""
        try:
            if self.live and seconds:
                time.sleep(seconds)
        except KeyboardInterrupt:
            raise Left(interrupted=True) from None

    def turn_page(self, piece: RenderableType, prompt: str) -> None:
        """Show something by itself, until Enter."""
        self.fresh()
        self.show(piece)
        if self.live:
            with contextlib.suppress(ValueError):
                self.ask(prompt)

"""Short pieces of text in as many lines as the width asks for, none of them broken."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Packed:
    """A heading and pieces behind it, each kept whole."""

    def __init__(self, heading: Text | str, pieces: Sequence[Text], gap: int = 2) -> None:
        self.heading = Text(heading) if isinstance(heading, str) else heading
        self.pieces, self.gap = pieces, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, indent = self.heading.copy(), Text()
        for piece in self.pieces:
            gap = self.gap if line.cell_len else 0
            if line.cell_len + gap + piece.cell_len > options.max_width and line.cell_len:
                yield line
                line, gap = indent.copy(), 2
            line = Text.assemble(line, " " * gap, piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)


def numbered(number: int, label: str) -> Text:
    """Return a choice as it is listed: its number, then what it stands for."""
    return Text.assemble((str(number), "bold"), f" {label}")

"""The screen of one watcher, fitted to the width and height of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from loupe.cli.desks import Desk
from loupe.cli.drafts import Missing
from loupe.cli.packed import Packed, numbered
from loupe.cli.paper import Paper
from loupe.games import telling

WIDE = 112
"""From this many columns on, the sheet lies beside the table."""
PROMPT_LINES = 4
"""What is left free below for the sentence and the line to type on."""
FEWEST_LINES, MOST_LINES = 3, 16
"""How much of the log is shown at least and at most."""


def draw(desk: Desk, paper: Paper) -> RenderableType:
    """Draw everything that the watcher may see; the log gets the lines that are left over."""
    width, height = paper.console.width, paper.console.height - PROMPT_LINES
    if not paper.live:
        return Group(_title(desk), *_stacked(desk, width, []))
    lay = _side_by_side if width >= WIDE else _stacked
    used = _lines(paper, Group(_title(desk), *lay(desk, width, [])))
    shown = _last(paper, width, list(narrative(desk, desk.last_turn())), height - used)
    return Group(_title(desk), *lay(desk, width, shown))


def _stacked(desk: Desk, width: int, log: Sequence[Text]) -> list[RenderableType]:
    parts: list[RenderableType] = [desk.open_table()]
    if log:
        parts += [Rule(style="dim"), *log]
    if desk.view.watcher is not None:
        parts += [Rule(style="dim"), desk.sheet(width), desk.own_cards()]
    return [*parts, Rule(style="dim"), Text(desk.waiting(), "bold")]


def _side_by_side(desk: Desk, width: int, log: Sequence[Text]) -> list[RenderableType]:
    if desk.view.watcher is None:
        return _stacked(desk, width, log)
    half = (width - 3) // 2
    board = Table.grid(padding=(0, 3, 0, 0), expand=True)
    board.add_column(width=width - half - 3)
    board.add_column(width=half)
    left = Group(desk.open_table(), Rule(style="dim"), *log)
    board.add_row(left, Group(desk.sheet(half), Text(), desk.own_cards()))
    return [board, Rule(style="dim"), Text(desk.waiting(), "bold")]


def _title(desk: Desk) -> RenderableType:
    setup = desk.view.scene.setup
    title = Text("Loupe", "bold dark_goldenrod")
    for told in (telling.game(setup.game), *(telling.variant(setup.game, v) for v in setup.variants)):
        title.append(f" · {desk.said(told)}", "default")
    return title


def narrative(desk: Desk, start: int) -> list[Text]:
    """Tell what happened from event number `start` on; what the watcher alone saw stands out."""
    return [Text(f"  {line}") for line in desk.history(start, passing=False)]


def choices(pending: Missing) -> RenderableType:
    """List numbered choices, as many on a line as there is room for."""
    return Packed("", [numbered(choice.number, choice.label) for choice in pending.choices], gap=3)


def _lines(paper: Paper, drawn: RenderableType) -> int:
    return len(paper.console.render_lines(drawn))


def _last(paper: Paper, width: int, lines: list[Text], room: int) -> list[Text]:
    """Return as many of the last lines as there is room for."""
    room = max(FEWEST_LINES, min(room, MOST_LINES))
    options = paper.console.options.update_width(width if width < WIDE else width - (width - 3) // 2 - 3)
    kept: list[Text] = []
    for line in reversed(lines):
        room -= len(paper.console.render_lines(line, options))
        if room < 0:
            break
        kept.insert(0, line)
    return kept

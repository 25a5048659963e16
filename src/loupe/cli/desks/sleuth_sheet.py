"""The information sheet of Sleuth: gems and types across, colours down, one small sign an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from loupe.cli.words import code
from loupe.games.sleuth.cards import COLOURS, GEMS, MATCHING, TYPES, Gem
from loupe.games.sleuth.events import Identified, Showed
from loupe.games.vocabulary import Owner

if TYPE_CHECKING:
    from loupe.cli.desks.sleuth import SleuthDesk

INKS = {"R": "white on #8f2222", "B": "white on #22478f", "G": "white on #1f6b35", "Y": "black on #d9b33c"}
"""Each colour as the ground of a chip, so that it reads on dark and light terminals alike."""


def gem_chip(gem: Gem, language: str) -> Text:
    """Draw a gem by its code, on its colour."""
    return Text(code(gem, language), f"bold {INKS[gem[2]]}")


def printed(desk: SleuthDesk) -> dict[Gem, dict[Owner, str]]:
    """Return what the watcher has seen with own eyes: own hand, the table, what was passed."""
    seen: dict[Gem, dict[Owner, str]] = {}
    me: int = desk.view.watcher
    own: tuple[tuple[Owner, tuple[Gem, ...]], ...] = (
        (me, desk.view.hand),
        ("table", desk.view.scene.face_up),
    )
    for owner, gems in own:
        for gem in gems:
            seen.setdefault(gem, {})[owner] = "yes"
    for event in desk.view.log:
        if isinstance(event, Showed) and event.asker == me:
            for gem in MATCHING[event.question]:
                seen.setdefault(gem, {})[event.asked] = "yes" if gem in event.gems else "no"
        elif isinstance(event, Identified):
            for gem in event.missing:
                seen.setdefault(gem, {})["missing"] = "yes"
    return seen


def cell(desk: SleuthDesk, gem: Gem, seen: dict[Owner, str]) -> Text:
    """Draw one cell: a sign for each opponent, or whose it is where the watcher has it before his eyes."""
    blocks: dict[Owner | None, tuple[str, str]] = {
        desk.view.watcher: ("#" if desk.plain else "■", "bold"),
        "table": ("=" if desk.plain else "▒", ""),
        "missing": ("*" if desk.plain else "★", "bold"),
    }
    for owner, (sign, style) in blocks.items():
        if owner in seen:
            return Text(sign * len(desk.others), style)
    drawn = Text()
    placed = "yes" in seen.values()
    for seat in desk.others:
        sign, style = desk.sign(gem, seat, "no" if placed and seat not in seen else seen.get(seat))
        drawn.append(" " if placed and seen.get(seat) != "yes" else sign, style)
    return drawn


def draw_sheet(desk: SleuthDesk, width: int) -> RenderableType:
    """Draw the sheet as it is printed, or with the colours across where the width asks for it."""
    seen = printed(desk)
    columns = [gem + kind for gem in GEMS for kind in TYPES]
    size = max(len(desk.others), 2)
    roomy = 6 + len(columns) * (size + 1) <= width
    upright = 3 + len(columns) * (size + 1) <= width
    drawn = Table.grid(padding=(0, 1, 0, 0))
    drawn.add_column()
    for n in range(len(columns) if upright else len(COLOURS)):
        # A little air between diamonds, pearls and opals.
        drawn.add_column(width=size + (upright and roomy and n % 3 == 2))
    across, down = (columns, list(COLOURS)) if upright else (list(COLOURS), columns)
    drawn.add_row("", *(_title(desk, one) for one in across))
    for row in down:
        gems = [(column + row) if upright else (row + column) for column in across]
        cells = (cell(desk, gem, seen.get(gem, {})) for gem in gems)
        drawn.add_row(_title(desk, row), *cells)
    return Group(drawn, *_legend(desk))


def _title(desk: SleuthDesk, elements: str) -> Text:
    ink = INKS.get(elements, "")
    return Text(code(elements, desk.language), f"bold {ink}")


def _legend(desk: SleuthDesk) -> list[Text]:
    letters = desk.seat_marks()
    own, table = ("#", "=") if desk.plain else ("■", "▒")
    order = " ".join(f"{letters[seat]}={desk.names[seat]}" for seat in desk.others)
    return [Text(desk.words("sheet-legend", order=order, own=own, table=table), "dim")]

"""Draw the pictures of the terminal: `python docs/screens.py` writes docs/images/terminal-*.svg."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from loupe import new_game
from loupe.bots import LEVELS
from loupe.cli.desks import DESKS
from loupe.cli.paper import Paper
from loupe.cli.screen import draw

IMAGES = Path(__file__).parent / "images"
PEOPLE = ("Ann", "Bob", "Cem", "Dora")


def picture(name: str, seed: int, actions: int, language: str, width: int) -> str:
    """Let bots play for a while and draw what Ann sees at her next turn."""
    game = new_game(name, len(PEOPLE), seed=seed)
    players = [LEVELS["casual"].sit(game.rules, seat) for seat in range(len(PEOPLE))]
    while not game.outcome and (len(game.events) < actions or game.waiting != (0,)):
        seat = game.waiting[0]
        action = players[seat].act(game.view(seat))
        assert action is not None, "a player must act when the table waits for it"
        game.play(seat, action)
    console = Console(record=True, width=width, height=34, file=io.StringIO(), force_terminal=True)
    paper = Paper(console)
    paper.live = True
    desk = DESKS[game.rules.name](game.view(0), game.rules.tell, language, PEOPLE, {"P2G": {"1": "maybe"}})
    paper.show(draw(desk, paper))
    return console.export_svg(title="loupe play", unique_id=name.partition("/")[0])


def main() -> None:
    """Write the pictures."""
    IMAGES.mkdir(exist_ok=True)
    for file, name, seed, actions, language, width in (
        ("terminal-sleuth.svg", "sleuth/avalon-hill", 7, 30, "en", 120),
        ("terminal-cluedo.svg", "cluedo/card-game", 5, 20, "fr", 100),
    ):
        (IMAGES / file).write_text(picture(name, seed, actions, language, width), encoding="utf-8")
        print(IMAGES / file)


if __name__ == "__main__":
    main()

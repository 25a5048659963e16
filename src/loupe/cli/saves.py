"""Games put aside: the whole record, who sits where, the pencil marks and the language, in one file.

A save holds every card of the game; who opens it in an editor spoils it.
"""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from loupe.bots import LEVELS
from loupe.cli.desks import Marks
from loupe.cli.drafts import Piece
from loupe.games.game import Game
from loupe.games.vocabulary import Refusal
from loupe.i18n import LANGUAGES
from loupe.record.checking import check
from loupe.record.record import record_of, replay
from loupe.record.text import parse, to_text

SIGNS = {"yes", "no", "maybe"}
"""What a pencil mark may say."""


class Chair(Struct):
    """Who sits on a seat: a person, or a bot of some level."""

    name: str
    level: str | None = None
    marks: Marks = {}
    ahead: tuple[Piece, ...] = ()
    """What this person typed ahead."""


class Saved(Struct, tag_field="format", tag="loupe-save-1", forbid_unknown_fields=True):
    """A game that was put aside."""

    record: str
    """The whole game as a `.case` record."""
    chairs: list[Chair]
    language: str
    confirm: bool = True
    bots_seed: int = 0


class BrokenSave(Refusal):
    """A file that cannot be resumed; it is left as it is."""


def saves_folder() -> Path:
    """Return where saves go if nobody says otherwise: the user's own data folder."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    return base / "loupe" / "saves"


def new_path(folder: Path, game: str) -> Path:
    """Return a name for a new save that no other has."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game.replace('/', '-')}"
    paths = (folder / f"{stem}{'' if n == 1 else f'-{n}'}.json" for n in range(1, 1000))
    return next(path for path in paths if not path.exists())


def latest(folder: Path) -> Path:
    """Return the save that was written last."""
    found = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime) if folder.is_dir() else []
    if not found:
        raise BrokenSave("no-save", folder=str(folder))
    return found[-1]


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def record_text(game: Game[Any, Any], chairs: list[Chair]) -> str:
    """Return the whole game as a `.case` record."""
    return to_text(record_of(game, [chair.name for chair in chairs]))


def write(path: Path, saved: Saved) -> None:
    """Save."""
    text = msgspec.json.format(msgspec.json.encode(saved), indent=1).decode()
    write_atomically(path, text + "\n")


def read(path: Path, language: str) -> tuple[Saved, Game[Any, Any]]:
    """Read a save and replay its game, or raise BrokenSave, its cause told in the language."""
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Saved)
        record = parse(saved.record)
        check(record)
        game = replay(record)
    except OSError as wrong:
        raise BrokenSave("unreadable-save", file=str(path), problem=wrong.strerror or str(wrong)) from wrong
    except msgspec.MsgspecError as wrong:
        raise BrokenSave("broken-save", file=str(path), problem=str(wrong)) from wrong
    except Refusal as wrong:
        raise BrokenSave("broken-save", file=str(path), problem=wrong.sentence(language)) from wrong
    _check_chairs(path, saved, game)
    return saved, game


def _check_chairs(path: Path, saved: Saved, game: Game[Any, Any]) -> None:
    levels = {chair.level for chair in saved.chairs if chair.level is not None}
    cards = set(game.rules.cards(game.setup))
    seats = {str(seat) for seat in range(game.setup.seats)}
    marked = {card for chair in saved.chairs for card in chair.marks}
    signs = {sign for chair in saved.chairs for marks in chair.marks.values() for sign in marks.values()}
    against = {seat for chair in saved.chairs for marks in chair.marks.values() for seat in marks}
    fits = len(saved.chairs) == game.setup.seats and levels <= LEVELS.keys()
    fits = fits and marked <= cards and against <= seats and signs <= SIGNS
    if not (fits and game.events and saved.language in LANGUAGES):
        raise BrokenSave("save-does-not-fit", file=str(path))

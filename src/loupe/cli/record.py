"""`loupe record check`, `convert` and `project`: records as files."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from loupe.cli.play import Language, language_of, refuse
from loupe.cli.words import folded, printable
from loupe.games.vocabulary import Watcher
from loupe.i18n import say
from loupe.record import BrokenRule, MalformedRecord, Record, check, load_with_lines, to_json, to_text
from loupe.record import project as projected
from loupe.record.text import MOST_BYTES

STDIN = "-"
TABLE = "table"
FINE, BROKEN, UNREADABLE = 0, 1, 2

File = Annotated[str, typer.Argument(help="A record, as text or JSON; - is the standard input.")]
Seat = Annotated[str, typer.Option(help="A name, the number of a seat from 1, or `table` for a spectator.")]

app = typer.Typer(help="Check, convert and project the records of games.", no_args_is_help=True)


class Form(StrEnum):
    """The two forms of a record."""

    CASE = "case"
    JSON = "json"

    @property
    def writer(self) -> Callable[[Record], str]:
        """How a record is written in this form."""
        return to_json if self is Form.JSON else to_text


class Unreadable(Exception):
    """A file that is no record, with the sentence that says why."""


def opened(file: str, language: str) -> tuple[Record, tuple[int, ...]]:
    """Read a record and the lines of its events, or raise Unreadable."""
    try:
        return load_with_lines(_bytes_of(file))
    except OSError as wrong:
        raise Unreadable(say("record-unreadable", language, problem=wrong.strerror or str(wrong))) from wrong
    except MalformedRecord as wrong:
        raise Unreadable(wrong.sentence(language)) from wrong


def _bytes_of(file: str) -> bytes:
    """Read no more than is needed to know that something is too long to be a record."""
    if file == STDIN:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(file).open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


def opened_or_leave(file: str, language: str) -> tuple[Record, tuple[int, ...]]:
    """Read a record, or say why it cannot be read and leave with exit code 2."""
    try:
        return opened(file, language)
    except Unreadable as wrong:
        refuse(f"{printable(file)}: {wrong}")


def broken_sentence(broken: BrokenRule, record: Record, lines: tuple[int, ...], language: str) -> str:
    """Say on which line which event breaks which rule."""
    problem = broken.sentence(language, record.names)
    return say("record-on-line", language, line=str(lines[broken.event - 1]), problem=problem)


def watcher_meant(record: Record, wanted: str, language: str) -> Watcher:
    """Return whom a word means: a name, the number of a seat from 1, or the table for a spectator."""
    if wanted in record.names:
        return record.names.index(wanted)
    if (alike := [folded(name) for name in record.names]).count(folded(wanted)) == 1:
        return alike.index(folded(wanted))
    if wanted == TABLE:
        return None
    numbers = [str(seat + 1) for seat in range(len(record.names))]
    if wanted not in numbers:
        refuse(say("record-nobody", language, wanted=printable(wanted), most=len(record.names)))
    return numbers.index(wanted)


def seen_by(record: Record, wanted: str, language: str) -> Record:
    """Return what somebody saw, or leave with exit code 2 where the record does not know it."""
    watcher = watcher_meant(record, wanted, language)
    if not record.whole and record.seat != watcher:
        refuse(say("record-not-his", language))
    return projected(record, watcher) if record.whole else record


@app.command("check")
def check_files(
    files: Annotated[list[str], typer.Argument(help="Records, as text or JSON; - is the standard input.")],
    lang: Language = None,
) -> None:
    """Check that records obey the rules; exit code 1 if one does not, 2 if one cannot be read."""
    language = language_of(lang)
    raise typer.Exit(max(_checked(file, language) for file in files))


def _checked(file: str, language: str) -> int:
    shown = printable(file)
    try:
        record, lines = opened(file, language)
    except Unreadable as wrong:
        typer.echo(f"{shown}: {wrong}", err=True)
        return UNREADABLE
    try:
        check(record)
    except BrokenRule as broken:
        typer.echo(f"{shown}: {broken_sentence(broken, record, lines, language)}", err=True)
        return BROKEN
    typer.echo(say("record-fine", language, file=shown, count=len(record.events)))
    return FINE


@app.command("convert")
def convert(
    file: File,
    to: Annotated[Form, typer.Option(help="The form to write.")],
    lang: Language = None,
) -> None:
    """Write a record as text or as JSON, on the standard output."""
    _write(opened_or_leave(file, language_of(lang))[0], to)


@app.command("project")
def project(
    file: File,
    seat: Seat,
    to: Annotated[Form, typer.Option(help="The form to write.")] = Form.CASE,
    lang: Language = None,
) -> None:
    """Write what one seat saw of a whole record, on the standard output."""
    language = language_of(lang)
    _write(seen_by(opened_or_leave(file, language)[0], seat, language), to)


def _write(record: Record, form: Form) -> None:
    sys.stdout.buffer.write(form.writer(record).encode())
    sys.stdout.buffer.flush()

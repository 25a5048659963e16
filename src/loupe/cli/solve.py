"""`loupe solve`: the exact answer to a deduction problem, or to what a seat can know from a record."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console, RenderableType

from loupe.cli import solved
from loupe.cli.play import Language, language_of, refuse
from loupe.cli.record import STDIN, seen_by
from loupe.cli.words import printable
from loupe.deduction import LimitExceeded, ProblemError
from loupe.deduction import solve as solve_problem
from loupe.i18n import say
from loupe.record import MalformedRecord, Record, load, views

File = Annotated[
    str, typer.Argument(help="A problem (JSON, or .jsonl with one a line) or a record; - is standard input.")
]


def solve(
    file: File = STDIN,
    seat: Annotated[
        str | None, typer.Option(help="Of a record: a name, the number of a seat from 1, or `table`.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(min=1, help="Of a record: after the event with this number.")
    ] = None,
    explain: Annotated[
        str | None, typer.Option(help="Of a record: why a card is where it is: P2G, or P2G=bob.")
    ] = None,
    hint: Annotated[
        bool, typer.Option("--hint", help="Of a record: the easiest thing that can be deduced.")
    ] = False,
    table: Annotated[bool, typer.Option("--table", help="Print tables for people, not JSON.")] = False,
    lines: Annotated[
        bool, typer.Option("--lines", help="Answer problems one a line, each as soon as it comes.")
    ] = False,
    lang: Language = None,
) -> None:
    """Answer a deduction problem exactly, or tell what a seat of a record can know."""
    language = language_of(lang)
    of_record = any(option is not None for option in (seat, at, explain)) or hint
    if lines or file.endswith(".jsonl"):
        if of_record:
            refuse(say("solve-record-only", language))
        for line in _lines_of(file, language):
            _print(_answer_or_error(line), table, language)
        return
    raw = _bytes_of(file, language)
    if of_record or _is_record(raw):
        pieces = _of_record(_record_in(raw, file, language), seat, at, explain, hint, table, language)
        _print_pieces(pieces)
    elif file == STDIN and (problems := _one_a_line(raw)):
        for line in problems:
            _print(_answer_or_error(line), table, language)
    else:
        _answer_one(raw, file, table, language)


# Reading.


def _bytes_of(file: str, language: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    except OSError as wrong:
        _refuse_file(file, wrong, language)


def _lines_of(file: str, language: str) -> Iterator[bytes]:
    try:
        with sys.stdin.buffer if file == STDIN else Path(file).open("rb") as stream:
            yield from (line for line in stream if line.strip())
    except OSError as wrong:
        _refuse_file(file, wrong, language)


def _refuse_file(file: str, wrong: OSError, language: str) -> NoReturn:
    problem = say("record-unreadable", language, problem=wrong.strerror or str(wrong))
    refuse(f"{printable(file)}: {problem}")


def _is_record(raw: bytes) -> bool:
    """Tell a record, as text or as JSON, from a problem by how it begins."""
    return raw.lstrip(b'{ \t\r\n"').startswith(b"loupe case")


def _record_in(raw: bytes, file: str, language: str) -> Record:
    try:
        return load(raw)
    except MalformedRecord as wrong:
        refuse(f"{printable(file)}: {wrong.sentence(language)}")


def _one_a_line(raw: bytes) -> list[bytes]:
    """Return the lines, if the first of several is a problem by itself."""
    lines = [line for line in raw.splitlines() if line.strip()]
    if len(lines) < 2:
        return []
    try:
        json.loads(lines[0])
    except ValueError:
        return []
    return lines


# Problems.


def _answered(raw: bytes) -> dict[str, Any]:
    """Return the answer to a problem, or raise ValueError that names the place of what is wrong."""
    try:
        return solve_problem(json.loads(raw.rstrip()))
    except json.JSONDecodeError as wrong:
        raise ValueError(f"line {wrong.lineno}, column {wrong.colno}: {wrong.msg}") from wrong
    except UnicodeDecodeError as wrong:
        raise ValueError(f"byte {wrong.start + 1}: not UTF-8 text") from wrong
    except RecursionError as wrong:
        raise ValueError("nested too deep") from wrong
    except (LimitExceeded, ProblemError) as wrong:
        raise ValueError(str(wrong)) from wrong


def _answer_or_error(line: bytes) -> dict[str, Any]:
    try:
        return _answered(line)
    except ValueError as wrong:
        return {"error": str(wrong)}


def _answer_one(raw: bytes, file: str, table: bool, language: str) -> None:
    try:
        answer = _answered(raw)
    except ValueError as wrong:
        refuse(f"{printable(file)}: {wrong}")
    _print(answer, table, language)


def _print(answer: dict[str, Any], table: bool, language: str) -> None:
    if table:
        _print_pieces(solved.of_problem(answer, language))
    else:
        typer.echo(json.dumps(answer))
        sys.stdout.flush()


def _print_pieces(pieces: Iterable[RenderableType]) -> None:
    console = Console(markup=False, emoji=False, highlight=False)
    for piece in pieces:
        console.print(piece, soft_wrap=isinstance(piece, str))


# Records.


def _of_record(
    record: Record,
    seat: str | None,
    at: int | None,
    explain: str | None,
    hint: bool,
    table: bool,
    language: str,
) -> Iterator[RenderableType]:
    if record.whole and seat is None:
        refuse(say("solve-say-seat", language))
    record = record if seat is None else seen_by(record, seat, language)
    if at is not None and at > len(record.events):
        refuse(say("solve-no-such-event", language, at=str(at), most=len(record.events)))
    *_, view = views(record, record.seat) if at is None else list(views(record, record.seat))[:at]
    known = solved.Known(record, view, language)
    if explain is not None:
        yield from known.explained(explain)
    elif hint:
        yield from known.hinted()
    elif table:
        yield from known.tables()
    else:
        yield json.dumps(known.answer())

"""`loupe review`: what a finished game has to teach, as a short table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from loupe.cli.paper import Paper
from loupe.cli.play import Language, language_of, refuse
from loupe.cli.record import BROKEN, File, broken_sentence, opened_or_leave
from loupe.games.telling import name_of
from loupe.games.telling import say as told
from loupe.i18n import say
from loupe.record import BrokenRule, Record, check
from loupe.study import Review, SeatReview, TooLong, review
from loupe.study.claims import Claim
from loupe.study.review import percent


def review_record(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Look back upon a game: who could have known what and when, and what questions were worth."""
    language = language_of(lang)
    record, lines = opened_or_leave(file, language)
    try:
        check(record)
        found = review(record)
    except BrokenRule as broken:
        Console(stderr=True, markup=False, emoji=False, highlight=False, soft_wrap=True).print(
            broken_sentence(broken, record, lines, language)
        )
        raise typer.Exit(BROKEN) from broken
    except TooLong as wrong:
        refuse(wrong.sentence(language))
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        Paper().show(*_told(found, record, language))


def _told(found: Review, record: Record, language: str) -> Iterator[RenderableType]:
    yield Text(told(found.telling, language), "bold")
    yield Text(_solution(found, record, language))
    yield _table(found, language)
    if found.moments:
        yield Text(say("review-moments", language), "bold")
    for moment in found.moments:
        sentence = told(moment.telling, language, found.names)
        yield Text(say("review-event-tells", language, event=moment.event, told=sentence))
    if not found.counts_left:
        yield Text(say("review-cut", language), "italic")


def _solution(found: Review, record: Record, language: str) -> str:
    if not found.solution:
        return say("review-solution-untold", language)
    cards = told(record.rules.tell.cards(found.solution, record.setup), language)
    return say("review-solution", language, cards=cards)


def _table(found: Review, language: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("review-player", language))
    table.add_column(say("review-questions", language), justify="right")
    table.add_column(say("review-expected", language), justify="right")
    table.add_column(say("review-at-best", language), justify="right")
    table.add_column(say("review-known-from", language))
    table.add_column(say("review-claims", language))
    for one in found.seats:
        if one.seat is not None:
            table.add_row(*_row(one, one.seat, found, language))
    return table


def _row(one: SeatReview, seat: int, found: Review, language: str) -> Iterator[str]:
    yield name_of(seat, language, found.names)
    yield str(len(one.questions))
    yield _bits(one.bits_asked, language)
    yield _bits(one.bits_best, language)
    known = one.knew
    yield say("review-at-event", language, event=known.event) if known else say("review-never", language)
    yield "; ".join(_claim(claim, language) for claim in one.claims)


def _claim(claim: Claim, language: str) -> str:
    right = {None: "untold", True: "yes", False: "no"}[claim.right]
    if claim.share is None:
        return say("review-claim-uncounted", language, right=right, event=claim.event)
    return say("review-claim", language, right=right, event=claim.event, share=percent(claim.share))


def _bits(bits: float, language: str) -> str:
    written = f"{bits:.1f}"
    return written if language == "en" else written.replace(".", ",")

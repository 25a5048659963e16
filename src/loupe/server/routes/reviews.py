"""Looking back upon finished games: at one's tables, by a link that was shared, or from a file."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from msgspec import Raw, Struct

from loupe.games.vocabulary import Seat
from loupe.record import Record, to_json, to_text
from loupe.server.identity import Signer
from loupe.server.people.attempts import of_reviewing
from loupe.server.people.credentials import Scope, Who
from loupe.server.people.people import People
from loupe.server.reviews import MOST_BYTES, LookedBack, Reviews, begun, record_at, shared, table_for
from loupe.server.routes.asking import JSON, SCOPE
from loupe.study import Leaf, Review
from loupe.tables.events import Person
from loupe.tables.handler import Tables
from loupe.tables.table import Table

LARGE = 20_000
"""From so many bytes on an answer is sent compressed."""

AnyRequest = Request[Any, Any, State]


class GameReview(Struct, frozen=True):
    """A game, looked back upon, and every leaf of it; of a file all that is only a table's is null."""

    table: str | None
    share: str | None
    """The name by which anybody may look back upon it: `/review/…`."""
    seat: Seat | None
    """Where you sat."""
    next: str | None
    """The table where the same people went on."""
    knobs: dict[str, Any]
    """The rules that it was played by."""
    review: Review
    leaves: list[Leaf]


class _Written(Struct, frozen=True):
    """The same, with what was worked out before as it was written then."""

    table: str | None
    share: str | None
    seat: Seat | None
    next: str | None
    knobs: Raw
    review: Raw
    leaves: Raw


@get("/api/reviews/{id:str}", summary="A finished game, looked back upon")
async def view_review(
    id: str, tables: Tables, signer: Signer, reviews: Reviews, person: Person, request: AnyRequest
) -> Response[GameReview]:
    """Review a finished game that you took part in, that was public, or whose review was shared with you."""
    table = await table_for(tables, signer, id, person)
    made = await reviews.of_table(table)
    seat = table.seat_of(person)
    told = _Written(
        table.id, shared(signer, table.id), seat, table.next, made.knobs, made.review, made.leaves
    )
    return await _answer(told, request)


@post(
    "/api/reviews",
    summary="A record, looked back upon",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    opt={SCOPE: Scope.READ},
)
async def review_record(
    reviews: Reviews, people: People, who: Who, request: AnyRequest
) -> Response[GameReview]:
    """Review the record that is the body, text or JSON, whole or one seat's own; it is not kept."""
    raw = await request.body()
    await people.attempts.spend(of_reviewing(who.person, who.address))
    made: LookedBack = await reviews.of_file(raw)
    return await _answer(_Written(None, None, None, None, made.knobs, made.review, made.leaves), request)


async def _answer(told: _Written, request: AnyRequest) -> Response[Any]:
    body, headers = msgspec.json.encode(told), {"vary": "accept-encoding"}
    if len(body) >= LARGE and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=JSON, headers=headers)


@get("/api/reviews/{id:str}/record.case", summary="The record of a finished game", media_type="text/plain")
async def download_case(id: str, tables: Tables, signer: Signer, person: Person) -> Response[bytes]:
    """Give the record as text, to be kept, read and opened again."""
    return _file(await table_for(tables, signer, id, person), "case", "text/plain", to_text)


@get("/api/reviews/{id:str}/record.json", summary="The record of a finished game, as JSON")
async def download_json(id: str, tables: Tables, signer: Signer, person: Person) -> Response[bytes]:
    """Give the record as JSON, for programs."""
    return _file(await table_for(tables, signer, id, person), "json", JSON, to_json)


def _file(table: Table, form: str, media_type: str, write: Callable[[Record], str]) -> Response[bytes]:
    name = f"{begun(table)}-{table.settings.game.replace('/', '-')}.{form}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(record_at(table)).encode(), media_type=media_type, headers=headers)


HANDLERS = [view_review, review_record, download_case, download_json]

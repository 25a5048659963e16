"""What went wrong, as JSON: a stable code, a sentence in the reader's language, and the rule it stands on."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from loupe.games.telling import Telling, say
from loupe.games.vocabulary import Citation, IllegalAction, ImpossibleSettings, Refusal
from loupe.server.languages import wanted
from loupe.tables.refusals import Busy, Forbidden, TableRefusal, TooSoon, Unknown
from loupe.tables.table import Table

log = structlog.get_logger()


class Problem(Struct, frozen=True):
    """Why something was not done."""

    code: str
    sentence: str
    rule: Citation | None = None
    """The rule that an action would break."""
    detail: str | None = None
    """Where a request is malformed, for programmers."""


class HttpRefusal(Refusal):
    """A request that never comes to a table."""

    def __init__(self, code: str, status: int, retry_after: int | None = None, **terms: str | int) -> None:
        super().__init__(code, **terms)
        self.status, self.retry_after = status, retry_after

    @property
    def headers(self) -> dict[str, str]:
        """What the answer tells programs about it."""
        if self.status == 401:
            return {"www-authenticate": "Bearer"}
        return {} if self.retry_after is None else {"retry-after": str(self.retry_after)}


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    match refusal:
        case HttpRefusal():
            return refusal.status
        case Unknown():
            return 404
        case Forbidden():
            return 403
        case Busy():
            return 503
        case TooSoon():
            return 429
        case ImpossibleSettings():
            return 422
        case IllegalAction() | TableRefusal():
            return 409
        case _:
            return 400


def problem_of(refusal: Refusal, language: str, table: Table | None = None) -> Problem:
    """Tell a refusal; with its table, by the names of its cards and people."""
    rule = refusal.rule if isinstance(refusal, IllegalAction) else None
    if table is None or table.game is None:
        return Problem(refusal.code, refusal.sentence(language), rule)
    telling: Telling = table.game.rules.tell.refusal(refusal, table.setup)
    return Problem(refusal.code, say(telling, language, table.names), rule)


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language in which a request wants to be answered."""
    return wanted(request.headers.get("accept-language", ""))


def refuse(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Answer with a refusal."""
    headers = refusal.headers if isinstance(refusal, HttpRefusal) else None
    if isinstance(refusal, TooSoon):
        headers = {"retry-after": str(refusal.seconds)}
    problem = problem_of(refusal, language_of(request))
    return Response(problem, status_code=status_of(refusal), headers=headers)


def refuse_http(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Problem]:
    """Answer what no handler could be found for, or could be read."""
    refusal = http_refusal(wrong.status_code)
    told = problem_of(refusal, language_of(request))
    detail = _detail(wrong) if wrong.status_code == 400 else None
    return Response(
        Problem(told.code, told.sentence, detail=detail),
        status_code=wrong.status_code,
        headers=wrong.headers or None,
    )


def http_refusal(status: int) -> HttpRefusal:
    """Return the refusal of a request with this status."""
    match status:
        case 404:
            return HttpRefusal("no-such-page", status)
        case 405:
            return HttpRefusal("no-such-method", status)
        case 413:
            return HttpRefusal("too-large", status)
        case _:
            return HttpRefusal("malformed", status)


def _detail(wrong: HTTPException) -> str:
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(found)[:500] or "the body is no JSON that fits"


def refuse_storage(request: Request[Any, Any, Any], wrong: DBAPIError) -> Response[Problem]:
    """Answer when the database does not; nothing was done, so it may be tried again."""
    log.error("the database failed", problem=type(wrong.orig).__name__)
    return refuse(request, HttpRefusal("storage-failed", 503))


def fail(request: Request[Any, Any, Any], wrong: Exception) -> Response[Problem]:
    """Answer when the server itself is wrong."""
    if isinstance(wrong, RecursionError):  # JSON nested so deeply that it can't be read.
        return refuse(request, HttpRefusal("malformed", 400))
    log.error("a request failed", exc_info=wrong)
    return refuse(request, HttpRefusal("server-failed", 500))

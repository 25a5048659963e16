"""The gate before every request and socket: who it is, where it comes from, and what all answers carry."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from loupe.server.identity import Signer, cookie_in, set_cookie
from loupe.server.languages import wanted
from loupe.server.metrics import Metrics
from loupe.server.problems import HttpRefusal, problem_of

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

log = structlog.get_logger()


class Gate:
    """Wraps the application; everything passes through here, whatever becomes of it inside."""

    def __init__(self, app: ASGIApp, signer: Signer, origins: Iterable[str], metrics: Metrics) -> None:
        self._app, self._signer, self._metrics = app, signer, metrics
        self._origins = frozenset(origin.rstrip("/") for origin in origins)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request or socket in, or turn it away."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        # A socket reads as much as a GET does, and no browser asks before it opens one.
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and self._foreign(headers):
            await self._turn_away(scope, headers, send)
            return
        person = self._signer.read(cookie_in(headers.get("cookie", "")))
        cookie = None
        if person is None:
            person = self._signer.guest()
            cookie = set_cookie(self._signer.sign(person), self._secure(scope))
        scope.setdefault("state", {})["person"] = person
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._pass_on(scope, receive, send, cookie)

    def _foreign(self, headers: dict[str, str]) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        return origin not in self._origins and urlsplit(origin).netloc != headers.get("host")

    def _secure(self, scope: Scope) -> bool:
        return scope["scheme"] == "https" or any(origin.startswith("https:") for origin in self._origins)

    async def _turn_away(self, scope: Any, headers: dict[str, str], send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign-origin"})
            return
        problem = problem_of(HttpRefusal("foreign-origin", 403), wanted(headers.get("accept-language", "")))
        told = _headers(None) | {"content-type": "application/json"}
        await send({"type": "http.response.start", "status": 403, "headers": _raw(told)})
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})

    async def _pass_on(self, scope: Any, receive: Receive, send: Send, cookie: str | None) -> None:
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_raw(_headers(cookie))]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            # The template of the path, for a path may hold the code of an invitation.
            path = scope.get("path_template") or "unknown"
            seconds = time.perf_counter() - began
            self._metrics.request(scope["method"], path, status, seconds)
            log.info("request", method=scope["method"], path=path, status=status, ms=round(seconds * 1000, 1))


def _headers(cookie: str | None) -> dict[str, str]:
    # What one person is shown is nobody else's, and old with the next event.
    told = HEADERS | {"cache-control": "no-store"}
    return told | {"set-cookie": cookie} if cookie else told


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]

"""The gate before every request and socket: who it is, where it comes from, and what all answers carry."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec.structs import replace

from loupe.server.identity import COOKIE, Signer, cookie_in, set_cookie
from loupe.server.languages import wanted
from loupe.server.leaving import ELSEWHERE, Leaving
from loupe.server.limits import Buckets, Places, Rate
from loupe.server.metrics import Metrics
from loupe.server.people.credentials import SESSION, Credentials, Scope, Who
from loupe.server.problems import HttpRefusal, problem_of
from loupe.server.proxies import Proxies

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
AT_ONCE = 6
"""So many seconds' worth of requests may come at the same moment."""
NEIGHBOURS = 5
"""So many people's requests, and sockets, may come from one address."""
MOST_SOCKETS = 30
"""So many a person may have open."""
REVOKED, CROWDED = 4401, 4429
"""Why a socket is closed: whoever opened it was logged out since; too many are open."""

log = structlog.get_logger()


class Gate:
    """Wraps the application; everything passes through here, whatever becomes of it inside."""

    def __init__(
        self,
        app: ASGIApp,
        signer: Signer,
        credentials: Credentials,
        metrics: Metrics,
        leaving: Leaving,
        *,
        origins: Iterable[str] = (),
        proxies: Iterable[str] = (),
        per_second: float = 0,
        patience: float = 15,
    ) -> None:
        self._app, self._signer, self._credentials, self._metrics = app, signer, credentials, metrics
        self.leaving = leaving
        self._origins = frozenset(origin.rstrip("/") for origin in origins)
        self._proxies, self._patience = Proxies(proxies), patience
        self._buckets = _buckets(per_second) if per_second else None
        self._places = Places()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request or socket in, or turn it away."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            who, cookie = await self._admit(scope, headers)
        except HttpRefusal as refusal:
            await self._turn_away(refusal, scope, headers, send)
            return
        secure = self._secure(scope, headers)
        scope.setdefault("state", {}).update(person=who.person, who=who, secure=secure)
        if scope["type"] == "websocket":
            await self._connect(who, _credential(headers), scope, receive, send)
        else:
            given = None if cookie is None else set_cookie(cookie, secure)
            await self._pass_on(scope, _patient(receive, self._patience), send, given)

    # Who comes, and whether he may.

    async def _admit(self, scope: Any, headers: dict[str, str]) -> tuple[Who, str | None]:
        """Return who it is, and the cookie that he is to be given, if he has none; or refuse him."""
        address = self._proxies.sender(scope, headers)
        if address is not None:
            self._take(f"address {address}", 1 / NEIGHBOURS)
        token = _bearer(headers)
        # What a page elsewhere can make a browser send without asking has no token.
        if token is None and self._may_be_forged(scope) and self._foreign(headers):
            raise HttpRefusal("foreign-origin", 403)
        who, cookie = await self._known(token, headers)
        self._take(f"person {who.person}", 1.0)
        if scope["type"] == "websocket" and who.scopes is not None and Scope.READ not in who.scopes:
            raise HttpRefusal("scope-lacking", 403, scope=Scope.READ)
        return replace(who, address=address), cookie

    @staticmethod
    def _may_be_forged(scope: Any) -> bool:
        # A socket reads as much as a GET does, and no browser asks before it opens one.
        return scope["type"] == "websocket" or scope["method"] not in SAFE

    async def _known(self, token: str | None, headers: dict[str, str]) -> tuple[Who, str | None]:
        if token is not None:
            bot = await self._credentials.find(token)
            if bot is None or bot.scopes is None:
                raise HttpRefusal("bad-token", 401)
            return bot, None
        shown = cookie_in(headers.get("cookie", ""))
        who = await self._credentials.find(shown) if shown.startswith(SESSION) else None
        person = self._signer.read(shown)
        if who is None and person is not None:
            who = Who(person)
        if who is not None:
            return who, None
        guest = self._signer.guest()
        return Who(guest), self._signer.sign(guest)

    def _take(self, whose: str, much: float) -> None:
        wait = self._buckets.take(whose, much) if self._buckets else 0
        if wait:
            raise HttpRefusal("too-many-requests", 429, retry_after=math.ceil(wait))

    def _foreign(self, headers: dict[str, str]) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        return origin not in self._origins and urlsplit(origin).netloc != headers.get("host")

    def _secure(self, scope: Any, headers: dict[str, str]) -> bool:
        https = any(origin.startswith("https:") for origin in self._origins)
        return https or self._proxies.secure(scope, headers)

    # Letting in, and turning away.

    async def _turn_away(self, refusal: HttpRefusal, scope: Any, headers: dict[str, str], send: Send) -> None:
        socket = scope["type"] == "websocket"
        if socket and "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        problem = problem_of(refusal, wanted(headers.get("accept-language", "")))
        told = _headers(None) | refusal.headers | {"content-type": "application/json"}
        kind = "websocket.http.response" if socket else "http.response"
        start: Any = {"type": f"{kind}.start", "status": refusal.status, "headers": _raw(told)}
        body: Any = {"type": f"{kind}.body", "body": msgspec.json.encode(problem), "more_body": False}
        await send(start)
        await send(body)
        self._metrics.request(scope.get("method", "GET"), "turned away", refusal.status, 0.0)

    async def _connect(
        self, who: Who, credential: str | None, scope: Any, receive: Receive, send: Send
    ) -> None:
        """Let a socket in, if not too many are open, and for as long as its session is good."""
        wanted = [(f"person {who.person}", MOST_SOCKETS)]
        if who.address is not None:
            wanted.append((f"address {who.address}", MOST_SOCKETS * NEIGHBOURS))
        with self._places.one(wanted) as free:
            if not free:
                await _close_at_once(receive, send, CROWDED, "too-many-sockets")
            elif self.leaving.begun:
                await _close_at_once(receive, send, ELSEWHERE, "elsewhere")
            else:
                told = send if credential is None else self._while_good(credential, send)
                await self.leaving.connected(self._app, scope, receive, told)

    def _while_good(self, credential: str, send: Send) -> Send:
        closed = False

        async def tell(message: Message) -> None:
            nonlocal closed
            if closed:
                return
            if message["type"] == "websocket.send" and await self._credentials.find(credential) is None:
                closed = True
                message = {"type": "websocket.close", "code": REVOKED, "reason": "logged-out"}
            await send(message)

        return tell

    async def _pass_on(self, scope: Any, receive: Receive, send: Send, cookie: str | None) -> None:
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = list(message["headers"])
                given = None if _gives_cookie(own) else cookie
                message["headers"] = [*own, *_raw(_headers(given, dict(own).get(b"cache-control")))]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            # The template of the path, for a path may hold the code of an invitation.
            path = scope.get("path_template") or "unknown"
            seconds = time.perf_counter() - began
            self._metrics.request(scope["method"], path, status, seconds)
            log.info("request", method=scope["method"], path=path, status=status, ms=round(seconds * 1000, 1))


def _buckets(per_second: float) -> Buckets:
    return Buckets(Rate(per_second, per_second * AT_ONCE), time.monotonic)


def _bearer(headers: dict[str, str]) -> str | None:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _credential(headers: dict[str, str]) -> str | None:
    """Return what somebody showed that can be revoked."""
    shown = _bearer(headers) or cookie_in(headers.get("cookie", ""))
    return shown if _bearer(headers) or shown.startswith(SESSION) else None


def _patient(receive: Receive, seconds: float) -> Receive:
    """Receive a body that comes in time, however many pieces it is cut into."""
    until = asyncio.get_running_loop().time() + seconds
    ended = False

    async def take() -> Any:
        nonlocal ended
        if ended:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise HttpRefusal("too-slow", 408) from None
        ended = not message.get("more_body", False)
        return message

    return take


async def _close_at_once(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Open a socket and close it: else no browser would learn why."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": reason})


def _gives_cookie(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    ours = f"{COOKIE}=".encode()
    return any(name.lower() == b"set-cookie" and value.startswith(ours) for name, value in headers)


def _headers(cookie: str | None, caching: bytes | None = None) -> dict[str, str]:
    # What one person is shown is nobody else's, and old with the next event; the client's files differ.
    told = HEADERS if caching else HEADERS | {"cache-control": "no-store"}
    kept_by_others = caching is not None and caching.startswith(b"public")
    return told | {"set-cookie": cookie} if cookie and not kept_by_others else told


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]

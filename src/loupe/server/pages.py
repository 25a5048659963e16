"""The client for browsers: its built files, and the page itself at every address that is a screen's.

All of it is small and the same for everybody, so it is read once and answered from memory.
"""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Send

from loupe.i18n import LANGUAGES
from loupe.server.languages import wanted

BUILT = Path(__file__).parent / "static"
"""Where `make` builds the client."""
HASHED = "/assets/"
"""Whatever lies here has its content in its name, and never changes."""
PAGE = "index.{}.html"
SERVERS_OWN = re.compile(r"/(api|schema|health|metrics)(/|$)")
"""Where there are no screens: what is not found there is told as a problem."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class File:
    """A built file, as it is and compressed."""

    body: bytes
    type: str
    caching: str
    packed: dict[str, bytes] = field(default_factory=dict)

    def answer(self, headers: dict[str, str], status: int = 200) -> Answer:
        """Return it in the best form that a browser takes, or that the browser has it already."""
        accepted = headers.get("accept-encoding", "")
        encoding = next((name for name in self.packed if name in accepted), "")
        body = self.packed.get(encoding, self.body)
        tag = f'"{sha256(body).hexdigest()[:20]}"'
        told = {
            "content-type": self.type,
            "cache-control": self.caching,
            "etag": tag,
            "vary": "accept-encoding, accept-language",
        }
        if encoding:
            told["content-encoding"] = encoding
        if tag in headers.get("if-none-match", "") and status == 200:
            return Answer(304, told, b"")
        return Answer(status, told | {"content-length": str(len(body))}, body)


@dataclass(frozen=True)
class Answer:
    """What is sent."""

    status: int
    headers: dict[str, str]
    body: bytes


class Pages:
    """What was built; nothing at all, where nothing was."""

    def __init__(self, folder: Path = BUILT) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {f"/{path.relative_to(folder).as_posix()}": _read(path, folder) for path in found}
        self._pages = {code: self._files.pop(f"/{PAGE.format(code)}", None) for code in LANGUAGES}
        routes = self._files.pop("/routes.json", None)
        self._screens = [_pattern(route) for route in msgspec.json.decode(routes.body)] if routes else []

    def __bool__(self) -> bool:
        return all(self._pages.values())

    def answer(self, path: str, headers: dict[str, str]) -> Answer | None:
        """Return the file or the page at an address, if there is any."""
        if file := self._files.get(path):
            return file.answer(headers)
        page = self._pages[wanted(headers.get("accept-language", ""))]
        if page is None or SERVERS_OWN.match(path):
            return None
        if any(screen.fullmatch(path) for screen in self._screens):
            return page.answer(headers)
        # A person who came by a broken link reads the page that says so; a program is told by the server.
        return page.answer(headers, 404) if "text/html" in headers.get("accept", "") else None


def _read(path: Path, folder: Path) -> File:
    hashed = f"/{path.relative_to(folder).as_posix()}".startswith(HASHED)
    packed = {name: _sibling(path, ending) for name, ending in ENCODINGS.items()}
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(
        path.read_bytes(),
        f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        # `no-cache` is kept, and asked for anew each time whether it is still the same.
        "public, max-age=31536000, immutable" if hashed else "no-cache",
        {name: body for name, body in packed.items() if body is not None},
    )


def _sibling(path: Path, ending: str) -> bytes | None:
    packed = path.with_name(path.name + ending)
    return packed.read_bytes() if packed.is_file() else None


def _pattern(route: str) -> re.Pattern[str]:
    """Return what matches the addresses of a route such as `/table/:id`."""
    return re.compile(re.sub(r":\w+", "[^/]+", route) + "/?")


class Client:
    """Answers what a browser asks for to show anything; all else is the application's."""

    def __init__(self, app: ASGIApp, pages: Pages) -> None:
        self._app, self._pages = app, pages

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on."""
        answer = self._answer(scope) if scope["type"] == "http" else None
        if answer is None:
            await self._app(scope, receive, send)
            return
        headers = [(name.encode(), value.encode()) for name, value in answer.headers.items()]
        scope["path_template"] = "pages"
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        body = b"" if scope["method"] == "HEAD" else answer.body
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _answer(self, scope: Any) -> Answer | None:
        if scope["method"] not in ("GET", "HEAD"):
            return None
        return self._pages.answer(scope["path"], _texts(scope["headers"]))


def _texts(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}

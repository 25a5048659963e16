"""Who somebody is: a guest from the first request on, by a cookie that only this server can write."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from loupe.tables.events import Person

COOKIE = "loupe"
YEAR = 365 * 24 * 3600
SIGNED = re.compile(r"([A-Za-z0-9_-]{22})\.([0-9a-f]{64})")


def secret_of(folder: Path) -> bytes:
    """Return the server's secret, made when it is first needed and readable by its owner alone."""
    path = folder / "secret"
    if not path.exists():
        draft = folder / f".secret.{secrets.token_hex(8)}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        # Of several that start at once, one wins; and a secret is there whole, or not yet.
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    return bytes.fromhex(path.read_text())


class Signer:
    """Writes and reads the cookies that say who somebody is."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def guest(self) -> Person:
        """Return somebody new."""
        return secrets.token_urlsafe(16)

    def sign(self, person: Person) -> str:
        """Return what a person's cookie says."""
        return f"{person}.{self._mac(person)}"

    def read(self, cookie: str) -> Person | None:
        """Return whose cookie it is; nobody's, if this server has not written it."""
        found = SIGNED.fullmatch(cookie)
        if found and hmac.compare_digest(found[2], self._mac(found[1])):
            return found[1]
        return None

    def _mac(self, person: Person) -> str:
        return hmac.new(self._secret, f"guest {person}".encode(), hashlib.sha256).hexdigest()


def cookie_in(header: str) -> str:
    """Return the value of our cookie in a Cookie header, or nothing."""
    pairs = (pair.strip().partition("=") for pair in header.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def set_cookie(value: str, secure: bool) -> str:
    """Return the header that gives somebody his cookie."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

"""Who somebody is: a guest from the first request on, by a cookie that only this server can write."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from loupe.tables.events import Person

COOKIE = "loupe"
YEAR = 365 * 24 * 3600
SIGNED = re.compile(r"([A-Za-z0-9_-]{22})\.([0-9a-f]{64})")


class Signer:
    """Writes and reads the cookies that say who somebody is; `secret` is what all nodes share."""

    secret: bytes
    """Known once the database is open; before that nothing can be signed."""

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

    def hidden(self, text: str) -> str:
        """Return what is the same for the same text on every node, and does not tell it."""
        return self._digest(f"hidden {text}")

    @staticmethod
    def same(given: str, expected: str) -> bool:
        """Compare what somebody gives with what he should, in a time that tells nothing."""
        return hmac.compare_digest(given.encode(), expected.encode())

    def _mac(self, person: Person) -> str:
        return self._digest(f"guest {person}")

    def _digest(self, text: str) -> str:
        return hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()


def cookie_in(header: str) -> str:
    """Return the value of our cookie in a Cookie header, or nothing."""
    pairs = (pair.strip().partition("=") for pair in header.split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def set_cookie(value: str, secure: bool) -> str:
    """Return the header that gives somebody his cookie."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

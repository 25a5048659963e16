"""What may not be tried often, counted in rows: so that it holds on all nodes together."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from msgspec import Struct

from loupe.server.identity import Signer
from loupe.server.people.rows import Rows
from loupe.server.people.schema import ATTEMPTS
from loupe.server.problems import HttpRefusal

MINUTE, HOUR = 60.0, 3600.0


class Limit(Struct, frozen=True):
    """So many attempts on a subject in so many seconds."""

    subject: str
    most: int
    seconds: float


def of_logging_in(login: str, address: str | None) -> list[Limit]:
    """Limit how often somebody tries passwords; a stranger elsewhere can't so lock the owner out."""
    limits = [
        Limit(f"login {login} from {address or 'here'}", 10, 15 * MINUTE),
        Limit(f"login {login}", 100, HOUR),
    ]
    return limits + ([Limit(f"logins from {address}", 60, 15 * MINUTE)] if address else [])


def of_registering(address: str | None) -> list[Limit]:
    """Limit how many accounts are made, and so how many names are tried out."""
    return [Limit(f"accounts from {address}", 20, HOUR)] if address else []


def of_exporting(person: str) -> list[Limit]:
    """Limit how often somebody has everything packed."""
    return [Limit(f"exports of {person}", 10, HOUR)]


def of_reviewing(person: str, address: str | None) -> list[Limit]:
    """Limit how many files somebody has looked back upon."""
    limits = [Limit(f"reviews of {person}", 60, HOUR)]
    return limits + ([Limit(f"reviews from {address}", 300, HOUR)] if address else [])


class Attempts:
    """All attempts of late."""

    def __init__(self, rows: Rows, signer: Signer, clock: Callable[[], float]) -> None:
        self._rows, self._signer, self._clock = rows, signer, clock

    async def spend(self, limits: Sequence[Limit]) -> None:
        """Count an attempt, or refuse it."""
        now = self._clock()
        rows = [{"id": secrets.token_hex(16), "subject": self._hidden(limit), "at": now} for limit in limits]
        if not rows:
            return
        # Counted after it is written: of many at once, none overlooks the others.
        await self._rows.write(sa.insert(ATTEMPTS).values(rows))
        for limit in limits:
            since = now - limit.seconds
            recent = (ATTEMPTS.c.subject == self._hidden(limit)) & (ATTEMPTS.c.at > since)
            counted = sa.select(sa.func.count().label("count"), sa.func.min(ATTEMPTS.c.at).label("first"))
            found = await self._rows.first(counted.where(recent))
            if found.count > limit.most:
                wait = math.ceil(found.first + limit.seconds - now)
                raise HttpRefusal("too-many-attempts", 429, retry_after=max(1, wait), minutes=-(-wait // 60))

    async def clear(self, limits: Sequence[Limit]) -> None:
        """Forget what was tried: it succeeded."""
        subjects = [self._hidden(limit) for limit in limits]
        await self._rows.write(sa.delete(ATTEMPTS).where(ATTEMPTS.c.subject.in_(subjects)))

    async def sweep(self) -> None:
        """Forget what is too long ago to count."""
        await self._rows.write(sa.delete(ATTEMPTS).where(ATTEMPTS.c.at < self._clock() - HOUR))

    def _hidden(self, limit: Limit) -> str:
        return self._signer.hidden(limit.subject)

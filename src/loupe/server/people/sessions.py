"""Where somebody is logged in: begun anew at each login, listed, ended."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import sqlalchemy as sa
from msgspec import Struct

from loupe.server.people.credentials import IDLE, SESSION, Credentials, Who, fresh, hash_of
from loupe.server.people.devices import browser_of, system_of
from loupe.server.people.rows import Rows
from loupe.server.people.schema import SESSIONS
from loupe.tables.events import Person


class Session(Struct, frozen=True):
    """A device on which somebody is logged in."""

    id: str
    browser: str | None
    """By its name, if it is a known one."""
    system: str | None
    """On what it runs, by name."""
    created: float
    seen: float
    """When it was last used, to ten minutes or so."""
    current: bool
    """Whether it is the one that asks."""


class Sessions:
    """All sessions."""

    def __init__(self, rows: Rows, credentials: Credentials, clock: Callable[[], float]) -> None:
        self._rows, self._credentials, self._clock = rows, credentials, clock

    async def begin(self, person: Person, agent: str) -> str:
        """Log somebody in, and return the new session's cookie: never one that there was before."""
        shown, now = fresh(SESSION), self._clock()
        row = {
            "hash": hash_of(shown),
            "id": secrets.token_urlsafe(9),
            "person": person,
            "browser": browser_of(agent),
            "system": system_of(agent),
            "created": now,
            "seen": now,
        }
        await self._rows.write(sa.insert(SESSIONS).values(row))
        return shown

    async def of(self, who: Who) -> list[Session]:
        """List where somebody is logged in, the last used first."""
        mine = (SESSIONS.c.person == who.person) & (SESSIONS.c.seen > self._clock() - IDLE)
        rows = await self._rows.read(sa.select(SESSIONS).where(mine).order_by(SESSIONS.c.seen.desc()))
        return [
            Session(row.id, row.browser, row.system, row.created, row.seen, row.hash == who.session)
            for row in rows
        ]

    async def end(self, person: Person, id: str) -> bool:
        """End one of a person's sessions, and return whether there was such a one."""
        return await self._end((SESSIONS.c.person == person) & (SESSIONS.c.id == id)) > 0

    async def end_this(self, hash: str) -> None:
        """End the session of whoever asks."""
        await self._end(SESSIONS.c.hash == hash)

    async def end_all(self, person: Person) -> None:
        """Log somebody out everywhere."""
        await self._end(SESSIONS.c.person == person)

    async def sweep(self) -> None:
        """Strike off what nobody has used for long."""
        await self._end(SESSIONS.c.seen <= self._clock() - IDLE)

    async def _end(self, which: sa.ColumnElement[bool]) -> int:
        ended = await self._rows.write(sa.delete(SESSIONS).where(which))
        self._credentials.forget()
        return ended

"""Who shows a session's cookie or a bot's token: looked up in rows, and remembered for a moment."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from enum import StrEnum
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from loupe.server.people.rows import Rows
from loupe.server.people.schema import ACCOUNTS, SESSIONS, TOKENS
from loupe.tables.events import Person

DAY = 24 * 3600.0
SESSION, TOKEN = "session.", "loupe_"
"""What comes first in the cookie of a session, and in a bot's token: so that one sees what has leaked."""
IDLE = 90 * DAY
"""A session ends when nobody has used it for so long."""
MOMENT = 5.0
"""Seconds for which an answer is remembered: so long another node may not know what was revoked."""
MOST_REMEMBERED = 10_000
SEEN_AGAIN = 600.0
"""Seconds after which it is worth noting that somebody is still here."""


class Scope(StrEnum):
    """What a token allows its bot to do."""

    READ = "read"
    PLAY = "play"
    CHAT = "chat"


class Who(Struct, frozen=True):
    """Who asks, and by what right."""

    person: Person
    session: str | None = None
    """The hash of his session's cookie, if he is logged in."""
    scopes: frozenset[Scope] | None = None
    """All that he may do, if he came with a token."""
    address: str | None = None
    """Where he comes from, if that tells him from others."""


def fresh(prefix: str) -> str:
    """Return something to be shown, that nobody can guess."""
    return prefix + secrets.token_urlsafe(32)


def hash_of(shown: str) -> str:
    """Return what is kept of it; as nobody can guess it, a quick hash will do."""
    return sha256(shown.encode()).hexdigest()


class Credentials:
    """All sessions and tokens that are good."""

    def __init__(self, rows: Rows, clock: Callable[[], float]) -> None:
        self._rows, self._clock = rows, clock
        self._known: OrderedDict[str, tuple[float, Who | None]] = OrderedDict()

    async def find(self, shown: str) -> Who | None:
        """Return who shows a session's cookie or a token; nobody, if it is not good any more."""
        hash, now = hash_of(shown), self._clock()
        until, who = self._known.get(hash, (0.0, None))
        if until <= now:
            who = await (self._token(hash) if shown.startswith(TOKEN) else self._session(hash))
            self._known[hash] = (now + MOMENT, who)
            self._known.move_to_end(hash)
            while len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return who

    def forget(self) -> None:
        """Look everything up anew: something was revoked here."""
        self._known.clear()

    async def _session(self, hash: str) -> Who | None:
        here = (SESSIONS.c.hash == hash) & (SESSIONS.c.seen > self._clock() - IDLE)
        row = await self._rows.first(_with_account(SESSIONS).where(here))
        if row is None:
            return None
        await self._note(SESSIONS, row)
        return Who(row.person, hash)

    async def _token(self, hash: str) -> Who | None:
        here = (TOKENS.c.hash == hash) & (TOKENS.c.expires > self._clock())
        row = await self._rows.first(_with_account(TOKENS).where(here))
        if row is None:
            return None
        await self._note(TOKENS, row)
        return Who(row.person, scopes=frozenset(map(Scope, row.scopes.split())))

    async def _note(self, table: sa.Table, row: Any) -> None:
        now = self._clock()
        if row.seen is None or row.seen < now - SEEN_AGAIN:
            await self._rows.write(sa.update(table).where(table.c.hash == row.hash).values(seen=now))


def _with_account(table: sa.Table) -> sa.Select[Any]:
    """Select rows whose owners are not being forgotten."""
    joined = table.join(ACCOUNTS, table.c.person == ACCOUNTS.c.person)
    return sa.select(table).select_from(joined).where(~ACCOUNTS.c.leaving)

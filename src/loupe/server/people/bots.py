"""Programs that come in from outside: each is somebody's, and shows a token that says what it may do."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from loupe.server.people.credentials import DAY, TOKEN, Credentials, Scope, fresh, hash_of
from loupe.server.people.rows import Rows
from loupe.server.people.schema import ACCOUNTS, TOKENS
from loupe.server.problems import HttpRefusal
from loupe.tables.events import BOT, Person
from loupe.tables.settings import checked_name

MOST_BOTS, MOST_TOKENS = 20, 10


class Token(Struct, frozen=True):
    """What a bot shows; it can be seen but once, when it is made."""

    id: str
    scopes: tuple[Scope, ...]
    created: float
    expires: float
    seen: float | None
    """When it was last used, to ten minutes or so."""


class Bot(Struct, frozen=True):
    """A program with a name of its own."""

    id: str
    name: str
    created: float
    tokens: tuple[Token, ...]


class Bots:
    """All bots and their tokens."""

    def __init__(self, rows: Rows, credentials: Credentials, clock: Callable[[], float]) -> None:
        self._rows, self._credentials, self._clock = rows, credentials, clock

    async def of(self, owner: Person) -> list[Bot]:
        """List somebody's bots, with their tokens."""
        mine = (ACCOUNTS.c.owner == owner) & ~ACCOUNTS.c.leaving
        bots = await self._rows.read(sa.select(ACCOUNTS).where(mine).order_by(ACCOUNTS.c.created))
        shown = TOKENS.c.person.in_([bot.person for bot in bots])
        tokens = await self._rows.read(sa.select(TOKENS).where(shown).order_by(TOKENS.c.created))
        return [_bot(bot, [token for token in tokens if token.person == bot.person]) for bot in bots]

    async def add(self, owner: Person, name: str) -> Bot:
        """Give somebody a bot."""
        if len(await self.of(owner)) >= MOST_BOTS:
            raise HttpRefusal("too-many-bots", 409, most=MOST_BOTS)
        row: dict[str, Any] = {
            "person": BOT + secrets.token_urlsafe(12),
            "name": checked_name(name),
            "owner": owner,
            "created": self._clock(),
            "leaving": False,
        }
        await self._rows.write(sa.insert(ACCOUNTS).values(row))
        return Bot(row["person"], row["name"], row["created"], ())

    async def find(self, owner: Person, id: str) -> Bot:
        """Return one of somebody's bots."""
        for bot in await self.of(owner):
            if bot.id == id:
                return bot
        raise HttpRefusal("no-such-bot", 404)

    async def issue(self, owner: Person, bot: str, scopes: Collection[Scope], days: int) -> tuple[str, Token]:
        """Make a token, and return it with what is known of it from then on."""
        if len((await self.find(owner, bot)).tokens) >= MOST_TOKENS:
            raise HttpRefusal("too-many-tokens", 409, most=MOST_TOKENS)
        shown, now = fresh(TOKEN), self._clock()
        row: dict[str, Any] = {
            "hash": hash_of(shown),
            "id": secrets.token_urlsafe(9),
            "person": bot,
            "scopes": " ".join(scope for scope in Scope if scope in scopes),
            "created": now,
            "expires": now + days * DAY,
        }
        await self._rows.write(sa.insert(TOKENS).values(row))
        scoped = tuple(scope for scope in Scope if scope in scopes)
        return shown, Token(row["id"], scoped, now, row["expires"], None)

    async def revoke(self, owner: Person, token: str) -> None:
        """Make a token good for nothing."""
        bots = sa.select(ACCOUNTS.c.person).where(ACCOUNTS.c.owner == owner)
        mine = (TOKENS.c.id == token) & TOKENS.c.person.in_(bots)
        revoked = await self._rows.write(sa.delete(TOKENS).where(mine))
        self._credentials.forget()
        if not revoked:
            raise HttpRefusal("no-such-token", 404)

    async def sweep(self) -> None:
        """Strike off tokens that have expired a month ago: so long their owner still sees it."""
        await self._rows.write(sa.delete(TOKENS).where(TOKENS.c.expires < self._clock() - 30 * DAY))


def _bot(bot: Any, tokens: Collection[Any]) -> Bot:
    return Bot(bot.person, bot.name, bot.created, tuple(map(_token, tokens)))


def _token(row: Any) -> Token:
    return Token(row.id, tuple(map(Scope, row.scopes.split())), row.created, row.expires, row.seen)

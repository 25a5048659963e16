"""Who becomes another at all his tables: a guest who has an account now, or somebody who is forgotten."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
import structlog

from loupe.games.vocabulary import Refusal
from loupe.server.database import PARTS, PRESENCE, RATINGS, settle
from loupe.server.gallery import said_by
from loupe.server.people.credentials import Credentials
from loupe.server.people.mutes import handed_over
from loupe.server.people.rows import Rows
from loupe.server.people.schema import ACCOUNTS, SESSIONS, TOKENS
from loupe.tables.commands import AnyCommand, Become, Cancel, Leave
from loupe.tables.events import GONE, Person
from loupe.tables.handler import Tables
from loupe.tables.table import Phase

log = structlog.get_logger()


class Moving:
    """Changes who somebody is."""

    def __init__(self, rows: Rows, tables: Tables, credentials: Credentials) -> None:
        self._rows, self._tables, self._credentials = rows, tables, credentials

    async def become(self, before: Person, after: Person) -> None:
        """Let all that a guest has be that of an account from now on."""
        for table in await self._tables_of(before):
            await self._tables.handle(table, before, Become(after=after))
        await self._rows.write(*handed_over(before, after), said_by(before, after))

    async def forget_account(self, person: Person) -> None:
        """Forget somebody who has an account, and his bots; begun, it is done even if this node dies."""
        mine = (ACCOUNTS.c.person == person) | (ACCOUNTS.c.owner == person)
        await self._rows.write(sa.update(ACCOUNTS).where(mine).values(leaving=True))
        self._credentials.forget()
        bots = await self._rows.read(sa.select(ACCOUNTS.c.person).where(ACCOUNTS.c.owner == person))
        for one in (*(bot.person for bot in bots), person):
            await self._forget(one)
            await self._rows.write(
                sa.delete(SESSIONS).where(SESSIONS.c.person == one),
                sa.delete(TOKENS).where(TOKENS.c.person == one),
                sa.delete(ACCOUNTS).where(ACCOUNTS.c.person == one),
            )
        await settle(self._rows.engine)

    async def forget_guest(self, person: Person) -> None:
        """Forget a guest."""
        await self._forget(person)
        await settle(self._rows.engine)

    async def finish(self) -> None:
        """Forget those whom a node that died has not forgotten wholly."""
        for row in await self._rows.read(sa.select(ACCOUNTS.c.person).where(ACCOUNTS.c.leaving)):
            await self.forget_account(row.person)

    async def _forget(self, person: Person) -> None:
        gone = GONE + secrets.token_urlsafe(12)
        for table in await self._tables_of(person):
            await self._stand_up(table, person)
            await self._tables.handle(table, person, Become(after=gone, forgotten=True))
        struck = sa.delete(RATINGS).where(RATINGS.c.person == person)
        here = sa.delete(PRESENCE).where(PRESENCE.c.person == person)
        await self._rows.write(struck, here, *handed_over(person, None), said_by(person, None))

    async def _stand_up(self, id: str, person: Person) -> None:
        """Leave others a table that can go on: a house player takes over, and no host who never comes."""
        table = await self._tables.look(id)
        command: AnyCommand | None = None
        if table.phase is Phase.OPEN and table.host == person:
            command = Cancel()
        elif table.phase in (Phase.OPEN, Phase.RUNNING) and table.seat_of(person) is not None:
            command = Leave()
        if command is not None:
            try:
                await self._tables.handle(id, person, command)
            except Refusal as refused:  # The game has ended, or begun, at this very moment.
                log.info("somebody left no table", code=refused.code)

    async def _tables_of(self, person: Person) -> list[str]:
        parts = sa.select(PARTS.c.table_id).where(PARTS.c.person == person).order_by(PARTS.c.table_id)
        return [row.table_id for row in await self._rows.read(parts)]

"""Accounts: made, entered with a password or a recovery code, changed."""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

import sqlalchemy as sa
from msgspec import Meta
from sqlalchemy.exc import IntegrityError

from loupe.server.people.attempts import Attempts, of_logging_in, of_registering
from loupe.server.people.credentials import hash_of
from loupe.server.people.passwords import Vault, checked_password
from loupe.server.people.rows import Rows
from loupe.server.people.schema import ACCOUNTS
from loupe.server.problems import HttpRefusal
from loupe.tables.events import ACCOUNT, Person
from loupe.tables.settings import LONGEST_NAME, checked_name

Login: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
LOGIN = re.compile(r"[^\W\d_][\w.-]{2,29}")
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of a recovery code: none that is mistaken for another."""
GROUPS, GROUP = 5, 5


def written_login(login: str) -> str:
    """Return a login name as it is compared: however it was typed."""
    return unicodedata.normalize("NFKC", login).strip().casefold()


def checked_login(login: str) -> str:
    """Return a new login name as it is compared, or refuse it."""
    written = written_login(login)
    if not LOGIN.fullmatch(written):
        raise HttpRefusal("bad-login", 422)
    return written


def fresh_code() -> str:
    """Return a recovery code that nobody can guess."""
    groups = ("".join(secrets.choice(SIGNS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def _code_hash(code: str) -> str:
    read = code.upper().translate(str.maketrans("OIL", "011"))
    return hash_of("".join(sign for sign in read if sign in SIGNS))


class Accounts:
    """All accounts."""

    def __init__(self, rows: Rows, vault: Vault, attempts: Attempts, clock: Callable[[], float]) -> None:
        self._rows, self._vault, self._attempts, self._clock = rows, vault, attempts, clock

    async def of(self, person: Person) -> Any:
        """Return the row of a person's account, or None."""
        return await self._rows.first(sa.select(ACCOUNTS).where(ACCOUNTS.c.person == person))

    async def register(
        self, login: str, password: str, name: str | None, address: str | None
    ) -> tuple[Person, str]:
        """Make an account; return whose, and its recovery code."""
        written = checked_login(login)
        shown = checked_name(name if name is not None else login[:LONGEST_NAME])
        good = checked_password(password, written)
        await self._attempts.spend(of_registering(address))
        person, code = ACCOUNT + secrets.token_urlsafe(12), fresh_code()
        row = {
            "person": person,
            "login": written,
            "name": shown,
            "password": await self._vault.hashed(good),
            "recovery": _code_hash(code),
            "created": self._clock(),
            "leaving": False,
        }
        try:
            await self._rows.write(sa.insert(ACCOUNTS).values(row))
        except IntegrityError as taken:
            raise HttpRefusal("login-taken", 409) from taken
        return person, code

    async def enter(self, login: str, password: str, address: str | None) -> Person:
        """Return whose login name and password these are; whatever is wrong, the answer is the same."""
        written = written_login(login)
        limits = of_logging_in(written, address)
        await self._attempts.spend(limits)
        row = await self._by_login(written)
        if not await self._vault.fits(row.password if row else None, password):
            raise HttpRefusal("wrong-password", 403)
        await self._attempts.clear(limits[:2])
        if self._vault.outdated(row.password):
            await self._keep(row.person, password=await self._vault.hashed(password))
        person: Person = row.person
        return person

    async def verify(self, person: Person, password: str, address: str | None) -> Any:
        """Return the account of somebody who is logged in, if it is still he who sits there."""
        row = await self.of(person)
        if row is None or row.login is None:
            raise HttpRefusal("account-only", 403)
        await self.enter(row.login, password, address)
        return row

    async def recover(self, login: str, code: str, password: str, address: str | None) -> tuple[Person, str]:
        """Set a new password by the recovery code, which is then another; return whose, and that."""
        written = written_login(login)
        good = checked_password(password, written)
        limits = of_logging_in(written, address)
        await self._attempts.spend(limits)
        row = await self._by_login(written)
        kept = row.recovery if row else hash_of(secrets.token_hex())
        if not hmac.compare_digest(_code_hash(code), kept):
            raise HttpRefusal("wrong-code", 403)
        await self._attempts.clear(limits[:2])
        fresh = fresh_code()
        await self._keep(row.person, password=await self._vault.hashed(good), recovery=_code_hash(fresh))
        return row.person, fresh

    async def change_password(self, person: Person, old: str, new: str, address: str | None) -> None:
        """Set a new password, by the old one."""
        row = await self.verify(person, old, address)
        good = checked_password(new, row.login)
        await self._keep(person, password=await self._vault.hashed(good))

    async def renew_code(self, person: Person, password: str, address: str | None) -> str:
        """Return a new recovery code; the one before is good for nothing."""
        await self.verify(person, password, address)
        code = fresh_code()
        await self._keep(person, recovery=_code_hash(code))
        return code

    async def rename(self, person: Person, name: str) -> None:
        """Change the name that is shown."""
        await self._keep(person, name=checked_name(name))

    async def _by_login(self, written: str) -> Any:
        here = (ACCOUNTS.c.login == written) & ~ACCOUNTS.c.leaving
        return await self._rows.first(sa.select(ACCOUNTS).where(here))

    async def _keep(self, person: Person, **values: str) -> None:
        await self._rows.write(sa.update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(values))

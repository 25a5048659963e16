"""Passwords: which are good enough, and how they are kept."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Annotated, TypeAlias

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Meta

from loupe.server.problems import HttpRefusal

SHORTEST = 10
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]

COMMON = """
password passwort motdepasse contrasena qwertyuiop qwertzuiop azertyuiop asdfghjkl iloveyou letmein sunshine
princess football baseball superman trustno changeme welcome monkey dragon loupe sleuth cluedo admin
administrator secret abcdefghij
"""
"""Words that many think of; a password of one, and digits and signs around it, is soon guessed."""
FEWEST_SIGNS = 5
AT_ONCE = 2
"""So many passwords are worked on at the same time: each takes its share of memory, by design."""


def checked_password(password: str, login: str) -> str:
    """Return a password as it is kept, or refuse one that is too easily guessed."""
    written = unicodedata.normalize("NFKC", password)
    if len(written) < SHORTEST:
        raise HttpRefusal("password-short", 422, least=SHORTEST)
    if _easily_guessed(written.casefold(), login.casefold()):
        raise HttpRefusal("password-common", 422)
    return written


def _easily_guessed(password: str, login: str) -> bool:
    core = "".join(sign for sign in password if sign.isalpha())
    return (
        len(set(password)) < FEWEST_SIGNS
        or (login in password and 2 * len(login) > len(password))
        or core in COMMON.split()
        or password in "01234567890123456789"
        or password in "98765432109876543210"
    )


class Vault:
    """Hashes passwords and checks them, away from the loop that answers everybody else."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hashed(self, password: str) -> str:
        """Return what is kept of a password."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Tell whether it is the password; for somebody who has none, that takes as long as for others."""
        if self._nobodys is None:
            self._nobodys = await self.hashed("nobody’s password")
        async with self._turn:
            written = unicodedata.normalize("NFKC", password)
            return await asyncio.to_thread(self._verify, kept or self._nobodys, written) and kept is not None

    def outdated(self, kept: str) -> bool:
        """Tell whether a password should be hashed anew, as it is done by now."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

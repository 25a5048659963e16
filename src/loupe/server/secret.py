"""The secret that all nodes on one database share: whoever knows it can write cookies."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from loupe.server.database import SECRETS

SIGNING = "signing"


async def shared_secret(engine: AsyncEngine) -> bytes:
    """Return the secret, made by the first node that asks."""
    asked = sa.select(SECRETS.c.value).where(SECRETS.c.name == SIGNING)
    async with engine.connect() as connection:
        found = await connection.scalar(asked)
    if found is None:
        await _make(engine)
        async with engine.connect() as connection:
            found = await connection.scalar(asked)
    return bytes.fromhex(str(found))


async def _make(engine: AsyncEngine) -> None:
    try:
        async with engine.begin() as connection:
            fresh = {"name": SIGNING, "value": secrets.token_hex(32)}
            await connection.execute(sa.insert(SECRETS).values(fresh))
    except IntegrityError:
        pass  # Of several nodes that start at once, one wins.

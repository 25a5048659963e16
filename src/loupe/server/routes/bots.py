"""The bots that somebody owns, and their tokens."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from msgspec import Meta, Struct

from loupe.server.people.bots import Bot, Token
from loupe.server.people.credentials import Scope, Who
from loupe.server.people.people import People
from loupe.server.routes.accounts import account_of
from loupe.server.routes.asking import NO_TOKEN
from loupe.tables.settings import Name


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to be added."""

    name: Name


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be made for a bot."""

    bot: Annotated[str, Meta(max_length=100)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=10)] = (Scope.READ, Scope.PLAY)
    days: Annotated[int, Meta(ge=1, le=366)] = 90
    """So long it is good."""


class Issued(Struct, frozen=True):
    """A new token: what the bot shows can be read here, and never again."""

    secret: str
    token: Token


@get("/api/me/bots", summary="Your bots", opt=NO_TOKEN)
async def list_bots(people: People, who: Who) -> list[Bot]:
    """List your bots, and what is known of their tokens."""
    return await people.bots.of(account_of(who))


@post("/api/me/bots", summary="Add a bot", opt=NO_TOKEN)
async def add_bot(data: NewBot, people: People, who: Who) -> Bot:
    """Add a bot: at tables, in histories and on ladders all see that it is one."""
    return await people.bots.add(account_of(who), data.name)


@delete("/api/me/bots/{id:str}", summary="Delete a bot", opt=NO_TOKEN)
async def delete_bot(id: str, people: People, who: Who) -> None:
    """Delete a bot with its tokens, and forget what it was called; games go on without it."""
    await people.bots.find(account_of(who), id)
    await people.moving.forget_account(id)


@post("/api/me/tokens", summary="Make a token", opt=NO_TOKEN)
async def make_token(data: NewToken, people: People, who: Who) -> Issued:
    """Make a token for one of your bots: its secret is told this once."""
    return Issued(*await people.bots.issue(account_of(who), data.bot, data.scopes, data.days))


@delete("/api/me/tokens/{id:str}", summary="Revoke a token", opt=NO_TOKEN)
async def revoke_token(id: str, people: People, who: Who) -> None:
    """Make a token good for nothing."""
    await people.bots.revoke(account_of(who), id)


HANDLERS = [list_bots, add_bot, delete_bot, make_token, revoke_token]

"""Who asks, and the answers that several topics share."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from loupe.i18n import say
from loupe.server.people.credentials import Scope, Who
from loupe.server.people.people import People
from loupe.server.problems import HttpRefusal, language_of
from loupe.tables.events import Person, is_guest

AnyRequest: TypeAlias = Request[Any, Any, State]
JSON = "application/json"
SCOPE = "scope"
"""The option of a handler that says which scope a token needs; else reading and acting ask for theirs."""
NO_TOKEN = {SCOPE: "none"}
"""The option of handlers that are for whoever is logged in, and for no bot."""


class Accepted(Struct, frozen=True):
    """It was done: the log now has an entry with this number."""

    number: int


def person_of(request: Request[Any, Any, Any]) -> Person:
    """Return who asks: the gate has found out."""
    person: Person = request.scope["state"]["person"]
    return person


def who_of(request: Request[Any, Any, Any]) -> Who:
    """Return who asks, and by what right."""
    who: Who = request.scope["state"]["who"]
    return who


async def called(people: People, who: Who, request: AnyRequest) -> str:
    """Return what somebody is called who does not say: as his account is, or as any guest."""
    account = None if is_guest(who.person) else await people.accounts.of(who.person)
    return account.name if account else say("guest-name", language_of(request))


def secure(request: Request[Any, Any, Any]) -> bool:
    """Tell whether the request came over https."""
    found: bool = request.scope["state"]["secure"]
    return found


def within_scope(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse what a bot's token does not allow; the gate sees to sockets."""
    scope: Any = connection.scope
    who: Who = scope["state"]["who"]
    if who.scopes is None or scope["type"] == "websocket":
        return
    usual = Scope.READ if scope["method"] in ("GET", "HEAD") else Scope.PLAY
    needed = handler.opt.get(SCOPE, usual)
    if needed == NO_TOKEN[SCOPE]:
        raise HttpRefusal("no-bots", 403)
    if needed not in who.scopes:
        raise HttpRefusal("scope-lacking", 403, scope=needed)

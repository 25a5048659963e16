"""Accounts: who asks, and all that he can have done about who he is."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from msgspec import Struct

from loupe.server.identity import Signer, set_cookie
from loupe.server.people.accounts import Code, Login
from loupe.server.people.credentials import Who
from loupe.server.people.passwords import Password
from loupe.server.people.people import People
from loupe.server.people.present import Me, present
from loupe.server.people.sessions import Session
from loupe.server.problems import HttpRefusal
from loupe.server.routes.asking import NO_TOKEN, secure
from loupe.tables.events import Person, is_guest
from loupe.tables.handler import Tables
from loupe.tables.settings import Name


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """An account to be made; without a name you are called as you log in."""

    login: Login
    password: Password
    name: Name | None = None


class Recovery(Struct, frozen=True):
    """A recovery code: shown once, good for one new password."""

    code: str


class LoggingIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A login name, however it is written, and the password."""

    login: Login
    password: Password


class Recovering(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and the password that is to be set by it."""

    login: Login
    code: Code
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, by the old one."""

    old: Password
    new: Password


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which others see you in histories and on ladders."""

    name: Name


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """That it is you who asks: the password of your account; a guest has none."""

    password: Password | None = None


AnyRequest = Request[Any, Any, State]


def account_of(who: Who) -> Person:
    """Return who asks, if he is logged in to his account."""
    if who.session is None:
        raise HttpRefusal("account-only", 403)
    return who.person


def _with_cookie(request: AnyRequest, cookie: str) -> dict[str, str]:
    return {"set-cookie": set_cookie(cookie, secure(request))}


async def _let_in(people: People, who: Who, person: Person, request: AnyRequest) -> dict[str, str]:
    """Log somebody in by a new session; what he had as a guest is his account's."""
    if is_guest(who.person):
        await people.moving.become(who.person, person)
    if who.session is not None:
        await people.sessions.end_this(who.session)
    cookie = await people.sessions.begin(person, request.headers.get("user-agent", ""))
    return _with_cookie(request, cookie)


@get("/api/me", summary="Who you are")
async def me(people: People, tables: Tables, who: Who) -> Me:
    """Tell who you are, and the tables that you can go back to."""
    return await present(people, tables, who)


@post("/api/accounts", summary="Get an account", opt=NO_TOKEN)
async def register(data: NewAccount, people: People, who: Who, request: AnyRequest) -> Response[Recovery]:
    """Make an account and log in to it; your chairs stay yours. The recovery code is shown this once."""
    if who.session is not None:
        raise HttpRefusal("logged-in", 409)
    person, code = await people.accounts.register(data.login, data.password, data.name, who.address)
    return Response(Recovery(code), headers=await _let_in(people, who, person, request))


@post("/api/sessions", summary="Log in", opt=NO_TOKEN, status_code=200)
async def log_in(
    data: LoggingIn, people: People, tables: Tables, who: Who, request: AnyRequest
) -> Response[Me]:
    """Log in; the chairs that you took as a guest are your account's from then on."""
    person = await people.accounts.enter(data.login, data.password, who.address)
    headers = await _let_in(people, who, person, request)
    return Response(await present(people, tables, Who(person)), headers=headers)


@post("/api/sessions/recovery", summary="Log in by a recovery code", opt=NO_TOKEN, status_code=200)
async def recover(data: Recovering, people: People, who: Who, request: AnyRequest) -> Response[Recovery]:
    """Set a new password by the recovery code, which gives you another; you are logged out elsewhere."""
    found = await people.accounts.recover(data.login, data.code, data.password, who.address)
    person, code = found
    await people.sessions.end_all(person)
    return Response(Recovery(code), headers=await _let_in(people, who, person, request))


@get("/api/sessions", summary="Where you are logged in", opt=NO_TOKEN)
async def list_sessions(people: People, who: Who) -> list[Session]:
    """List where you are logged in, the last used first."""
    account_of(who)
    return await people.sessions.of(who)


@delete("/api/sessions/{id:str}", summary="Log out somewhere", opt=NO_TOKEN)
async def end_session(id: str, people: People, who: Who) -> None:
    """End one of your sessions."""
    if not await people.sessions.end(account_of(who), id):
        raise HttpRefusal("no-such-session", 404)


@delete("/api/sessions", summary="Log out", opt=NO_TOKEN, status_code=204)
async def log_out(people: People, who: Who, signer: Signer, request: AnyRequest) -> Response[None]:
    """Log out here: from now on you are a new guest."""
    if who.session is not None:
        await people.sessions.end_this(who.session)
    return Response(None, headers=_with_cookie(request, signer.sign(signer.guest())))


@put("/api/me/name", summary="Change your name", opt=NO_TOKEN, status_code=204)
async def rename(data: NewName, people: People, who: Who) -> None:
    """Change the name under which others see you; at tables where you sit you keep the one you gave."""
    await people.accounts.rename(account_of(who), data.name)


@post("/api/me/password", summary="Change your password", opt=NO_TOKEN, status_code=204)
async def change_password(data: NewPassword, people: People, who: Who, request: AnyRequest) -> Response[None]:
    """Change your password; you are logged out everywhere else."""
    person = account_of(who)
    await people.accounts.change_password(person, data.old, data.new, who.address)
    await people.sessions.end_all(person)
    cookie = await people.sessions.begin(person, request.headers.get("user-agent", ""))
    return Response(None, headers=_with_cookie(request, cookie))


@post("/api/me/recovery", summary="Get a new recovery code", opt=NO_TOKEN, status_code=200)
async def renew_code(data: Proof, people: People, who: Who) -> Recovery:
    """Make a new recovery code; the one before is good for nothing."""
    code = await people.accounts.renew_code(account_of(who), data.password or "", who.address)
    return Recovery(code)


@delete("/api/me", summary="Be forgotten", opt=NO_TOKEN, status_code=204)
async def forget_me(
    data: Proof, people: People, who: Who, signer: Signer, request: AnyRequest
) -> Response[None]:
    """Delete your account, your bots and all that says who you are; games go on without you."""
    if is_guest(who.person):
        await people.moving.forget_guest(who.person)
    else:
        person = account_of(who)
        await people.accounts.verify(person, data.password or "", who.address)
        await people.moving.forget_account(person)
    return Response(None, headers=_with_cookie(request, signer.sign(signer.guest())))


HANDLERS = [
    me,
    register,
    log_in,
    recover,
    list_sessions,
    end_session,
    log_out,
    rename,
    change_password,
    renew_code,
    forget_me,
]

"""`loupe serve`: tables for people on other machines."""

from __future__ import annotations

from pathlib import Path
from socket import socket
from typing import Annotated

import typer

from loupe.cli.play import refuse
from loupe.cli.saves import saves_folder
from loupe.i18n import choose_language, say

USUAL_PORTS = range(8000, 8100)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            help="The port to listen on; by default the first free one from 8000.", min=0, max=65535
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder of the database; by default in your data folder.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="LOUPE_DATABASE", help="A SQLite file elsewhere, or postgresql://… for many nodes."
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(envvar="LOUPE_REDIS", help="A Redis through which nodes hear of each other."),
    ] = None,
    pace: Annotated[
        float, typer.Option(help="Seconds that house players leave to people.", min=0, max=60)
    ] = 2.0,
    grace: Annotated[
        float, typer.Option(help="Seconds without a connection after which one counts as away.", min=0.1)
    ] = 8.0,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address at which people find this server.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="LOUPE_PROXY", help="An address or network of proxies in front of it."),
    ] = None,
    requests: Annotated[
        float, typer.Option(help="Requests a second that one person may go on making; 0: any.", min=0)
    ] = 50,
    patience: Annotated[
        float, typer.Option(help="Seconds that a client may take to send a request.", min=0.1)
    ] = 15,
    leave: Annotated[
        float,
        typer.Option(
            envvar="LOUPE_LEAVE",
            help="Seconds over which people are sent to other nodes, when told to terminate.",
            min=0,
        ),
    ] = 3,
    keep_guests: Annotated[
        float,
        typer.Option(
            envvar="LOUPE_KEEP_GUESTS", help="Days after which what guests left is deleted; 0: never.", min=0
        ),
    ] = 180,
) -> None:
    """Let people sit down at tables, from this machine or others."""
    # Only who serves waits for the server's libraries.
    from loupe.server.addresses import BadAddress, bus_at, database_at
    from loupe.server.app import Settings
    from loupe.server.pages import BUILT, Pages
    from loupe.server.proxies import Proxies
    from loupe.server.serve import run

    language = choose_language()
    folder = data or saves_folder().parent / "server"
    try:
        database_at(database, folder)
        bus_at(redis)
        Proxies(proxy or ())
    except BadAddress as wrong:
        refuse(wrong.sentence(language))
    listening = _listening(host, port, language)
    if not Pages():
        typer.echo(say("server-no-pages", language, folder=str(BUILT)), err=True)
    typer.echo(say("server-starts", language, address=_address(host, listening)), err=True)
    settings = Settings(
        folder,
        database,
        redis,
        pace,
        grace,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        per_second=requests,
        patience=patience,
        leave=leave,
        keep_guests=keep_guests,
    )
    run(settings, listening)


def _listening(host: str, port: int | None, language: str) -> socket:
    from loupe.server.serve import PortTaken, listen

    try:
        return listen(host, USUAL_PORTS if port is None else [port])
    except PortTaken:
        refuse(say("server-port-taken", language, port=str(port or USUAL_PORTS[0])))
    except OSError as wrong:
        refuse(say("server-cannot-listen", language, host=host, problem=wrong.strerror or str(wrong)))


def _address(host: str, listening: socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}"

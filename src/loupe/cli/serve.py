"""`loupe serve`: tables for people on other machines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from loupe.cli.saves import saves_folder
from loupe.i18n import choose_language, say


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The folder of the database; by default in your data folder.")
    ] = None,
    pace: Annotated[
        float, typer.Option(help="Seconds that house players leave to people.", min=0, max=60)
    ] = 2.0,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address at which people find this server.")
    ] = None,
) -> None:
    """Let people sit down at tables, from this machine or others."""
    # Only who serves waits for the server's libraries.
    from loupe.server.app import Settings
    from loupe.server.serve import run

    typer.echo(say("server-starts", choose_language(), address=f"http://{host}:{port}"), err=True)
    run(Settings(data or saves_folder().parent / "server", pace, tuple(origin or ())), host, port)

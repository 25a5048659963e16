"""What somebody has played, and how strong everybody is held to be."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from loupe.games.registry import GAMES
from loupe.server.people.attempts import of_exporting
from loupe.server.people.credentials import Who
from loupe.server.people.export import exported
from loupe.server.people.past import Ladder, Played, Summary
from loupe.server.people.people import People
from loupe.server.problems import HttpRefusal
from loupe.server.routes.asking import NO_TOKEN
from loupe.tables.handler import Tables

MOST_GAMES, MOST_STANDINGS = 50, 100


@get("/api/me/history", summary="The games that you have played")
async def history(
    people: People, who: Who, before: Annotated[float | None, Parameter(ge=0, le=1e12)] = None
) -> list[Played]:
    """List the games that you have played to their end, the last first; `before` goes on with older ones."""
    return await people.past.of(who.person, before, MOST_GAMES)


@get("/api/me/statistics", summary="What your games come to")
async def statistics(people: People, who: Who) -> list[Summary]:
    """Sum up the games that you have played, edition by edition."""
    return await people.past.summed_up(who.person)


@get("/api/ratings/{family:str}", summary="The ladder of a game")
async def ladder(family: str, people: People, who: Who) -> Ladder:
    """List the strongest of a game, people, bots and house players alike, and your own place."""
    if family not in GAMES:
        raise HttpRefusal("no-such-page", 404)
    return await people.past.ladder(family, who.person, MOST_STANDINGS)


@get("/api/me/export", summary="All that is yours, to take away", media_type="application/zip", opt=NO_TOKEN)
async def export(people: People, tables: Tables, who: Who) -> Response[bytes]:
    """Pack your games, as records, and all else that is kept of you into a zip archive."""
    await people.attempts.spend(of_exporting(who.person))
    named = {"content-disposition": 'attachment; filename="loupe.zip"'}
    return Response(await exported(people, tables, who), media_type="application/zip", headers=named)


HANDLERS = [history, statistics, ladder, export]

"""What there is to choose from, and what comes of a choice before a table is set up."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from msgspec import Struct

from loupe.games.vocabulary import ImpossibleSettings
from loupe.server.people.credentials import Scope
from loupe.server.problems import Problem, language_of, problem_of
from loupe.server.routes.asking import SCOPE
from loupe.tables.catalogue import Arrangement, Catalogue, arrangement, catalogue
from loupe.tables.settings import Settings


class Preview(Struct, frozen=True):
    """What settings give: the rules and the deal, or why no such game can be dealt."""

    arrangement: Arrangement | None
    refusal: Problem | None


@get("/api/games", summary="Everything that can be chosen")
async def list_games() -> Catalogue:
    """List games and editions with their variants and house rules, and the house players, as tellings."""
    return catalogue()


@post("/api/preview", summary="What settings give", status_code=200, opt={SCOPE: Scope.READ})
async def preview(data: Settings, request: Request[Any, Any, State]) -> Preview:
    """Show the rules that settings give, and what would be dealt; or why there can be no such table."""
    try:
        data.check()
        return Preview(arrangement(data), None)
    except ImpossibleSettings as impossible:
        return Preview(None, problem_of(impossible, language_of(request)))


HANDLERS = [list_games, preview]

"""How the node is: for whoever keeps it running."""

from __future__ import annotations

from litestar import MediaType, Response, get

from loupe.server.leaving import Leaving
from loupe.server.metrics import Metrics
from loupe.server.store import SqlStore
from loupe.tables.house import House


@get("/health/live", media_type=MediaType.TEXT, include_in_schema=False)
async def alive() -> str:
    """Say that the process answers."""
    return "alive"


@get("/health/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(store: SqlStore, house_players: House, leaving: Leaving) -> Response[str]:
    """Say whether requests may be sent here: the database answers, errands are run, and it is to go on."""
    if leaving.begun:
        return Response("leaving", status_code=503)
    try:
        fine = await store.ready() and house_players.running
    except Exception:
        fine = False
    return Response("ready" if fine else "not ready", status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def count(metrics: Metrics) -> Response[bytes]:
    """Give all counters to Prometheus."""
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [alive, ready, count]

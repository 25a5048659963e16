"""The application: its parts made, and put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from sqlalchemy.exc import DBAPIError

from loupe.games.vocabulary import Refusal
from loupe.server import health, routes
from loupe.server.addresses import bus_at, database_at
from loupe.server.bus import Bus, Heights, Hub, Lookout
from loupe.server.buses import PostgresBus, SharedBus, bus_for
from loupe.server.chores import DAY, HOUR, MINUTE, Chore, Chores
from loupe.server.clock import Clock, Timekeeping
from loupe.server.database import bring_up_to_date, open_database
from loupe.server.epoch import Epoch
from loupe.server.gallery import Gallery
from loupe.server.gate import Gate
from loupe.server.identity import Signer
from loupe.server.leaving import Leaving
from loupe.server.live import Parts, live
from loupe.server.metrics import Metrics
from loupe.server.pages import Client, Pages
from loupe.server.people.mutes import Mutes
from loupe.server.people.people import People
from loupe.server.people.rows import Rows
from loupe.server.presence import Presence
from loupe.server.problems import fail, refuse, refuse_http, refuse_storage
from loupe.server.publishing import Published, document, operation_id
from loupe.server.retention import Retention
from loupe.server.reviews import Reviews
from loupe.server.routes import asking
from loupe.server.secret import shared_secret
from loupe.server.sheets import Sheets
from loupe.server.store import SqlStore
from loupe.server.thinking import Thinker
from loupe.server.windows import Windows
from loupe.tables.handler import Tables
from loupe.tables.house import House
from loupe.tables.lobby import Lobby

SELDOM, OFTEN = 15.0, 1.0
"""Seconds between two looks at the watched logs: where a bus tells of them, and where none does."""
MOST_BYTES = 64_000
"""The longest body of a request."""

PARTS = (
    *("tables", "store", "hub", "metrics", "house_players", "people", "signer"),
    *("sheets", "thinker", "reviews", "lobby", "leaving", "gallery"),
)
"""What handlers may ask for, by name."""


@dataclass(frozen=True)
class Settings:
    """What the server is started with."""

    data: Path
    """Where the database lies, if it is nowhere else."""
    database: str | None = None
    """The path of a SQLite file, or the address of a PostgreSQL server: `postgresql://…`."""
    redis: str | None = None
    """The address of a Redis through which nodes hear of each other; they can without."""
    pace: float = 2.0
    """Seconds that house players leave to people before they speak."""
    grace: float = 8.0
    """Seconds without a socket after which somebody counts as away."""
    origins: tuple[str, ...] = field(default=())
    """Other addresses at which people find this server: `https://play.example.org`."""
    proxies: tuple[str, ...] = field(default=())
    """Addresses, or networks, of the proxies in front of it, which say whom they pass on."""
    per_second: float = 50.0
    """So many requests a second one person may go on making; 0 is any number."""
    patience: float = 15.0
    """Seconds that a client may take to send a request."""
    leave: float = 3.0
    """Seconds over which those who watch are sent elsewhere, when the node is told to terminate."""
    keep_guests: float = 180.0
    """Days after which what guests have left behind is deleted; 0 keeps it for good."""


def create_app(settings: Settings) -> Gate:
    """Return the application; its database, if it is a file, is made where there is none."""
    address = database_at(settings.database, settings.data)
    engine = open_database(address)
    bus, hub, metrics, signer = bus_for(address, bus_at(settings.redis)), Hub(), Metrics(), Signer()
    leaving, epoch, clock = Leaving(), Epoch(engine), Clock()
    store = SqlStore(engine, metrics, speaks=isinstance(bus, PostgresBus), epoch=epoch)
    tables = Tables(store, bus.announce, settings.pace, clock)
    sheets = Sheets(engine, bus.announce, speaks=isinstance(bus, PostgresBus))
    rows, speaks = Rows(engine), isinstance(bus, PostgresBus)
    people = People(engine, tables, signer, sheets, Mutes(rows, bus.announce, speaks))
    galleries = Gallery(rows, bus.announce, tables.clock, speaks)
    windows = Windows()
    presence = Presence(rows, tables, windows, galleries.heights, settings.grace)
    house = House(tables)
    lookout = Lookout(hub, _heights(store, sheets), SELDOM if isinstance(bus, SharedBus) else OFTEN)
    timekeeping = Timekeeping(people.rows, clock)
    retention = Retention(people.rows, people.moving, clock, settings.keep_guests)
    chores = Chores(people.rows, clock, _chores(people, retention))
    bus.listen(hub.hear)
    bus.listen(windows.hear)
    bus.listen(lambda *_: house.wake())
    epoch.on_another(leaving.begin_anew)
    leaving.before(house.rest)
    errands = [house.run, lookout.run, presence.run, timekeeping.run, chores.run, epoch.run, metrics.run]
    if isinstance(bus, SharedBus):
        bus.on_gap(lookout.look)
        errands.append(bus.run)
    _measure(metrics, tables, house, hub, bus, leaving, chores)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await bring_up_to_date(engine)
        await epoch.learn()
        signer.secret = await shared_secret(engine)
        await timekeeping.begin()
        running = [asyncio.create_task(errand()) for errand in errands]
        try:
            yield
        finally:
            if not leaving.restored:
                await asyncio.gather(house.rest(), return_exceptions=True)
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            await engine.dispose()

    parts = {"tables": tables, "store": store, "hub": hub, "metrics": metrics, "house_players": house}
    parts |= {"people": people, "signer": signer, "sheets": sheets, "thinker": Thinker(), "leaving": leaving}
    parts |= {"reviews": Reviews(), "lobby": Lobby(tables), "gallery": galleries}
    parts["parts"] = Parts(tables, people, sheets, galleries, presence, metrics)
    app = Litestar(
        route_handlers=[*routes.HANDLERS, *health.HANDLERS, live],
        dependencies=_provided(parts),
        guards=[asking.within_scope],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: refuse,
            HTTPException: refuse_http,
            DBAPIError: refuse_storage,
            Exception: fail,
        },
        openapi_config=_openapi(),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    return Gate(
        Client(app, Pages()),
        signer,
        people.credentials,
        metrics,
        leaving,
        origins=settings.origins,
        proxies=settings.proxies,
        per_second=settings.per_second,
        patience=settings.patience,
    )


def _heights(store: SqlStore, sheets: Sheets) -> Heights:
    async def heights(watched: Sequence[str]) -> dict[str, int]:
        """Tell how far logs go, and sheets."""
        logs = [name for name in watched if "/" not in name]
        return await store.heights(logs) | await sheets.heights(watched)

    return heights


def _chores(people: People, retention: Retention) -> list[Chore]:
    return [
        Chore("sessions", HOUR, people.sessions.sweep),
        Chore("tokens", DAY, people.bots.sweep),
        Chore("attempts", HOUR, people.attempts.sweep),
        Chore("forgetting", 10 * MINUTE, people.moving.finish),
        Chore("guests", DAY, retention.sweep),
    ]


def _measure(
    metrics: Metrics, tables: Tables, house: House, hub: Hub, bus: Bus, leaving: Leaving, chores: Chores
) -> None:
    gauge = metrics.gauge
    gauge("conflicts", "Commands decided again, for another node was quicker", lambda: tables.conflicts)
    gauge("tables_watched", "Tables with a socket open", lambda: sum("/" not in one for one in hub.watched))
    gauge("errands_run", "Errands of house players run", lambda: house.finished)
    gauge("chores_done", "Chores done", lambda: chores.done)
    gauge("leaving", "Whether the node is about to stop", lambda: leaving.begun)
    if isinstance(bus, SharedBus):
        gauge("bus_connected", "Whether the bus is heard", lambda: bus.connected)
        gauge("bus_gaps", "How often the bus was lost", lambda: bus.gaps)


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        "Loupe",
        version("loupe"),
        render_plugins=[Published()],
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
    )


def published() -> dict[str, Any]:
    """Return the OpenAPI document, without a server or a data folder."""
    provided = _provided(dict.fromkeys(PARTS))
    return document(Litestar(routes.HANDLERS, dependencies=provided, openapi_config=_openapi()))


def _provided(parts: dict[str, Any]) -> dict[str, Provide]:
    provided = {name: Provide(_always(part), sync_to_thread=False) for name, part in parts.items()}
    asked = {"person": asking.person_of, "who": asking.who_of}
    return provided | {name: Provide(ask, sync_to_thread=False) for name, ask in asked.items()}


def _always(part: Any) -> Callable[[], Any]:
    def give() -> Any:
        return part

    return give

"""The requests: each is read, handed to whoever answers it, and nothing is decided here.

A module tells one topic and lists its handlers; to add one, add it here.
"""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from loupe.server.routes import (
    accounts,
    bots,
    choosing,
    commands,
    finding,
    helping,
    past,
    reviews,
    talking,
    watching,
)

HANDLERS: list[ControllerRouterHandler] = [
    *choosing.HANDLERS,
    *finding.HANDLERS,
    *watching.HANDLERS,
    *commands.HANDLERS,
    *talking.HANDLERS,
    *accounts.HANDLERS,
    *bots.HANDLERS,
    *past.HANDLERS,
    *helping.HANDLERS,
    *reviews.HANDLERS,
]

"""What a node counts, for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.metadata import version

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The bounds, in seconds, of what people are to find quick: their limit of 0.1 s is among them."""
BEAT = 0.5
"""Seconds between two looks at how late the event loop is."""


class Metrics:
    """The counters of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        Info("loupe", "What runs here", registry=self.registry).info({"version": version("loupe")})
        labels = ("method", "path", "status")
        self._requests = Counter("loupe_requests", "Requests answered", labels, registry=self.registry)
        self._seconds = self._histogram("request_seconds", "Time to answer a request", ("path",))
        self.sockets = Gauge("loupe_sockets", "Sockets open", registry=self.registry)
        self.told = Counter("loupe_messages", "Messages sent over sockets", registry=self.registry)
        self.entries = Counter("loupe_entries", "Entries added to logs of tables", registry=self.registry)
        self.append_seconds = self._histogram("append_seconds", "Time to write what one command did")
        self.telling_seconds = self._histogram(
            "telling_seconds", "Time from when something happened at a table until one who watches was told"
        )
        self._late = self._histogram("loop_late_seconds", "How late the event loop is: how busy the node")

    def _histogram(self, name: str, text: str, labels: tuple[str, ...] = ()) -> Histogram:
        return Histogram(f"loupe_{name}", text, labels, buckets=QUICK, registry=self.registry)

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Have something read whenever the counters are asked for."""
        Gauge(f"loupe_{name}", text, registry=self.registry).set_function(read)

    def request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(method if method in METHODS else "other", path, str(status)).inc()
        self._seconds.labels(path).observe(seconds)

    async def run(self) -> None:
        """Measure how late the event loop is, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._late.observe(max(0.0, loop.time() - due))

    def page(self) -> bytes:
        """Return all counters in the format of Prometheus."""
        return generate_latest(self.registry)

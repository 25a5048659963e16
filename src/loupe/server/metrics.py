"""What a node counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from loupe.server.bus import Hub
from loupe.tables.handler import Tables
from loupe.tables.house import House

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Metrics:
    """The counters of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ("method", "path", "status")
        self._requests = Counter("loupe_requests", "Requests answered", labels, registry=self.registry)
        self._seconds = Histogram(
            "loupe_request_seconds", "Time to answer a request", ("path",), registry=self.registry
        )
        self.sockets = Gauge("loupe_sockets", "Sockets open", registry=self.registry)
        self.told = Counter("loupe_messages", "Messages sent over sockets", registry=self.registry)
        self._gauges = {
            name: Gauge(f"loupe_{name}", text, registry=self.registry)
            for name, text in (
                ("conflicts", "Commands decided again, for another node was quicker"),
                ("tables_watched", "Tables with a socket open"),
                ("errands_run", "Errands of house players run"),
            )
        }

    def watch(self, tables: Tables, house: House, hub: Hub) -> None:
        """Read, whenever asked, what these count by themselves."""
        self._gauges["conflicts"].set_function(lambda: tables.conflicts)
        self._gauges["tables_watched"].set_function(lambda: len(hub.watched))
        self._gauges["errands_run"].set_function(lambda: house.finished)

    def request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(method if method in METHODS else "other", path, str(status)).inc()
        self._seconds.labels(path).observe(seconds)

    def page(self) -> bytes:
        """Return all counters in the format of Prometheus."""
        return generate_latest(self.registry)

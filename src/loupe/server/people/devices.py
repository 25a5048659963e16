"""What somebody is at, as his browser says of itself: enough to recognize it in a list."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("curl", "curl"),
    ("python", "Python"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""The first that is found counts: many say that they are others, too."""


def browser_of(agent: str) -> str | None:
    """Return which browser it is, if it is a known one."""
    return _first(BROWSERS, agent)


def system_of(agent: str) -> str | None:
    """Return on what it runs."""
    return _first(SYSTEMS, agent)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str | None:
    return next((name for mark, name in known if mark in agent), None)

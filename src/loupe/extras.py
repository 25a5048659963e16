"""What is installed only by those who need it: `pip install "loupe[arena]"`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from loupe.games.vocabulary import Refusal


class MissingExtra(Refusal):
    """A part of Loupe was asked for whose own requirements are not installed."""


def needed(module: str, extra: str) -> Any:
    """Import a module that one of Loupe's extras brings, or say which extra that is."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise MissingExtra("missing-extra", module=missing.name or module, extra=extra) from missing

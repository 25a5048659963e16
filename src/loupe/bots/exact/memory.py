"""A player's belief, carried from one event to the next."""

from __future__ import annotations

from typing import Any

from loupe.deduction.belief import Belief


class Memory:
    """Keeps the last belief: when the same game went on, only what is new is read."""

    def __init__(self) -> None:
        self._view: Any = None
        self._belief: Belief | None = None

    def belief(self, view: Any) -> Belief:
        """Return what the view's watcher believes, a function of the view alone."""
        if self._belief is not None and self._continues(view):
            self._belief = self._belief.after(view)
        else:
            self._belief = Belief.of(view)
        self._view = view
        return self._belief

    def _continues(self, view: Any) -> bool:
        before = self._view
        same = view.watcher == before.watcher and view.scene.setup == before.scene.setup
        return bool(same and view.log[: len(before.log)] == before.log[:])

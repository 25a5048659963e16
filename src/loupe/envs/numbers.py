"""Actions and views as numbers: what learning programs take.

Seats are counted from the one who looks: 0 is oneself, 1 the left neighbour. So the same number means
the same to every seat, and one policy can play them all.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from loupe.games.vocabulary import Action, Seat, Standing

Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

WAIT = 0
"""The number of doing nothing, in every game: for a seat that the table does not wait for."""

STANDINGS = {standing: n for n, standing in enumerate(Standing)}


class Field(NamedTuple):
    """One part of an observation: its shape, and the highest number that may stand in it."""

    shape: tuple[int, ...]
    high: float = 1.0


class Observer(Protocol):
    """What one seat sees of one game, as numbers; it reads every event once."""

    def read(self, view: Any) -> Page:
        """Return what is in the view."""


class Layout:
    """Where each field of an observation stands in its row."""

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.fields = fields
        sizes = {name: prod(field.shape) for name, field in fields.items()}
        ends = accumulate(sizes.values())
        self.places = {
            name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)
        }
        highest = [np.full(sizes[name], field.high, np.float32) for name, field in fields.items()]
        self.scale: Array = np.reciprocal(np.concatenate(highest))


class Page:
    """The numbers of one observation: a row of floats, and every field as a part of it by name."""

    def __init__(self, layout: Layout) -> None:
        self.row: Array = np.zeros(len(layout.scale), np.float32)
        self._scale = layout.scale
        self.parts: dict[str, Array] = {
            name: self.row[place].reshape(layout.fields[name].shape) for name, place in layout.places.items()
        }

    def __getitem__(self, name: str) -> Array:
        return self.parts[name]

    def mark(self, name: str, places: Iterable[int]) -> None:
        """Put a one at each of these places of a field, and zeros elsewhere."""
        part = self.parts[name]
        part.fill(0)
        for place in places:
            part[place] = 1

    def flat(self) -> Array:
        """Return everything in one row, each number between 0 and 1."""
        return self.row * self._scale

    def named(self) -> dict[str, Array]:
        """Return every field by its name."""
        return {name: part.copy() for name, part in self.parts.items()}


class ActionNumbers:
    """Every action that a seat could ever take in a game, each with its number."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions: tuple[Action | None, ...] = (None, *actions)
        self._numbers = {action: n for n, action in enumerate(self._actions)}
        self._of_part: dict[Hashable, NDArray[np.intp]] = {}

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action | None:
        return self._actions[number]

    def number(self, action: Action | None) -> int:
        """Return an action's number; that of doing nothing is 0."""
        return self._numbers[action]

    def mask(self, parts: Iterable[tuple[Hashable, Sequence[Action]]], must_act: bool) -> Mask:
        """Return a one for every action in the parts, and for waiting where one need not act."""
        mask = np.zeros(len(self), np.int8)
        for key, part in parts:
            if (numbers := self._of_part.get(key)) is None:
                numbers = self._of_part[key] = np.array([self._numbers[action] for action in part], np.intp)
            mask[numbers] = 1
        mask[WAIT] = not must_act
        return mask


def clockwise_from(watcher: Seat, seats: int) -> tuple[int, ...]:
    """Return for every seat its place as the watcher counts, clockwise from himself."""
    return tuple((seat - watcher) % seats for seat in range(seats))


def draw_standings(part: Array, place: Sequence[int], standings: Sequence[Standing]) -> None:
    """Put a one for what each seat still is."""
    part.fill(0)
    for seat, standing in enumerate(standings):
        part[place[seat], STANDINGS[standing]] = 1

"""What one seat, or a spectator, knows of a Cluedo card game: the fold of the events it has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from msgspec import Struct
from msgspec.structs import replace

from loupe.games.cluedo.actions import Accuse, Ask, CluedoAction, Declare, Decline, Show
from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.cluedo.events import CluedoSeen, Looked, SeenDealt, publicly
from loupe.games.cluedo.rules import verify
from loupe.games.cluedo.scene import Scene, Stage, advance, bare
from loupe.games.cluedo.theme import Card
from loupe.games.vocabulary import NO_ACTIONS, Actions, Log, Watcher


class View(Struct, frozen=True):
    """The open table, and what is this watcher's own; a spectator's own is empty."""

    watcher: Watcher
    scene: Scene
    hand: tuple[Card, ...]
    solution: tuple[Card, ...]
    """The crime, for one who has looked at it."""
    log: Log[CluedoSeen]

    @property
    def actions(self) -> Actions[CluedoAction]:
        """What this watcher may do now."""
        return actions_of(self)


def blank(setup: CluedoSetup, watcher: Watcher) -> View:
    """Return the view before the deal."""
    return View(watcher, bare(setup), (), (), Log())


def look(view: View, seen: CluedoSeen) -> View:
    """Return the view after one more seen event."""
    scene, log = advance(view.scene, publicly(seen)), view.log.added(seen)
    match seen:
        case SeenDealt():
            return replace(view, scene=scene, log=log, hand=seen.hand)
        case Looked():
            return replace(view, scene=scene, log=log, solution=seen.crime)
        case _:
            return replace(view, scene=scene, log=log)


def actions_of(view: View) -> Actions[CluedoAction]:
    """Return what the view's watcher may do now."""
    seat, scene = view.watcher, view.scene
    if seat is None:
        return NO_ACTIONS
    parts = _parts(view) if seat in scene.waiting else ()
    return Actions(parts, lambda action: verify(scene, view.hand, seat, action))


def _parts(view: View) -> Iterator[Sequence[CluedoAction]]:
    scene = view.scene
    match scene.stage:
        case Stage.TURN:
            yield _questions(scene.setup.cards)
            yield (Declare(),)
        case Stage.SHOWING:
            yield tuple(Show(card) for card in scene.asked if card in view.hand)
        case Stage.READINESS:
            yield (Declare(),) if scene.must_declare else (Declare(), Decline())
        case Stage.LAYING:
            yield _accusations(scene.setup.categories)


@lru_cache(maxsize=64)
def _questions(cards: tuple[Card, ...]) -> tuple[Ask, ...]:
    return tuple(map(Ask, combinations(cards, 2)))


@lru_cache(maxsize=64)
def _accusations(categories: tuple[tuple[Card, ...], ...]) -> tuple[Accuse, ...]:
    return tuple(Accuse(*crime) for crime in product(*categories))

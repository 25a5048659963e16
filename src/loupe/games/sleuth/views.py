"""What one seat, or a spectator, knows of a game of Sleuth: the fold of the events it has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import overload

from msgspec import Struct
from msgspec.structs import replace

from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.cards import GEM_CARDS, QUESTIONS, Gem, Question, SearchCard
from loupe.games.sleuth.editions import SleuthSetup
from loupe.games.sleuth.events import Identified, SeenDealt, SleuthSeen, publicly
from loupe.games.sleuth.rules import asks, may_ask_final, verify
from loupe.games.sleuth.scene import Scene, advance, bare
from loupe.games.vocabulary import NO_ACTIONS, Actions, Log, Seat, Standing, Watcher


class View(Struct, frozen=True):
    """The open table, and what is this watcher's own; a spectator's own is empty."""

    watcher: Watcher
    scene: Scene
    hand: tuple[Gem, ...]
    solution: tuple[Gem, ...]
    """The missing gems, for one who has looked at them."""
    log: Log[SleuthSeen]

    @property
    def actions(self) -> Actions[SleuthAction]:
        """What this watcher may do now."""
        return actions_of(self)


def blank(setup: SleuthSetup, watcher: Watcher) -> View:
    """Return the view before the deal."""
    return View(watcher, bare(setup), (), (), Log())


def look(view: View, seen: SleuthSeen) -> View:
    """Return the view after one more seen event."""
    scene, log = advance(view.scene, publicly(seen)), view.log.added(seen)
    match seen:
        case SeenDealt():
            return replace(view, scene=scene, log=log, hand=seen.hand)
        case Identified():
            return replace(view, scene=scene, log=log, solution=seen.missing)
        case _:
            return replace(view, scene=scene, log=log)


class Questions(Sequence[SleuthAction]):
    """Every question of one search card to every opponent who may be asked; no card is the final one."""

    def __init__(self, opponents: list[Seat], questions: Sequence[Question], card: SearchCard | None) -> None:
        self.opponents, self.questions, self.card = opponents, questions, card

    def __len__(self) -> int:
        return len(self.opponents) * len(self.questions)

    @overload
    def __getitem__(self, index: int) -> SleuthAction: ...
    @overload
    def __getitem__(self, index: slice) -> list[SleuthAction]: ...
    def __getitem__(self, index: int | slice) -> SleuthAction | list[SleuthAction]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        opponent, question = divmod(range(len(self))[index], len(self.questions))
        if self.card is None:
            return AskFinal(self.opponents[opponent], self.questions[question])
        return Ask(self.opponents[opponent], self.questions[question], self.card)


class Identifications(Sequence[SleuthAction]):
    """Every set of gems that might be named: three missing gems make 7,140 of them."""

    def __init__(self, missing: int) -> None:
        self.missing = missing

    def __len__(self) -> int:
        return comb(len(GEM_CARDS), self.missing)

    def __iter__(self) -> Iterator[SleuthAction]:
        return map(Identify, combinations(GEM_CARDS, self.missing))

    @overload
    def __getitem__(self, index: int) -> SleuthAction: ...
    @overload
    def __getitem__(self, index: slice) -> list[SleuthAction]: ...
    def __getitem__(self, index: int | slice) -> SleuthAction | list[SleuthAction]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        rank, first, named = range(len(self))[index], 0, []
        for left in range(self.missing - 1, -1, -1):
            # Skip every first gem whose combinations all come before the one that is wanted.
            while rank >= (block := comb(len(GEM_CARDS) - first - 1, left)):
                rank, first = rank - block, first + 1
            named.append(GEM_CARDS[first])
            first += 1
        return Identify(tuple(named))


def actions_of(view: View) -> Actions[SleuthAction]:
    """Return what the view's watcher may do now, lazily."""
    seat, scene = view.watcher, view.scene
    if seat is None:
        return NO_ACTIONS
    return Actions(_parts(view, seat, scene), lambda action: verify(scene, seat, action, lambda: view.log))


def _parts(view: View, seat: Seat, scene: Scene) -> Iterator[Sequence[SleuthAction]]:
    if scene.outcome or not scene.search or scene.standings[seat] is not Standing.ACTIVE:
        return
    if seat == scene.turn:
        yield from _turn_parts(view, seat, scene)
    if seat == scene.turn or not scene.in_final:
        yield Identifications(scene.setup.knobs.missing)


def _turn_parts(view: View, seat: Seat, scene: Scene) -> Iterator[Sequence[SleuthAction]]:
    opponents = [other for other in range(scene.seats) if other != seat]
    if scene.in_final:
        if len(scene.asked) < scene.setup.knobs.final_questions:
            yield Questions([scene.asked[0].asked], QUESTIONS, None)
        return
    if scene.asked:
        yield from _second_questions(scene, seat, opponents)
        yield (Pass(),)
        return
    for card in dict.fromkeys(scene.search[seat]):
        yield Questions(opponents, asks(card, scene.setup.knobs), card)
    yield (Exchange(),) if scene.search[seat] else (Pass(),)
    if may_ask_final(scene, seat, lambda: view.log):
        yield Questions(opponents, QUESTIONS, None)


def _second_questions(scene: Scene, seat: Seat, opponents: list[Seat]) -> Iterator[Sequence[SleuthAction]]:
    first = scene.asked[0]
    others = [other for other in opponents if other != first.asked]
    for card in dict.fromkeys(scene.search[seat]):
        questions = [q for q in asks(card, scene.setup.knobs) if len(q) != len(first.question)]
        yield Questions(others, questions, card)

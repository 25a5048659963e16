"""The Cluedo card game as numbers."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import comb

from loupe.envs.numbers import (
    STANDINGS,
    ActionNumbers,
    Field,
    Layout,
    Page,
    clockwise_from,
    draw_standings,
)
from loupe.games.cluedo.actions import Accuse, Ask, CluedoAction, Declare, Decline, Show
from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.cluedo.events import Asked, CluedoSeen, HadNone, SeenShowed, Showed
from loupe.games.cluedo.scene import Stage
from loupe.games.cluedo.theme import Card, sorted_cards
from loupe.games.cluedo.views import View
from loupe.games.vocabulary import Seat

STAGES = {stage: n for n, stage in enumerate(Stage)}
MOST_COUNTED = 9
"""Higher than this, questions for the same pair are not counted."""


@lru_cache(maxsize=64)
def numbers(setup: CluedoSetup, seat: Seat) -> ActionNumbers:  # noqa: ARG001  the same for every seat
    """Return every action of a seat: questions, showing, getting ready, accusations."""
    return ActionNumbers(_conceivable(setup))


def _conceivable(setup: CluedoSetup) -> Iterator[CluedoAction]:
    yield from map(Ask, combinations(setup.cards, 2))
    yield from map(Show, setup.cards)
    yield Declare()
    yield Decline()
    yield from (Accuse(*crime) for crime in product(*setup.categories))


def part_key(part: Sequence[CluedoAction]) -> Hashable:
    """Say what a part of a view's actions consists of: the first action, and how many."""
    # Only cards to show come in different sets with the same beginning, and those are two at most.
    return len(part), *part[:2]


class CluedoObserver:
    """What a seat sees of a Cluedo card game; answers are kept by who gave them."""

    def __init__(self, setup: CluedoSetup, watcher: Seat) -> None:
        self.watcher = watcher
        self._place = clockwise_from(watcher, setup.seats)
        self._card = {card: n for n, card in enumerate(setup.cards)}
        self._pair = {sorted_cards(pair): n for n, pair in enumerate(combinations(setup.cards, 2))}
        self._page = Page(layout(setup))
        self._read = 0
        self._asked: tuple[Card, ...] = ()

    def read(self, view: View) -> Page:
        """Return what is in the view; of its log, what is new since the last time is read."""
        for seen in view.log[self._read :]:
            self._note(seen)
        self._read = len(view.log)
        self._draw_table(view)
        return self._page

    def _note(self, seen: CluedoSeen) -> None:
        match seen:
            case Asked():
                self._asked = sorted_cards(seen.cards)
                self._count("asked_by", seen.asker)
            case HadNone():
                self._page["without"][self._place[seen.seat], self._numbers(self._asked)] = 1
            case SeenShowed() | Showed():
                self._count("showed_one", seen.seat)
        if isinstance(seen, Showed):
            mine = seen.seat == self.watcher
            name, seat = ("shown_to", seen.asker) if mine else ("seen_of", seen.seat)
            self._page[name][self._place[seat], self._card[seen.card]] = 1

    def _count(self, name: str, seat: Seat) -> None:
        place = self._place[seat], self._pair[self._asked]
        self._page[name][place] = min(self._page[name][place] + 1, MOST_COUNTED)

    def _draw_table(self, view: View) -> None:
        page, scene = self._page, view.scene
        for name, cards in (("hand", view.hand), ("face_up", scene.face_up), ("solution", view.solution)):
            page.mark(name, self._numbers(cards))
        page.mark("question", self._numbers(scene.asked))
        page.mark("stage", (STAGES[scene.stage],))
        page.mark("turn", (self._place[scene.turn],))
        page.mark("speaker", (self._place[scene.speaker],))
        page.mark("laid", [self._place[seat] for seat in scene.laid])
        page["declared"].fill(0)
        for place, seat in enumerate(scene.declared, 1):
            page["declared"][self._place[seat]] = place
        draw_standings(page["standings"], self._place, scene.standings)

    def _numbers(self, cards: Sequence[Card]) -> list[int]:
        return [self._card[card] for card in cards]


@lru_cache(maxsize=64)
def layout(setup: CluedoSetup) -> Layout:
    """Return the parts of an observation; rows of seats begin with one's own."""
    seats, cards = setup.seats, len(setup.cards)
    pairs = comb(cards, 2)
    parts = {
        "hand": Field((cards,)),
        "face_up": Field((cards,)),
        "solution": Field((cards,)),
        "question": Field((cards,)),
        "stage": Field((len(STAGES),)),
        "turn": Field((seats,)),
        "speaker": Field((seats,)),
        "declared": Field((seats,), seats),
        "laid": Field((seats,)),
        "standings": Field((seats, len(STANDINGS))),
        "without": Field((seats, cards)),
        "showed_one": Field((seats, pairs), MOST_COUNTED),
        "asked_by": Field((seats, pairs), MOST_COUNTED),
        "seen_of": Field((seats, cards)),
        "shown_to": Field((seats, cards)),
    }
    return Layout(parts)

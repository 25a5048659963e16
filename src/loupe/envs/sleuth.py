"""Sleuth as numbers."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np

from loupe.envs.numbers import (
    STANDINGS,
    ActionNumbers,
    Array,
    Field,
    Layout,
    Page,
    clockwise_from,
    draw_standings,
)
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.cards import ELEMENTS, GEM_CARDS, GEM_ORDER, QUESTIONS, SEARCH_CARDS, SearchCard
from loupe.games.sleuth.editions import SleuthSetup
from loupe.games.sleuth.events import Answered, SeenShowed, Showed, SleuthSeen
from loupe.games.sleuth.rules import asks
from loupe.games.sleuth.scene import Scene
from loupe.games.sleuth.views import Identifications, Questions, View
from loupe.games.vocabulary import Seat

GEMS, ASKABLE, SEARCH = len(GEM_CARDS), len(QUESTIONS), len(SEARCH_CARDS)
QUESTION_NUMBER = {question: n for n, question in enumerate(QUESTIONS)}
SEARCH_NUMBER = {card: n for n, card in enumerate(SEARCH_CARDS)}
MOST_COUNTED = GEMS // min(map(len, (ELEMENTS[:3], ELEMENTS[3:6], ELEMENTS[6:])))
QUESTIONS_A_TURN = 2


@lru_cache(maxsize=64)
def numbers(setup: SleuthSetup, seat: Seat) -> ActionNumbers:
    """Return every action of a seat: questions by opponent and card, final ones, the rest, the gems."""
    return ActionNumbers(_conceivable(setup, seat))


def _conceivable(setup: SleuthSetup, seat: Seat) -> Iterator[SleuthAction]:
    opponents = [(seat + step) % setup.seats for step in range(1, setup.seats)]
    for opponent in opponents:
        for card in SEARCH_CARDS:
            for question in asks(card, setup.knobs):
                yield Ask(opponent, question, card)
    for opponent in opponents:
        yield from (AskFinal(opponent, question) for question in QUESTIONS)
    yield Exchange()
    yield Pass()
    yield from map(Identify, combinations(GEM_CARDS, setup.knobs.missing))


def part_key(part: Sequence[SleuthAction]) -> Hashable:
    """Say what a part of a view's actions consists of, without going through it."""
    match part:
        case Questions():
            return part.card, tuple(part.opponents), tuple(part.questions)
        case Identifications():
            return part.missing
    return tuple(part)


class SleuthObserver:
    """What a seat sees of a game of Sleuth; counts and gems are kept by whom they are of."""

    def __init__(self, setup: SleuthSetup, watcher: Seat) -> None:
        self._place = clockwise_from(watcher, setup.seats)
        self._page = Page(layout(setup))
        self._read = 0
        self._scene: Scene | None = None

    def read(self, view: View) -> Page:
        """Return what is in the view; of its log, what is new since the last time is read."""
        for seen in view.log[self._read :]:
            self._note(seen)
        self._read = len(view.log)
        if self._scene is not view.scene:
            self._draw_table(view, self._scene)
            self._scene = view.scene
        return self._page

    def _note(self, seen: SleuthSeen) -> None:
        if not isinstance(seen, Answered | SeenShowed | Showed):
            return
        page, asked = self._page, self._place[seen.asked]
        question = QUESTION_NUMBER[seen.question]
        page["counted"][asked, question] = 1
        page["counts"][asked, question] = seen.count
        if isinstance(seen, Showed):
            # What was shown to me is of the one asked; what I showed, the asker has seen.
            name, seat = ("shown_to", self._place[seen.asker]) if not asked else ("seen_of", asked)
            page[name][seat, [GEM_ORDER[gem] for gem in seen.gems]] = 1

    def _draw_table(self, view: View, before: Scene | None) -> None:
        page, scene = self._page, view.scene
        if before is None:
            page.mark("face_up", [GEM_ORDER[gem] for gem in scene.face_up])
            page.mark("hand", [GEM_ORDER[gem] for gem in view.hand])
        if before is None or scene.standings is not before.standings:
            page.mark("solution", [GEM_ORDER[gem] for gem in view.solution])
            draw_standings(page["standings"], self._place, scene.standings)
        page.mark("turn", (self._place[scene.turn],))
        self._draw_search_cards(scene)
        self._draw_questions(scene)

    def _draw_search_cards(self, scene: Scene) -> None:
        page = self._page
        for seat, held in enumerate(scene.search):
            page["search"][self._place[seat]] = _row_of(held)
        page["discards"].fill(0)
        for card in scene.discards:
            page["discards"][SEARCH_NUMBER[card]] += 1
        page["deck"][0] = scene.deck_size

    def _draw_questions(self, scene: Scene) -> None:
        page = self._page
        page["asked_whom"].fill(0)
        page["asked_what"].fill(0)
        for n, reply in enumerate(scene.asked):
            page["asked_whom"][n, self._place[reply.asked]] = 1
            page["asked_what"][n, QUESTION_NUMBER[reply.question]] = 1
        page["final"][0] = scene.in_final


@lru_cache(maxsize=4096)
def _row_of(cards: tuple[SearchCard, ...]) -> Array:
    row: Array = np.zeros(SEARCH, np.float32)
    for card in cards:
        row[SEARCH_NUMBER[card]] += 1
    return row


@lru_cache(maxsize=64)
def layout(setup: SleuthSetup) -> Layout:
    """Return the parts of an observation; rows of seats begin with one's own."""
    seats, deck = setup.seats, setup.knobs.search_deck
    most_alike = max(map(deck.count, deck))
    parts = {
        "hand": Field((GEMS,)),
        "face_up": Field((GEMS,)),
        "solution": Field((GEMS,)),
        "turn": Field((seats,)),
        "standings": Field((seats, len(STANDINGS))),
        "search": Field((seats, SEARCH), most_alike),
        "discards": Field((SEARCH,), most_alike),
        "deck": Field((1,), len(deck)),
        "asked_whom": Field((QUESTIONS_A_TURN, seats)),
        "asked_what": Field((QUESTIONS_A_TURN, ASKABLE)),
        "final": Field((1,)),
        "counted": Field((seats, ASKABLE)),
        "counts": Field((seats, ASKABLE), MOST_COUNTED),
        "seen_of": Field((seats, GEMS)),
        "shown_to": Field((seats, GEMS)),
    }
    return Layout(parts)

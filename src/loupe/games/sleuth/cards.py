"""The gem cards, the search cards, and what each of them may ask.

Codes: a gem card is gem, type and colour (`P2G`, the green pearl pair); a question is one element or two
of different categories (`P`, `2G`, `PR`); a search card is its question, or `?` for free choice, with
its element where it has one (`?R`).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import TypeAlias

Element: TypeAlias = str
Gem: TypeAlias = str
Question: TypeAlias = str
SearchCard: TypeAlias = str

GEMS = "DPO"
TYPES = "123"
COLOURS = "RBGY"
CATEGORIES = (GEMS, TYPES, COLOURS)
ELEMENTS = GEMS + TYPES + COLOURS

GEM_CARDS: tuple[Gem, ...] = tuple(map("".join, product(*CATEGORIES)))
GEM_ORDER = {gem: n for n, gem in enumerate(GEM_CARDS)}

ONE_ELEMENT: tuple[Question, ...] = tuple(ELEMENTS)
TWO_ELEMENTS: tuple[Question, ...] = tuple(
    a + b for these, those in combinations(CATEGORIES, 2) for a in these for b in those
)
QUESTIONS = ONE_ELEMENT + TWO_ELEMENTS

FREE = "?"
SEARCH_CARDS: tuple[SearchCard, ...] = (
    *ONE_ELEMENT,
    *TWO_ELEMENTS,
    *(FREE + element for element in ELEMENTS),
    FREE,
)

MATCHING: dict[Question, frozenset[Gem]] = {
    question: frozenset(gem for gem in GEM_CARDS if set(question) <= set(gem)) for question in QUESTIONS
}


def sorted_gems(gems: frozenset[Gem] | set[Gem] | tuple[Gem, ...]) -> tuple[Gem, ...]:
    """Put gem cards into the order of the printed sheet."""
    return tuple(sorted(gems, key=GEM_ORDER.__getitem__))


def question_of(elements: str) -> Question:
    """Put elements into the order of a question's code: `GP` is `PG`."""
    return "".join(sorted(elements, key=ELEMENTS.find))


@cache
def questions_of(
    card: SearchCard, element_asks: tuple[int, ...] = (1, 2), blank_asks: tuple[int, ...] = (1, 2)
) -> tuple[Question, ...]:
    """Return what a search card may ask, given how many elements free choice cards may ask for."""
    if not card.startswith(FREE):
        return (card,)
    numbers, element = (element_asks, card[1]) if card != FREE else (blank_asks, "")
    return tuple(q for q in QUESTIONS if len(q) in numbers and element in q)

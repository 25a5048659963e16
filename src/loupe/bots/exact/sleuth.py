"""How the sharp player plays Sleuth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from random import Random

from loupe._core import LimitExceeded
from loupe.bots.exact.memory import Memory
from loupe.bots.exact.questions import Question, Worth, weighed
from loupe.bots.exact.solutions import Knowledge
from loupe.deduction.belief import Belief
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.cards import GEM_CARDS
from loupe.games.sleuth.scene import Scene
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Standing

PATIENCE = 150
"""Events a seat, after which even a sharp player sees that there is no certainty to be had at this table."""
NOTHING = 1e-9
FEW = 16
"""So many solutions at most can one answer hope to tell apart."""


def act(view: View, memory: Memory, chance: Random) -> SleuthAction | None:
    """Identify when certain; else, if the table waits for this seat, ask what tells most."""
    if not may_act(view):
        return None
    belief = memory.belief(view)
    if view.watcher in view.scene.waiting:
        return _turn(view, Knowledge.within_reach(belief), chance)
    return _out_of_turn(belief)


def may_act(view: View) -> bool:
    """Tell whether the watcher may do anything: in the game, and nobody else is about to identify."""
    seat, scene = view.watcher, view.scene
    if seat is None or scene.outcome or scene.standings[seat] is not Standing.ACTIVE:
        return False
    return seat == scene.turn or not scene.in_final


def _out_of_turn(belief: Belief) -> Identify | None:
    try:
        known = Knowledge.of(belief)
    except LimitExceeded:
        return None  # So much is open that nothing can be certain.
    return identify(known.solutions.best) if known.solutions.certain else None


def identify(solution: int) -> Identify:
    """Name the gems of a solution."""
    return Identify(tuple(gem for n, gem in enumerate(GEM_CARDS) if solution >> n & 1))


def allowed(view: View) -> list[SleuthAction]:
    """List what may be done but for the identifications, which come last and are many."""
    return list(takewhile(lambda action: not isinstance(action, Identify), view.actions))


def _turn(view: View, known: Knowledge, chance: Random) -> SleuthAction:
    solutions, knobs = known.solutions, view.scene.setup.knobs
    if solutions.certain or view.scene.in_final:
        return identify(solutions.best)
    actions = allowed(view)
    final = [action for action in actions if isinstance(action, AskFinal)]
    if len(solutions.odds) <= FEW and (decisive := _decisive(known, weighed(known, knobs, final))):
        return decisive
    questions = [action for action in actions if isinstance(action, Ask)]
    if is_hopeless(view, questions):
        return next(iter(final), identify(solutions.best))
    return ask(view.scene, weighed(known, knobs, questions), chance)


def _decisive(known: Knowledge, values: Mapping[Question, Worth]) -> Question | None:
    """Return a question after which one is certain, whatever the answer; None if there is none."""
    needed = known.solutions.bits - NOTHING
    return next((question for question, worth in values.items() if worth.solution > needed), None)


def is_hopeless(view: View, questions: Sequence[Ask]) -> bool:
    """Tell whether there is nothing to ask with, or nothing was learned for too long."""
    return len(view.log) > PATIENCE * view.scene.seats or not (questions or view.scene.asked)


def ask(scene: Scene, values: Mapping[Question, Worth], chance: Random) -> SleuthAction:
    """Ask the question that is worth most; where none is worth anything, look for other cards."""
    if not values:
        return Pass()
    first = best_first(scene, values, chance)
    if values[first].total > NOTHING:
        return first
    return Pass() if scene.asked else Exchange()


def best_first(scene: Scene, values: Mapping[Question, Worth], chance: Random) -> Question:
    """Return the best question: of the best two that can be asked in one turn, the one that is worth more."""
    best = favourite(values, chance)
    if scene.asked or scene.setup.knobs.interrogations == 1:
        return best
    of_kind = {(q.asked, len(q.question)): q for q in sorted(values, key=lambda q: values[q].total)}
    pairs = [(a, b) for a in of_kind.values() for b in of_kind.values() if _go_together(a, b)]
    if not pairs:
        return best
    one, two = max(pairs, key=lambda pair: sum(values[q].total for q in pair))
    return max((best, one, two), key=lambda q: (q in (one, two), values[q].total))


def _go_together(a: Question, b: Question) -> bool:
    if not (isinstance(a, Ask) and isinstance(b, Ask)):
        return False
    return a.asked < b.asked and len(a.question) != len(b.question) and a.card != b.card


def favourite(values: Mapping[Question, Worth], chance: Random) -> Question:
    """Return the question that is worth most; among equals, any."""
    return max(values, key=lambda question: (values[question].total, chance.random()))

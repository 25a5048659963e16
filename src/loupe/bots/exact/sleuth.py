"""How the sharp player plays Sleuth."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from random import Random

from loupe.bots.exact.memory import Memory
from loupe.bots.exact.questions import Question, Worth, weighed
from loupe.bots.exact.solutions import Solutions
from loupe.deduction.belief import Belief
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.scene import Scene
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Standing

PATIENCE = 150
"""Events a seat, after which even a sharp player sees that there is no certainty to be had at this table."""
NOTHING = 1e-9
MOST_ANSWERS = 64
"""A question has no more answers than this: six gems at most are shown."""


def act(view: View, memory: Memory, chance: Random) -> SleuthAction | None:
    """Identify when certain; else, if the table waits for this seat, ask what tells most."""
    if not may_act(view):
        return None
    belief = memory.belief(view)
    solutions = solutions_of(belief)
    on_turn = view.watcher in view.scene.waiting
    if solutions.certain and (on_turn or not view.scene.in_final):
        return identify(belief, solutions.best)
    return _turn(view, belief, solutions, chance) if on_turn else None


def may_act(view: View) -> bool:
    """Tell whether the watcher is still in the game."""
    seat, scene = view.watcher, view.scene
    return seat is not None and scene.outcome is None and scene.standings[seat] is Standing.ACTIVE


def solutions_of(belief: Belief) -> Solutions:
    """Return what may be missing."""
    assert belief.partition.missing is not None
    return Solutions.of(belief.problem, belief.partition.missing)


def identify(belief: Belief, solution: int) -> Identify:
    """Name the gems of a solution."""
    return Identify(belief.partition.cards_in(solution))


def allowed(view: View) -> list[SleuthAction]:
    """List what may be done but for the identifications, which come last and are many."""
    return list(takewhile(lambda action: not isinstance(action, Identify), view.actions))


def _turn(view: View, belief: Belief, solutions: Solutions, chance: Random) -> SleuthAction:
    actions, knobs = allowed(view), view.scene.setup.knobs
    final = [action for action in actions if isinstance(action, AskFinal)]
    if view.scene.in_final:
        return identify(belief, solutions.best)
    if decisive := _decisive(weighed(belief, knobs, final) if _few(solutions) else {}, solutions):
        return decisive
    questions = [action for action in actions if isinstance(action, Ask)]
    weary = len(view.log) > PATIENCE * view.scene.seats
    if weary or not (questions or view.scene.asked):
        return next(iter(final), identify(belief, solutions.best))
    return ask(view.scene, weighed(belief, knobs, questions), chance)


def _few(solutions: Solutions) -> bool:
    return len(solutions.odds) <= MOST_ANSWERS


def _decisive(values: Mapping[Question, Worth], solutions: Solutions) -> Question | None:
    """Return a question after which one is certain, whatever the answer; None if there is none."""
    return next((each for each, worth in values.items() if worth.solution > solutions.bits - NOTHING), None)


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

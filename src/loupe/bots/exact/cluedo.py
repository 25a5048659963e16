"""How the sharp player plays the Cluedo card game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from loupe.bots.exact.inquiries import Deals
from loupe.bots.exact.questions import Worth
from loupe.bots.exact.solutions import Knowledge
from loupe.deduction.belief import Belief
from loupe.games.cluedo.actions import Accuse, Ask, CluedoAction, Declare, Decline, Show
from loupe.games.cluedo.events import Showed
from loupe.games.cluedo.scene import Stage
from loupe.games.cluedo.theme import Card
from loupe.games.cluedo.views import View

PATIENCE = 90
"""Events a seat, after which even a sharp player sees that there is no certainty to be had at this table."""


def act(view: View, chance: Random) -> CluedoAction | None:
    """Do what the table waits for, if it waits for this seat."""
    scene = view.scene
    if view.watcher not in scene.waiting:
        return None
    if scene.stage is Stage.SHOWING:
        return Show(chance.choice(shown_before(view) or showable(view)))
    belief = Belief.of(view, weighed=True)
    solutions = Knowledge.within_reach(belief).solutions
    match scene.stage:
        case Stage.READINESS:
            return Declare() if solutions.certain or scene.must_declare else Decline()
        case Stage.LAYING:
            return accusation(view, belief, solutions.best)
        case _:
            weary = len(view.log) > PATIENCE * scene.seats
            return Declare() if solutions.certain or weary else _question(view, belief, chance)


def accusation(view: View, belief: Belief, solution: int) -> Accuse:
    """Accuse of a solution."""
    cards = set(belief.partition.cards_in(solution))
    suspect, weapon, place = (
        next(card for card in category if card in cards) for category in view.scene.setup.categories
    )
    return Accuse(suspect, weapon, place)


def showable(view: View) -> list[Card]:
    """Return the cards that one was asked for and holds."""
    return [card for card in view.scene.asked if card in view.hand]


def shown_before(view: View) -> list[Card]:
    """Return those of them that the asker has seen."""
    seen = {
        event.card
        for event in view.log
        if isinstance(event, Showed) and event.seat == view.watcher and event.asker == view.scene.turn
    }
    return [card for card in showable(view) if card in seen]


def _question(view: View, belief: Belief, chance: Random) -> Ask:
    assert view.watcher is not None
    deals = Deals(belief, view.watcher, view.scene.seats, chance.getrandbits(60))
    questions = [action for action in view.actions if isinstance(action, Ask)]
    return favourite(deals.worths(questions), chance)


def favourite(values: Mapping[Ask, Worth], chance: Random) -> Ask:
    """Return the question that is worth most; among equals, any."""
    return max(values, key=lambda question: (values[question].total, chance.random()))

"""How amateurs play the Cluedo card game."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random

from loupe.bots.amateurs.habits import Habits
from loupe.bots.amateurs.notebook import Notebook
from loupe.games.cluedo.actions import Accuse, Ask, CluedoAction, Declare, Decline, Show
from loupe.games.cluedo.events import Showed
from loupe.games.cluedo.scene import Stage
from loupe.games.cluedo.theme import Card
from loupe.games.cluedo.views import View


def act(view: View, notes: Notebook, chance: Random, habits: Habits) -> CluedoAction | None:
    """Do what the table waits for, if it waits for this seat."""
    scene = view.scene
    if view.watcher not in scene.waiting:
        return None
    certain = _crimes_left(view, notes) <= habits.dares
    match scene.stage:
        case Stage.SHOWING:
            return Show(_card_to_show(view, chance, habits))
        case Stage.READINESS:
            return Declare() if certain or scene.must_declare else Decline()
        case Stage.LAYING:
            return _accusation(view, notes, chance)
        case _:
            weary = len(view.log) > habits.patience * scene.seats
            return Declare() if certain or weary else _question(view, notes, chance, habits)


def _crimes_left(view: View, notes: Notebook) -> int:
    return prod(
        sum(notes.may_be_missing(card) for card in category) for category in view.scene.setup.categories
    )


def _question(view: View, notes: Notebook, chance: Random, habits: Habits) -> Ask:
    questions = [action for action in view.actions if isinstance(action, Ask)]
    if not habits.curious:
        return chance.choice(questions)
    return max(questions, key=lambda ask: (_unknown(view, notes, ask.cards), chance.random()))


def _unknown(view: View, notes: Notebook, cards: Sequence[Card]) -> int:
    """Count the places of these cards that an answer may tell something about."""
    others = [seat for seat in range(view.scene.seats) if seat != view.watcher]
    in_hands = sum(notes.open_to(seat, cards) for seat in others)
    return in_hands + len(others) * notes.open_to("missing", cards)


def _card_to_show(view: View, chance: Random, habits: Habits) -> Card:
    """Show, if one is careful, a card that the asker has seen before."""
    cards = [card for card in view.scene.asked if card in view.hand]
    shown = [
        event.card
        for event in view.log
        if isinstance(event, Showed) and event.asker == view.scene.turn and event.card in cards
    ]
    return shown[0] if habits.curious and shown else chance.choice(cards)


def _accusation(view: View, notes: Notebook, chance: Random) -> Accuse:
    suspect, weapon, place = (
        chance.choice([card for card in category if notes.may_be_missing(card)])
        for category in view.scene.setup.categories
    )
    return Accuse(suspect, weapon, place)

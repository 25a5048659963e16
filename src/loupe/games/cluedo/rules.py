"""The rules of the Cluedo card game: which actions are allowed, and what they make happen."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from loupe.games.cluedo.actions import Accuse, Ask, CluedoAction, Declare, Decline, Show
from loupe.games.cluedo.citations import cite
from loupe.games.cluedo.events import (
    Asked,
    CluedoEvent,
    Declared,
    Declined,
    Ended,
    HadNone,
    HasOne,
    LaidDown,
    Looked,
    Revealed,
    Showed,
    TurnedUp,
    TurnEnded,
)
from loupe.games.cluedo.scene import Scene, Stage
from loupe.games.cluedo.state import State, accusations, crime_of, evolve
from loupe.games.cluedo.theme import Card
from loupe.games.vocabulary import (
    Action,
    IllegalAction,
    Outcome,
    Seat,
    Standing,
    Termination,
    Unfolding,
    next_active,
)

# Which actions are allowed. Of what is hidden, only the acting seat's own hand is looked at.


def verify(scene: Scene, hand: tuple[Card, ...], seat: Seat, action: Action) -> None:
    """Raise IllegalAction if the seat, holding this hand, may not do this now."""
    if seat not in range(scene.seats):
        raise illegal("no-such-seat", seat=seat)
    if scene.outcome:
        raise illegal("game-over")
    if scene.standings[seat] is not Standing.ACTIVE and not isinstance(action, Show):
        raise illegal("out-of-game")
    match action:
        case Show():
            _verify_show(scene, hand, seat, action)
        case Ask():
            _verify_turn(scene, seat)
            _verify_question(scene, action)
        case Declare() if scene.stage is Stage.TURN:
            _verify_turn(scene, seat)
        case Declare() | Decline():
            _verify_readiness(scene, seat, action)
        case Accuse():
            _verify_accuse(scene, seat, action)
        case _:
            raise illegal("not-in-this-game")


def illegal(code: str, **terms: str | int) -> IllegalAction:
    """Make the refusal, with the paragraph that it stands on."""
    return IllegalAction(code, cite(code), **terms)


def _verify_turn(scene: Scene, seat: Seat) -> None:
    if scene.stage is Stage.ANSWERING:
        raise illegal("question-goes-round")
    if scene.stage is Stage.SHOWING:
        raise illegal("must-show", seat=scene.speaker)
    if scene.stage is Stage.READINESS:
        raise illegal("readiness-first", seat=scene.speaker)
    if scene.stage is Stage.LAYING:
        raise illegal("must-accuse")
    if seat != scene.turn:
        raise illegal("not-your-turn", seat=scene.turn)


def _verify_question(scene: Scene, ask: Ask) -> None:
    if len(set(ask.cards)) != 2:
        raise illegal("not-two-cards")
    for card in ask.cards:
        if card not in scene.setup.cards:
            raise illegal("no-such-card", card=card)


def _verify_show(scene: Scene, hand: tuple[Card, ...], seat: Seat, show: Show) -> None:
    if scene.stage is not Stage.SHOWING or seat != scene.speaker:
        raise illegal("not-asked-to-show")
    if show.card not in scene.asked:
        raise illegal("card-not-asked", card=show.card)
    if show.card not in hand:
        raise illegal("card-not-held", card=show.card)


def _verify_readiness(scene: Scene, seat: Seat, action: Declare | Decline) -> None:
    if scene.stage is not Stage.READINESS or seat != scene.speaker:
        raise illegal("not-asked-if-ready")
    if isinstance(action, Decline) and scene.must_declare:
        raise illegal("two-accuse-together")


def _verify_accuse(scene: Scene, seat: Seat, accuse: Accuse) -> None:
    if scene.stage is not Stage.LAYING or seat not in scene.declared:
        raise illegal("not-declared")
    if seat in scene.laid:
        raise illegal("already-laid-down")
    for card, category in zip(accuse.cards, scene.setup.categories, strict=True):
        if card not in category:
            raise illegal("not-a-crime", card=card)


# What happens then.


Course: TypeAlias = Unfolding[State, CluedoEvent]


def decide(state: State, seat: Seat, action: CluedoAction) -> tuple[CluedoEvent, ...]:
    """Return what happens when the seat does this, or raise IllegalAction."""
    return unfold(state, seat, action)[1]


def unfold(state: State, seat: Seat, action: CluedoAction) -> tuple[State, tuple[CluedoEvent, ...]]:
    """Return what happens when the seat does this, after the state that it leaves."""
    verify(state.scene, state.hands[seat] if seat in range(state.scene.seats) else (), seat, action)
    course = Unfolding(state, evolve)
    match action:
        case Ask():
            _ask(course, seat, action)
        case Show():
            course.happen(Showed(seat, state.scene.turn, action.card))
            _pass_on(course)
        case Declare():
            course.happen(Declared(seat))
        case Decline():
            course.happen(Declined(seat))
        case Accuse():
            _lay_down(course, seat, action)
        case _:
            assert_never(action)
    return course.state, course.events


def _ask(course: Course, seat: Seat, ask: Ask) -> None:
    course.happen(Asked(seat, ask.cards))
    # Whoever holds one of the cards is waited for, and looks the same to all with one of them or both.
    while (speaker := course.state.scene.speaker) != seat:
        if set(ask.cards) & set(course.state.hands[speaker]):
            course.happen(HasOne(speaker))
            return
        course.happen(HadNone(speaker))
    _pass_on(course)


def _pass_on(course: Course) -> None:
    following = next_active(course.state.scene.standings, course.state.scene.turn)
    if following is None:
        course.happen(Ended(Outcome((), Termination.NOBODY_LEFT)))
    else:
        course.happen(TurnEnded(following))


def _lay_down(course: Course, seat: Seat, accuse: Accuse) -> None:
    course.happen(LaidDown(seat, accuse.cards))
    if course.state.scene.waiting:
        return
    laid = accusations(course.state)
    if len(laid) == 1:
        _look_alone(course, seat, accuse)
    else:
        _turn_up(course, laid)


def _look_alone(course: Course, seat: Seat, accuse: Accuse) -> None:
    crime = crime_of(course.state)
    course.happen(Looked(seat, accuse.cards, crime))
    if accuse.cards == crime:
        course.happen(Revealed(crime))
        course.happen(Ended(Outcome((seat,), Termination.SOLVED)))
    else:
        _pass_on(course)


def _turn_up(course: Course, laid: dict[Seat, tuple[Card, Card, Card]]) -> None:
    crime = crime_of(course.state)
    course.happen(TurnedUp(tuple(laid.items())))
    course.happen(Revealed(crime))
    right = tuple(seat for seat, named in laid.items() if named == crime)[:1]
    course.happen(Ended(Outcome(right, Termination.SOLVED if right else Termination.ALL_FOOLED)))

"""The rules of Sleuth: which actions are allowed, and what they make happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, assert_never

from loupe.games import chance
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.cards import (
    FREE,
    GEM_ORDER,
    MATCHING,
    Question,
    SearchCard,
    questions_of,
    sorted_gems,
)
from loupe.games.sleuth.citations import cite
from loupe.games.sleuth.editions import Knobs
from loupe.games.sleuth.events import (
    Answered,
    Drew,
    Ended,
    Exchanged,
    Identified,
    Reshuffled,
    Revealed,
    Showed,
    SleuthEvent,
    SleuthSeen,
    Slid,
    TurnEnded,
    project,
)
from loupe.games.sleuth.facts import lacks_one_characteristic
from loupe.games.sleuth.scene import Scene
from loupe.games.sleuth.state import State, evolve
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

SeenSoFar = Callable[[], Iterable[SleuthSeen]]
"""What the acting seat has seen: only the strict reading of the final question asks for it."""


def asks(card: SearchCard, knobs: Knobs) -> tuple[Question, ...]:
    """Return the questions that a search card may ask under these knobs."""
    return questions_of(card, knobs.free_element_asks, knobs.free_blank_asks)


def shows_gems(knobs: Knobs, question: Question, card: SearchCard | None) -> bool:
    """Tell whether the asker gets to see the gems; no card is the final interrogation."""
    if len(question) == 1 or not knobs.show_gems:
        return False
    return card is None or knobs.free_shows or not card.startswith(FREE)


# Which actions are allowed. They read the open table alone: a refusal tells no secret.


def verify(scene: Scene, seat: Seat, action: Action, seen: SeenSoFar) -> None:
    """Raise IllegalAction if the seat may not do this now."""
    _verify_may_act(scene, seat)
    match action:
        case Identify():
            _verify_identify(scene, seat, action)
        case Ask():
            _verify_ask(scene, seat, action)
        case AskFinal():
            _verify_final(scene, seat, action, seen)
        case Exchange():
            _verify_exchange(scene, seat)
        case Pass():
            _verify_pass(scene, seat)
        case _:
            raise illegal(scene, "not-in-this-game")


def illegal(scene: Scene, code: str, **terms: str | int) -> IllegalAction:
    """Make the refusal, with the paragraph of the book that this table plays by."""
    return IllegalAction(code, cite(code, scene.setup.book), **terms)


def _verify_may_act(scene: Scene, seat: Seat) -> None:
    if seat not in range(scene.seats):
        raise illegal(scene, "no-such-seat", seat=seat)
    if scene.outcome:
        raise illegal(scene, "game-over")
    if scene.standings[seat] is not Standing.ACTIVE:
        raise illegal(scene, "out-of-game")


def _verify_turn(scene: Scene, seat: Seat) -> None:
    if seat != scene.turn:
        raise illegal(scene, "not-your-turn", seat=scene.turn)


def _verify_opponent(scene: Scene, seat: Seat, asked: Seat) -> None:
    if asked not in range(scene.seats):
        raise illegal(scene, "no-such-opponent", seat=asked)
    if asked == seat:
        raise illegal(scene, "ask-yourself")


def _verify_ask(scene: Scene, seat: Seat, ask: Ask) -> None:
    _verify_turn(scene, seat)
    if scene.in_final:
        raise illegal(scene, "must-identify")
    _verify_opponent(scene, seat, ask.asked)
    if ask.card not in scene.search[seat]:
        raise illegal(scene, "card-not-yours", card=ask.card)
    if ask.question not in MATCHING:
        raise illegal(scene, "no-such-question", question=ask.question)
    if ask.question not in asks(ask.card, scene.setup.knobs):
        raise illegal(scene, _cannot_ask(ask.card), card=ask.card, question=ask.question)
    if scene.asked and ask.asked == scene.asked[0].asked:
        raise illegal(scene, "second-same-opponent", seat=ask.asked)
    if scene.asked and len(ask.question) == len(scene.asked[0].question):
        raise illegal(scene, "second-same-kind", elements=len(ask.question))


def _cannot_ask(card: SearchCard) -> str:
    if card == FREE:
        return "blank-cannot-ask"
    return "free-choice-cannot-ask" if card.startswith(FREE) else "card-cannot-ask"


def _verify_final(scene: Scene, seat: Seat, ask: AskFinal, seen: SeenSoFar) -> None:
    _verify_turn(scene, seat)
    _verify_opponent(scene, seat, ask.asked)
    if scene.in_final:
        if len(scene.asked) >= scene.setup.knobs.final_questions:
            raise illegal(scene, "must-identify")
        if ask.asked != scene.asked[0].asked:
            raise illegal(scene, "final-same-opponent", seat=scene.asked[0].asked)
    elif scene.asked:
        raise illegal(scene, "final-is-whole-turn")
    if ask.question not in MATCHING:
        raise illegal(scene, "no-such-question", question=ask.question)
    if not may_ask_final(scene, seat, seen):
        raise illegal(scene, "final-too-early")


def may_ask_final(scene: Scene, seat: Seat, seen: SeenSoFar) -> bool:
    """Tell whether the strict reading, where it is played, lets this seat ask its final question."""
    if scene.in_final or not scene.setup.knobs.final_strict:
        return True
    return lacks_one_characteristic(scene.setup, seat, tuple(seen()))


def _verify_exchange(scene: Scene, seat: Seat) -> None:
    _verify_turn(scene, seat)
    if scene.in_final:
        raise illegal(scene, "must-identify")
    if scene.asked:
        raise illegal(scene, "already-asked")
    if not scene.search[seat]:
        raise illegal(scene, "nothing-to-exchange")


def _verify_pass(scene: Scene, seat: Seat) -> None:
    _verify_turn(scene, seat)
    if scene.in_final:
        raise illegal(scene, "must-identify")
    if scene.search[seat] and not scene.asked:
        raise illegal(scene, "cannot-pass")


def _verify_identify(scene: Scene, seat: Seat, action: Identify) -> None:
    if scene.in_final and seat != scene.turn:
        raise illegal(scene, "wait-for-identification", seat=scene.turn)
    if len(action.gems) != scene.setup.knobs.missing:
        raise illegal(
            scene, "wrong-number-of-gems", named=len(action.gems), missing=scene.setup.knobs.missing
        )
    for gem in action.gems:
        if gem not in GEM_ORDER:
            raise illegal(scene, "no-such-gem", gem=gem)
    if len(set(action.gems)) < len(action.gems):
        raise illegal(scene, "same-gem-twice")


# What happens then.


Course: TypeAlias = Unfolding[State, SleuthEvent]


def decide(state: State, seat: Seat, action: SleuthAction) -> tuple[SleuthEvent, ...]:
    """Return what happens when the seat does this, or raise IllegalAction."""
    return unfold(state, seat, action)[1]


def unfold(state: State, seat: Seat, action: SleuthAction) -> tuple[State, tuple[SleuthEvent, ...]]:
    """Return what happens when the seat does this, after the state that it leaves."""
    verify(state.scene, seat, action, lambda: (project(event, seat) for event in state.log))
    course = Unfolding(state, evolve)
    match action:
        case Ask():
            _ask(course, action)
        case AskFinal():
            course.happen(answer(state, seat, action.asked, action.question, None))
        case Exchange():
            _exchange(course)
        case Pass():
            _end_turn(course)
        case Identify():
            _identify(course, seat, action)
        case _:
            assert_never(action)
    return course.state, course.events


def answer(
    state: State, asker: Seat, asked: Seat, question: Question, card: SearchCard | None
) -> Answered | Showed:
    """Return the honest answer to a question."""
    matching = MATCHING[question].intersection(state.hands[asked])
    if shows_gems(state.scene.setup.knobs, question, card):
        return Showed(asker, asked, question, card, sorted_gems(matching))
    return Answered(asker, asked, question, card, len(matching))


def _ask(course: Course, ask: Ask) -> None:
    state = course.state
    course.happen(answer(state, state.scene.turn, ask.asked, ask.question, ask.card))
    if not can_ask_again(course.state.scene):
        _end_turn(course)


def can_ask_again(scene: Scene) -> bool:
    """Tell whether additional interrogations leave the seat on turn a second question."""
    if len(scene.asked) != 1 or scene.setup.knobs.interrogations == 1:
        return False
    first = len(scene.asked[0].question)
    return any(
        len(question) != first
        for card in scene.search[scene.turn]
        for question in asks(card, scene.setup.knobs)
    )


def _end_turn(course: Course) -> None:
    # One who had no card to ask with draws one all the same, if an elimination refilled the deck.
    _draw(course, max(1, len(course.state.scene.asked)))
    _pass_on(course)


def _draw(course: Course, number: int) -> None:
    state = course.state
    seat = state.scene.turn
    cards = state.deck[:number]
    if cards:
        course.happen(Drew(seat, cards))
    lacking = number - len(cards)
    if lacking and state.scene.setup.knobs.empty_deck == "reshuffle":
        order = chance.shuffled(state.scene.discards, state.seed, f"reshuffle {state.shuffles}")
        course.happen(Reshuffled(order))
        course.happen(Drew(seat, order[:lacking]))


def _exchange(course: Course) -> None:
    scene = course.state.scene
    laid = scene.search[scene.turn]
    if scene.setup.knobs.exchange == "under-deck":
        _slide_under(course, scene.turn)
    else:
        course.happen(Exchanged(scene.turn, laid))
    _draw(course, len(laid))
    _pass_on(course)


def _slide_under(course: Course, seat: Seat) -> None:
    # They lay open until now; their order is drawn anew, or everybody could tell what comes back when.
    state = course.state
    if cards := state.scene.search[seat]:
        course.happen(Slid(seat, chance.shuffled(cards, state.seed, f"slid {state.shuffles}")))


def _pass_on(course: Course) -> None:
    following = next_active(course.state.scene.standings, course.state.scene.turn)
    if following is None:
        course.happen(Ended(Outcome(winners(course.state), Termination.NOBODY_LEFT)))
    else:
        course.happen(TurnEnded(following))


def winners(state: State) -> tuple[Seat, ...]:
    """Return the seats that have identified rightly, the first one first."""
    return tuple(event.seat for event in state.log if isinstance(event, Identified) and event.right)


def _identify(course: Course, seat: Seat, action: Identify) -> None:
    state, knobs = course.state, course.state.scene.setup.knobs
    announced = knobs.places == 1 or not knobs.secret_places
    course.happen(Identified(seat, action.gems, state.missing, announced))
    found = winners(course.state)
    if len(found) == knobs.places:
        course.happen(Revealed(state.missing))
        course.happen(Ended(Outcome(found, Termination.SOLVED)))
        return
    if knobs.leaver_cards == "under-deck":
        _slide_under(course, seat)
    if seat == state.scene.turn:
        _pass_on(course)

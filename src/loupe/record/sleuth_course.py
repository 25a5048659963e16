"""How a record of Sleuth is held against the rules: who wanted what, and what a watcher could not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import assert_never

from msgspec.structs import replace

from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.cards import GEM_CARDS, MATCHING, SEARCH_CARDS, Gem, SearchCard, sorted_gems
from loupe.games.sleuth.editions import Knobs, SleuthSetup
from loupe.games.sleuth.events import (
    Answered,
    Dealt,
    Drew,
    Ended,
    Exchanged,
    Identified,
    PublicDealt,
    Reply,
    Reshuffled,
    Revealed,
    SeenDealt,
    SeenIdentified,
    SeenReshuffled,
    SeenShowed,
    SeenSlid,
    Showed,
    SleuthEvent,
    SleuthSeen,
    Slid,
    TurnEnded,
    Verdict,
)
from loupe.games.sleuth.rules import asks, shows_gems
from loupe.games.sleuth.scene import Scene
from loupe.games.sleuth.state import State, evolve
from loupe.games.sleuth.views import View
from loupe.games.vocabulary import Seat, Watcher
from loupe.record.record import Record
from loupe.record.sleuth_lines import setup_of


def first_seat(setup: SleuthSetup) -> Seat | None:
    """Return who must begin; None where chance decides."""
    return None if setup.knobs.first_player == "random" else (setup.dealer + 1) % setup.seats


def intent(state: State, event: SleuthEvent | SleuthSeen) -> tuple[Seat, SleuthAction] | None:
    """Return who wanted what when this came first; None if nobody can want it now."""
    scene = state.scene
    match event:
        case Answered() | Showed() | SeenShowed():
            if event.card is None:
                return event.asker, AskFinal(event.asked, event.question)
            return event.asker, Ask(event.asked, event.question, event.card)
        case Exchanged() | Slid() | SeenSlid():
            return event.seat, Exchange()
        case Identified():
            return event.seat, Identify(event.named)
        case Drew() | Reshuffled() | SeenReshuffled() | TurnEnded():
            return (scene.turn, Pass()) if scene.asked or not scene.search[scene.turn] else None
        case Dealt() | SeenDealt() | PublicDealt() | SeenIdentified() | Revealed() | Ended():
            return None
        case _:
            assert_never(event)


# What a watcher could not see, filled in so that what he saw next can happen.


def imagine_deal(event: SeenDealt | PublicDealt, record: Record) -> Dealt:
    """Return a deal that the watcher sees like this one; hands and gems that he can't see stay empty."""
    setup = setup_of(record)
    own = event.hand if isinstance(event, SeenDealt) else ()
    hands = tuple(own if seat == record.seat else () for seat in range(setup.seats))
    deck = Counter(setup.knobs.search_deck) - Counter(chain(*event.search))
    return Dealt((), hands, event.face_up, event.search, tuple(deck.elements()), event.first)


def imagine(
    state: State, rest: Sequence[SleuthSeen], record: Record
) -> tuple[State, SleuthEvent | SleuthSeen]:
    """Return a state in which what the watcher saw next may happen, and the first of it, whole."""
    first, watcher = rest[0], record.seat
    scene = replace(state.scene, setup=_judged_by(record, first))
    state = replace(state, scene=scene, deck=_imagined_deck(scene, rest))
    match first:
        case Answered() | Showed() | SeenShowed():
            return _with_answer(state, first, watcher), first
        case Identified():
            return replace(state, missing=first.missing), first
        case SeenIdentified():
            identified = _imagined_identification(state.scene, first, rest)
            return replace(state, missing=identified.missing), identified
        case _:
            return state, first


def _judged_by(record: Record, first: SleuthSeen) -> SleuthSetup:
    """Leave the strict final question of another seat unjudged: it rests on what that seat saw."""
    setup = setup_of(record)
    own = isinstance(first, Answered | Showed | SeenShowed) and first.asker == record.seat
    if own or not setup.knobs.final_strict:
        return setup
    return replace(setup, house={**setup.house, "final_strict": False})


def _with_answer(state: State, reply: Answered | Showed | SeenShowed, watcher: Watcher) -> State:
    if reply.asked == watcher:
        return state
    gems = reply.gems if isinstance(reply, Showed) else sorted_gems(MATCHING[reply.question])[: reply.count]
    hands = (*state.hands[: reply.asked], gems, *state.hands[reply.asked + 1 :])
    return replace(state, hands=hands)


def _imagined_deck(scene: Scene, rest: Sequence[SleuthSeen]) -> tuple[SearchCard, ...]:
    """Return the cards that must be in the deck, those on top that are drawn next, if it has them."""
    left = Counter(scene.setup.knobs.search_deck) - Counter(chain(*scene.search, scene.discards))
    drawn: list[SearchCard] = []
    for seen in rest:
        if isinstance(seen, Drew):
            drawn += seen.cards
        if isinstance(seen, SeenReshuffled | TurnEnded):
            break
    return _ordered(left, drawn[: scene.deck_size])


def _ordered(cards: Counter[SearchCard], top: Sequence[SearchCard]) -> tuple[SearchCard, ...]:
    """Return the cards in an order with these on top, or if they are not among them in any."""
    wanted = Counter(top)
    if not wanted <= cards:
        return tuple(cards.elements())
    return (*top, *(cards - wanted).elements())


def _imagined_identification(scene: Scene, seen: SeenIdentified, rest: Sequence[SleuthSeen]) -> Identified:
    number = scene.setup.knobs.missing
    samples = (GEM_CARDS[:number], GEM_CARDS[number : 2 * number])
    missing = next((later.missing for later in rest if isinstance(later, Revealed)), samples[0])
    winners = next((later.outcome.winners for later in rest if isinstance(later, Ended)), ())
    secret = seen.verdict is Verdict.SECRET
    right = seen.seat in winners if secret else seen.verdict is Verdict.RIGHT
    named = missing if right else next(gems for gems in samples if gems != missing)
    return Identified(seen.seat, named, missing, not secret)


def shuffled(
    state: State, happened: Sequence[SleuthEvent], found: Sequence[SleuthSeen]
) -> tuple[SleuthEvent, ...]:
    """Return what happened with shuffled cards in the order that was found, if they can be in it."""
    events: list[SleuthEvent] = []
    for n, event in enumerate(happened):
        events.append(_as_found(state, event, found[n : n + 2]))
        state = evolve(state, events[-1])
    return tuple(events)


def _as_found(state: State, event: SleuthEvent, found: Sequence[SleuthSeen]) -> SleuthEvent:
    match event:
        case Reshuffled():
            return Reshuffled(_order_found(event.deck, state.deck, found))
        case Slid():
            return Slid(event.seat, _order_found(event.cards, state.deck, found))
        case Drew():
            return Drew(event.seat, state.deck[: len(event.cards)])
        case _:
            return event


def _order_found(
    mixed: tuple[SearchCard, ...], above: tuple[SearchCard, ...], found: Sequence[SleuthSeen]
) -> tuple[SearchCard, ...]:
    """Return mixed cards in the order that was told, or that shows when they are drawn after those above."""
    for seen in found:
        match seen:
            case Reshuffled():
                return _ordered(Counter(mixed), seen.deck)
            case Slid():
                return _ordered(Counter(mixed), seen.cards)
            case Drew():
                return _ordered(Counter(mixed), seen.cards[len(above) :])
            case _:
                pass
    return mixed


# A thin record: each event by itself.


def plausible(view: View, event: SleuthSeen) -> bool:
    """Tell whether this event, by itself, agrees with the rules and with who saw it."""
    match event:
        case Answered() | Showed() | SeenShowed():
            return _plausible_reply(view, event)
        case Identified():
            return event.seat == view.watcher
        case SeenIdentified():
            return event.seat != view.watcher
        case _:
            return True


def _plausible_reply(view: View, reply: Answered | Showed | SeenShowed) -> bool:
    knobs, shown = view.scene.setup.knobs, not isinstance(reply, Answered)
    party = view.watcher in (reply.asker, reply.asked)
    seen_rightly = not shown or party == isinstance(reply, Showed)
    gems: tuple[Gem, ...] = reply.gems if isinstance(reply, Showed) else ()
    return (
        reply.asker != reply.asked
        and seen_rightly
        and MATCHING[reply.question].issuperset(gems)
        and any(shows_gems(knobs, reply.question, card) == shown for card in _askers(reply, knobs))
    )


def _askers(reply: Reply | Showed, knobs: Knobs) -> list[SearchCard | None]:
    """Return the cards that may have asked: who keeps only answers need not say which one it was."""
    if reply.card != reply.question:
        return [reply.card]
    return [None, *(card for card in SEARCH_CARDS if reply.question in asks(card, knobs))]

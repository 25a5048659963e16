"""Sleuth in words: its cards, and what one may do and what happened, as tellings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import assert_never

from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass, SleuthAction
from loupe.games.sleuth.cards import (
    FREE,
    GEM_CARDS,
    GEM_ORDER,
    MATCHING,
    SEARCH_CARDS,
    Element,
    Gem,
    Question,
    SearchCard,
)
from loupe.games.sleuth.editions import SleuthSetup
from loupe.games.sleuth.events import (
    Answered,
    Dealt,
    Drew,
    Ended,
    Exchanged,
    Identified,
    PublicDealt,
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
from loupe.games.sleuth.rules import shows_gems
from loupe.games.sleuth.views import View
from loupe.games.telling import Tell, Telling, Terms
from loupe.games.vocabulary import Refusal, Seat, Watcher

WORDS = {
    "D": ("gem", "diamond"),
    "P": ("gem", "pearl"),
    "O": ("gem", "opal"),
    "1": ("type", "solitaire"),
    "2": ("type", "pair"),
    "3": ("type", "cluster"),
    "R": ("colour", "red"),
    "B": ("colour", "blue"),
    "G": ("colour", "green"),
    "Y": ("colour", "yellow"),
}
"""What each letter of a code is called in the catalogues."""
ASKED_BY = {gems: code for code, gems in MATCHING.items()}
"""The question that asks for just these gems."""
ABSENT: Terms = {"gem": "any", "type": "any", "colour": "any"}


@cache
def _sought(elements: str, edition: str) -> Terms:
    """Return the terms from which the catalogues make a noun phrase."""
    words = [WORDS[letter] for letter in elements]
    kinds = "-".join(kind for kind, _ in words)
    return {**ABSENT, **dict(words), "elements": kinds or "none", "edition": edition}


# Cards and questions.


def card(gem: Gem, setup: SleuthSetup) -> Telling:
    """Name a gem card: `red pearl pair`."""
    return Telling("gem-card", _sought(gem, setup.edition))


def _the_card(gem: Gem, setup: SleuthSetup) -> Telling:
    return Telling("gem-card-the", _sought(gem, setup.edition))


def cards(gems: Sequence[Gem], setup: SleuthSetup) -> Telling:
    """Name gem cards with their articles; those that differ in colour alone share one noun."""
    if len(gems) > 1 and len({gem[:2] for gem in gems}) == 1:
        terms, colours = _sought(gems[0][:2], setup.edition), _colours(gems, setup)
        return Telling("gem-cards-alike", terms, parts={"colours": colours})
    return Telling("cards", parts={"cards": tuple(_the_card(gem, setup) for gem in gems)})


def _colours(gems: Sequence[Gem], setup: SleuthSetup) -> tuple[Telling, ...]:
    return tuple(Telling("colour-the", _sought(gem, setup.edition)) for gem in gems)


def element(letter: Element, setup: SleuthSetup) -> Telling:
    """Name an element as it heads a column or row of the sheet: `pearls`, `pairs`, `red`."""
    return Telling("element", _sought(letter, setup.edition))


def question(code: Question, setup: SleuthSetup) -> Telling:
    """Name what a question asks for: `red pearls`."""
    return Telling("question", _sought(code, setup.edition))


def counted(code: Question, count: int, setup: SleuthSetup) -> Telling:
    """Name so many of what a question asks for: `two red pearls`, `no red pearls`."""
    return Telling("gems-counted", _sought(code, setup.edition) | {"count": count})


def counted_cards(gems: Sequence[Gem], count: int, setup: SleuthSetup) -> Telling | None:
    """Name so many of the gems that a question asks for; None if no question asks for just these."""
    code = ASKED_BY.get(frozenset(gems))
    return None if code is None else counted(code, count, setup)


def search_card(code: SearchCard, setup: SleuthSetup) -> Telling:
    """Name a search card: `red pearls`, `free choice: red`, `free choice`."""
    kind = "question" if not code.startswith(FREE) else "free" if code == FREE else "free-element"
    return Telling("search-card", {**_sought(code.strip(FREE), setup.edition), "kind": kind})


def _search_cards(codes: Sequence[SearchCard], setup: SleuthSetup) -> dict[str, tuple[Telling, ...]]:
    return {"cards": tuple(search_card(code, setup) for code in codes)}


# What one may do.


def action(wanted: SleuthAction, view: View) -> Telling:
    """Tell an action before it is done: `Ask Cem to show the red pearls`."""
    setup = view.scene.setup
    match wanted:
        case Ask():
            return _ask(wanted, setup)
        case AskFinal():
            terms = _sought(wanted.question, setup.edition) | _answered_by(wanted.question, None, setup)
            again = {"again": "yes" if view.scene.in_final else "no"}
            return Telling("do-ask-final", terms | again, {"asked": (wanted.asked,)})
        case Exchange():
            return Telling("do-exchange", {"edition": setup.edition})
        case Pass():
            return Telling("do-pass", {"stage": "asked" if view.scene.asked else "empty-handed"})
        case Identify():
            terms = {"edition": setup.edition, "missing": len(wanted.gems)}
            return Telling("do-identify", terms, parts={"gems": (cards(wanted.gems, setup),)})
        case _:
            assert_never(wanted)


def _ask(wanted: Ask, setup: SleuthSetup) -> Telling:
    terms = _sought(wanted.question, setup.edition) | _answered_by(wanted.question, wanted.card, setup)
    chosen = {"choice": "free" if wanted.card.startswith(FREE) else "none"}
    played = {"card": (search_card(wanted.card, setup),)}
    return Telling("do-ask", terms | chosen, {"asked": (wanted.asked,)}, played)


def _answered_by(code: Question, played: SearchCard | None, setup: SleuthSetup) -> Terms:
    return {"answer": "gems" if shows_gems(setup.knobs, code, played) else "count"}


def waiting(view: View) -> Telling:
    """Tell whom the game waits for."""
    scene = view.scene
    if not scene.waiting:
        return Telling("game-over")
    stage = "identify" if scene.in_final else "ask-again" if scene.asked else "turn"
    terms: Terms = {"you": _you(view.watcher, scene.turn), "stage": stage}
    return Telling("waiting-sleuth", terms, {"seat": (scene.turn,)})


# What happened.


def _you(watcher: Watcher, seat: Seat) -> str:
    return "seat" if watcher == seat else "nobody"


def event(seen: SleuthEvent | SleuthSeen, setup: SleuthSetup, watcher: Watcher) -> Telling:
    """Tell what a watcher saw of an event, in the second person where it concerns the watcher."""
    edition: Terms = {"edition": setup.edition}
    match seen:
        case Dealt() | SeenDealt() | PublicDealt():
            return _dealt(seen, setup, watcher)
        case Answered() | SeenShowed() | Showed():
            return _asked(seen, setup, watcher)
        case Exchanged():
            terms = edition | {"you": _you(watcher, seen.seat), "count": len(seen.laid)}
            return Telling("exchanged", terms, {"seat": (seen.seat,)})
        case Slid() | SeenSlid():
            return Telling("slid", edition | {"you": _you(watcher, seen.seat)}, {"seat": (seen.seat,)})
        case Reshuffled():
            return Telling("reshuffled", {"count": len(seen.deck)})
        case SeenReshuffled():
            return Telling("reshuffled", {"count": seen.deck_size})
        case Drew():
            terms = edition | {"you": _you(watcher, seen.seat), "count": len(seen.cards)}
            return Telling("drew", terms, {"seat": (seen.seat,)}, _search_cards(seen.cards, setup))
        case TurnEnded():
            return Telling("turn", {"you": _you(watcher, seen.next)}, {"seat": (seen.next,)})
        case Identified() | SeenIdentified():
            return _identified(seen, setup, watcher)
        case Revealed():
            terms = edition | {"missing": len(seen.missing)}
            return Telling("revealed-gems", terms, parts={"gems": (cards(seen.missing, setup),)})
        case Ended():
            return _ended(seen, watcher)
        case _:
            assert_never(seen)


def _dealt(seen: Dealt | SeenDealt | PublicDealt, setup: SleuthSetup, watcher: Watcher) -> Telling:
    terms: Terms = {"you": _you(watcher, seen.first), "open": len(seen.face_up)}
    parts = {"face_up": (cards(seen.face_up, setup),)}
    return Telling("dealt-gems", terms, {"seat": (seen.first,)}, parts)


def _asked(seen: Answered | SeenShowed | Showed, setup: SleuthSetup, watcher: Watcher) -> Telling:
    terms = _sought(seen.question, setup.edition) | {"count": seen.count}
    terms["you"] = "asker" if watcher == seen.asker else "asked" if watcher == seen.asked else "nobody"
    terms["interrogation"] = "usual" if seen.card else "final"
    terms["answer"] = "count" if isinstance(seen, Answered) else "gems"
    seats = {"asker": (seen.asker,), "asked": (seen.asked,)}
    if isinstance(seen, Showed) and seen.gems:
        return Telling("asked-and-saw", terms, seats, {"gems": _shown(seen, setup)})
    return Telling("asked", terms, seats)


def _shown(seen: Showed, setup: SleuthSetup) -> tuple[Telling, ...]:
    """Name the gems that were shown; where the question has said all but their colours, these alone."""
    asked_for = _sought(seen.question, setup.edition)["elements"]
    if asked_for == "gem-type" and len(seen.gems) > 1:
        return _colours(seen.gems, setup)
    return (cards(seen.gems, setup),)


def _identified(seen: Identified | SeenIdentified, setup: SleuthSetup, watcher: Watcher) -> Telling:
    terms: Terms = {"edition": setup.edition, "missing": setup.knobs.missing}
    seats = {"seat": (seen.seat,)}
    if isinstance(seen, SeenIdentified):
        return Telling("identified", terms | {"verdict": seen.verdict.value}, seats)
    terms["verdict"] = (Verdict.RIGHT if seen.right else Verdict.WRONG).value
    terms["you"] = _you(watcher, seen.seat)
    gems = {"named": (cards(seen.named, setup),), "gems": (cards(seen.missing, setup),)}
    return Telling("identified-and-saw", terms, seats, gems)


def _ended(seen: Ended, watcher: Watcher) -> Telling:
    winners = seen.outcome.winners
    if not winners:
        return Telling("ended-unidentified")
    you = "winner" if winners == (watcher,) else "nobody"
    return Telling("ended-won", {"winners": len(winners), "you": you}, {"seats": winners})


# What a house rule can be.


def knob_values(setup: SleuthSetup, knob: str) -> tuple[tuple[SearchCard | int, Telling | None], ...]:
    """Return what a knob that is a list may hold, with the names of the cards."""
    match knob:
        case "search_deck":
            return tuple((code, search_card(code, setup)) for code in SEARCH_CARDS)
        case "hands":
            most = (len(GEM_CARDS) - setup.knobs.missing) // setup.seats
            return tuple((count, None) for count in range(1, most + 1))
        case _:
            return (1, None), (2, None)


# What cannot be.


def refusal(refused: Refusal, setup: SleuthSetup) -> Telling:
    """Tell why something cannot be, with cards and questions by their names where they have any."""
    told = refused.telling
    terms, parts = dict(told.terms), dict(told.parts)
    for term, code in told.terms.items():
        if named := _named(term, str(code), setup):
            parts[term] = (named,)
            del terms[term]
    return Telling(told.message, terms, told.seats, parts)


def _named(term: str, code: str, setup: SleuthSetup) -> Telling | None:
    if term == "card" and code in SEARCH_CARDS:
        return search_card(code, setup)
    if term == "question" and code in MATCHING:
        return question(code, setup)
    return card(code, setup) if term == "gem" and code in GEM_ORDER else None


TELL = Tell(action, event, waiting, card, cards, counted_cards, "missing", refusal)

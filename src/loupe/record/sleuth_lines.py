"""The lines of Sleuth: `4. bob > ann: red pearl = 2 {P1R P3R}`."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from loupe.games.sleuth.cards import (
    ELEMENTS,
    GEM_CARDS,
    MATCHING,
    SEARCH_CARDS,
    Gem,
    Question,
    SearchCard,
    question_of,
    sorted_gems,
)
from loupe.games.sleuth.editions import SEARCH_HAND, SleuthSetup
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
from loupe.games.sleuth.facts import owners
from loupe.games.vocabulary import Seat
from loupe.record.grammar import (
    Deal,
    hidden,
    read_ending,
    spelled_ending,
    spelled_seat,
)
from loupe.record.line import HIDDEN, Line, Pack, shortened, spelled_cards
from loupe.record.record import Record

WORDS = {
    "D": "diamond",
    "P": "pearl",
    "O": "opal",
    "1": "solitaire",
    "2": "pair",
    "3": "cluster",
    "R": "red",
    "B": "blue",
    "G": "green",
    "Y": "yellow",
}
ELEMENT_OF = {word: element for element, word in WORDS.items()} | {e: e for e in ELEMENTS}
SPOKEN = "RBGYDPO123"
"""The order in which a question is said: a red pearl, a pearl pair."""


def setup_of(record: Record) -> SleuthSetup:
    """Return the setup as what it is."""
    assert isinstance(record.setup, SleuthSetup)
    return record.setup


# Writing.


def spell(event: SleuthEvent | SleuthSeen, record: Record) -> str:
    """Write an event as its line, or as its lines if it is the deal."""
    seat = partial(spelled_seat, record)
    match event:
        case Dealt() | SeenDealt() | PublicDealt():
            return "\n  ".join(["deal", *_deal_lines(event, record)])
        case Answered() | Showed() | SeenShowed():
            return f"{seat(event.asker)} > {seat(event.asked)}: {_spelled_reply(event)}"
        case Exchanged():
            return f"{seat(event.seat)} exchanges {spelled_cards(event.laid)}"
        case Slid():
            return f"{seat(event.seat)} slides {spelled_cards(event.cards)}"
        case SeenSlid():
            return f"{seat(event.seat)} slides {HIDDEN}"
        case Reshuffled():
            return f"reshuffle: {spelled_cards(event.deck)}"
        case SeenReshuffled():
            return f"reshuffle: {event.deck_size} cards"
        case Drew():
            return f"{seat(event.seat)} draws {spelled_cards(event.cards)}"
        case TurnEnded():
            return f"turn: {seat(event.next)}"
        case Identified():
            named, missing = spelled_cards(event.named), _spelled_braces(event.missing)
            return f"{seat(event.seat)} identifies {named} = {event.verdict} {missing}"
        case SeenIdentified():
            return f"{seat(event.seat)} identifies .. = {event.verdict} {{..}}"
        case Revealed():
            return f"revealed: {spelled_cards(event.missing)}"
        case Ended():
            return spelled_ending(record, event.outcome)
        case _:
            assert_never(event)


def _deal_lines(event: Dealt | SeenDealt | PublicDealt, record: Record) -> list[str]:
    names = [spelled_seat(record, seat) for seat in range(len(record.names))]
    lines = [f"table: {spelled_cards(event.face_up)}"]
    match event:
        case Dealt():
            lines.insert(0, f"missing: {spelled_cards(event.missing)}")
            lines += _by_seat("hand", names, event.hands)
            deck = spelled_cards(event.deck)
        case SeenDealt():
            lines += [f"hand {names[record.seat or 0]}: {spelled_cards(event.hand)}"]
            deck = f"{event.deck_size} cards"
        case PublicDealt():
            deck = f"{event.deck_size} cards"
        case _:
            assert_never(event)
    if not record.thin:
        lines += [*_by_seat("search", names, event.search), f"deck: {deck}"]
    return [*lines, f"first: {names[event.first]}"]


def _by_seat(field: str, names: list[str], cards: tuple[tuple[str, ...], ...]) -> list[str]:
    return [f"{field} {name}: {spelled_cards(held)}" for name, held in zip(names, cards, strict=True)]


def _spelled_reply(event: Answered | Showed | SeenShowed) -> str:
    question = " ".join(WORDS[element] for element in sorted(event.question, key=SPOKEN.find))
    if event.card is None:
        question += " final"
    elif event.card != event.question:
        question += f" by {event.card}"
    match event:
        case Answered():
            return f"{question} = {event.count}"
        case Showed():
            return f"{question} = {event.count} {_spelled_braces(event.gems)}"
        case SeenShowed():
            return f"{question} = {event.count} {{..}}"
        case _:
            assert_never(event)


def _spelled_braces(gems: tuple[Gem, ...]) -> str:
    return f"{{{' '.join(gems)}}}"


# Reading.


def read_deal(deal: Deal) -> SleuthEvent | SleuthSeen:
    """Read the deal, in which every card has its number and place."""
    record, setup = deal.record, setup_of(deal.record)
    gems, sizes = Pack(GEM_CARDS), owners(setup)
    face_up = sorted_gems(deal.cards("table", lambda line: gems.read(line, sizes["table"])))
    search, deck = _read_search(deal)
    first = deal.first()

    def hand(seat: Seat) -> tuple[Gem, ...]:
        return sorted_gems(deal.cards("hand", lambda line: gems.read(line, setup.hand_size), seat))

    if record.whole:
        hands = tuple(map(hand, range(setup.seats)))
        missing = sorted_gems(deal.cards("missing", lambda line: gems.read(line, sizes["missing"])))
        return Dealt(missing, hands, face_up, search, deck, first)
    if record.seat is None:
        return PublicDealt(face_up, search, len(deck), first)
    return SeenDealt(hand(record.seat), face_up, search, len(deck), first)


def _read_search(deal: Deal) -> tuple[tuple[tuple[SearchCard, ...], ...], tuple[SearchCard, ...]]:
    """Read the search cards before each seat and the deck; of a deck that nobody saw, any order will do."""
    record, setup = deal.record, setup_of(deal.record)
    if record.thin:
        return ((),) * setup.seats, ()
    pack = Pack(setup.knobs.search_deck)
    search = tuple(
        deal.cards("search", lambda line: pack.read(line, SEARCH_HAND), seat) for seat in range(setup.seats)
    )
    size = pack.left.total()
    if record.whole:
        return search, deal.cards("deck", lambda line: pack.read(line, size))
    deal.cards("deck", lambda line: _read_deck_size(line, size))
    return search, tuple(pack.left.elements())


def _read_deck_size(line: Line, size: int) -> tuple[str, ...]:
    column, found = line.column, line.count()
    line.expect("cards")
    if found != size:
        raise line.refusal("card-count", column, found=found, needed=size)
    return ()


def read_reply(line: Line, record: Record, asker: Seat) -> Answered | Showed | SeenShowed:
    """Read the rest of a question and its answer: `ann: red pearl by ?R = 2 {P1R P3R}`."""
    asked = line.seat()
    line.expect(":")
    question = _read_question(line)
    card = _read_card(line, question)
    line.expect("=")
    column, count = line.column, line.count()
    if not line.peek():
        return Answered(asker, asked, question, card, count)
    line.expect("{")
    if hidden(line, record):
        line.expect("}")
        return SeenShowed(asker, asked, question, card, count)
    gems = _read_braced(line)
    if len(gems) != count:
        raise line.refusal("card-count", column, found=len(gems), needed=count)
    return Showed(asker, asked, question, card, gems)


def _read_question(line: Line) -> Question:
    column, elements = line.column, ""
    while line.peek() not in ("=", "by", "final", ""):
        elements += _read_elements(line)
    question = question_of(elements)
    if question not in MATCHING:
        raise line.refusal("question", column, found=shortened(elements))
    return question


def _read_elements(line: Line) -> str:
    """Read `red`, `pearls`, or elements by their letters: `PR`."""
    word = line.peek()
    if (singular := word.removesuffix("s")) in ELEMENT_OF:
        line.take()
        return ELEMENT_OF[singular]
    if not set(word) <= set(ELEMENTS):
        raise line.refusal("question", found=shortened(word))
    return line.take()


def _read_card(line: Line, question: Question) -> SearchCard | None:
    if line.maybe("final"):
        return None
    return Pack(SEARCH_CARDS).take(line) if line.maybe("by") else question


def _read_braced(line: Line, number: int | None = None) -> tuple[Gem, ...]:
    """Read gems that only some saw, behind the opening brace: `P1R P3R}`."""
    gems = () if line.peek() == "}" else Pack(GEM_CARDS).read(line, number)
    line.expect("}")
    return sorted_gems(gems)


def read_exchange(line: Line, record: Record, seat: Seat) -> Exchanged:
    """Read the rest of an exchange: the cards laid away."""
    return Exchanged(seat, Pack(setup_of(record).knobs.search_deck).read(line))


def read_slide(line: Line, record: Record, seat: Seat) -> Slid | SeenSlid:
    """Read the cards that a seat slides under the deck, in the order that nobody at the table sees."""
    if hidden(line, record):
        return SeenSlid(seat)
    if not record.whole:
        line.expect(HIDDEN)
    return Slid(seat, Pack(setup_of(record).knobs.search_deck).read(line))


def read_draw(line: Line, record: Record, seat: Seat) -> Drew:
    """Read the cards that a seat draws."""
    return Drew(seat, Pack(setup_of(record).knobs.search_deck).read(line))


def read_identification(line: Line, record: Record, seat: Seat) -> Identified | SeenIdentified:
    """Read the rest of an identification: `P2G = wrong {O1B}`."""
    if hidden(line, record):
        line.expect("=")
        verdict = Verdict(line.one_of(tuple(Verdict)))
        line.expect("{", HIDDEN, "}")
        return SeenIdentified(seat, verdict)
    number = setup_of(record).knobs.missing
    named = sorted_gems(Pack(GEM_CARDS).read(line, number))
    line.expect("=")
    column, verdict = line.column, Verdict(line.one_of(tuple(Verdict)))
    line.expect("{")
    missing = _read_braced(line, number)
    event = Identified(seat, named, missing, announced=verdict is not Verdict.SECRET)
    if event.verdict is not verdict:
        raise line.refusal("verdict", column, found=verdict, needed=event.verdict)
    return event


def read_reshuffle(line: Line, record: Record) -> Reshuffled | SeenReshuffled:
    """Read the new deck, or where its order is hidden its size."""
    line.expect(":")
    if record.whole:
        return Reshuffled(Pack(setup_of(record).knobs.search_deck).read(line))
    number = line.count()
    line.expect("cards")
    return SeenReshuffled(number)


def read_turn(line: Line, record: Record) -> TurnEnded:  # noqa: ARG001  like every reader of a line
    """Read whose turn it is."""
    line.expect(":")
    return TurnEnded(line.seat())


def read_revealed(line: Line, record: Record) -> Revealed:
    """Read the missing gems that were turned up."""
    line.expect(":")
    return Revealed(sorted_gems(Pack(GEM_CARDS).read(line, setup_of(record).knobs.missing)))


def read_ended(line: Line, record: Record) -> Ended:  # noqa: ARG001
    """Read how the game ended."""
    return Ended(read_ending(line))

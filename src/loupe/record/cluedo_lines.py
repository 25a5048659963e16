"""The lines of the Cluedo card game: `4. cem shows ann: RO`."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from loupe.games.cluedo.editions import CluedoSetup
from loupe.games.cluedo.events import (
    Asked,
    CluedoEvent,
    CluedoSeen,
    Crime,
    Dealt,
    Declared,
    Declined,
    Ended,
    HadNone,
    HasOne,
    LaidDown,
    Looked,
    PublicDealt,
    Revealed,
    SeenDealt,
    SeenLaidDown,
    SeenLooked,
    SeenShowed,
    Showed,
    TurnedUp,
    TurnEnded,
)
from loupe.games.cluedo.facts import owners
from loupe.games.cluedo.theme import Card, sorted_cards
from loupe.games.vocabulary import Seat
from loupe.record.grammar import Deal, hidden, read_ending, spelled_ending, spelled_seat
from loupe.record.line import HIDDEN, Line, Pack, spelled_cards
from loupe.record.record import Record

RIGHT, WRONG = "right", "wrong"


def setup_of(record: Record) -> CluedoSetup:
    """Return the setup as what it is."""
    assert isinstance(record.setup, CluedoSetup)
    return record.setup


# Writing.


def spell(event: CluedoEvent | CluedoSeen, record: Record) -> str:
    """Write an event as its line, or as its lines if it is the deal."""
    seat = partial(spelled_seat, record)
    match event:
        case Dealt() | SeenDealt() | PublicDealt():
            return "\n  ".join(["deal", *_deal_lines(event, record)])
        case Asked():
            return f"{seat(event.asker)} asks {spelled_cards(event.cards)}"
        case HadNone():
            return f"{seat(event.seat)} has none"
        case HasOne():
            return f"{seat(event.seat)} has one"
        case Showed():
            return f"{seat(event.seat)} shows {seat(event.asker)}: {event.card}"
        case SeenShowed():
            return f"{seat(event.seat)} shows {seat(event.asker)}: .."
        case TurnEnded():
            return f"turn: {seat(event.next)}"
        case Declared():
            return f"{seat(event.seat)} is ready"
        case Declined():
            return f"{seat(event.seat)} is not ready"
        case _:
            return _spelled_accusation(event, record)


def _spelled_accusation(
    event: LaidDown | SeenLaidDown | Looked | SeenLooked | TurnedUp | Revealed | Ended, record: Record
) -> str:
    seat = partial(spelled_seat, record)
    match event:
        case LaidDown():
            return f"{seat(event.seat)} accuses {spelled_cards(event.crime)}"
        case SeenLaidDown():
            return f"{seat(event.seat)} accuses .."
        case Looked():
            named, crime = spelled_cards(event.named), spelled_cards(event.crime)
            return f"{seat(event.seat)} looks: {named} = {_verdict(event.right)} {{{crime}}}"
        case SeenLooked():
            return f"{seat(event.seat)} looks: .. = {_verdict(event.right)} {{..}}"
        case TurnedUp():
            laid = (f"{seat(other)} {spelled_cards(crime)}" for other, crime in event.accusations)
            return f"accusations: {'; '.join(laid) or 'none'}"
        case Revealed():
            return f"revealed: {spelled_cards(event.crime)}"
        case Ended():
            return spelled_ending(record, event.outcome)
        case _:
            assert_never(event)


def _verdict(right: bool) -> str:
    return RIGHT if right else WRONG


def _deal_lines(event: Dealt | SeenDealt | PublicDealt, record: Record) -> list[str]:
    names = [spelled_seat(record, seat) for seat in range(len(record.names))]
    lines = [f"table: {spelled_cards(event.face_up)}"]
    match event:
        case Dealt():
            lines.insert(0, f"crime: {spelled_cards(event.crime)}")
            hands = zip(names, event.hands, strict=True)
            lines += [f"hand {name}: {spelled_cards(held)}" for name, held in hands]
        case SeenDealt():
            lines += [f"hand {names[record.seat or 0]}: {spelled_cards(event.hand)}"]
        case PublicDealt():
            pass
        case _:
            assert_never(event)
    return [*lines, f"first: {names[event.first]}"]


# Reading.


def read_deal(deal: Deal) -> CluedoEvent | CluedoSeen:
    """Read the deal, in which every card has its number and place."""
    record, setup = deal.record, setup_of(deal.record)
    pack, sizes = Pack(setup.cards), owners(setup)
    face_up = sorted_cards(deal.cards("table", lambda line: pack.read(line, sizes["table"])))
    first = deal.first()

    def hand(seat: Seat) -> tuple[Card, ...]:
        return sorted_cards(deal.cards("hand", lambda line: pack.read(line, setup.hand_size), seat))

    if record.whole:
        crime = deal.field("crime")
        return Dealt(_read_crime(crime, record, pack), tuple(map(hand, range(setup.seats))), face_up, first)
    if record.seat is None:
        return PublicDealt(face_up, first)
    return SeenDealt(hand(record.seat), face_up, first)


def _read_crime(line: Line, record: Record, pack: Pack | None = None) -> Crime:
    """Read a card of each category, in any order; from a pack, where cards may not come twice."""
    setup, column = setup_of(record), line.column
    cards = (pack or Pack(setup.cards)).read(line, 3)
    suspect, weapon, place = ([card for card in cards if card in pile] for pile in setup.categories)
    if not (len(suspect) == len(weapon) == len(place) == 1):
        raise line.refusal("crime", column)
    return suspect[0], weapon[0], place[0]


def read_asked(line: Line, record: Record, seat: Seat) -> Asked:
    """Read the two cards of a question."""
    first, second = sorted_cards(Pack(setup_of(record).cards).read(line, 2))
    return Asked(seat, (first, second))


def read_holding(line: Line, record: Record, seat: Seat) -> HadNone | HasOne:  # noqa: ARG001  like every reader
    """Read whether a seat holds any of the two cards."""
    return HadNone(seat) if line.one_of(("none", "one")) == "none" else HasOne(seat)


def read_showed(line: Line, record: Record, seat: Seat) -> Showed | SeenShowed:
    """Read to whom a card was shown, and which one."""
    asker = line.seat()
    line.expect(":")
    if hidden(line, record):
        return SeenShowed(seat, asker)
    return Showed(seat, asker, Pack(setup_of(record).cards).take(line))


def read_readiness(line: Line, record: Record, seat: Seat) -> Declared | Declined:  # noqa: ARG001
    """Read whether a seat accuses too."""
    declined = line.maybe("not")
    line.expect("ready")
    return Declined(seat) if declined else Declared(seat)


def read_laid_down(line: Line, record: Record, seat: Seat) -> LaidDown | SeenLaidDown:
    """Read an accusation that is laid face down."""
    if hidden(line, record):
        return SeenLaidDown(seat)
    return LaidDown(seat, _read_crime(line, record))


def read_looked(line: Line, record: Record, seat: Seat) -> Looked | SeenLooked:
    """Read what a single accuser named and found."""
    line.expect(":")
    if hidden(line, record):
        line.expect("=")
        right = line.one_of((RIGHT, WRONG)) == RIGHT
        line.expect("{", HIDDEN, "}")
        return SeenLooked(seat, right)
    named = _read_crime(line, record)
    line.expect("=")
    column, verdict = line.column, line.one_of((RIGHT, WRONG))
    line.expect("{")
    event = Looked(seat, named, _read_crime(line, record))
    line.expect("}")
    if _verdict(event.right) != verdict:
        raise line.refusal("verdict", column, found=verdict, needed=_verdict(event.right))
    return event


def read_turned_up(line: Line, record: Record) -> TurnedUp:
    """Read all accusations, in the order in which their seats declared."""
    line.expect(":")
    laid = [(line.seat(), _read_crime(line, record))]
    while line.maybe(";"):
        laid.append((line.seat(), _read_crime(line, record)))
    return TurnedUp(tuple(laid))


def read_turn(line: Line, record: Record) -> TurnEnded:  # noqa: ARG001
    """Read whose turn it is."""
    line.expect(":")
    return TurnEnded(line.seat())


def read_revealed(line: Line, record: Record) -> Revealed:
    """Read the crime that was turned up."""
    line.expect(":")
    return Revealed(_read_crime(line, record))


def read_ended(line: Line, record: Record) -> Ended:  # noqa: ARG001
    """Read how the game ended."""
    return Ended(read_ending(line))

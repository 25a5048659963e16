"""Records of Sleuth."""

from loupe.record import sleuth_course as course
from loupe.record import sleuth_lines as lines
from loupe.record.grammar import Grammar

GRAMMAR = Grammar(
    deal=lines.read_deal,
    openings={
        "reshuffle": lines.read_reshuffle,
        "turn": lines.read_turn,
        "revealed": lines.read_revealed,
        "ended": lines.read_ended,
    },
    verbs={
        ">": lines.read_reply,
        "exchanges": lines.read_exchange,
        "slides": lines.read_slide,
        "draws": lines.read_draw,
        "identifies": lines.read_identification,
    },
    spell=lines.spell,
    first_seat=course.first_seat,
    intent=course.intent,
    imagine=course.imagine,
    imagine_deal=course.imagine_deal,
    shuffled=course.shuffled,
    plausible=course.plausible,
)

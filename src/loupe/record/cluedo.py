"""Records of the Cluedo card game."""

from loupe.record import cluedo_course as course
from loupe.record import cluedo_lines as lines
from loupe.record.grammar import Grammar

GRAMMAR = Grammar(
    deal=lines.read_deal,
    openings={
        "turn": lines.read_turn,
        "accusations": lines.read_turned_up,
        "revealed": lines.read_revealed,
        "ended": lines.read_ended,
    },
    verbs={
        "asks": lines.read_asked,
        "has": lines.read_holding,
        "shows": lines.read_showed,
        "is": lines.read_readiness,
        "accuses": lines.read_laid_down,
        "looks": lines.read_looked,
    },
    spell=lines.spell,
    first_seat=course.first_seat,
    intent=course.intent,
    imagine=course.imagine,
    imagine_deal=course.imagine_deal,
    shuffled=course.shuffled,
    plausible=course.plausible,
)

"""Which paragraph of the rulebook each refusal stands on; `docs/rules.md` numbers the paragraphs."""

from __future__ import annotations

from loupe.games.cluedo.editions import BOOK
from loupe.games.vocabulary import Citation

RULINGS = "rulings"

PARAGRAPHS = {
    "no-such-seat": "setup.2",
    "game-over": "win.1",
    "out-of-game": "accuse.5",
    "not-your-turn": "turn.5",
    "question-goes-round": "turn.3",
    "must-show": "turn.2",
    "not-asked-to-show": "turn.2",
    "card-not-asked": "turn.2",
    "card-not-held": "turn.2",
    "not-two-cards": "turn.1",
    "no-such-card": "turn.1",
    "readiness-first": "accuse.1",
    "not-asked-if-ready": "accuse.1",
    "not-declared": "accuse.1",
    "not-a-crime": "accuse.2",
    "already-laid-down": "accuse.6",
    "two-accuse-together": "advanced.4",
}
"""By code: the paragraph in the book."""

RULED = {"must-accuse": "readiness", "not-in-this-game": "actions"}
"""The codes on which the book is silent, and our ruling."""


def cite(code: str) -> Citation:
    """Return where the rule behind a refusal stands."""
    if code in RULED:
        return Citation(RULINGS, RULED[code])
    return Citation(BOOK, PARAGRAPHS[code])

"""How the master plays the Cluedo card game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import combinations
from random import Random

from loupe.bots.exact.cluedo import PATIENCE, accusation, favourite, showable, shown_before
from loupe.bots.exact.inquiries import Deals
from loupe.bots.exact.questions import Worth
from loupe.bots.exact.solutions import Knowledge, entropy, entropy_of
from loupe.bots.master.inquirers import Inquirers, Rivals
from loupe.bots.master.style import Style
from loupe.deduction.belief import Belief
from loupe.games.cluedo.actions import Ask, CluedoAction, Declare, Decline, Show
from loupe.games.cluedo.events import Showed, publicly
from loupe.games.cluedo.facts import facts_of
from loupe.games.cluedo.scene import Stage
from loupe.games.cluedo.theme import Card
from loupe.games.cluedo.views import View
from loupe.games.vocabulary import Seat

PROMISING = 10
"""Questions of which it is looked at what they tell the others."""


def act(view: View, chance: Random, style: Style) -> CluedoAction | None:
    """Do what the table waits for, if it waits for this seat."""
    scene = view.scene
    if view.watcher not in scene.waiting:
        return None
    if scene.stage is Stage.SHOWING:
        return Show(card_to_show(view, chance))
    turn = Turn(view, Belief.of(view, weighed=True), chance, style)
    match scene.stage:
        case Stage.READINESS:
            return Declare() if scene.must_declare or turn.accuses else Decline()
        case Stage.LAYING:
            return accusation(view, turn.belief, turn.rivals.solutions.best)
        case _:
            weary = len(view.log) > PATIENCE * scene.seats
            return Declare() if weary or turn.accuses else turn.question()


# Which card to show.


def card_to_show(view: View, chance: Random) -> Card:
    """Show what tells least: what the asker has seen; what others have; what leaves most of its kind open."""
    cards = shown_before(view) or showable(view)
    known = {event.card for event in view.log if isinstance(event, Showed) and event.seat == view.watcher}
    return max(cards, key=lambda card: (card in known, _others_of_its_kind(view, card), chance.random()))


def _others_of_its_kind(view: View, card: Card) -> int:
    (kind,) = (category for category in view.scene.setup.categories if card in category)
    return sum(other not in view.scene.face_up for other in kind)


class Turn:
    """One decision: what the master knows, and how near the others are."""

    def __init__(self, view: View, belief: Belief, chance: Random, style: Style) -> None:
        assert view.watcher is not None
        self.view, self.belief, self.chance, self.style = view, belief, chance, style
        self.seat: Seat = view.watcher
        self.known = Knowledge.within_reach(belief)
        self._seed = chance.getrandbits(60)
        self._rivals: Rivals | None = None
        self._worths: dict[Ask, Worth] | None = None

    @property
    def rivals(self) -> Rivals:
        """What the others may know."""
        if self._rivals is None:
            looked = Inquirers(self.view, self.belief)
            self._rivals = looked.look(self.known.solutions, self._seed, self.style.silence)
        return self._rivals

    # The race.

    @property
    def accuses(self) -> bool:
        """Whether accusing now wins oftener than another round.

        To join an accusation is the same choice: it counts only where those before are wrong.
        """
        if self.known.solutions.certain:
            return True
        if not self.style.risks or self.known.solutions.top < 1 / (2 * self.view.scene.seats):
            return False
        return self.rivals.solutions.top > self._waiting

    @property
    def _waiting(self) -> float:
        """Return one's share of the race: how near everybody is after another question."""
        promise = 2 ** max((worth.solution for worth in self._own().values()), default=0.0)
        near = min(1.0, self.rivals.solutions.nearness * promise)
        others = sum(min(1.0, each * promise) for each in self.rivals.near)
        return near / (near + others)

    # What to ask.

    def question(self) -> Ask:
        """Return the question that helps oneself most, and the others least."""
        own = self._own()
        if not self.style.secrecy:
            return favourite(own, self.chance)
        best = sorted(own, key=lambda ask: own[ask].total, reverse=True)[:PROMISING]
        overheard = Overheard(self.view, self.belief, self._seed)
        cost = self.style.secrecy
        net = {ask: Worth(own[ask].solution - cost * overheard.bits(ask), own[ask].deal) for ask in best}
        return favourite(net, self.chance)

    def _own(self) -> Mapping[Ask, Worth]:
        if self._worths is None:
            deals = Deals(self.belief, self.seat, self.view.scene.seats, self._seed)
            self._worths = deals.worths(map(Ask, combinations(self.view.scene.setup.cards, 2)))
        return self._worths


class Overheard:
    """What a question tells one who holds no cards: who had none, and who showed some card."""

    def __init__(self, view: View, belief: Belief, seed: int) -> None:
        setup, partition = view.scene.setup, belief.partition
        facts = facts_of(setup, None, [publicly(seen) for seen in view.log])
        public = Belief.from_facts(
            partition.cards, dict(zip(partition.owners, partition.sizes, strict=True)), facts
        )
        assert view.watcher is not None
        self.deals = Deals(public, view.watcher, view.scene.seats, seed)
        self._before = entropy_of(Counter(self.deals.missing))

    def bits(self, ask: Ask) -> float:
        """Return how much of the solution it gives away to all."""
        split: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        for (far, _), solutions in self.deals.joint(ask).items():
            for solution, times in solutions.items():
                split[far][solution] += times
        answers = [sum(each.values()) for each in split.values()]
        whole = sum(answers)
        by_answer = entropy(answer / whole for answer in answers)
        by_both = entropy(share / whole for each in split.values() for share in each.values())
        return max(0.0, by_answer + self._before - by_both)

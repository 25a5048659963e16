"""Sid Sackson's Sleuth, in four editions."""

from loupe.games.sleuth.actions import SleuthAction
from loupe.games.sleuth.cards import GEM_CARDS
from loupe.games.sleuth.editions import EDITIONS, Knobs, SleuthSetup, arrange, variants_of
from loupe.games.sleuth.events import SleuthEvent, SleuthSeen, project
from loupe.games.sleuth.facts import facts_of, owners
from loupe.games.sleuth.inquiries import claimed, inquire
from loupe.games.sleuth.mistakes import mistakes
from loupe.games.sleuth.rules import decide, unfold
from loupe.games.sleuth.state import State, begin, deal, evolve
from loupe.games.sleuth.telling import TELL, knob_values
from loupe.games.sleuth.views import View, blank, look
from loupe.games.vocabulary import Rules

RULES: Rules[SleuthSetup, State, SleuthAction, SleuthEvent, View] = Rules(
    name="sleuth",
    editions=tuple(EDITIONS),
    variants=lambda edition, seats: variants_of(EDITIONS[edition], seats),
    knobs=Knobs,
    knob_values=knob_values,
    arrange=arrange,
    begin=begin,
    deal=deal,
    decide=decide,
    evolve=evolve,
    unfold=unfold,
    project=project,
    blank=blank,
    look=look,
    cards=lambda _: GEM_CARDS,
    owners=owners,
    facts=lambda view, after=0: facts_of(view.watcher, view.log, after),
    inquire=inquire,
    claimed=claimed,
    mistakes=mistakes,
    likelihoods=lambda _: (),
    tell=TELL,
    actions=SleuthAction,
    events=SleuthEvent,
    seen=SleuthSeen,
)

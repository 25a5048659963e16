"""The Cluedo card game, base and advanced."""

from loupe.games.cluedo.actions import CluedoAction
from loupe.games.cluedo.editions import EDITIONS, CluedoSetup, Knobs, arrange, variants_of
from loupe.games.cluedo.events import CluedoEvent, CluedoSeen, project
from loupe.games.cluedo.facts import facts_of, owners
from loupe.games.cluedo.inquiries import claimed, inquire, likelihoods
from loupe.games.cluedo.mistakes import mistakes
from loupe.games.cluedo.rules import decide, unfold
from loupe.games.cluedo.state import State, begin, deal, evolve
from loupe.games.cluedo.telling import TELL, knob_values
from loupe.games.cluedo.views import View, blank, look
from loupe.games.vocabulary import Rules

RULES: Rules[CluedoSetup, State, CluedoAction, CluedoEvent, View] = Rules(
    name="cluedo",
    editions=EDITIONS,
    variants=variants_of,
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
    cards=lambda setup: setup.cards,
    owners=owners,
    facts=lambda view, after=0: facts_of(view.scene.setup, view.watcher, view.log, after),
    inquire=inquire,
    claimed=claimed,
    mistakes=mistakes,
    likelihoods=likelihoods,
    tell=TELL,
    actions=CluedoAction,
    events=CluedoEvent,
    seen=CluedoSeen,
)

"""Everything that games tell, in every language, to everybody: no term lacks or is idle, all is tidy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from loupe.games.cluedo.editions import Knobs as CluedoKnobs
from loupe.games.game import Game, new_game
from loupe.games.registry import GAMES, NAMES
from loupe.games.sleuth.cards import ELEMENTS, QUESTIONS, SEARCH_CARDS
from loupe.games.sleuth.editions import Knobs as SleuthKnobs
from loupe.games.sleuth.telling import element, question, search_card
from loupe.games.telling import Telling, game, knob, knob_value, say, standing, variant
from loupe.games.vocabulary import Action, Citation, IllegalAction, Standing, Watcher
from loupe.i18n import LANGUAGES
from tests.i18n.catalogues import variables

PEOPLE = ("Ann", "Bob", "Cem", "Dora", "Ed", "Flo", "Gus")
RULE = Citation("rulings", "actions")
TABLES = [
    ("sleuth/avalon-hill", 4, ("missing-gems-2", "additional-interrogations", "places-3")),
    ("sleuth/avalon-hill", 3, ("missing-gems-3", "supersleuth")),
    ("sleuth/eagle-gryphon", 5, ()),
    ("sleuth/face2face", 4, ("places-2",)),
    ("sleuth/chasse-aux-diamants", 4, ("missing-gems-2",)),
    ("sleuth/chasse-aux-diamants", 7, ()),
    ("cluedo/card-game", 3, ()),
    ("cluedo/card-game", 4, ("advanced",)),
    ("cluedo/card-game", 2, ("advanced",)),
]


def tellings(told: Telling) -> Iterator[Telling]:
    yield told
    for parts in told.parts.values():
        for part in parts:
            yield from tellings(part)


def check(told: Telling) -> None:
    """Say it in all languages: with just the terms that it needs, as a tidy sentence."""
    for each in tellings(told):
        given = {*each.terms, *each.seats, *each.parts}
        idle = set.intersection(*(given - variables(language, each.message) for language in LANGUAGES))
        assert not idle, (each.message, idle)
    for language in LANGUAGES:
        text = say(told, language, PEOPLE)
        assert text.strip() == text
        assert text
        assert not re.search(r"[{}$]|  | [.,]|\.\.|,,|\bany\b", text), text


def choose(chance: Random, actions: list[Action]) -> Action:
    """Prefer what is not the final act, or no game would last."""
    rare = [action for action in actions if type(action).__name__ in ("Identify", "AskFinal", "Declare")]
    usual = [action for action in actions if action not in rare]
    return chance.choice(rare if rare and (not usual or chance.random() < 0.05) else usual)


def played(
    table: tuple[str, int, tuple[str, ...]], seed: int
) -> Iterator[tuple[Game[Any, Any], Action, Any]]:
    """Play at random, and give each action with the view on which it is chosen, before it is done."""
    dealt, chance = new_game(table[0], table[1], table[2], seed=seed), Random(seed)
    while dealt.outcome is None:
        seat = chance.choice(dealt.waiting)
        view = dealt.view(seat)
        action = choose(chance, list(view.actions[:700]))
        yield dealt, action, view
        dealt.play(seat, action)
    yield dealt, action, view


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_are_told(table: tuple[str, int, tuple[str, ...]]) -> None:
    told = set()
    for seed in range(3):
        for dealt, action, view in played(table, seed):
            tell = dealt.rules.tell
            for telling in (tell.action(action, view), tell.waiting(view), tell.waiting(dealt.view())):
                told.add(msgspec.json.encode(telling))
        watchers: tuple[Watcher, ...] = (None, *range(table[1]))
        for event in dealt.events:
            told.add(msgspec.json.encode(tell.event(event, dealt.setup, None)))
            for watcher in watchers:
                seen = dealt.rules.project(event, watcher)
                told.add(msgspec.json.encode(tell.event(seen, dealt.setup, watcher)))
    for line in told:
        check(msgspec.json.decode(line, type=Telling))


@pytest.mark.parametrize("name", NAMES)
def test_cards_and_settings_have_names_that_differ(name: str) -> None:
    kind, _, edition = name.partition("/")
    rules = GAMES[kind]
    setup = rules.arrange(edition, 3)
    names = [rules.tell.card(card, setup) for card in rules.cards(setup)]
    if kind == "sleuth":
        names = [*names, *(search_card(card, setup) for card in SEARCH_CARDS)]
        for told in [*(question(q, setup) for q in QUESTIONS), *(element(e, setup) for e in ELEMENTS)]:
            check(told)
    for language in LANGUAGES:
        assert len({say(told, language) for told in names}) == len(names)
    for told in names:
        check(told)


def _named(told: list[Telling], codes: list[str]) -> None:
    for language in LANGUAGES:
        said = [say(each, language) for each in told]
        assert len(set(said)) == len(said), language
        assert not set(said) & {code for code in codes if "-" in code or "/" in code}
    for each in told:
        check(each)


def test_every_game_has_a_name() -> None:
    _named([game(name) for name in NAMES], [name.replace("/", "-") for name in NAMES])


VARIANTS = ("supersleuth", "additional-interrogations", "missing-gems-2", "missing-gems-3", "advanced")
PLACES = tuple(f"places-{places}" for places in range(2, 7))


@pytest.mark.parametrize("name", NAMES)
def test_every_variant_has_a_name(name: str) -> None:
    codes = [*VARIANTS, *PLACES]
    _named([variant(name, code) for code in codes], codes)


@pytest.mark.parametrize(
    ("name", "knobs"), [("sleuth/face2face", SleuthKnobs), ("cluedo/card-game", CluedoKnobs)]
)
def test_every_knob_and_its_positions_have_names(name: str, knobs: type[msgspec.Struct]) -> None:
    fields = msgspec.structs.fields(knobs)
    _named([knob(name, field.name) for field in fields], [field.name.replace("_", "-") for field in fields])
    schema = msgspec.json.schema(knobs)["$defs"]["Knobs"]["properties"]
    words = [value for each in schema.values() for value in each.get("enum", ()) if isinstance(value, str)]
    assert words
    for language in LANGUAGES:
        said = [say(knob_value(word), language) for word in dict.fromkeys(words)]
        assert len(set(said)) == len(said)
        assert language == "en" or not set(said) & set(words)


def test_every_standing_has_a_name() -> None:
    _named([standing(each.value) for each in Standing], [])


def test_refusals_name_cards_and_people() -> None:
    dealt = new_game("sleuth/eagle-gryphon", 3, seed=1)
    setup, tell = dealt.setup, dealt.rules.tell
    refused = IllegalAction("card-cannot-ask", RULE, card="PR", question="2G")
    assert say(tell.refusal(refused, setup), "fr") == (
        "La carte «\u00a0perles rouges\u00a0» demande ce qu’elle dit, non «\u00a0paires vertes\u00a0»."
    )
    assert refused.sentence() == "The card “PR” asks for what it says, not for “2G”."
    turn = IllegalAction("not-your-turn", RULE, seat=1)
    assert turn.sentence("it", ["Ann", "Bob"]) == "Tocca a Bob."
    assert turn.sentence("it") == "Tocca a Posto 2."
    unknown = IllegalAction("no-such-gem", RULE, gem="X9")
    assert say(tell.refusal(unknown, setup), "en") == "There is no gem “X9”."


def test_cluedo_refusals_name_cards() -> None:
    dealt = new_game("cluedo/card-game", 3, seed=1)
    setup, tell = dealt.setup, dealt.rules.tell
    refused = IllegalAction("card-not-held", RULE, card="CA")
    said = [say(tell.refusal(refused, setup), language) for language in LANGUAGES]
    assert said == [
        "You do not hold the candlestick.",
        "Vous n’avez pas en main le chandelier.",
        "Non hai in mano il candeliere.",
    ]

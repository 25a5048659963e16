"""What a watcher may know of the deal: told from what happened, by the rules' own lists.

Neither the engine's projection nor its facts are asked: if they told too much, the worlds that are drawn
from here would still differ in it, and the swap test would notice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loupe.games.cluedo import events as in_cluedo
from loupe.games.cluedo.theme import sorted_cards
from loupe.games.sleuth import events as in_sleuth
from loupe.games.sleuth.cards import GEM_CARDS
from loupe.games.vocabulary import Owner, Watcher
from tests.games.deals import Deal, Holds, Sampler
from tests.play import AnyGame


def fitting_deals(game: AnyGame, watcher: Watcher) -> Sampler:
    """Return the deals that the watcher cannot tell from the true one."""
    if game.rules.name == "cluedo":
        return Sampler(sorted_cards(game.setup.cards), _cluedo_sizes(game), _known_in_cluedo(game, watcher))
    return Sampler(GEM_CARDS, _sleuth_sizes(game), _known_in_sleuth(game, watcher))


def true_deal(game: AnyGame) -> Deal:
    """Return where all cards are."""
    state = game.state
    missing = state.crime if game.rules.name == "cluedo" else state.missing
    return {
        **dict(enumerate(map(list, state.hands))),
        "missing": list(missing),
        "table": list(state.scene.face_up),
    }


def all_of(owner: Owner, cards: Sequence[str]) -> Holds:
    return Holds(owner, frozenset(cards), len(cards), len(cards))


def none_of(owner: Owner, cards: Sequence[str]) -> Holds:
    return Holds(owner, frozenset(cards), 0, 0)


def _sleuth_sizes(game: AnyGame) -> dict[Owner, int]:
    hand = game.setup.knobs.hands[game.setup.seats - 3]
    missing = game.setup.knobs.missing
    sizes: dict[Owner, int] = dict.fromkeys(range(game.setup.seats), hand)
    return {**sizes, "missing": missing, "table": 36 - missing - hand * game.setup.seats}


def _known_in_sleuth(game: AnyGame, watcher: Watcher) -> Iterator[Holds]:
    for event in game.events:
        match event:
            case in_sleuth.Dealt():
                yield all_of("table", event.face_up)
                if watcher is not None:
                    yield all_of(watcher, event.hands[watcher])
            case in_sleuth.Showed() if watcher in (event.asker, event.asked):
                yield all_of(event.asked, event.gems)
                yield none_of(event.asked, tuple(_with_elements(event.question).difference(event.gems)))
            case in_sleuth.Showed():
                yield Holds(event.asked, _with_elements(event.question), len(event.gems), len(event.gems))
            case in_sleuth.Answered():
                yield Holds(event.asked, _with_elements(event.question), event.count, event.count)
            case in_sleuth.Identified() if watcher == event.seat:
                yield all_of("missing", event.missing)
            case in_sleuth.Revealed():
                yield all_of("missing", event.missing)


def _with_elements(question: str) -> frozenset[str]:
    return frozenset(gem for gem in GEM_CARDS if all(element in gem for element in question))


def _cluedo_sizes(game: AnyGame) -> dict[Owner, int]:
    hand, over = divmod(len(game.setup.cards) - 3, game.setup.seats)
    sizes: dict[Owner, int] = dict.fromkeys(range(game.setup.seats), hand)
    return {**sizes, "missing": 3, "table": over}


def _known_in_cluedo(game: AnyGame, watcher: Watcher) -> Iterator[Holds]:
    for category in game.setup.categories:
        yield Holds("missing", frozenset(category), 1, 1)
    asked: tuple[str, ...] = ()
    for event in game.events:
        match event:
            case in_cluedo.Dealt():
                yield all_of("table", event.face_up)
                if watcher is not None:
                    yield all_of(watcher, event.hands[watcher])
            case in_cluedo.Asked():
                asked = event.cards
            case in_cluedo.HadNone():
                yield none_of(event.seat, asked)
            case in_cluedo.Showed() if watcher in (event.seat, event.asker):
                yield all_of(event.seat, (event.card,))
            case in_cluedo.HasOne():
                yield Holds(event.seat, frozenset(asked), 1, 2)
            case in_cluedo.Looked() if watcher == event.seat:
                yield all_of("missing", event.crime)
            case in_cluedo.Revealed():
                yield all_of("missing", event.crime)

"""Golden transcripts: one game of every edition and variant, with what everybody sees after every event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

from loupe import Game
from loupe.games.sleuth.editions import EDITIONS as SLEUTH
from loupe.games.sleuth.editions import variants_of
from loupe.games.vocabulary import Watcher, kebab
from tests.games.swap import as_json
from tests.play import AnyGame, Table, Temper, identifications, play

FOLDER = Path(__file__).parent
TEMPER = Temper(identify=0.009, right=0.35, final=0.01, exchange=0.06, declare=0.03)
SEATS = 4

HOW_TO_READ = """\
# After every event: 'all' is what a spectator sees and has before him, then what each seat sees and has
# more than that. Only what changed is printed. Actions are counted, and summed up in a checksum; the sets
# of gems that may be named are only counted.
"""


class Golden(NamedTuple):
    """A game that is written down."""

    table: Table
    seed: int
    about: str = ""

    @property
    def path(self) -> Path:
        edition = self.table.name.replace("/", "-")
        words = [edition, *self.table.variants, f"{self.table.seats} seats", self.about]
        return FOLDER / ("_".join(word.replace(" ", "-") for word in words if word) + ".txt")


def goldens() -> Iterator[Golden]:
    """Every edition, plain and with each of its variants, some variants together, and Cluedo's endings."""
    tables = [
        Table(f"sleuth/{edition.name}", SEATS, variants)
        for edition in SLEUTH.values()
        for variants in ((), *((variant,) for variant in variants_of(edition, SEATS)))
    ]
    for seed, table in enumerate(tables + TOGETHER):
        yield Golden(table, seed)
    yield Golden(Table("sleuth/chasse-aux-diamants", 3, (), {"final_strict": True}), 1, "strict final")
    yield from (Golden(Table("cluedo/card-game", *table), seed, about) for table, seed, about in CLUEDO)


TOGETHER = [
    Table("sleuth/chasse-aux-diamants", 3, ("missing-gems-2", "supersleuth")),
    Table("sleuth/avalon-hill", 3, ("additional-interrogations", "missing-gems-2", "places-2")),
    Table("sleuth/eagle-gryphon", 6, ("additional-interrogations", "missing-gems-3", "supersleuth")),
    Table("sleuth/face2face", 5, ("additional-interrogations", "places-3", "supersleuth")),
]
CLUEDO: list[tuple[tuple[int, tuple[str, ...]], int, str]] = [
    ((3, ()), 5, "alone"),
    ((3, ()), 1, "together"),
    ((4, ()), 28, "fooled"),
    ((4, ()), 1593, "nobody left"),
    ((2, ("advanced",)), 3, "together"),
    ((2, ("advanced",)), 1, "fooled"),
    ((3, ("advanced",)), 5, "alone"),
    ((4, ("advanced",)), 7, "together"),
]
"""Seats and variants, a seed, and how the game ends with it."""


def transcript(golden: Golden) -> str:
    """Play the game and write down what everybody sees of it."""
    played = golden.table.deal(golden.seed)
    play(played, Random(golden.seed), TEMPER)
    again: AnyGame = Game(played.rules, played.setup, played.seed)
    lines = [f"# {golden.table}, seed {golden.seed}", HOW_TO_READ]
    shown: dict[Watcher, dict[str, str]] = {}
    for number, event in enumerate(played.events, 1):
        again.happen(event)
        lines.append(f"{number}. {as_line(event)}")
        lines += _what_changed(again, shown)
    return "\n".join(lines) + "\n"


def _what_changed(game: AnyGame, shown: dict[Watcher, dict[str, str]]) -> Iterator[str]:
    public = _portrait(game, None)
    for watcher in (None, *range(game.setup.seats)):
        known = {"sees": as_line(game.events[-1])} if watcher is None else public
        more = {name: text for name, text in _portrait(game, watcher).items() if text != known.get(name)}
        before = shown.get(watcher, {})
        for name in public:
            if more.get(name) != before.get(name):
                yield f"   {'all' if watcher is None else watcher} {name} {more.get(name, 'as all')}"
        shown[watcher] = {name: text for name, text in more.items() if name != "sees"}


def _portrait(game: AnyGame, watcher: Watcher) -> dict[str, str]:
    """Everything in a view, by name."""
    view = game.view(watcher)
    open_table = {name: getattr(view.scene, name) for name in view.scene.__struct_fields__ if name != "setup"}
    own = {"hand": view.hand, "solution": view.solution}
    named = {
        name: as_line(value) for name, value in {**open_table, "waiting": view.scene.waiting, **own}.items()
    }
    return {"sees": as_line(view.log[-1]), **named, "actions": _summary(view)}


def _summary(view: Any) -> str:
    actions, identify = view.actions, identifications(view)
    others = actions[: len(actions) - identify]
    counts = Counter(kebab(type(action).__name__) for action in others)
    words = [f"{kind} {number}" for kind, number in counts.items()]
    if others:
        words.append(f"#{crc32(as_json(others)):08x}")
    return " ".join(words + [f"identify {identify}"] * bool(identify)) or "none"


def as_line(value: Any) -> str:
    """JSON without quotation marks: no name or code here needs them."""
    return as_json(value).decode().replace('"', "")

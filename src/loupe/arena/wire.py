"""What is said between Loupe and a player that is a program of somebody else: one line of JSON each time.

Loupe begins with `begin`, asks with `act`, and takes its leave with `end`. Only `act` is answered: with an
action, or with null where nothing need be done. The schema is made from the games' own types.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from loupe.arena.table import OUT_OF_TURN, PlayerFailed
from loupe.games.registry import GAMES, rules_for
from loupe.games.vocabulary import Action, Outcome, Rules, Seat, Setup, kebab

PROTOCOL = 1


class Message(Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """A line from Loupe to the player."""


class Begin(Message, frozen=True):
    """The first line of a game; also of a game that goes on, for a player that had to be started anew."""

    protocol: int
    game: str
    setup: dict[str, Any]
    """What was agreed: seats, variants, and every knob as it is turned."""
    seat: Seat
    seed: int
    """For whatever the player leaves to chance, so that the same match is the same games."""
    seconds: float
    """How long it may take for an answer."""


class End(Message, frozen=True):
    """The last line of a game; the program may then end by itself, or is ended soon after."""

    outcome: Outcome | None
    seen: list[Any]


@cache
def act_type(game: str) -> Any:
    """Return the type of the line that asks a player of this game to act."""
    rules = GAMES[game]
    return msgspec.defstruct(
        "Act",
        [
            ("must_act", bool),
            ("may_identify", int),
            ("seen", list[rules.seen]),  # type: ignore[name-defined]
            ("view", view_type(game)),
            ("actions", list[rules.actions]),  # type: ignore[name-defined]
        ],
        bases=(Message,),
        frozen=True,
        namespace={"__doc__": ACT},
    )


ACT = """What has happened since the last line, how things stand, and what may be done.

`must_act`: the table waits for this seat. `may_identify`: how many cards an identification has to name; 0
where none is allowed. Identifications are too many to be listed; all else that is allowed is in `actions`.
"""


@cache
def view_type(game: str) -> Any:
    """Return the type of a view as it is sent: all of it but the log, whose new lines come as `seen`."""
    kinds = [(field.name, field.type) for field in fields(_view_class(GAMES[game])) if field.name != "log"]
    return msgspec.defstruct("View", kinds, frozen=True)


def _view_class(rules: Rules[Any, Any, Any, Any, Any]) -> Any:
    returned = rules.look.__annotations__["return"]
    return rules.look.__globals__[returned] if isinstance(returned, str) else returned


def begin(setup: Setup, seat: Seat, seed: int, seconds: float) -> Begin:
    """Return the first line for a seat."""
    agreed: Any = setup
    told = {**msgspec.to_builtins(agreed), "knobs": msgspec.to_builtins(agreed.knobs)}
    return Begin(PROTOCOL, setup.game, told, seat, seed, seconds)


def act(view: Any, seen: Sequence[Any]) -> Message:
    """Return the line that asks whoever sees this view to act; `seen` is what is new to him."""
    rules = rules_for(view)
    listed: list[Action] = []
    may_identify = 0
    for part in view.actions.parts:
        if part and isinstance(part[0], OUT_OF_TURN):
            may_identify = len(part[0].gems)
        else:
            listed.extend(part)
    kind = view_type(rules.name)
    shown = kind(**{name: getattr(view, name) for name in kind.__struct_fields__})
    must_act = view.watcher in view.scene.waiting
    asked: Message = act_type(rules.name)(must_act, may_identify, list(seen), shown, listed)
    return asked


def line(message: Message) -> bytes:
    """Write a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def answer(raw: bytes, view: Any) -> Action | None:
    """Read what a player answered, or raise PlayerFailed with what is wrong with it."""
    try:
        action: Action | None = _decoder(rules_for(view).name).decode(raw)
    except msgspec.DecodeError as wrong:
        raise PlayerFailed("nonsense", f"{wrong}: {raw[:80].decode(errors='replace').strip()}") from wrong
    return action


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(GAMES[game].actions | None)


def schema(game: str) -> dict[str, Any]:
    """Return the JSON Schema of every line of a game: `begin`, `act`, `end`, and the `answer`."""
    kinds = {"begin": Begin, "act": act_type(game), "end": End, "answer": GAMES[game].actions | None}
    roots, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Loupe players of {game}, protocol {PROTOCOL}",
        "type": "object",
        "properties": dict(zip(kinds, roots, strict=True)),
        "$defs": parts,
    }

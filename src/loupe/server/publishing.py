"""The OpenAPI document: that of the requests, with all that is told about tables of each game in it."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Method

from loupe.games.registry import GAMES
from loupe.tables.watching import schema

Schema = dict[str, Any]
REFERENCE = re.compile(r'"#/\$defs/([^"]*)"')
ANSWERS: dict[str, Schema] = {
    "viewTable": {"$ref": "#/components/schemas/Whole"},
    "stepsAfter": {"type": "array", "items": {"$ref": "#/components/schemas/Step"}},
}
"""The requests that are answered with what is told about a table, and so differ from game to game."""
WITH_ACTIONS = ("TakeAction", "Weighed", "Recommended")
"""What holds an action, which differs from game to game too."""
REFUSED: Schema = {
    "description": "Why it was not done",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


class Published(JsonRenderPlugin):
    """Serves the document."""

    def render(self, _: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return the document as JSON."""
        return msgspec.json.encode(completed(openapi_schema))


def document(app: Litestar) -> Schema:
    """Return the document of an application, as it is served."""
    return completed(app.openapi_schema.to_schema())


def operation_id(handler: HTTPRouteHandler, _: Method, __: Any) -> str:
    """Name a request by its handler: `takeSeat`."""
    first, *rest = handler.handler_name.split("_")
    return first + "".join(map(str.capitalize, rest))


def completed(document: Schema) -> Schema:
    """Return the document with the schemas of what tables tell, and of every refusal."""
    parts = document["components"]["schemas"] | told()
    action = {"$ref": "#/components/schemas/Action"}
    acting = {
        name: parts[name] | {"properties": parts[name]["properties"] | {"action": action}}
        for name in WITH_ACTIONS
    }
    paths = {path: _answered(item) for path, item in document["paths"].items()}
    components = document["components"] | {"schemas": parts | acting}
    return document | {"paths": paths, "components": components}


def _answered(item: Schema) -> Schema:
    return {name: _operation(one) if "responses" in one else one for name, one in item.items()}


def _operation(operation: Schema) -> Schema:
    responses = {code: one for code, one in operation["responses"].items() if code < "400"}
    answer = ANSWERS.get(operation["operationId"])
    if answer:
        responses["200"] = responses["200"] | {"content": {"application/json": {"schema": answer}}}
    return operation | {"responses": responses | {"default": REFUSED}}


def told() -> dict[str, Schema]:
    """Return the schemas of all that is told about tables; what differs bears the game's name."""
    games = {family: schema(family)["$defs"] for family in GAMES}
    shared = _shared(list(games.values()))
    parts: dict[str, Schema] = {}
    for family, schemas in games.items():
        own = family.capitalize()
        names = {name: name if name in shared else own + name.removeprefix(own) for name in schemas}
        parts |= {names[name]: _renamed(one, names) for name, one in schemas.items()}
    for union in ("Whole", "Step", "Action"):
        parts[union] = {
            "anyOf": [{"$ref": f"#/components/schemas/{family.capitalize()}{union}"} for family in GAMES]
        }
    return parts


def _shared(games: list[dict[str, Schema]]) -> set[str]:
    """Return the names that mean the same in all games: not those that lead to something different."""
    first, *others = games
    shared = {name for name, one in first.items() if all(other.get(name) == one for other in others)}
    while differing := {name for name in shared if not _references(first[name]) <= shared}:
        shared -= differing
    return shared


def _references(one: Schema) -> set[str]:
    return set(REFERENCE.findall(msgspec.json.encode(one).decode()))


def _renamed(one: Schema, names: dict[str, str]) -> Schema:
    written = msgspec.json.encode(one).decode()
    new = REFERENCE.sub(lambda found: f'"#/components/schemas/{names[found[1]]}"', written)
    renamed: Schema = msgspec.json.decode(new)
    return renamed

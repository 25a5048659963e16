"""The documents that are served: complete, and what is told keeps to them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from tests.server.guests import CLUEDO, SLEUTH, Guest, play

Come = Callable[[], Guest]


def test_every_reference_leads_somewhere(guest: Come) -> None:
    document = guest().http.get("/schema/openapi.json").json()
    schemas = document["components"]["schemas"]
    found = set(re.findall(r'"#/components/schemas/([^"]*)"', json.dumps(document)))
    assert found <= schemas.keys()
    assert {"SleuthWhole", "CluedoStep", "Telling", "Action", "Problem"} <= found
    assert not [name for name in schemas if not name.isalnum()]
    operations = [one for item in document["paths"].values() for one in item.values()]
    ids = [one["operationId"] for one in operations]
    assert len(ids) == len(set(ids))
    assert all(one["summary"] and one["description"] for one in operations)


@pytest.mark.parametrize("settings", [SLEUTH, CLUEDO], ids=["sleuth", "cluedo"])
def test_what_is_told_keeps_to_its_schema(guest: Come, settings: dict[str, Any]) -> None:
    ann = guest()
    ann.open(settings)
    for level in ("casual", "casual"):
        ann.done("house", level=level)
    ann.done("start")
    ann.watch()
    family = settings["game"].partition("/")[0]
    told = Draft202012Validator(ann.http.get(f"/schema/tables/{family}").json())
    take, heard = ann.take, []

    def check(message: Any) -> None:
        told.validate(message)
        heard.append(message["type"])
        take(message)

    ann.take = check  # type: ignore[method-assign]
    play([ann], Random(1), until=40)
    assert {"whole", "step"} <= set(heard)
    told.validate(ann.whole())
    assert not told.is_valid({"type": "step", "number": 3})
    assert ann.http.get("/schema/tables/chess").status_code == 404

"""The golden transcripts still come out as they were written, and none is missing."""

from __future__ import annotations

from typing import get_args

import pytest

from loupe.games.registry import GAMES, NAMES
from loupe.games.vocabulary import kebab
from tests.games.golden import FOLDER, Golden, goldens, transcript

ALL = [*goldens()]


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.path.stem)
def test_the_game_reads_as_it_was_written(golden: Golden) -> None:
    assert golden.path.exists(), "python -m tests.games.golden --write"
    assert transcript(golden) == golden.path.read_text(encoding="utf-8")


def test_every_edition_and_nothing_else_has_transcripts() -> None:
    assert {golden.table.name for golden in ALL} == set(NAMES)
    assert {golden.path for golden in ALL} == set(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_happen_happens_in_one(name: str) -> None:
    written = "".join(golden.path.read_text("utf-8") for golden in ALL if golden.table.name.startswith(name))
    kinds = [*get_args(GAMES[name].events), *get_args(GAMES[name].seen)]
    assert [kind.__name__ for kind in kinds if f"{{type:{kebab(kind.__name__)}," not in written] == []


def test_games_end_in_every_way() -> None:
    endings = "".join(golden.path.read_text("utf-8")[-2000:] for golden in ALL)
    for termination in ("solved", "nobody-left", "all-fooled"):
        assert f"termination:{termination}" in endings

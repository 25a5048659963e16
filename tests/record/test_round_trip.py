"""A record that is written and read again is the same, to the byte."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from loupe.games.chance import fresh_seed
from loupe.record import check, from_json, load, parse, project, record_of, replay, to_json, to_text, views
from tests.play import Table
from tests.record.games import NAMES, TABLES, all_records, any_game, played, sample, seeds, whole

FOLDER = Path(__file__).parents[2] / "examples"
EXAMPLES = sorted([*FOLDER.glob("*.case"), *FOLDER.glob("*.json")])


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_any_game_round_trips_whole_and_as_each_watcher_saw_it(seed: int) -> None:
    for record in all_records(any_game(seed)):
        text, twin = to_text(record), to_json(record)
        assert parse(text) == record
        assert to_text(parse(text)) == text
        assert from_json(twin) == record
        assert to_json(from_json(twin)) == twin
        check(record)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_edition_and_variant_round_trips(table: Table) -> None:
    for record in all_records(played(table, seed=11)):
        assert parse(to_text(record)) == from_json(to_json(record)) == record
        check(record)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples_are_written_as_they_are_read(path: Path) -> None:
    raw = path.read_bytes()
    record = load(raw)
    check(record)
    written = to_json(record) if path.suffix == ".json" else to_text(record)
    assert written.encode() == raw


@pytest.mark.parametrize("stem", ["sleuth", "cluedo"])
def test_example_twins_and_projections_belong_together(stem: str) -> None:
    files = {path.name: load(path.read_bytes()) for path in EXAMPLES if path.name.startswith(stem)}
    known = files.pop(f"{stem}.case")
    assert files.pop(f"{stem}.json") == known
    for record in files.values():
        assert record == project(known, record.seat)
    assert files


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_replaying_gives_the_game_again(seed: int) -> None:
    game = any_game(seed)
    again = replay(parse(to_text(whole(game))))
    assert again.state == game.state
    assert again.events == game.events
    assert again.seed == game.seed


@settings(max_examples=20, deadline=None)
@given(seeds)
def test_views_of_a_projection_are_those_of_the_game(seed: int) -> None:
    game = any_game(seed)
    for watcher in (None, *range(game.setup.seats)):
        *_, last = views(project(whole(game), watcher), watcher)
        assert last == game.view(watcher)


def test_a_seed_that_did_not_deal_the_cards_is_left_out() -> None:
    real = replay(replace(sample(), seed=None))
    assert record_of(real, sample().names).seed is None
    check(record_of(real, sample().names))
    assert real.seed != fresh_seed()


def test_one_types_as_one_likes_and_it_is_written_the_one_way() -> None:
    typed = """
# Played at Anna's.
loupe   case 1
seats:ann,bob ,"cem"
game: sleuth/face2face
watcher: bob
kept: answers

deal
hand bob: O1R D1B D1G D2R D2G D3Y P1R P2B P3Y O2R O2Y
table: O3G D1R
bob > ann: clusters pearls = 2 {P3R P3B}
3. cem>bob:R1=2 {O1R P1R}

# Who knows.
ann > cem : pairs = 0
end
# Late."""
    assert to_text(parse(typed)) == (
        "loupe case 1\ngame: sleuth/face2face\nseats: ann, bob, cem\n"
        "dealer: cem\nwatcher: bob\nkept: answers\n\n"
        "# Played at Anna's.\n1. deal\n  table: D1R O3G\n"
        "  hand bob: D1B D1G D2R D2G D3Y P1R P2B P3Y O1R O2R O2Y\n  first: ann\n"
        "2. bob > ann: pearl cluster = 2 {P3R P3B}\n3. cem > bob: red solitaire = 2 {P1R O1R}\n"
        "# Who knows.\n4. ann > cem: pair = 0\n# Late.\nend\n"
    )


def test_remarks_survive_in_both_forms_but_not_in_a_projection() -> None:
    record = replace(sample(), comments=((0, "# of old"), (1, ""), (2, "ann lied"), (2, "twice")))
    assert parse(to_text(record)) == from_json(to_json(record)) == record
    assert project(record, 1).comments == ()


def test_a_date_is_kept() -> None:
    record = record_of(played(Table("cluedo/card-game", 3), 1), NAMES[:3], date=datetime.date(1971, 2, 3))
    assert parse(to_text(record)).date == from_json(to_json(record)).date == datetime.date(1971, 2, 3)


def test_another_seats_record_cannot_be_had_from_a_seats_record() -> None:
    with pytest.raises(ValueError, match="whole record"):
        project(project(sample(), 1), 2)
    with pytest.raises(ValueError, match="whole record"):
        replay(project(sample(), 1))


def test_the_documentation_shows_the_examples_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text()
    shown = re.findall(r"```\n(loupe case 1\n.*?)```", page, re.DOTALL)
    assert len(shown) >= 5
    assert {*shown} <= {path.read_text() for path in EXAMPLES}
    assert f"```json\n{to_json(load((FOLDER / 'kitchen-table.case').read_bytes()))}```" in page

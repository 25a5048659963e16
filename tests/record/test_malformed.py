"""What is no record is refused, with the line and column where reading stopped."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loupe.i18n import LANGUAGES
from loupe.record import MalformedRecord, Record, from_json, load, parse, project, to_json, to_text
from tests.record.games import any_game, broken, sample, seeds, whole

THIN = """loupe case 1
game: sleuth/face2face
seats: ann, bob, cem
watcher: bob
kept: answers
deal
table: D1R O3G
hand bob: D1B D1G D2R D2G D3Y P1R P2B P3Y O1R O2R O2Y
bob > ann: pearl cluster = 2 {P3R P3B}
ann identifies .. = wrong {..}
end
"""
CLUEDO = """loupe case 1
game: cluedo/card-game
seats: ann, bob, cem
watcher: ann
deal
table: none
hand ann: MU GR DI
first: bob
bob asks CA BA
cem shows bob: ..
ann accuses SC RO KI
ann looks: SC RO KI = wrong {MU RO KI}
end
"""
BIG = "#" * (4 * 1024 * 1024 + 1)

BROKEN = [
    # what stands there, what is put there instead, the code, and where
    ("loupe case 1", "", "not-a-case", 2, 1),
    ("loupe case 1", "loupe puzzle 1", "not-a-case", 1, 7),
    ("loupe case 1", "loupe case 2", "version", 1, 12),
    ("loupe case 1", "loupe case 1 beta", "too-much", 1, 14),
    ("loupe case 1", "\ufeffloupe case 1", "byte-order-mark", 1, 1),
    ("cem\n", "cem\r\n", "carriage-return", 3, 21),
    ("bob, cem", "bob,\x1b cem", "control-sign", 3, 17),
    ("game: sleuth/face2face\n", "", "header-lacks", 5, 1),
    ("sleuth/face2face", "sleuth/1971", "settings", 2, 7),
    ("seats: ann, bob, cem\n", "", "header-lacks", 5, 1),
    ("seats: ann, bob, cem", "seats: ann, bob, ann", "name-twice", 3, 18),
    ("seats: ann, bob, cem", "seats: ann, bob cem", "too-much", 3, 17),
    ("seats: ann, bob, cem", "seats: ann, bob,", "name", 3, 17),
    ("seats: ann, bob, cem", 'seats: ann, bob, "cem', "name", 3, 18),
    ("seats: ann, bob, cem", 'seats: ann, bob, "\\u001b[2J"', "name", 3, 18),
    ("seats: ann, bob, cem", "seats: ann, bob, cem\nseats: ann, bob", "twice", 4, 1),
    ("seats: ann, bob, cem", "seats: ann, bob", "settings", 2, 7),
    ("kept: answers", "house: final_questions = maybe", "json", 5, 26),
    ("kept: answers", "house: luck = 2", "settings", 2, 7),
    ("kept: answers", "house: places = 2\nhouse: places = 2", "twice", 6, 1),
    ("kept: answers", f"house: hands = {'[' * 5000}", "json", 5, 16),
    ("kept: answers", "variants: cheating", "settings", 2, 7),
    ("kept: answers", "dealer: dan", "unknown-seat", 5, 9),
    ("watcher: bob", "watcher: dan", "unknown-seat", 4, 10),
    ("watcher: bob", "watcher: all", "thin-whole", 5, 1),
    ("kept: answers", "kept: some", "expected", 5, 7),
    ("kept: answers", "seed: 7", "seed-told", 5, 1),
    ("watcher: bob\nkept: answers", "seed: seven", "number", 4, 7),
    ("kept: answers", "date: tomorrow", "date", 5, 7),
    ("kept: answers", "date: 2026-02-30", "date", 5, 7),
    ("kept: answers\n", "", "deal-lacks", 5, 1),
    ("table: D1R O3G\n", "", "deal-lacks", 6, 1),
    ("table: D1R O3G", "table: D1R", "card-count", 7, 8),
    ("table: D1R O3G", "table: D1R D1R", "card-twice", 7, 12),
    ("table: D1R O3G", "table: D1R D4R", "unknown-card", 7, 12),
    ("table: D1R O3G", "table D1R O3G", "unknown-seat", 7, 7),
    ("table: D1R O3G", "table: D1R O3G\ntable: D1R O3G", "twice", 8, 1),
    ("table: D1R O3G", "table: D1R O3G\ndeck: 30 cards", "unknown-field", 8, 1),
    ("hand bob: D1B", "hand bob: D1R", "card-twice", 8, 11),
    ("hand bob: D1B", "hand bob: ", "card-count", 8, 12),
    ("hand bob", "hand ann", "deal-lacks", 6, 1),
    ("deal\n", "2. deal\n", "event-number", 6, 1),
    ("deal\n", "deal again\n", "too-much", 6, 6),
    ("bob > ann", "bob > dan", "unknown-seat", 9, 7),
    ("bob > ann", "dan > ann", "unknown-seat", 9, 1),
    ("bob > ann", "bob asks ann", "unknown-line", 9, 1),
    ("pearl cluster", "pearl shell", "question", 9, 18),
    ("pearl cluster", "pearl opal", "question", 9, 12),
    ("pearl cluster", "pearl cluster by 4", "unknown-card", 9, 29),
    ("= 2 {P3R", "= two {P3R", "number", 9, 28),
    ("= 2 {P3R", "= 3 {P3R", "card-count", 9, 28),
    ("{P3R P3B}", "{P3R P3R}", "card-twice", 9, 35),
    ("{P3R P3B}", "{P3R P3B", "expected", 9, 38),
    ("{P3R P3B}", "{P3R P3B} twice", "too-much", 9, 40),
    ("= wrong {..}", "= maybe {..}", "expected", 10, 21),
    ("= wrong {..}", "= wrong", "expected", 10, 26),
    ("identifies ..", "identifies D1R", "unknown-card", 10, 29),
    ("end\n", "", "cut-short", 11, 1),
    ("end\n", "en", "unknown-seat", 11, 1),
    ("end\n", "end\nend\n", "after-end", 12, 1),
]
BROKEN_CLUEDO = [
    ("CA BA", "CA", "card-count", 9, 10),
    ("CA BA", "CA CA", "card-twice", 9, 13),
    ("CA BA", "CA RE", "unknown-card", 9, 13),
    ("bob: ..", "bob:", "unknown-card", 10, 15),
    ("accuses SC RO KI", "accuses SC MU KI", "crime", 11, 13),
    ("= wrong", "= right", "verdict", 12, 23),
    ("first: bob\n", "", "deal-lacks", 5, 1),
    ("bob asks", "bob has some", "expected", 9, 9),
]


@pytest.mark.parametrize(("there", "instead", "code", "line", "column"), BROKEN)
def test_broken_records_are_refused_with_line_and_column(
    there: str, instead: str, code: str, line: int, column: int
) -> None:
    _refused(THIN, there, instead, code, line, column)


@pytest.mark.parametrize(("there", "instead", "code", "line", "column"), BROKEN_CLUEDO)
def test_broken_cluedo_records_are_refused_with_line_and_column(
    there: str, instead: str, code: str, line: int, column: int
) -> None:
    _refused(CLUEDO, there, instead, code, line, column)


def _refused(text: str, there: str, instead: str, code: str, line: int, column: int) -> None:
    parse(text)
    assert there in text
    with pytest.raises(MalformedRecord) as refused:
        parse(text.replace(there, instead, 1))
    found = refused.value
    assert (found.code, found.line, found.column) == (f"record-{code}", line, column)
    for language in LANGUAGES:
        assert str(line) in found.sentence(language)


def test_a_whole_record_hides_nothing_and_tells_the_order_of_the_deck() -> None:
    text = to_text(sample())
    for there, instead in (("= 0 {}", "= 0 {..}"), ("deck: ", "deck: 38 cards ")):
        assert there in text
        with pytest.raises(MalformedRecord):
            parse(text.replace(there, instead, 1))


@pytest.mark.parametrize(
    ("raw", "code", "line", "column"),
    [
        (b"", "not-a-case", 1, 1),
        (b"loupe case 1\ngame: \xff\n", "not-utf-8", 2, 7),
        ("loupe case 1\nséance: \ud800".encode("utf-8", "surrogatepass"), "not-utf-8", 2, 9),
        (BIG.encode(), "too-long", 1, 1),
        (b"{", "json", 1, 2),
        (b'{"loupe case": 2}', "version", 1, 16),
        (b'{\n "loupe case": 1,\n "game": 7}', "json", 3, 10),
        (b'{"loupe case": 1, "deck": {}}', "json", 1, 1),
        (b'{"a":' * 100_000, "json", 1, 500_001),
    ],
)
def test_what_is_no_text_or_no_json_is_refused(raw: bytes, code: str, line: int, column: int) -> None:
    with pytest.raises(MalformedRecord) as refused:
        load(raw)
    assert (refused.value.code, refused.value.line, refused.value.column) == (f"record-{code}", line, column)


@pytest.mark.parametrize(
    ("there", "instead", "code"),
    [
        ('"asker":1', '"asker":9', "not-canonical"),
        ('"asker":1', '"asker":-1', "not-canonical"),
        ('"asker":1', '"asker":"bob"', "json"),
        ('"gems":["P3R","P3B"]', '"gems":["P3B","P3R"]', "not-canonical"),
        ('"gems":["P3R","P3B"]', '"gems":["P3R P3B"]', "card-count"),
        ('"gems":["P3R","P3B"]', '"gems":["X"]', "unknown-card"),
        ('"type":"showed"', '"type":"shown"', "json"),
        ('"type":"showed"', '"type":"dealt"', "json"),
        ('"question":"P3"', '"question":"3P"', "not-canonical"),
        ('"question":"P3"', '"question":"?"', "not-canonical"),
    ],
)
def test_what_no_line_can_say_is_no_event_of_the_twin_either(there: str, instead: str, code: str) -> None:
    twin = to_json(parse(THIN))
    assert there in twin
    with pytest.raises(MalformedRecord) as refused:
        from_json(twin.replace(there, instead, 1))
    assert refused.value.code == f"record-{code}"
    place = twin.split("\n").index(next(line for line in twin.split("\n") if there in line)) + 1
    assert refused.value.line == place


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ('"comments": []', '"comments": [[9, "late"]]'),
        ('"comments": []', '"comments": [[1, "two"], [0, "one"]]'),
        ('"comments": []', '"comments": [[1, "two\\nlines"]]'),
        ('"comments": []', '"comments": [[1, " padded "]]'),
        ('"watcher": 1', '"watcher": 3'),
        ('"seed": null', '"seed": "7"'),
        ('"seed": null', '"seed": "x"'),
        ('["ann","bob","cem"]', '["ann","bob"," "]'),
        ('["ann","bob","cem"]', '["ann","bob","bob"]'),
        ('"dealer": 2', '"dealer": 3'),
        ('"house": {}', '"house": {"hands": ' + "[" * 500 + "]" * 500 + "}"),
    ],
)
def test_heads_that_no_text_could_have_are_refused_in_the_twin(there: str, instead: str) -> None:
    twin = to_json(parse(THIN))
    assert there in twin
    with pytest.raises(MalformedRecord):
        from_json(twin.replace(there, instead, 1))


# Whatever is done to the bytes of a record, it is read or refused.

edits = st.lists(
    st.tuples(
        st.sampled_from(["flip", "cut", "insert", "repeat", "break off"]),
        st.floats(0, 1),
        st.binary(min_size=1, max_size=3)
        | st.sampled_from([b'"', b"{..}", b"\n", b"#", b"none", b"99", b"?"]),
    ),
    min_size=1,
    max_size=4,
)


def mangled(raw: bytes, how: str, where: float, more: bytes) -> bytes:
    at = int(where * len(raw))
    match how:
        case "flip":
            return raw[:at] + more + raw[at + len(more) :]
        case "cut":
            return raw[:at] + raw[at + 1 + len(more) :]
        case "insert":
            return raw[:at] + more + raw[at:]
        case "repeat":
            return raw[: at + 20] + raw[at:]
        case _:
            return raw[:at]


@settings(max_examples=250, deadline=None)
@given(seeds.map(lambda seed: seed % 20), st.sampled_from([None, 0, "all"]), st.booleans(), edits)
def test_mangled_bytes_are_read_or_refused(
    seed: int, watcher: int | str | None, twin: bool, changes: list[tuple[str, float, bytes]]
) -> None:
    record = whole(any_game(seed))
    if not isinstance(watcher, str):
        record = project(record, watcher)
    raw = (to_json if twin else to_text)(record).encode()
    for change in changes:
        raw = mangled(raw, *change)
    read = read_or_refused(raw)
    if isinstance(read, MalformedRecord):
        assert read.sentence()
        assert 1 <= read.line <= raw.count(b"\n") + 1
    else:
        assert parse(to_text(read)) == from_json(to_json(read)) == read
        fault = broken(read)
        assert fault is None or 1 <= fault.event <= len(read.events)


def read_or_refused(raw: bytes) -> Record | MalformedRecord:
    try:
        return load(raw)
    except MalformedRecord as refused:
        return refused


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    for start in (b"", b"loupe case 1\n", b'{"loupe case": 1, '):
        with pytest.raises(MalformedRecord):
            load(start + raw)

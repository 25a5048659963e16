"""The tables of `docs/rules.md`: every rule has tests, and everything that is named exists."""

from __future__ import annotations

import pytest

from loupe.games.cluedo import citations as cluedo_citations
from loupe.games.cluedo.editions import BOOK as CLUEDO_BOOK
from loupe.games.sleuth import citations as sleuth_citations
from tests.rules.books import PAGE, Row, codes_raised, marked_tests, rows, with_tests

TEXT = PAGE.read_text()
ROWS = {row.name: row for row in rows(TEXT)}
MARKED = marked_tests()
BOOKS = (*sleuth_citations.BOOKS, CLUEDO_BOOK, "rulings")


def test_all_five_books_and_the_rulings_have_a_table() -> None:
    assert {name.split()[0] for name in ROWS} == set(BOOKS)
    assert len(ROWS) == len(list(rows(TEXT)))


@pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: row.name)
def test_every_rule_has_a_test(row: Row) -> None:
    assert row.ruling
    assert row.tests or not row.rules


def test_every_test_in_the_tables_exists() -> None:
    marked = {test for tests in MARKED.values() for test in tests}
    assert {test for row in ROWS.values() for test in row.tests} <= marked


def test_every_mark_names_a_paragraph() -> None:
    assert sorted(set(MARKED) - set(ROWS)) == []


def test_the_tables_are_up_to_date() -> None:
    assert with_tests(TEXT, MARKED) == TEXT, "python -m tests.rules.table --write"


@pytest.mark.parametrize("book", sleuth_citations.BOOKS)
def test_every_refusal_of_sleuth_cites_a_rule(book: str) -> None:
    for code in codes_raised("sleuth"):
        assert ROWS[str(sleuth_citations.cite(code, book))].rules


def test_every_refusal_of_cluedo_cites_a_rule() -> None:
    for code in codes_raised("cluedo"):
        assert ROWS[str(cluedo_citations.cite(code))].rules


def test_there_are_no_citations_for_codes_that_are_never_raised() -> None:
    assert codes_raised("sleuth") == {*sleuth_citations.PARAGRAPHS, *sleuth_citations.RULED}
    assert codes_raised("cluedo") == {*cluedo_citations.PARAGRAPHS, *cluedo_citations.RULED}


# The checks themselves can fail.


def test_a_row_is_read_with_its_tests() -> None:
    page = "## A book: `book`\n\n| `play.1` | here | Play. | `test_a::test_b`, `test_a::test_c` |\n"
    assert list(rows(page)) == [Row("book play.1", "Play.", ("test_a::test_b", "test_a::test_c"))]
    assert with_tests(page, {"book play.1": ["test_d::test_e"]}).endswith("| Play. | `test_d::test_e` |\n")


def test_a_paragraph_without_a_rule_needs_no_test() -> None:
    assert not Row("book story.1", "no rule: a story.", ()).rules
    assert Row("book play.1", "Play.", ()).rules


def test_codes_are_found_where_a_function_chooses_one() -> None:
    assert {"blank-cannot-ask", "free-choice-cannot-ask", "card-cannot-ask"} <= codes_raised("sleuth")

"""`solve`: the schema, its errors, and answers in lowest terms."""

from __future__ import annotations

from typing import Any

import pytest

from loupe.deduction import Problem, ProblemError, solve


def problem(**changes: Any) -> dict[str, Any]:
    raw: dict[str, Any] = {
        "cards": ["a", "b", "c", "d"],
        "owners": [{"name": "ann", "size": 2}, {"name": "bob", "size": 1}, {"name": "missing", "size": 1}],
        "facts": [{"owner": "ann", "cards": ["a", "b"], "count": 1}],
    }
    return raw | changes


def test_an_answer() -> None:
    third = {"ann": "1/2", "bob": "1/4", "missing": "1/4"}
    assert solve(problem()) == {"deals": "8", "odds": dict.fromkeys("abcd", third)}


def test_certainty_is_one_and_impossibility_is_left_out() -> None:
    facts = [{"owner": "bob", "cards": ["a"], "at_least": 1}]
    assert solve(problem(facts=facts))["odds"]["a"] == {"bob": "1"}


def test_an_id_is_the_askers_own() -> None:
    assert solve(problem(id="7p-t12")) == solve(problem(id=12)) == solve(problem())


def test_a_problem_that_was_read_already() -> None:
    assert solve(Problem.of(problem())) == solve(problem())


def test_a_smallest_conflict() -> None:
    facts = [
        {"owner": "ann", "cards": ["a", "b", "c", "d"], "count": 2},
        {"owner": "bob", "cards": ["a"], "count": 1},
        {"owner": "ann", "cards": ["c"], "at_most": 1},
        {"owner": "missing", "cards": ["a", "b"], "at_least": 1},
        {"owner": "ann", "cards": ["b"], "count": 1},
        {"owner": "missing", "cards": ["d"], "count": 0},
    ]
    assert solve(problem(facts=facts)) == {"deals": "0", "conflict": [1, 3, 4]}


def test_a_fact_that_contradicts_itself() -> None:
    facts = [
        {"owner": "ann", "cards": ["a"], "at_most": 1},
        {"owner": "bob", "cards": ["a", "b"], "count": 2},
    ]
    assert solve(problem(facts=facts)) == {"deals": "0", "conflict": [1]}
    facts[1] = {"owner": "ann", "cards": ["a", "b", "c"], "at_least": 2, "at_most": 1}
    assert solve(problem(facts=facts)) == {"deals": "0", "conflict": [1]}


def test_hand_sizes_that_do_not_add_up() -> None:
    owners = [{"name": "ann", "size": 2}, {"name": "bob", "size": 1}]
    facts = [{"owner": "ann", "cards": ["a"], "count": 1}]
    assert solve(problem(owners=owners, facts=facts)) == {"deals": "0", "conflict": []}


FACT = {"owner": "ann", "cards": ["a"], "count": 1}


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (5, "Expected `object`, got `int`"),
        ({"cards": []}, "Object missing required field `owners`"),
        (problem(rules="mine"), "Object contains unknown field `rules`"),
        (problem(cards=["a", "a"]), 'cards[1]: card "a" appears twice'),
        (problem(cards=[str(n) for n in range(65)]), "cards: 65 cards, but 64 at most"),
        (problem(owners=[]), "owners: 0 owners, but 1 to 12 are possible"),
        (problem(owners=[{"name": "ann", "size": 1}] * 2), 'owners[1]: owner "ann" appears twice'),
        (problem(owners=[{"name": "ann", "size": -1}]), "owners[0].size: -1 is not from 0 to 64"),
        (problem(owners=[{"name": "ann", "size": "2"}]), "owners[0].size: Expected `int`, got `str`"),
        (problem(facts=[FACT, FACT | {"owner": "eve"}]), 'facts[1].owner: unknown owner "eve"'),
        (problem(facts=[FACT, FACT | {"cards": ["b", "X9Z"]}]), 'facts[1].cards[1]: unknown card "X9Z"'),
        (problem(facts=[FACT | {"cards": ["b", "b"]}]), 'facts[0].cards[1]: card "b" appears twice'),
        (problem(facts=[FACT | {"count": -1}]), "facts[0].count: -1 is not from 0 to 64"),
        (problem(facts=[FACT | {"count": 1.5}]), "facts[0].count: Expected `int | null`, got `float`"),
        (
            problem(facts=[FACT | {"at_most": 1}]),
            "facts[0]: count with at_least or at_most: one or the other",
        ),
        (problem(facts=[FACT | {"why": "seen"}]), "facts[0]: Object contains unknown field `why`"),
        (
            problem(facts=[{"owner": "ann", "cards": ["a"]}]),
            "facts[0]: neither count nor at_least nor at_most",
        ),
    ],
)
def test_an_error_names_the_place(raw: Any, message: str) -> None:
    with pytest.raises(ProblemError) as caught:
        solve(raw)
    assert str(caught.value) == message

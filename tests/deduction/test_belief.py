"""Beliefs against the truth, against plain enumeration, and against themselves."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loupe.deduction.belief import Belief
from loupe.games.cluedo.actions import Ask as AskTwo
from loupe.games.cluedo.events import Asked, HadNone, HasOne, SeenShowed, Showed
from loupe.games.sleuth.actions import Ask
from loupe.games.vocabulary import Fact
from tests.deduction.positions import asked
from tests.play import AnyGame, Table, any_table, play

CLUEDO = Table("cluedo/card-game", 3)
SLEUTH = Table("sleuth/avalon-hill", 4)


def truth(game: AnyGame) -> tuple[str, ...]:
    return game.state.crime if game.setup.family == "cluedo" else game.state.missing  # type: ignore[no-any-return]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000))
def test_the_true_deal_is_always_believed_possible(seed: int) -> None:
    rng = Random(seed)
    game = any_table(rng).deal(seed)
    play(game, rng, turns=rng.randint(0, 60))
    for watcher in (None, *range(game.setup.seats)):
        belief = Belief.of(game.view(watcher))
        assert belief.deals > 0
        assert belief.solutions()[truth(game)] > 0
        for seat, hand in enumerate(game.state.hands):
            assert all(belief.odds(card)[seat] > 0 for card in hand)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000))
def test_what_is_learnt_adds_up(seed: int) -> None:
    rng = Random(seed)
    game = asked(any_table(rng), seed, rng.randint(1, 60))
    belief = Belief.of(game.view(rng.randrange(game.setup.seats)))
    cards = tuple(rng.sample(belief.partition.cards, 3))
    owner = rng.choice(belief.partition.owners)
    holding = [belief.given(Fact(owner, cards, n, n, 0)).deals for n in range(4)]
    assert sum(holding) == belief.deals
    for card in cards:
        odds = belief.odds(card)
        assert sum(odds.values()) == 1
        assert odds.get(owner, 0) == Fraction(belief.given(Fact(owner, (card,), 1, 1, 0)).deals, belief.deals)
        assert odds.keys() == belief.possible()[card]
    assert sum(belief.solutions().values()) == 1


def test_following_a_game_comes_to_the_same_as_reading_it_afresh() -> None:
    for table in (SLEUTH, CLUEDO, Table("sleuth/chasse-aux-diamants", 5, ("supersleuth",))):
        game, rng = table.deal(5), Random(5)
        beliefs = {seat: Belief.of(game.view(seat)) for seat in (None, 0, 1)}
        for _ in range(25):
            play(game, rng, turns=1)
            for seat, belief in beliefs.items():
                beliefs[seat] = belief.after(game.view(seat))
                assert beliefs[seat].deals == Belief.of(game.view(seat)).deals


def cluedo_deals(view: Any) -> list[dict[Any, frozenset[str]]]:
    """Every deal of a three-handed Cluedo that fits what a seat saw, by trying them all."""
    setup, hand, seats = view.scene.setup, frozenset(view.hand), range(3)
    others = [seat for seat in seats if seat != view.watcher]
    fitting = []
    for crime in product(*setup.categories):
        rest = frozenset(setup.cards) - hand - set(crime)
        if len(rest) != 6:
            continue
        for first in combinations(sorted(rest), 3):
            hands = {view.watcher: hand, others[0]: frozenset(first), others[1]: rest - set(first)}
            if agrees(view.log, hands):
                fitting.append({**hands, "missing": frozenset(crime)})
    return fitting


def agrees(log: Any, hands: dict[int, frozenset[str]]) -> bool:
    question: frozenset[str] = frozenset()
    for seen in log:
        match seen:
            case Asked():
                question = frozenset(seen.cards)
            case HadNone() if hands[seen.seat] & question:
                return False
            case HasOne() | SeenShowed() if not hands[seen.seat] & question:
                return False
            case Showed() if seen.card not in hands[seen.seat]:
                return False
    return True


@pytest.mark.parametrize("seed", range(12))
def test_cluedo_against_plain_enumeration(seed: int) -> None:
    game = asked(CLUEDO, seed, 6 + seed * 3)
    view = game.view(seed % 3)
    belief, deals = Belief.of(view), cluedo_deals(view)
    assert belief.deals == len(deals)
    for card in belief.partition.cards:
        held = Counter(owner for deal in deals for owner, cards in deal.items() if card in cards)
        assert belief.odds(card) == {owner: Fraction(n, len(deals)) for owner, n in held.items()}
    crimes = Counter(deal["missing"] for deal in deals)
    believed = {frozenset(crime): odds for crime, odds in belief.solutions().items()}
    assert believed == {crime: Fraction(n, len(deals)) for crime, n in crimes.items()}


@pytest.mark.parametrize("seed", range(6))
def test_what_a_cluedo_question_may_bring_against_plain_enumeration(seed: int) -> None:
    game = asked(CLUEDO, seed, 10)
    while game.waiting != (game.state.scene.turn,):
        game.play(game.waiting[0], game.view(game.waiting[0]).actions[0])
    view = game.view(game.waiting[0])
    question = AskTwo(("SC", "RO"))
    heard: Counter[tuple[Any, ...]] = Counter()
    joint: Counter[tuple[Any, ...]] = Counter()
    for deal in cluedo_deals(view):
        for answer, share in shown_in(deal, view.watcher, question.cards).items():
            heard[answer] += share  # type: ignore[assignment]
            joint[answer, deal["missing"]] += share  # type: ignore[assignment]
    total = sum(heard.values())
    belief = Belief.of(view)
    likely = {answer: odds for answer, odds in belief.answers(question).items() if odds}
    assert likely == {answer: Fraction(share) / total for answer, share in heard.items()}
    assert belief.value(question) == pytest.approx(mutual_bits(joint), abs=1e-9)


def shown_in(
    deal: dict[Any, frozenset[str]], asker: int, cards: tuple[str, str]
) -> dict[tuple[Any, ...], Fraction]:
    for seat in ((asker + 1) % 3, (asker + 2) % 3):
        if held := deal[seat] & set(cards):
            return {(seat, card): Fraction(1, len(held)) for card in held}
    return {(): Fraction(1)}


def mutual_bits(joint: Counter[tuple[Any, ...]]) -> float:
    total = sum(joint.values())
    of_answer: Counter[Any] = Counter()
    of_solution: Counter[Any] = Counter()
    for (answer, solution), share in joint.items():
        of_answer[answer] += share
        of_solution[solution] += share
    return sum(
        float(share / total) * math.log2(share * total / (of_answer[answer] * of_solution[solution]))
        for (answer, solution), share in joint.items()
    )


def test_one_who_might_have_shown_another_card_is_likelier_to_hold_this_one_alone() -> None:
    views = (game.view(0) for seed in range(40) for game in [asked(CLUEDO, seed, 12)])
    view = next(v for v in views if any(isinstance(seen, Showed) and seen.asker == 0 for seen in v.log))
    deals = cluedo_deals(view)
    question: tuple[str, ...] = ()
    weights = [Fraction(1)] * len(deals)
    for seen in view.log:
        if isinstance(seen, Asked):
            question = seen.cards
        if isinstance(seen, Showed) and seen.asker == 0:
            for n, deal in enumerate(deals):
                weights[n] /= len(deal[seen.seat] & set(question))
    belief = Belief.of(view, weighed=True)
    for card in belief.partition.cards:
        for owner, odds in belief.odds(card).items():
            if owner != "table":
                held = sum(w for w, deal in zip(weights, deals, strict=True) if card in deal[owner])
                assert odds == held / sum(weights)


@pytest.mark.parametrize("seed", range(5))
def test_the_value_of_a_sleuth_question_is_what_its_answers_tell(seed: int) -> None:
    game = asked(SLEUTH, seed, 40)
    while game.waiting != (0,):
        play(game, Random(seed), turns=1)
    view = game.view(0)
    belief = Belief.of(view)
    questions = [action for action in view.actions if isinstance(action, Ask)]
    before = entropy(belief.solutions().values())
    for question, value in list(zip(questions, belief.values(questions), strict=True))[:25]:
        answers = belief.answers(question)
        assert sum(answers.values()) == 1
        after = Fraction(0)
        left = 0.0
        for heard, odds in answers.items():
            learnt = belief.given(*facts_of_answer(question, heard))
            assert Fraction(learnt.deals, belief.deals) == odds
            left += float(odds) * entropy(learnt.solutions().values())
            after += odds
        assert value == pytest.approx(before - left, abs=1e-9)


def facts_of_answer(question: Ask, heard: tuple[Any, ...]) -> list[Fact]:
    from loupe.games.sleuth.cards import MATCHING, sorted_gems

    matching = sorted_gems(MATCHING[question.question])
    if heard and isinstance(heard[0], int):
        return [Fact(question.asked, matching, heard[0], heard[0], 0)]
    return [Fact(question.asked, (gem,), int(gem in heard), int(gem in heard), 0) for gem in matching]


def entropy(odds: Any) -> float:
    return -sum(float(p) * math.log2(p) for p in odds)


def test_a_spectator_may_not_ask_and_an_exchange_asks_nothing() -> None:
    game = SLEUTH.deal(1)
    belief = Belief.of(game.view(game.waiting[0]))
    exchange = next(a for a in game.view(game.waiting[0]).actions if type(a).__name__ == "Exchange")
    with pytest.raises(ValueError, match="asks nothing"):
        belief.value(exchange)


def test_samples_are_deals_that_fit() -> None:
    game = asked(SLEUTH, 3, 50)
    belief = Belief.of(game.view(1))
    for deal in belief.sample(50, seed=9):
        facts = [Fact(owner, cards, len(cards), len(cards), 0) for owner, cards in deal.items() if cards]
        assert belief.given(*facts).deals == 1
    assert belief.sample(5, seed=9) == belief.sample(5, seed=9)
    assert belief.sample(5, seed=9) != belief.sample(5, seed=10)

"""Proofs and hints in words: the rulebooks' worked example, and a step of every kind in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from loupe.deduction.proof import Count, Kind, Proof, Step, checker, explain, next_step, prove
from loupe.deduction.proof.telling import Words, tell_hint, tell_proof, with_outer
from loupe.games.cluedo import RULES as CLUEDO
from loupe.games.game import Game
from loupe.games.sleuth import RULES as SLEUTH
from loupe.games.sleuth.cards import GEM_CARDS, MATCHING
from loupe.games.sleuth.events import Answered, Dealt, SeenShowed, Showed
from loupe.games.telling import say
from loupe.games.vocabulary import Fact, Owner
from loupe.i18n import LANGUAGES
from tests.deduction.positions import positions
from tests.play import Table, tables

PEOPLE = ("Ann", "Bob", "Cem", "Dora", "Ed")


def sleuth_words(watcher: int | None = 0, edition: str = "avalon-hill", seats: int = 4) -> Words:
    setup = SLEUTH.arrange(edition, seats)
    return Words(SLEUTH.tell, setup, watcher, SLEUTH.owners(setup))


def said(owner: Owner, question: str, number: int, event: int) -> Fact:
    return Fact(owner, tuple(gem for gem in GEM_CARDS if gem in MATCHING[question]), number, number, event)


def holds(owner: Owner, gems: str, event: int = 1) -> Fact:
    cards = tuple(gems.split())
    return Fact(owner, cards, len(cards), len(cards), event)


def told(proof: Proof, words: Words, language: str = "en") -> list[str]:
    return [say(words.step(s, outer), language, PEOPLE) for s, outer in with_outer(proof.steps, None)]


def proof_from(facts: list[Fact], gem: str, owner: Owner, words: Words) -> Proof:
    return prove(GEM_CARDS, words.sizes, facts, gem, owner)


CLUSTERS = [holds(0, "P3B"), holds("table", "P3Y"), said(1, "P3", 2, 7)]
"""Two pearl clusters were passed; the blue is in hand, the yellow on the table: the red and the green."""


def test_the_rulebooks_pearl_clusters() -> None:
    words = sleuth_words()
    assert told(proof_from(CLUSTERS, "P3R", 1, words), words) == [
        "Seen: you hold the blue pearl cluster (no. 1).",
        "Seen: the yellow pearl cluster is on the table (no. 1).",
        "Counted out: Bob has two pearl clusters (no. 7); left for that: the red and the green pearl "
        "clusters. So Bob holds the red and the green pearl clusters.",
    ]


def test_the_rulebooks_pearl_clusters_in_french_and_italian() -> None:
    words = sleuth_words()
    proof = proof_from(CLUSTERS, "P3G", 1, words)
    assert told(proof, words, "fr") == [
        "Vu : vous avez le groupe de perles bleues (n° 1).",
        "Vu : le groupe de perles jaunes est sur la table (n° 1).",
        "Compté : Bob a deux groupes de perles (n° 7) ; reste pour cela : les groupes de perles, "
        "le rouge et le vert. Donc Bob a les groupes de perles, le rouge et le vert.",
    ]
    assert told(proof, words, "it")[2].startswith("Contato: Bob ha due trittici di perle (n. 7); resta")


def test_the_pearl_clusters_in_a_game() -> None:
    """The same from a game's own events, by way of the view: what the asker saw of it."""
    setup = SLEUTH.arrange("avalon-hill", 4)
    hands = [("P3B", 0), ("P3R P3G", 1)]
    game = game_with(setup, hands, face_up="P3Y")
    game.happen(Showed(2, 1, "P3", "P3", ("P3R", "P3G")))
    view = game.view(0)
    assert isinstance(view.log[-1], SeenShowed)
    proof = explain(view, "P3R", 1)
    assert [step.kind for step in proof.steps] == [Kind.SEEN, Kind.SEEN, Kind.COUNTED]
    assert proof.steps[-1].events == (2,)
    assert [n for n, _ in tell_proof(proof, view)] == [1, 2, 3]


def game_with(setup: Any, hands: list[tuple[str, int]], face_up: str) -> Game[Any, Any]:
    """Deal the named gems to their places and the others anyhow."""
    placed = {seat: list(gems.split()) for gems, seat in hands}
    table = face_up.split()
    rest = [gem for gem in GEM_CARDS if gem not in sum(placed.values(), table)]
    dealt = []
    for seat in range(setup.seats):
        hand = placed.get(seat, [])
        while len(hand) < setup.hand_size:
            hand.append(rest.pop())
        dealt.append(tuple(gem for gem in GEM_CARDS if gem in hand))
    missing = (rest.pop(),)
    search = tuple(("P3",) * 4 for _ in range(setup.seats))
    game: Game[Any, Any] = Game(SLEUTH, setup)
    game.happen(Dealt(missing, tuple(dealt), (*table, *rest), search, (), 2))
    return game


EXAMPLES: dict[Kind, tuple[list[Fact], str, Owner, tuple[str, str, str]]] = {
    Kind.SEEN: (
        [said(1, "PR", 0, 4)],
        "P2R",
        1,
        (
            "Heard: Bob has no red pearls (no. 4). So Bob does not hold the red pearl pair.",
            "Entendu : Bob n’a aucune perle rouge (n° 4). Donc Bob n’a pas la paire de perles rouges.",
            "Sentito: Bob non ha nessuna perla rossa (n. 4). Quindi Bob non ha la coppia rossa di perle.",
        ),
    ),
    Kind.ELSEWHERE: (
        [holds(0, "D1R")],
        "D1R",
        2,
        (
            "Elsewhere: you hold the red diamond solitaire. So Cem does not hold the red diamond solitaire.",
            "Ailleurs : vous avez le diamant rouge solitaire. Donc Cem n’a pas le diamant rouge solitaire.",
            "Altrove: hai il solitario rosso di diamanti. Quindi Cem non ha il solitario rosso di diamanti.",
        ),
    ),
    Kind.COUNTED: (
        [holds(1, "O1B", 3), said(1, "OB", 1, 4)],
        "O2B",
        1,
        (
            "Counted out: Bob has one blue opal (no. 4); known already: the blue opal solitaire. "
            "So Bob does not hold the blue opal pair.",
            "Compté : Bob a une opale bleue (n° 4) ; déjà connu : l’opale bleue solitaire. "
            "Donc Bob n’a pas la paire d’opales bleues.",
            "Contato: Bob ha un opale blu (n. 4); già noto: il solitario blu di opali. "
            "Quindi Bob non ha la coppia blu di opali.",
        ),
    ),
    Kind.FULL: (
        [holds("table", "D1R O3B", 3), holds("table", "O3Y", 9)],
        "D1G",
        "table",
        (
            "Full: 3 cards lie on the table; known already: the red diamond solitaire, the blue opal "
            "cluster and the yellow opal cluster. So the green diamond solitaire is not on the table.",
            "Complet : 3 cartes sont sur la table ; déjà connu : le diamant rouge solitaire, le groupe "
            "d’opales bleues et le groupe d’opales jaunes. Donc le diamant vert solitaire n’est pas sur la "
            "table.",
            "Completo: 3 carte sono sul tavolo; già noto: il solitario rosso di diamanti, il trittico blu "
            "di opali e il trittico giallo di opali. Quindi il solitario verde di diamanti non è sul tavolo.",
        ),
    ),
    Kind.PLACE: (
        [*(said(owner, "PB", 0, 2 + owner) for owner in range(4)), Fact("table", ("P1B",), 0, 0, 1)],
        "P1B",
        "missing",
        (
            "Nowhere else: every other place is ruled out. So the blue pearl solitaire is missing.",
            "Nulle part ailleurs : toute autre place est exclue. Donc la perle bleue solitaire manque.",
            "Da nessun’altra parte: ogni altro posto è escluso. Quindi manca il solitario blu di perle.",
        ),
    ),
    Kind.DIFFERENCE: (
        [said(1, "P", 5, 2), said(1, "P3", 0, 3), said(1, "PR", 1, 5), said(1, "R", 1, 6)],
        "D1R",
        1,
        (
            "Difference: Bob has one red pearl (no. 5) and Bob has one red gem (no. 6). "
            "Compared: Bob does not hold the red diamond solitaire.",
            "Différence : Bob a une perle rouge (n° 5) et Bob a un joyau rouge (n° 6). "
            "En comparant : Bob n’a pas le diamant rouge solitaire.",
            "Differenza: Bob ha una perla rossa (n. 5) e Bob ha un gioiello rosso (n. 6). "
            "Confrontando: Bob non ha il solitario rosso di diamanti.",
        ),
    ),
    Kind.SEATS: (
        [said(0, "PR", 1, 2), said(1, "PR", 1, 3), said(2, "PR", 1, 4)],
        "P1R",
        "missing",
        (
            "All places together: you have one red pearl (no. 2), Bob has one red pearl (no. 3) and Cem has "
            "one red pearl (no. 4). With what is known of the rest: the red pearl solitaire is not missing.",
            "Toutes les places ensemble : vous avez une perle rouge (n° 2), Bob a une perle rouge (n° 3) et "
            "Cem a une perle rouge (n° 4). Avec ce qu’on sait du reste : la perle rouge solitaire ne manque "
            "pas.",
            "Tutti i posti insieme: hai una perla rossa (n. 2), Bob ha una perla rossa (n. 3) e Cem ha una "
            "perla rossa (n. 4). Con ciò che si sa del resto: non manca il solitario rosso di perle.",
        ),
    ),
    Kind.ANSWERS: (
        [said(1, "P", 2, 2), said(1, "PR", 1, 3), said(1, "PB", 1, 4)],
        "P1G",
        1,
        (
            "Taken together: Bob has two pearls (no. 2), Bob has one red pearl (no. 3) and Bob has one blue "
            "pearl (no. 4). There is no other way: Bob does not hold the green pearl solitaire.",
            "Tout ensemble : Bob a deux perles (n° 2), Bob a une perle rouge (n° 3) et Bob a une perle bleue "
            "(n° 4). Il n’y a pas d’autre possibilité : Bob n’a pas la perle verte solitaire.",
            "Tutto insieme: Bob ha due perle (n. 2), Bob ha una perla rossa (n. 3) e Bob ha una perla blu "
            "(n. 4). Non c’è altra possibilità: Bob non ha il solitario verde di perle.",
        ),
    ),
}


@pytest.mark.parametrize("kind", EXAMPLES)
def test_a_step_of_each_kind(kind: Kind) -> None:
    facts, gem, owner, expected = EXAMPLES[kind]
    words = sleuth_words()
    proof = proof_from(facts, gem, owner, words)
    assert tuple(told(proof, words, language)[-1] for language in LANGUAGES) == expected


ROUND = [
    Fact(1, ("P1R", "P2R"), 1, 1, 4),
    Fact(2, ("P2R", "O3B"), 1, 1, 5),
    Fact(3, ("O3B", "P1R"), 1, 1, 6),
]
"""Three cards, and of any two of them another seat has one: nobody else has any."""


def test_a_contrary_is_supposed_and_refuted() -> None:
    words = sleuth_words()
    proof = proof_from(ROUND, "P1R", "missing", words)
    assert told(proof, words) == [
        "Suppose the contrary: the red pearl solitaire is missing.",
        "Counted out: Bob has one of these cards: the red pearl solitaire and the red pearl pair (no. 4); "
        "left for that: the red pearl pair. So Bob holds the red pearl pair.",
        "Counted out: Dora has one of these cards: the blue opal cluster and the red pearl solitaire "
        "(no. 6); left for that: the blue opal cluster. So Dora holds the blue opal cluster.",
        "Contradiction: Cem has one of these cards: the red pearl pair and the blue opal cluster (no. 5); "
        "but these would all be held: the red pearl pair and the blue opal cluster. "
        "So the red pearl solitaire is not missing.",
    ]
    assert told(proof, words, "fr")[0] == "Supposons le contraire : la perle rouge solitaire manque."
    assert told(proof, words, "it")[-1].endswith("Quindi non manca il solitario rosso di perle.")


def test_the_last_resort_names_all_that_it_takes() -> None:
    words = sleuth_words()
    goal = Count("missing", ("P1R",), 0, 0)
    step = Step(1, Kind.TOGETHER, tuple(ROUND), tuple(words.sizes), GEM_CARDS, (), (), (goal,))
    proof = Proof(goal, (step,))
    checker.check(proof, GEM_CARDS, words.sizes, ROUND)
    for language, opening in zip(
        LANGUAGES, ("Only together: ", "Seulement ensemble : ", "Solo insieme: "), strict=True
    ):
        (sentence,) = told(proof, words, language)
        assert sentence.startswith(opening)
        assert all(f" {fact.event})" in sentence for fact in ROUND)


def test_a_clash_of_too_many_and_one_without_a_place() -> None:
    words = sleuth_words()
    goal = Count(1, ("P1R",), 0, 0)
    outer = Step(1, Kind.CONTRARY, (), (), (), (), (), (goal,), goal.contrary)
    used = (Count(1, ("P1R", "P2R"), 2, 2),)
    many = Step(2, Kind.COUNTED, (said(1, "PR", 1, 4),), (), (), (1,), used, ())
    homeless = Step(2, Kind.PLACE, (), (), ("P3Y",), (1,), (), ())
    assert say(words.step(many, outer), "en", PEOPLE) == (
        "Contradiction: Bob has one red pearl (no. 4); but these would all be held: the red pearl solitaire "
        "and the red pearl pair. So Bob does not hold the red pearl solitaire."
    )
    assert say(words.step(homeless, outer), "en", PEOPLE) == (
        "Contradiction: no place would be left for the yellow pearl cluster. "
        "So Bob does not hold the red pearl solitaire."
    )


@pytest.mark.parametrize("table", list(tables())[::4], ids=str)
def test_every_step_is_said_in_every_language(table: Table) -> None:
    for view in positions([table], 2, seed=31):
        hint = next_step(view, {})
        assert hint
        where, what, steps = tell_hint(hint, view)
        for language in LANGUAGES:
            for telling in (where, what, *steps):
                assert_tidy(say(telling, language, PEOPLE))


def assert_tidy(text: str) -> None:
    assert text[-1] == "."
    assert "{" not in text
    assert "  " not in text


def test_the_crime_is_called_so() -> None:
    setup = CLUEDO.arrange("card-game", 3)
    words = Words(CLUEDO.tell, setup, 0, CLUEDO.owners(setup))
    weapons = Fact("missing", setup.knobs.weapons, 1, 1, 1)
    facts = [weapons, Fact(0, ("CA",), 1, 1, 1), Fact(1, ("DA",), 1, 1, 5)]
    proof = prove(setup.cards, words.sizes, facts, "RO", "missing")
    assert told(proof, words)[-1] == (
        "Counted out: the crime includes one weapon (no. 1); left for that: the rope. "
        "So the rope is part of the crime."
    )
    assert told(proof, words, "fr")[-1].endswith("Donc la corde fait partie du crime.")


def places_on_paper(gem: str, hand: tuple[str, ...], table: tuple[str, ...]) -> set[Owner]:
    """What everybody writes down before the first question."""
    return {0} if gem in hand else {"table"} if gem in table else {1, 2, 3, "missing"}


def test_a_hint_says_more_in_each_size() -> None:
    game = game_with(SLEUTH.arrange("avalon-hill", 4), [("P3B", 0), ("P3R P3G", 1)], "P3Y")
    game.happen(Answered(2, 1, "P3", None, 2))
    view = game.view(0)
    table = view.scene.face_up
    sheet = {gem: places_on_paper(gem, view.hand, table) for gem in GEM_CARDS}
    hint = next_step(view, sheet)
    assert hint
    where, what, (step,) = tell_hint(hint, view)
    assert say(where, "en", PEOPLE) == "Look at what Bob may hold."
    assert say(what, "en", PEOPLE) == "Look at this: Bob has two pearl clusters (no. 2)."
    assert say(step, "en", PEOPLE).endswith("So Bob holds the red and the green pearl clusters.")

"""What `loupe solve` has found, put before people as tables and sentences, or as JSON before programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from loupe.cli.play import refuse
from loupe.deduction.belief import Belief
from loupe.deduction.conflict import Change, Conflicts, Repair, conflicts, repairs
from loupe.deduction.proof import Unsettled, explain, next_step
from loupe.deduction.proof.telling import tell_hint, tell_proof
from loupe.games.registry import rules_for
from loupe.games.telling import say as told
from loupe.games.vocabulary import Owner
from loupe.i18n import say
from loupe.record import Record
from loupe.record.registry import grammar_of

MOST_SOLUTIONS, MOST_REPAIRS = 8, 5
Odds = Mapping[str, Mapping[str, Fraction]]
"""By card, by the owner's name."""


def of_problem(answer: Mapping[str, Any], language: str) -> Iterator[RenderableType]:
    """Show the answer to a problem."""
    if "error" in answer:
        yield Text(answer["error"], "red")
    elif "conflict" in answer:
        yield say("solve-none", language)
        yield say("solve-facts", language, facts=", ".join(map(str, answer["conflict"])))
    else:
        odds = {
            card: {owner: Fraction(share) for owner, share in row.items()}
            for card, row in answer["odds"].items()
        }
        owners = sorted({owner for row in odds.values() for owner in row}, key=_after_people)
        yield deals_sentence(int(answer["deals"]), language)
        yield odds_table(odds, {owner: owner for owner in owners}, {card: card for card in odds}, language)


def _after_people(owner: str) -> tuple[bool, str]:
    return owner in ("table", "missing"), owner


def deals_sentence(deals: int, language: str) -> str:
    """Say how many deals fit, with the number in groups that can be read."""
    grouped = f"{deals:,}".replace(",", " ")
    return say("solve-deals", language, deals=grouped, number="one" if deals == 1 else "many")


def odds_table(
    odds: Odds, owners: Mapping[str, str], cards: Mapping[str, str], language: str
) -> RenderableType:
    """Make a table of cards and owners; what cannot be is a dot, what must be is in bold."""
    table = Table(box=None, pad_edge=False)
    table.add_column(say("solve-card", language))
    for heading in owners.values():
        table.add_column(heading, justify="right")
    for card, row in odds.items():
        table.add_row(cards[card], *(share_text(row.get(owner, Fraction()), language) for owner in owners))
    return table


def share_text(share: Fraction, language: str) -> Text:
    """Write a probability in percent; only what is certain is 0 or 100."""
    if share in (0, 1):
        return Text("100%", "bold") if share else Text("·", "dim")
    return Text(percent(share, language))


def percent(share: Fraction | float, language: str) -> str:
    """Write a share that is neither nothing nor all in percent, as the language writes it."""
    shown = f"{float(share):.1%}"
    shown = {"0.0%": "<0.1%", "100.0%": ">99.9%"}.get(shown, shown)
    return shown if language == "en" else shown.replace(".", ",").replace("%", " %")


class Known:
    """What the watcher of a view can know."""

    def __init__(self, record: Record, view: Any, language: str) -> None:
        self.record, self.view, self.names, self.language = record, view, record.names, language
        self.rules, self.setup = rules_for(view), view.scene.setup
        self.belief = Belief.of(view)

    def answer(self) -> dict[str, Any]:
        """Return the answer as JSON-like data, in the form of a problem's answer."""
        if not self.belief.deals:
            return {
                "deals": "0",
                "conflict": list(self.conflicts.sets[0]),
                "conflicts": [list(each) for each in self.conflicts.sets],
                "repairs": [self._repair_data(each) for each in self.repairs],
            }
        return {
            "deals": str(self.belief.deals),
            "odds": {
                card: {owner: str(share) for owner, share in row.items()} for card, row in self.odds.items()
            },
            "solutions": [
                {"cards": list(cards), "odds": str(share)} for cards, share in self._likeliest_solutions()
            ],
        }

    @cached_property
    def odds(self) -> dict[str, dict[str, Fraction]]:
        """The exact odds, owners by name."""
        return {
            card: {self.owner(owner): share for owner, share in self.belief.odds(card).items()}
            for card in self.belief.partition.cards
        }

    @cached_property
    def conflicts(self) -> Conflicts:
        """The announcements that cannot all be true."""
        return conflicts(self.view)

    @cached_property
    def repairs(self) -> tuple[Repair, ...]:
        """What was likely wrong."""
        return repairs(self.view, MOST_REPAIRS)

    def owner(self, owner: Owner) -> str:
        """Name an owner as problems do: a person's name, `table` or `missing`."""
        return self.names[owner] if isinstance(owner, int) else owner

    def _heading(self, owner: Owner) -> str:
        return self.names[owner] if isinstance(owner, int) else say("solve-owner", self.language, owner=owner)

    def _likeliest_solutions(self) -> list[tuple[tuple[str, ...], Fraction]]:
        return sorted(self.belief.solutions().items(), key=lambda each: -each[1])

    # Tables.

    def tables(self) -> Iterator[RenderableType]:
        """Show who may hold what, and what may be missing; or what cannot be true together."""
        if not self.belief.deals:
            yield from self._contradiction()
            return
        yield deals_sentence(self.belief.deals, self.language)
        owners = {
            self.owner(owner): self._heading(owner)
            for owner, size in zip(self.belief.partition.owners, self.belief.partition.sizes, strict=True)
            if size
        }
        yield odds_table(self.odds, owners, {card: self._card(card) for card in self.odds}, self.language)
        yield ""
        solutions = self._likeliest_solutions()
        yield say(
            "solve-solutions", self.language, shown=min(MOST_SOLUTIONS, len(solutions)), all=len(solutions)
        )
        for cards, share in solutions[:MOST_SOLUTIONS]:
            named = told(self.rules.tell.cards(cards, self.setup), self.language, self.names)
            yield Text.assemble("  ", share_text(share, self.language), "  ", named)

    def _card(self, card: str) -> str:
        return f"{card}  {told(self.rules.tell.card(card, self.setup), self.language)}"

    # Contradictions.

    def _contradiction(self) -> Iterator[str]:
        yield say("solve-none", self.language)
        yield say("solve-conflict", self.language)
        for number in self.conflicts.sets[0]:
            yield f"  {number}. {self._event(self.view.log[number - 1])}"
        others = len(self.conflicts.sets) - 1
        if others:
            yield say("solve-more-conflicts", self.language, others=others)
        yield ""
        yield say("solve-repairs" if self.repairs else "solve-no-repair", self.language)
        for repair in self.repairs:
            yield from self._repair(repair)

    def _repair(self, repair: Repair) -> Iterator[str]:
        for n, change in enumerate(repair.changes):
            share = percent(repair.share, self.language) if n == 0 else ""
            instead = self._event(change.instead)
            yield f"  {share:>7}  " + say(
                "solve-repair", self.language, number=change.number, instead=instead
            )

    def _repair_data(self, repair: Repair) -> dict[str, Any]:
        return {
            "changes": [self._change_data(change) for change in repair.changes],
            "deals": str(repair.deals),
            "share": round(repair.share, 6),
        }

    def _change_data(self, change: Change) -> dict[str, Any]:
        instead = grammar_of(self.record).spell(change.instead, self.record)
        return {"event": change.number, "instead": instead}

    def _event(self, seen: Any) -> str:
        telling = self.rules.tell.event(seen, self.setup, self.view.watcher)
        return told(telling, self.language, self.names)

    # Proofs and hints.

    def explained(self, wanted: str) -> Iterator[str]:
        """Say why a card is where it is, step by step; or who may still hold it."""
        if not self.belief.deals:
            yield from self._contradiction()
            return
        card, _, name = wanted.partition("=")
        card = self._meant_card(card)
        may_be = self.belief.odds(card)
        owner = self._meant_owner(name) if name else next(iter(may_be))
        try:
            proof = explain(self.view, card, owner)
        except Unsettled:
            yield self._unsettled(card)
            return
        for number, telling in tell_proof(proof, self.view):
            yield f"{number}. {told(telling, self.language, self.names)}"

    def _unsettled(self, card: str) -> str:
        odds = self.belief.odds(card).items()
        parts = [f"{self._heading(owner)} {percent(share, self.language)}" for owner, share in odds]
        named = told(self.rules.tell.card(card, self.setup), self.language)
        return say("solve-unsettled", self.language, card=named, odds=" · ".join(parts))

    def _meant_card(self, code: str) -> str:
        cards = {card.casefold(): card for card in self.belief.partition.cards}
        if code.casefold() not in cards:
            refuse(say("solve-no-such-card", self.language, card=code, cards=" ".join(cards.values())))
        return cards[code.casefold()]

    def _meant_owner(self, name: str) -> Owner:
        owners = {self.owner(owner).casefold(): owner for owner in self.belief.partition.owners}
        if name.casefold() not in owners:
            known = ", ".join(map(self.owner, self.belief.partition.owners))
            refuse(say("solve-no-such-owner", self.language, owner=name, owners=known))
        return owners[name.casefold()]

    def hinted(self) -> Iterator[str]:
        """Say the easiest deduction beyond what was seen with one's own eyes."""
        if not self.belief.deals:
            yield from self._contradiction()
            return
        hint = next_step(self.view, self._seen())
        if hint is None:
            yield say("solve-nothing-more", self.language)
            return
        where, what, steps = tell_hint(hint, self.view)
        for telling in (where, what, *steps):
            yield told(telling, self.language, self.names)

    def _seen(self) -> dict[str, set[Owner]]:
        """Return the sheet of one who has noted what was seen outright, and no more."""
        partition = self.belief.partition
        sizes = dict(zip(partition.owners, partition.sizes, strict=True))
        sheet = {card: set(partition.owners) for card in partition.cards}
        for fact in self.rules.facts(self.view):
            if fact.at_least == sizes[fact.owner]:
                for owners in sheet.values():
                    owners.discard(fact.owner)
            for card in fact.cards:
                if fact.at_least == len(fact.cards):
                    sheet[card] = {fact.owner}
                elif fact.at_most == 0:
                    sheet[card].discard(fact.owner)
        return sheet

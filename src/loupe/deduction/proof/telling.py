"""Proofs and hints in words, as tellings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, assert_never

from loupe.deduction.proof.steps import Count, Hint, Kind, Proof, Step
from loupe.games.registry import rules_for
from loupe.games.telling import Tell, Telling, Terms
from loupe.games.vocabulary import Fact, Owner, Watcher

Parts = dict[str, tuple[Telling, ...]]


def tell_proof(proof: Proof, view: Any) -> Iterator[tuple[int, Telling]]:
    """Tell every step of a proof to the view's watcher, with its number."""
    words = Words.of(view)
    return ((step.number, words.step(step, outer)) for step, outer in with_outer(proof.steps, None))


def tell_hint(hint: Hint, view: Any) -> tuple[Telling, Telling, tuple[Telling, ...]]:
    """Tell a hint in its three sizes: where to look, what to look at, the steps themselves."""
    words = Words.of(view)
    steps = tuple(words.step(step, outer) for step, outer in with_outer(hint.steps, None))
    return words.where(hint), words.what(hint), steps


def with_outer(steps: Iterable[Step], outer: Step | None) -> Iterator[tuple[Step, Step | None]]:
    """Return every step, and the one whose supposition it belongs to."""
    for step in steps:
        yield step, outer
        yield from with_outer(step.within, step)


@dataclass(frozen=True)
class Words:
    """How a game names cards and owners to one who watches it."""

    tell: Tell
    setup: Any
    watcher: Watcher
    sizes: dict[Owner, int]

    @classmethod
    def of(cls, view: Any) -> Words:
        """Return the words for a view's watcher."""
        rules, setup = rules_for(view), view.scene.setup
        return cls(rules.tell, setup, view.watcher, rules.owners(setup))

    # Who holds what.

    def about(self, message: str, owner: Owner, terms: Terms, cards: Sequence[Telling] = ()) -> Telling:
        """Say something about an owner."""
        parts = {"cards": tuple(cards)} if cards else {}
        terms = terms | {"who": self.who(owner)}
        if isinstance(owner, int):
            return Telling(message, terms, {"seat": (owner,)}, parts)
        return Telling(message, terms, parts=parts)

    def who(self, owner: Owner) -> str:
        """Return by which word the catalogues know an owner."""
        if owner == "missing":
            return self.tell.missing
        return "you" if owner == self.watcher else "seat" if isinstance(owner, int) else owner

    def cards(self, codes: Sequence[str]) -> Telling:
        """Name cards."""
        return self.tell.cards(codes, self.setup)

    def count(self, count: Count | Fact) -> Telling:
        """Say how many of which cards an owner holds."""
        number = len(count.cards)
        if count.at_most == 0 and (named := self.tell.counted(count.cards, 0, self.setup)):
            return self.about("proof-none", count.owner, {}, [named])
        if count.at_most == 0:
            return self.about("proof-lacks", count.owner, {"count": number}, [self.cards(count.cards)])
        if count.at_least == number:
            return self.about("proof-holds", count.owner, {"count": number}, [self.cards(count.cards)])
        return self.about("proof-number", count.owner, {}, self.bounds(count))

    def bounds(self, count: Count | Fact) -> list[Telling]:
        """Say how many: a number, or what it is at least and at most."""
        if count.at_least == count.at_most:
            return [self.of_these(count, count.at_least)]
        bounds = []
        if count.at_least > 0:
            bounds.append(self.bound("least", count, count.at_least))
        if count.at_most < len(count.cards) or not bounds:
            bounds.append(self.bound("most", count, count.at_most))
        return bounds

    def bound(self, which: str, count: Count | Fact, number: int) -> Telling:
        """Say what a number is at least, or at most."""
        return Telling("proof-bound", {"bound": which}, parts={"cards": (self.of_these(count, number),)})

    def of_these(self, count: Count | Fact, number: int) -> Telling:
        """Name so many cards of a set: `two red pearls`, or `two of these cards`."""
        if named := self.tell.counted(count.cards, number, self.setup):
            return named
        return Telling("proof-of-these", {"count": number}, parts={"cards": (self.cards(count.cards),)})

    def size(self, owner: Owner) -> Telling:
        """Say how many cards an owner has in all."""
        return self.about("proof-size", owner, {"count": self.sizes[owner]})

    def announced(self, fact: Fact) -> Telling:
        """Say an announcement, with the number of its event."""
        return Telling("proof-said", {"event": fact.event}, parts={"said": (self.count(fact),)})

    def said(self, step: Step) -> tuple[Telling, ...]:
        """Say what a step starts from: announcements, sizes of hands, numbers from earlier steps."""
        numbers = [count for count in step.uses if not (count.all or count.none)]
        return (
            *map(self.announced, step.facts),
            *map(self.count, numbers),
            *map(self.size, step.hands),
        )

    def counts(self, counts: Iterable[Count]) -> tuple[Telling, ...]:
        """Say several counts."""
        return tuple(map(self.count, counts))

    # Steps.

    def step(self, step: Step, outer: Step | None) -> Telling:
        """Say a step; the last one within a supposition says what its outer step concludes."""
        if outer and not step.concludes:
            return self.clash(step, outer)
        parts: Parts = {"said": self.said(step), "conclusions": self.counts(step.concludes)}
        match step.kind:
            case Kind.SEEN:
                return self.seen(step)
            case Kind.ELSEWHERE:
                return Telling("proof-elsewhere", parts=parts | {"said": self.counts(step.uses)})
            case Kind.COUNTED:
                return self.used_or_left("proof-counted", step, parts)
            case Kind.FULL:
                return self.used_or_left("proof-full", step, parts)
            case Kind.PLACE:
                return Telling("proof-place", parts={"conclusions": parts["conclusions"]})
            case Kind.DIFFERENCE:
                return Telling("proof-difference", self.known(step), parts=parts)
            case Kind.SEATS if parts["said"]:
                return Telling("proof-seats", parts=parts)
            case Kind.SEATS:
                return Telling("proof-shared", parts={"conclusions": parts["conclusions"]})
            case Kind.ANSWERS:
                return Telling("proof-answers", self.known(step), parts=parts)
            case Kind.CONTRARY:
                supposed = [step.supposes] if step.supposes else []
                return Telling("proof-contrary", parts={"supposed": self.counts(supposed)})
            case Kind.TOGETHER:
                announced = tuple(map(self.announced, step.facts))
                return Telling("proof-together", parts=parts | {"said": announced})
            case _:
                assert_never(step.kind)

    def known(self, step: Step) -> Terms:
        """Say whether a step starts from settled cells too."""
        return {"known": "yes" if any(count.all or count.none for count in step.uses) else "no"}

    def seen(self, step: Step) -> Telling:
        """Say what was seen; where a set has a name, that none of it is there, and what follows."""
        (fact,) = step.facts
        named = fact.at_most == 0 and self.tell.counted(fact.cards, 0, self.setup)
        if named and {card for count in step.concludes for card in count.cards} != set(fact.cards):
            parts: Parts = {"said": (self.announced(fact),), "conclusions": self.counts(step.concludes)}
            return Telling("proof-heard", parts=parts)
        seen = Telling("proof-said", {"event": fact.event}, parts={"said": self.counts(step.concludes)})
        return Telling("proof-seen", parts={"said": (seen,)})

    def used_or_left(self, message: str, step: Step, parts: Parts) -> Telling:
        """Say what uses a number up, or what is left for it."""
        concluded = step.concludes[0]
        held = [
            card
            for count in step.uses
            if count.all and count.owner == concluded.owner
            for card in count.cards
        ]
        if concluded.none and not held:
            return Telling(message, {"way": "empty", "cards": ""}, parts=parts)
        if concluded.none:
            return Telling(message, {"way": "used"}, parts=parts | {"cards": (self.cards(held),)})
        return Telling(message, {"way": "left"}, parts=parts | {"cards": (self.cards(concluded.cards),)})

    def clash(self, step: Step, outer: Step) -> Telling:
        """Say why a supposition cannot be, and so what is true."""
        parts: Parts = {"conclusions": self.counts(outer.concludes)}
        if step.kind is Kind.PLACE:
            return Telling("proof-no-place", parts=parts | {"cards": (self.cards(step.cards),)})
        parts["said"] = self.said(step)
        if step.kind not in (Kind.COUNTED, Kind.FULL, Kind.SEEN):
            return Telling("proof-clash", {"way": "even", "cards": ""}, parts=parts)
        held = [card for count in step.uses if count.all for card in count.cards]
        if held and not any(count.none for count in step.uses):
            return Telling("proof-clash", {"way": "many"}, parts=parts | {"cards": (self.cards(held),)})
        return Telling("proof-clash", {"way": "few", "cards": ""}, parts=parts)

    # Hints.

    def where(self, hint: Hint) -> Telling:
        """Say where to look."""
        (settled, *_) = hint.settles
        if hint.step.kind is Kind.PLACE:
            return Telling("hint-where-card", parts={"cards": (self.cards(settled.cards),)})
        return self.about("hint-where", settled.owner, {})

    def what(self, hint: Hint) -> Telling:
        """Say what to look at: the announcements, or what is known, if that is all."""
        said = tuple(map(self.announced, hint.facts)) or self.said(hint.step) or self.counts(hint.step.uses)
        return Telling("hint-what", parts={"said": said})

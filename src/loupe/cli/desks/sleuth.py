"""Sleuth at the terminal: search cards by number or code, questions, identifications."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from loupe.cli.desks.desk import Desk
from loupe.cli.desks.sleuth_sheet import draw_sheet, gem_chip
from loupe.cli.drafts import Choice, Draft, Kind, Missing, Piece, Ready, Unclear, first, values
from loupe.cli.packed import Packed, numbered
from loupe.cli.words import code, elements_in, meaning
from loupe.games.sleuth import telling as spoken
from loupe.games.sleuth.actions import Ask, AskFinal, Exchange, Identify, Pass
from loupe.games.sleuth.cards import CATEGORIES, ELEMENTS, FREE, MATCHING, question_of, sorted_gems
from loupe.games.sleuth.events import Answered, SeenShowed, Showed
from loupe.games.vocabulary import Seat

NUMBERED = "123DPORBGY"
"""The elements as they are numbered: the types first, so that their number is also their code."""
PLAYED = ("final", "exchange", "pass", "know")


class SleuthDesk(Desk):
    """A detective's side of the table."""

    # Reading.

    def read(self, draft: Draft, line: str) -> Draft:
        """Add what a line says to a half-typed action."""
        for word in line.split():
            draft = (*draft, *self._pieces(draft, word))
        return draft

    def _pieces(self, draft: Draft, word: str) -> list[Piece]:
        known = meaning("verb", word, self.language)
        if not draft and known == "ask":
            return []
        if not draft and known in PLAYED:
            return [Piece(Kind.VERB, known)]
        if values(draft, Kind.VERB) == ["know"]:
            return self._gem_pieces(draft, word)
        if not values(draft, Kind.VERB) and not values(draft, Kind.CARD):
            return [self._search_card(draft, word)]
        if not values(draft, Kind.SEAT) and (
            self.person(word) is not None or elements_in(word, self.language) is None
        ):
            return [self.person_or_unclear(word)]
        return self._element_pieces(draft, word)

    def _search_card(self, draft: Draft, word: str) -> Piece:
        cards = self.view.scene.search[self.view.watcher]
        if word.isdecimal() and 1 <= int(word) <= len(cards):
            return Piece(Kind.CARD, cards[int(word) - 1])
        if word == FREE and FREE not in cards and (free := [card for card in cards if card[0] == FREE]):
            if len(set(free)) > 1:
                raise Unclear("unclear-free", cards=" ".join(code(card, self.language) for card in free))
            return Piece(Kind.CARD, free[0])
        mark, letters = (FREE, word[1:]) if word.startswith(FREE) else ("", word)
        elements = elements_in(letters, self.language) if letters else ""
        if elements is not None and (card := mark + question_of(elements)) in {*cards, FREE}:
            return Piece(Kind.CARD, card)
        if not draft and (seat := self.person(word)) is not None and not word.isdecimal():
            return Piece(Kind.SEAT, str(seat))
        raise Unclear("unclear-card", word=word, verb=self.verb("help"))

    def _element_pieces(self, draft: Draft, word: str) -> list[Piece]:
        card = first(draft, Kind.CARD)
        if card is not None and not card.startswith(FREE):
            raise Unclear("unclear-word", word=word)
        found = self._elements(word)
        if len({*values(draft, Kind.ELEMENT), *found}) > 2:
            raise Unclear("unclear-two-elements", word=word)
        return [Piece(Kind.ELEMENT, letter) for letter in found]

    def _gem_pieces(self, draft: Draft, word: str) -> list[Piece]:
        letters = values(draft, Kind.ELEMENT)
        for letter in (found := self._elements(word)):
            gem = letters[len(letters) - len(letters) % 3 :]
            if any(letter in category and set(category) & set(gem) for category in CATEGORIES):
                raise Unclear("unclear-gem", word=word)
            letters.append(letter)
        return [Piece(Kind.ELEMENT, letter) for letter in found]

    def _elements(self, word: str) -> str:
        if word.isdecimal() and 1 <= int(word) <= len(NUMBERED):
            return NUMBERED[int(word) - 1]
        found = elements_in(word, self.language)
        if found is None:
            raise Unclear("unclear-element", word=word)
        return found

    def next(self, draft: Draft) -> Missing | Ready:
        """Say what the half-typed action needs next."""
        match first(draft, Kind.VERB):
            case "exchange":
                return Ready(Exchange())
            case "pass":
                return Ready(Pass())
            case "know":
                return self._identification(values(draft, Kind.ELEMENT))
            case _:
                return self._question(draft)

    def _identification(self, letters: list[str]) -> Missing | Ready:
        missing = self.view.scene.setup.knobs.missing
        gems = ["".join(letters[n : n + 3]) for n in range(0, len(letters), 3)]
        if len(letters) % 3 == 0 and len(gems) >= missing:
            return Ready(Identify(tuple("".join(sorted(gem, key=ELEMENTS.find)) for gem in gems)))
        named = letters[len(letters) - len(letters) % 3 :]
        taken = {letter for category in CATEGORIES if set(category) & set(named) for letter in category}
        message = self.words("which-gem", number=len(letters) // 3 + 1, missing=missing)
        return Missing(message, self._element_choices(taken))

    def _question(self, draft: Draft) -> Missing | Ready:
        card, final = first(draft, Kind.CARD), first(draft, Kind.VERB) == "final"
        if card is None and not final:
            cards = self.view.scene.search[self.view.watcher]
            choices = [Choice(n, Piece(Kind.CARD, c), self._search_name(c)) for n, c in enumerate(cards, 1)]
            return Missing(self.words("which-card"), tuple(choices))
        if (asked := first(draft, Kind.SEAT)) is None:
            return self.whom()
        elements = {*values(draft, Kind.ELEMENT), *(card or "").strip(FREE)}
        if (final or (card or "").startswith(FREE)) and not values(draft, Kind.ELEMENT):
            return self._which_elements(card)
        question = question_of("".join(elements))
        return Ready(AskFinal(int(asked), question) if card is None else Ask(int(asked), question, card))

    def _which_elements(self, card: str | None) -> Missing:
        own = (card or "").strip(FREE)
        default = Piece(Kind.ELEMENT, own) if own else None
        taken = {letter for category in CATEGORIES if own and own in category for letter in category}
        if not own:
            message = self.words("which-elements")
        else:
            message = self.words("which-elements-beside", element=self._element_name(own))
        return Missing(message, self._element_choices(taken), default)

    def _element_choices(self, taken: set[str]) -> tuple[Choice, ...]:
        return tuple(
            Choice(n, Piece(Kind.ELEMENT, letter), self._element_name(letter))
            for n, letter in enumerate(NUMBERED, 1)
            if letter not in taken
        )

    def cards_meant(self, words: list[str]) -> list[str]:
        """Read gems: `P2G`, `green pearl pair`, or with fewer elements all that have them."""
        found = [elements_in(word, self.language) for word in words]
        if any(elements is None for elements in found):
            raise Unclear("unclear-element", word=words[found.index(None)])
        whole = all(len(elements or "") == 3 for elements in found)
        meant = [elements or "" for elements in found] if whole else ["".join(e or "" for e in found)]
        gems = [
            gem for gem in MATCHING["D"] | MATCHING["P"] | MATCHING["O"] for m in meant if set(m) <= set(gem)
        ]
        if not gems:
            raise Unclear("unclear-gem", word=" ".join(words))
        return gems

    # Drawing.

    def _element_name(self, letter: str) -> str:
        return self.said(spoken.element(letter, self.view.scene.setup))

    def _search_name(self, card: str) -> str:
        return self.said(spoken.search_card(card, self.view.scene.setup))

    def open_table(self) -> RenderableType:
        """Draw the seats with their search cards, the decks and the face-up gems."""
        scene = self.view.scene
        seats = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(scene.seats):
            cards = (code(card, self.language) for card in scene.search[seat]) if scene.search else ()
            held = self.words("gems-held", count=scene.setup.hand_size)
            seats.add_row(self.seat_title(seat), held, "  ".join(cards))
        return Group(seats, self._face_up())

    def _face_up(self) -> RenderableType:
        scene = self.view.scene
        gems = [gem_chip(gem, self.language) for gem in scene.face_up] or [Text(self.words("none"), "dim")]
        decks = self.words("search-deck", deck=scene.deck_size, discards=len(scene.discards))
        return Packed(self.words("face-up"), [*gems, Text(f"  {decks}", "dim")], gap=1)

    def own_cards(self) -> RenderableType:
        """Draw the watcher's gems, and the search cards numbered."""
        gems = Packed(self.words("your-gems"), [gem_chip(g, self.language) for g in self.view.hand], gap=1)
        search = enumerate(self.view.scene.search[self.view.watcher], 1)
        cards = Packed(
            self.words("your-search-cards"), [numbered(n, self._search_name(card)) for n, card in search]
        )
        return Group(gems, cards)

    def sheet(self, width: int) -> RenderableType:
        """Draw the information sheet, turned on its side where it is too wide."""
        return draw_sheet(self, width)

    def opened(self, hands: Sequence[Sequence[str]], missing: Sequence[str]) -> RenderableType:
        """Draw everybody's gems and the missing ones."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for seat, hand in enumerate(hands):
            rows.add_row(self.names[seat], self._chips(hand))
        rows.add_row(Text(self.words("missing-cards"), "bold"), self._chips(missing))
        return rows

    def _chips(self, gems: Sequence[str]) -> Text:
        return Text(" ").join(gem_chip(gem, self.language) for gem in sorted_gems(tuple(gems)))

    def counts(self) -> RenderableType:
        """List every count that was said aloud, by who said it, the questions as codes."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for seat in self.others:
            rows.add_row(self.names[seat], self._answers(seat))
        return rows

    def _answers(self, seat: Seat) -> str:
        heard = {
            seen.question: seen.count
            for seen in self.view.log
            if isinstance(seen, Answered | Showed | SeenShowed) and seen.asked == seat
        }
        return "  ".join(f"{code(question, self.language)}={count}" for question, count in heard.items())

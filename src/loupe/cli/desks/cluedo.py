"""The Cluedo card game at the terminal: clue cards by number, code or name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from loupe.cli.desks.desk import Desk
from loupe.cli.drafts import Choice, Draft, Kind, Missing, Piece, Ready, Unclear, first, values
from loupe.cli.packed import Packed
from loupe.cli.words import beginning, clue_code, meaning
from loupe.games.cluedo.actions import Accuse, Ask, Declare, Decline, Show
from loupe.games.cluedo.events import Asked, HadNone, Looked, SeenShowed, Showed, TurnEnded
from loupe.games.cluedo.scene import Stage
from loupe.games.vocabulary import Owner

PLAYED = {
    "ask": "ask",
    "show": "show",
    "ready": "ready",
    "yes": "ready",
    "decline": "decline",
    "no": "decline",
    "accuse": "accuse",
}


class CluedoDesk(Desk):
    """An investigator's side of the table."""

    # Reading.

    def read(self, draft: Draft, line: str) -> Draft:
        """Add what a line says to a half-typed action."""
        for word in line.split():
            draft = (*draft, *self._pieces(draft, word))
        return draft

    def _pieces(self, draft: Draft, word: str) -> list[Piece]:
        known = meaning("verb", word, self.language)
        if known is None and self._stage is Stage.READINESS:
            known = meaning("mark", word, self.language)
        if known in PLAYED and (not draft or (values(draft, Kind.VERB) == ["decline"] and known == "ready")):
            return [Piece(Kind.VERB, PLAYED[known])] if not draft else []
        if self._is_filler(word):
            return []
        if first(draft, Kind.VERB) in ("ready", "decline") or self._stage is Stage.READINESS:
            raise Unclear("unclear-word", word=word)
        return [Piece(Kind.CARD, self._clue(word))]

    @property
    def _stage(self) -> Stage:
        return self.view.scene.stage  # type: ignore[no-any-return]

    def _offered(self) -> Sequence[str]:
        """Return the cards as they are numbered now."""
        if self._stage is Stage.SHOWING and self.view.watcher in self.view.scene.waiting:
            return [card for card in self.view.scene.asked if card in self.view.hand]
        return self.view.scene.setup.cards  # type: ignore[no-any-return]

    def _is_filler(self, word: str) -> bool:
        """Tell whether a word only stands between cards; `or` does, unless it is Dr Orchid's code."""
        return bool(meaning("filler", word, self.language) and not meaning("clue", word, self.language))

    def _clue(self, word: str) -> str:
        offered = self._offered()
        if word.isdecimal() and 1 <= int(word) <= len(offered):
            return offered[int(word) - 1]
        card = beginning("clue", word, self.language)
        if card is None:
            raise Unclear("unclear-clue", word=word, verb=self.verb("help"))
        return card

    def next(self, draft: Draft) -> Missing | Ready:
        """Say what the half-typed action needs next."""
        cards = tuple(values(draft, Kind.CARD))
        wanted = first(draft, Kind.VERB) or self._usual()
        match wanted:
            case "show":
                return Ready(Show(cards[0])) if cards else self._which("which-shown", cards)
            case "ready":
                return Ready(Declare())
            case "decline":
                return Ready(Decline())
            case "accuse":
                return self._accusation(draft, cards)
            case _:
                return self._question(cards)

    def _usual(self) -> str:
        """Return what is meant by cards alone."""
        return {Stage.SHOWING: "show", Stage.LAYING: "accuse"}.get(self._stage, "ask")

    def _question(self, cards: tuple[str, ...]) -> Missing | Ready:
        if len(cards) < 2:
            return self._which("which-second" if cards else "which-two", cards)
        if len(cards) > 2:
            raise Unclear("unclear-two-cards")
        return Ready(Ask((cards[0], cards[1])))

    def _accusation(self, draft: Draft, cards: tuple[str, ...]) -> Missing | Ready:
        if self._stage is not Stage.LAYING:
            return Ready(Declare(), rest=draft if cards else ())
        categories = self.view.scene.setup.categories
        if len(cards) > len(categories):
            raise Unclear("unclear-three-cards")
        found = [[card for card in cards if card in category] for category in categories]
        if len(cards) == len(categories):
            # Three cards that are no crime go to the rules as they were typed, which say what is wrong.
            suspect, weapon, place = (one[0] for one in found) if all(found) else cards
            return Ready(Accuse(suspect, weapon, place))
        asked = next(n for n, one in enumerate(found) if not one)
        return self._which("which-crime", cards, categories[asked])

    def _which(self, message: str, taken: Sequence[str], among: Sequence[str] | None = None) -> Missing:
        choices = tuple(
            Choice(n, Piece(Kind.CARD, card), self.card(card))
            for n, card in enumerate(self._offered(), 1)
            if card not in taken and (among is None or card in among)
        )
        return Missing(self.words(message), choices)

    def cards_meant(self, words: list[str]) -> list[str]:
        """Read the cards of a pencil mark."""
        found = [card for word in words if not self._is_filler(word) for card in [self._clue(word)]]
        if not found:
            raise Unclear("unclear-clue", word=" ".join(words), verb=self.verb("help"))
        return found

    # Drawing.

    def open_table(self) -> RenderableType:
        """Draw the seats and the face-up cards."""
        scene = self.view.scene
        seats = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(scene.seats):
            ready = self.words("is-ready") if seat in scene.declared else ""
            seats.add_row(
                self.seat_title(seat),
                self.words("clues-held", count=scene.setup.hand_size),
                Text(ready, "bold"),
            )
        face_up = [self.card(card) for card in scene.face_up]
        return Group(seats, Text(f"{self.words('face-up')} {', '.join(face_up) or self.words('none')}"))

    def own_cards(self) -> RenderableType:
        """Draw the watcher's clue cards."""
        cards = [
            Text.assemble((clue_code(card, self.language), "bold"), f" {self.card(card)}")
            for card in self.view.hand
        ]
        return Packed(self.words("your-clues"), cards)

    def printed(self) -> dict[str, dict[Owner, str]]:
        """Return what the watcher has seen with own eyes: own hand, the table, cards that were shown."""
        me = self.view.watcher
        seen: dict[str, dict[Owner, str]] = {card: {me: "yes"} for card in self.view.hand}
        for card in self.view.scene.face_up:
            seen[card] = {"table": "yes"}
        for event in self.view.log:
            if isinstance(event, Showed) and event.asker == me:
                seen[event.card] = {event.seat: "yes"}
            elif isinstance(event, Looked):
                seen.update({card: {"missing": "yes"} for card in event.crime})
        return seen

    def sheet(self, width: int) -> RenderableType:  # noqa: ARG002  columns find their own number
        """Draw the notebook: the cards by category, one small sign an opponent."""
        seen = self.printed()
        numbers = {card: n for n, card in enumerate(self.view.scene.setup.cards, 1)}
        blocks: list[RenderableType] = []
        for category in self.view.scene.setup.categories:
            rows = Table.grid(padding=(0, 1, 0, 0))
            rows.add_row("", "", "", self._heads())
            for card in category:
                title = Text(clue_code(card, self.language), "bold")
                rows.add_row(str(numbers[card]), title, self.card(card), self._cell(card, seen.get(card, {})))
            blocks.append(rows)
        own, table = ("#", "=") if self.plain else ("■", "▒")
        letters = self.seat_marks()
        order = " ".join(f"{letters[seat]}={self.names[seat]}" for seat in self.others)
        legend = Text(self.words("sheet-legend", order=order, own=own, table=table), "dim")
        return Group(Columns(blocks, padding=(0, 3), width=None), legend)

    def _heads(self) -> Text:
        return Text("".join(self.seat_marks()[seat] for seat in self.others), "dim")

    def _cell(self, card: str, seen: dict[Owner, str]) -> Text:
        blocks: dict[Owner, tuple[str, str]] = {
            self.view.watcher: ("#", "■"),
            "table": ("=", "▒"),
            "missing": ("*", "★"),
        }
        for owner, (ascii_sign, sign) in blocks.items():
            if owner in seen:
                return Text((ascii_sign if self.plain else sign) * len(self.others), "bold")
        drawn = Text()
        for seat in self.others:
            printed = seen.get(seat) if seat in seen or not seen else "no"
            sign, style = self.sign(card, seat, printed)
            drawn.append(" " if printed == "no" else sign, style)
        return drawn

    def counts(self) -> RenderableType:
        """List every question with who had none and who showed."""
        return Group(*(Text(line, "dim") for line in self._rounds()))

    def _rounds(self) -> Iterator[str]:
        round_of_asking = ""
        for seen in self.view.log:
            match seen:
                case Asked():
                    cards = "+".join(clue_code(card, self.language) for card in seen.cards)
                    round_of_asking = f"{self.names[seen.asker]}: {cards}"
                case HadNone():
                    round_of_asking += f"  {self.seat_marks()[seen.seat]}-"
                case Showed() | SeenShowed():
                    round_of_asking += f"  {self.seat_marks()[seen.seat]}+"
                case TurnEnded() if round_of_asking:
                    yield round_of_asking
                    round_of_asking = ""

    def opened(self, hands: Sequence[Sequence[str]], missing: Sequence[str]) -> RenderableType:
        """Draw everybody's cards and the crime."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        for seat, hand in enumerate(hands):
            rows.add_row(self.names[seat], ", ".join(map(self.card, hand)))
        rows.add_row(Text(self.words("missing-cards"), "bold"), ", ".join(map(self.card, missing)))
        return rows

"""Reading one line of a record from left to right, with the column at hand for every refusal."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from loupe.games.vocabulary import Seat
from loupe.record.errors import MalformedRecord

TOKEN = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|\.\.|[\w?'’-]+|\S)""")
BARE_NAME = re.compile(r"[^\W\d_][\w'’-]*")
NUMBER = re.compile(r"[0-9]{1,6}")
ILLEGIBLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Signs that steer a terminal or hide what is written, and halves of signs."""
HIDDEN = ".."
NONE = "none"


class Line:
    """A line and how far it has been read; a token is a quoted name, a word, `..` or a single sign."""

    def __init__(self, text: str, number: int, names: Sequence[str] = (), at: int = 0) -> None:
        self.text = text
        self.number = number
        self.names = names
        self.at = at

    @property
    def column(self) -> int:
        """Where the next token starts, counted from 1; behind the last one, where the line ends."""
        token = TOKEN.match(self.text, self.at)
        return (token.start(1) if token else len(self.text.rstrip())) + 1

    def refusal(self, code: str, column: int | None = None, **terms: str | int) -> MalformedRecord:
        """Refuse what stands here, or at an earlier column."""
        return MalformedRecord(code, self.number, column or self.column, None, **terms)

    def peek(self) -> str:
        """Return the next token without reading it; nothing at the end of the line."""
        token = TOKEN.match(self.text, self.at)
        return token[1] if token else ""

    def take(self) -> str:
        """Read the next token."""
        token = TOKEN.match(self.text, self.at)
        if token is None:
            return ""
        self.at = token.end()
        return token[1]

    def maybe(self, token: str) -> bool:
        """Read the token if it comes next, and tell whether it did."""
        return self.peek() == token and bool(self.take())

    def expect(self, *tokens: str) -> None:
        """Read these tokens, or refuse the first that is another one."""
        for token in tokens:
            if not self.maybe(token):
                raise self.refusal("expected", expected=token, found=self._found())

    def one_of(self, tokens: Collection[str]) -> str:
        """Read one of these tokens."""
        if self.peek() not in tokens:
            raise self.refusal("expected", expected=" | ".join(tokens), found=self._found())
        return self.take()

    def count(self) -> int:
        """Read a number, written in plain digits."""
        if not NUMBER.fullmatch(self.peek()):
            raise self.refusal("number", found=self._found())
        return int(self.take())

    def name(self) -> str:
        """Read a name, bare or in quotation marks."""
        column, token = self.column, self.peek()
        if BARE_NAME.fullmatch(token):
            return self.take()
        if not token.startswith('"') or len(token) == 1:
            raise self.refusal("name", found=self._found())
        self.take()
        try:
            return str(json.loads(token))
        except ValueError as wrong:
            raise self.refusal("name", column, found=shortened(token)) from wrong

    def seat(self) -> Seat:
        """Read the name of one who sits at the table."""
        column = self.column
        name = self.name()
        if name not in self.names:
            raise self.refusal("unknown-seat", column, name=shortened(name))
        return self.names.index(name)

    def seats(self) -> tuple[Seat, ...]:
        """Read the names of people at the table, or `none`."""
        if self.maybe(NONE):
            return ()
        found = [self.seat()]
        while self.maybe(","):
            found.append(self.seat())
        return tuple(found)

    def close(self) -> None:
        """Refuse anything that is left of the line."""
        if self.peek():
            raise self.refusal("too-much", found=self._found())

    def rest(self) -> str:
        """Read all that is left, as it stands."""
        rest, self.at = self.text[self.at :].strip(), len(self.text)
        return rest

    def _found(self) -> str:
        return shortened(self.peek()) or "⏎"


class Pack:
    """The cards of a game of which each may be read only as often as the game has it."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.left = Counter(cards)

    def take(self, line: Line) -> str:
        """Read one card."""
        card = line.peek()
        if card not in self.left:
            raise line.refusal("unknown-card", card=shortened(card) or "⏎")
        if not self.left[card]:
            raise line.refusal("card-twice", card=card)
        self.left[card] -= 1
        return line.take()

    def read(self, line: Line, number: int | None = None) -> tuple[str, ...]:
        """Read cards up to a sign that is no card: all that stand there, or exactly so many."""
        column = line.column
        found: list[str] = []
        if not line.maybe(NONE):
            found.append(self.take(line))
            while line.peek() and line.peek() not in CLOSING:
                found.append(self.take(line))
        if number is not None and len(found) != number:
            raise line.refusal("card-count", column, found=len(found), needed=number)
        return tuple(found)


CLOSING = frozenset("}=,;")


def shortened(text: str, most: int = 40) -> str:
    """Return the text as it fits into a sentence: cut where it is too long, without invisible signs."""
    visible = "".join(sign if sign.isprintable() else "\ufffd" for sign in text[:most])
    return visible if len(text) <= most else f"{visible[:-1]}…"


def spelled_name(name: str, reserved: Collection[str]) -> str:
    """Write a name bare where nothing can be mistaken, else in quotation marks."""
    if BARE_NAME.fullmatch(name) and name not in reserved:
        return name
    return json.dumps(name, ensure_ascii=not name.isprintable())


def spelled_cards(cards: Iterable[str]) -> str:
    """Write cards, or `none`."""
    return " ".join(cards) or NONE

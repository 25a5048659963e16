"""The friendly steps before a game: every one has a default that Enter takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.text import Text

from loupe.bots import LEVELS
from loupe.cli.paper import Paper
from loupe.cli.saves import Chair
from loupe.cli.settings import (
    USUAL_LEVEL,
    USUAL_SEATS,
    BadOption,
    Settings,
    checked_name,
    house_rules,
    named,
    seats_of,
    variants_for,
)
from loupe.cli.words import folded
from loupe.games import telling
from loupe.games.registry import NAMES
from loupe.games.vocabulary import Refusal
from loupe.i18n import LANGUAGES, say

T = TypeVar("T")


class Asking:
    """A conversation that ends with settings."""

    def __init__(self, paper: Paper, language: str) -> None:
        self.paper, self.language = paper, language

    def settings(self) -> Settings:
        """Ask for everything, and again for what cannot be dealt."""
        self.paper.show(Text("Loupe", "bold dark_goldenrod"))
        self.language = self._one_of("ask-language", LANGUAGES, self.language, self._language_name)
        game = self._one_of("ask-game", NAMES, NAMES[0], lambda name: self._said(telling.game(name)))
        settings = Settings(game, self._seats(game))
        while True:
            settings.variants = self._variants(settings)
            settings.house = self._step("ask-house", lambda line: house_rules(line.split()))
            try:
                settings.arrange()
                break
            except Refusal as refused:
                self.paper.show(refused.sentence(self.language))
        settings.chairs = self._chairs(settings.seats)
        settings.seed = self._step("ask-seed", self._seed)
        return settings

    def _said(self, told: telling.Telling) -> str:
        return telling.say(told, self.language)

    @staticmethod
    def _language_name(language: str) -> str:
        return say("language-name", language)

    def _step(self, message: str, read: Callable[[str], T], **terms: str | int) -> T:
        """Ask until the answer can be read; an empty answer is read too, as the default."""
        while True:
            self.paper.show(say(message, self.language, **terms))
            try:
                return read(self.paper.ask())
            except Refusal as refused:
                self.paper.show(refused.sentence(self.language))

    def _one_of(self, message: str, keys: Sequence[str], usual: str, name: Callable[[str], str]) -> str:
        for n, key in enumerate(keys, 1):
            self.paper.show(f"  {n}  {name(key)}")

        def read(line: str) -> str:
            if not line:
                return usual
            found = [key for n, key in enumerate(keys, 1) if line in (str(n), key)]
            found = found or [key for key in keys if folded(line) in folded(name(key))]
            if len(found) != 1:
                raise BadOption("not-in-list", text=line)
            return found[0]

        return self._step(message, read, usual=keys.index(usual) + 1)

    def _seats(self, game: str) -> int:
        allowed = seats_of(game)

        def read(line: str) -> int:
            seats = int(line) if line.isdecimal() else USUAL_SEATS
            if (line and not line.isdecimal()) or seats not in allowed:
                raise BadOption("bad-number", text=line, fewest=allowed[0], most=allowed[-1])
            return seats

        return self._step("ask-seats", read, fewest=allowed[0], most=allowed[-1], usual=USUAL_SEATS)

    def _variants(self, settings: Settings) -> tuple[str, ...]:
        offered = variants_for(settings.game, settings.seats)
        for n, variant in enumerate(offered, 1):
            self.paper.show(f"  {n}  {self._said(telling.variant(settings.game, variant))}")

        def read(line: str) -> tuple[str, ...]:
            by_name = {str(n): variant for n, variant in enumerate(offered, 1)} | {v: v for v in offered}
            for word in (words := line.replace(",", " ").split()):
                if word not in by_name:
                    raise BadOption("not-in-list", text=word)
            return tuple(dict.fromkeys(by_name[word] for word in words))

        return self._step("ask-variants", read)

    def _chairs(self, seats: int) -> list[Chair]:
        for level in LEVELS.values():
            self.paper.show(f"  {level.name}: {self._said(level.manner)}")
        while True:
            chairs = [self._chair(seat) for seat in range(seats)]
            try:
                return named(chairs)
            except BadOption as refused:
                self.paper.show(refused.sentence(self.language))

    def _chair(self, seat: int) -> Chair:
        levels = ", ".join(LEVELS)

        def read(line: str) -> Chair:
            if line.lower() in LEVELS:
                return Chair("", line.lower())
            if line:
                return Chair(checked_name(line))
            return Chair("", USUAL_LEVEL) if seat else Chair(say("default-name", self.language))

        if seat == 0:
            return self._step("ask-first-chair", read, name=say("default-name", self.language), levels=levels)
        return self._step("ask-chair", read, seat=seat + 1, usual=USUAL_LEVEL, levels=levels)

    @staticmethod
    def _seed(line: str) -> int | None:
        return read_seed(line) if line else None


def read_seed(text: str) -> int:
    """Read a seed, or refuse it."""
    if not text.isdecimal() or len(text) > len(str(1 << 128)):
        raise BadOption("bad-seed", text=text)
    return int(text)

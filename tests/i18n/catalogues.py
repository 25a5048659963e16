"""The catalogues as their files have them: every message with what it needs, refers to and chooses by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import loupe.i18n

FOLDER = Path(loupe.i18n.__file__).parent
GRAMMAR = "grammar.ftl"
"""The file of a language's own building blocks, which other languages need not have."""


@dataclass
class Message(Visitor):
    """One message; its choices are the keys of its selectors, by the variable they look at."""

    file: str
    id: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: dict[str, set[str | int]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), f"{self.id} chooses by something else"
        keys = self.choices.setdefault(node.selector.id.name, set())
        keys |= {_key(variant.key) for variant in node.variants}
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).iterdir())


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(language: str) -> dict[str, Message]:
    found = {}
    for path in files(language):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                found[entry.id.name] = message = Message(path.name, entry.id.name)
                message.visit(entry.value)
    return found


def public(language: str) -> dict[str, Message]:
    """The messages that code names, or must not do without."""
    return {id: message for id, message in messages(language).items() if message.file != GRAMMAR}


def closure(language: str, id: str) -> Iterator[Message]:
    """The message and all that it refers to."""
    todo, done = [id], set()
    while todo:
        message = messages(language)[todo.pop()]
        if message.id not in done:
            done.add(message.id)
            todo += message.references
            yield message


def variables(language: str, id: str) -> set[str]:
    """Everything that must be given to say the message."""
    return {name for message in closure(language, id) for name in message.variables}


def choices(language: str, id: str) -> dict[str, set[str | int]]:
    """Everything that the message or what it refers to makes a difference between."""
    found: dict[str, set[str | int]] = {}
    for message in closure(language, id):
        for name, keys in message.choices.items():
            found.setdefault(name, set()).update(keys)
    return found

"""The tables of `docs/rules.md`, the marks of the tests, and the codes that the rules raise."""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"
TESTS = Path(__file__).parent
NO_RULE = "no rule:"
"""How a row begins to say what a paragraph that states no rule is about."""


@dataclass(frozen=True)
class Row:
    """One paragraph of a book: `sleuth-avalon-hill play.2`, what it rules, and its tests."""

    name: str
    ruling: str
    tests: tuple[str, ...]

    @property
    def rules(self) -> bool:
        """Whether the paragraph states a rule."""
        return not self.ruling.startswith(NO_RULE)


def lines_of(text: str) -> Iterator[tuple[str, str]]:
    """Go through the page: every line, with the paragraph whose row it is, or nothing.

    A heading that ends with a name in code begins a book.
    """
    book = ""
    for line in text.splitlines():
        if heading := re.match(r"## .*`([a-z0-9-]+)`$", line):
            book = heading[1]
        row = re.match(r"\| `([^`]+)` \|", line)
        yield line, f"{book} {row[1]}" if row else ""


def rows(text: str) -> Iterator[Row]:
    """Read the tables."""
    for line, paragraph in lines_of(text):
        if paragraph:
            *_, ruling, tests, _ = (cell.strip() for cell in line.split("|"))
            yield Row(paragraph, ruling, tuple(re.findall(r"`([^`]+)`", tests)))


def with_tests(text: str, tests: dict[str, list[str]]) -> str:
    """Return the page with the last column of every row written anew."""
    written = []
    for line, paragraph in lines_of(text):
        if paragraph:
            cells = "|".join(line.split("|")[:-2])
            written.append(f"{cells}| {', '.join(f'`{test}`' for test in tests.get(paragraph, ()))} |")
        else:
            written.append(line)
    return "\n".join(written) + "\n"


def marked_tests() -> dict[str, list[str]]:
    """Return for every paragraph that a mark names the tests that bear it: `test_turns::test_x`."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.glob("test_*.py")):
        module = importlib.import_module(f"tests.rules.{path.stem}")
        for name, test in vars(module).items():
            for paragraph in dict.fromkeys(_paragraphs(test)) if name.startswith("test_") else ():
                found[paragraph].append(f"{path.stem}::{name}")
    return dict(found)


def _paragraphs(test: Any) -> Iterator[str]:
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "rule":
            yield from mark.args


def codes_raised(game: str) -> set[str]:
    """Return every code with which a game's rules refuse an action, read from their source."""
    tree = ast.parse((ROOT / "src" / "loupe" / "games" / game / "rules.py").read_text())
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    codes: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "illegal":
            codes |= {code for arg in node.args for code in _codes_in(arg, functions)}
    return codes


def _codes_in(arg: ast.expr, functions: dict[str, ast.FunctionDef]) -> Iterator[str]:
    """Find the code itself, or the ones that the function called in its place returns."""
    if isinstance(arg, ast.Constant):
        yield str(arg.value)
    elif isinstance(arg, ast.Call) and isinstance(arg.func, ast.Name):
        returns = (node for node in ast.walk(functions[arg.func.id]) if isinstance(node, ast.Return))
        for node in (inner for each in returns for inner in ast.walk(each)):
            if isinstance(node, ast.Constant) and "-" in str(node.value):
                yield str(node.value)

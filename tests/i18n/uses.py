"""The messages that code says, read from its syntax tree.

A speaker is a function or class that takes a message's name and says it: at first `say`, `Telling` and
`Refusal`, then whatever hands one of its own parameters on to a speaker, until no more are found.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import loupe

SOURCE = Path(loupe.__file__).parent


class Speaker(NamedTuple):
    """Where a call has the name, how the parameter is called, and what is put before it."""

    position: int
    parameter: str
    prefix: str


class Use(NamedTuple):
    """A message that a call names, and the terms that it gives (None: more than can be read there)."""

    message: str
    terms: frozenset[str] | None
    place: str


Speakers: TypeAlias = dict[str, set[Speaker]]
FIRST: Speakers = {
    "say": {Speaker(0, "message", "")},
    "Telling": {Speaker(0, "message", "")},
    "Refusal": {Speaker(0, "code", "refusal-")},
}


class Scope(NamedTuple):
    """A function with its class, if it is a method."""

    node: ast.FunctionDef
    owner: ast.ClassDef | None

    @property
    def name(self) -> str:
        """By what name it is called: a class's for its `__init__`."""
        return self.owner.name if self.owner and self.node.name == "__init__" else self.node.name

    @property
    def parameters(self) -> list[str]:
        names = [arg.arg for arg in (*self.node.args.posonlyargs, *self.node.args.args)]
        return names[1:] if self.owner and names[:1] in (["self"], ["cls"]) else names


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def scopes(node: ast.AST, owner: ast.ClassDef | None = None) -> Iterator[Scope]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield Scope(child, owner)
        yield from scopes(child, child if isinstance(child, ast.ClassDef) else None)


def called(call: ast.Call, owner: ast.ClassDef | None) -> list[str]:
    """By what names the called thing may be known; `super().__init__` is each of the bases."""
    match call.func:
        case ast.Name(id=name):
            return [name]
        case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__") if owner:
            return [base.id for base in owner.bases if isinstance(base, ast.Name)]
        case ast.Attribute(attr=name):
            return [name]
    return []


def spoken(call: ast.Call, owner: ast.ClassDef | None, speakers: Speakers) -> Iterator[tuple[ast.expr, str]]:
    """Give each argument of a call that names a message, and what is put before it."""
    for name in called(call, owner):
        for speaker in speakers.get(name, ()):
            keywords = [keyword.value for keyword in call.keywords if keyword.arg == speaker.parameter]
            if argument := next(iter(call.args[speaker.position :][:1] + keywords), None):
                yield argument, speaker.prefix


@cache
def all_speakers() -> Speakers:
    found = {name: set(those) for name, those in FIRST.items()}
    before = -1
    while before != (before := sum(map(len, found.values()))):
        for tree in trees().values():
            for scope in scopes(tree):
                _hand_on(scope, found)
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef) and not _has_init(node):
                    for base in node.bases:
                        if isinstance(base, ast.Name) and base.id in found:
                            found.setdefault(node.name, set()).update(found[base.id])
    return found


def _has_init(node: ast.ClassDef) -> bool:
    return any(isinstance(child, ast.FunctionDef) and child.name == "__init__" for child in node.body)


def _hand_on(scope: Scope, speakers: Speakers) -> None:
    for node in ast.walk(scope.node):
        if isinstance(node, ast.Call):
            for argument, prefix in list(spoken(node, scope.owner, speakers)):
                _hand_on_argument(scope, argument, prefix, speakers)


def _hand_on_argument(scope: Scope, argument: ast.expr, prefix: str, speakers: Speakers) -> None:
    match argument:
        case ast.Name(id=name) if name in scope.parameters:
            speaker = Speaker(scope.parameters.index(name), name, prefix)
            speakers.setdefault(scope.name, set()).add(speaker)
        case ast.JoinedStr(values=[ast.Constant(value=str(more)), ast.FormattedValue(value=inner)]):
            _hand_on_argument(scope, inner, prefix + more, speakers)
        case ast.Attribute(value=ast.Name(id="self"), attr=name) if scope.owner:
            for init in scope.owner.body:
                if isinstance(init, ast.FunctionDef) and init.name == "__init__":
                    kept = ast.Name(id=name)
                    _hand_on_argument(Scope(init, scope.owner), kept, prefix, speakers)


def constants(argument: ast.expr, tree: ast.Module, within: ast.AST) -> Iterator[str]:
    """Give what an argument may be: itself, either branch, what its name or a function in its place gives."""
    match argument:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=orelse):
            yield from constants(body, tree, within)
            yield from constants(orelse, tree, within)
        case ast.Name(id=name):
            for given in _assigned(name, within):
                yield from constants(given, tree, within)
        case ast.Call(func=ast.Name(id=name)):
            for scope in scopes(tree):
                if scope.node.name == name:
                    for node in ast.walk(scope.node):
                        if isinstance(node, ast.Return) and node.value:
                            yield from constants(node.value, tree, scope.node)


def _assigned(name: str, within: ast.AST) -> Iterator[ast.expr]:
    """Give each value that a name is given there, alone or in a tuple."""
    for node in ast.walk(within):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = [(target, node.value)]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(target.elts, node.value.elts, strict=True))
                yield from (
                    value for place, value in pairs if isinstance(place, ast.Name) and place.id == name
                )


@cache
def uses() -> tuple[Use, ...]:
    """Every message that a call names."""
    return tuple(
        Use(prefix + value, _terms(call), f"{path.relative_to(SOURCE)}:{call.lineno}")
        for path, tree in trees().items()
        for call, owner, within in _calls(tree, None, tree)
        for argument, prefix in spoken(call, owner, all_speakers())
        for value in constants(argument, tree, within)
    )


Call: TypeAlias = tuple[ast.Call, ast.ClassDef | None, ast.AST]
"""A call, with the class and the function around it."""


def _calls(node: ast.AST, owner: ast.ClassDef | None, within: ast.AST) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, owner, within
        inner = child if isinstance(child, ast.FunctionDef) else within
        yield from _calls(child, child if isinstance(child, ast.ClassDef) else owner, inner)


def _terms(call: ast.Call) -> frozenset[str] | None:
    if "Telling" in called(call, None) or not all(keyword.arg for keyword in call.keywords):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)

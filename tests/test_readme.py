"""What the README and the docs show is what a reader gets."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from loupe.cli import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, re.DOTALL)
PYTHON = "\n".join(text for language, text in BLOCKS if language == "python")
SHOWN = [text for language, text in BLOCKS if not language and text.startswith("$ ")]
COMMANDS = [
    line.partition("#")[0].strip()
    for language, text in BLOCKS
    if not language
    for line in text.splitlines()
    if line.startswith("loupe ") and "examples/" in line
]


def run(command: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a `loupe` command line in the project's folder, as a shell would."""
    monkeypatch.chdir(ROOT)
    words = shlex.split(command)[1:]
    spread = [sorted(map(str, Path().glob(word))) if "*" in word else [word] for word in words]
    result = CliRunner().invoke(
        app, [word for group in spread for word in group], env={"LC_ALL": "en_US.UTF-8"}
    )
    assert result.exit_code == 0, result.stderr
    return result.stdout


def test_its_python_runs() -> None:
    assert "loupe.new_game" in PYTHON
    exec(compile(PYTHON, "README.md", "exec"), {})


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(command, monkeypatch)


@pytest.mark.parametrize("shown", SHOWN)
def test_its_output_is_what_is_printed(shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    command, _, output = shown.partition("\n")
    assert output.split() == run(command.removeprefix("$ "), monkeypatch).split()


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert len(links) >= 5
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("target", sorted(set(re.findall(r"(?:^|`)make (\w+)", README, re.MULTILINE))))
def test_its_targets_are_in_the_makefile(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)

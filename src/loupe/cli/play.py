"""`loupe play`, `loupe resume` and `loupe games`."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from loupe.bots import LEVELS
from loupe.cli import saves, settings
from loupe.cli.asking import Asking, read_seed
from loupe.cli.ending import Ending
from loupe.cli.paper import Left, Paper
from loupe.cli.saves import Saved
from loupe.cli.settings import Settings
from loupe.cli.sitting import PACE, Sitting
from loupe.games import telling
from loupe.games.chance import fresh_seed
from loupe.games.registry import NAMES
from loupe.games.vocabulary import Refusal
from loupe.i18n import choose_language, say
from loupe.i18n.catalogue import UnknownLanguage

INTERRUPTED = 130

Language = Annotated[str | None, typer.Option("--lang", help="en, fr or it; else the system's language.")]
SaveFolder = Annotated[Path | None, typer.Option("--save-dir", help="Where saves go.")]
Fast = Annotated[bool, typer.Option("--fast", help="Bots do not pause.")]


def refuse(sentence: str) -> NoReturn:
    """Say on stderr what is wrong, and leave with exit code 2."""
    Console(stderr=True, markup=False, emoji=False, highlight=False, soft_wrap=True).print(sentence)
    raise typer.Exit(2)


def language_of(wanted: str | None) -> str:
    """Return the language asked for, or leave with a clear error."""
    try:
        return choose_language(wanted)
    except UnknownLanguage as wrong:
        refuse(str(wrong))


def play(
    game: Annotated[
        str | None, typer.Option(help="For example sleuth/avalon-hill; see `loupe games`.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant; may be repeated.")] = None,
    house: Annotated[
        list[str] | None, typer.Option(help="A changed knob, as knob=value; may be repeated.")
    ] = None,
    person: Annotated[
        list[str] | None, typer.Option(help="Somebody at this terminal; 3=Ann takes the third seat.")
    ] = None,
    bot: Annotated[list[str] | None, typer.Option(help="A bot of this level; 2=random likewise.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal the same cards again.")] = None,
    lang: Language = None,
    save_dir: SaveFolder = None,
    fast: Fast = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a saved game.")] = False,
    file: Annotated[Path | None, typer.Argument(help="The save to resume; else the latest.")] = None,
) -> None:
    """Play at this terminal, against bots, with people who share it, or both."""
    folder = save_dir or saves.saves_folder()
    if resume or file is not None:
        go_on(file, folder, lang, fast)
        return
    language, paper = language_of(lang), Paper()
    try:
        if any(option is not None for option in (game, seats, variant, house, person, bot, seed)):
            chosen = _from_options(game, seats, variant, house, person, bot, seed, language)
        else:
            asking = Asking(paper, language)
            chosen = asking.settings()
            language = asking.language
    except Refusal as wrong:
        refuse(wrong.sentence(language))
    except Left:
        raise typer.Exit(0) from None
    _play_on(chosen, language, paper, folder, fast)


def _from_options(
    game: str | None,
    seats: int | None,
    variant: list[str] | None,
    house: list[str] | None,
    person: list[str] | None,
    bot: list[str] | None,
    seed: str | None,
    language: str,
) -> Settings:
    number = max(len(person or ()) + len(bot or ()), settings.USUAL_SEATS) if seats is None else seats
    chosen = Settings(game or NAMES[0], number, tuple(variant or ()), settings.house_rules(house or ()))
    chosen.arrange()
    chosen.chairs = settings.seated(number, person or (), bot or (), language)
    chosen.seed = None if seed is None else read_seed(seed)
    return chosen


def _play_on(chosen: Settings, language: str, paper: Paper, folder: Path, fast: bool) -> None:
    """Play the game, and again as long as somebody wants to."""
    while True:
        dealt = settings.dealt(chosen, fresh_seed() if chosen.seed is None else chosen.seed)
        # Where no seed was asked for the bots have one of their own; where one was, all of the game repeats.
        bots_seed = SystemRandom().getrandbits(32) if chosen.seed is None else chosen.seed % (1 << 32)
        saved = Saved("", chosen.chairs, language, bots_seed=bots_seed)
        path = saves.new_path(folder, chosen.game)
        if not sit_down(Sitting(dealt, saved, paper, path, 0.0 if fast else PACE), own=True):
            return
        chosen.seed = None
        for chair in chosen.chairs:
            chair.marks, chair.ahead = {}, ()


def sit_down(sitting: Sitting, own: bool) -> bool:
    """Play one game to its end or until people leave; tell whether they want another one."""
    try:
        sitting.play()
        again = Ending(sitting).talk()
    except Left as left:
        _leave(sitting, left)
    if own:
        sitting.path.unlink(missing_ok=True)
    return again


def _leave(sitting: Sitting, left: Left) -> NoReturn:
    if sitting.game.outcome:
        sitting.path.unlink(missing_ok=True)
    else:
        sitting.paper.show("", say("saved-on-leaving", sitting.saved.language, file=str(sitting.path)))
    raise typer.Exit(INTERRUPTED if left.interrupted else 0)


def go_on(file: Path | None, folder: Path, lang: str | None, fast: bool) -> None:
    """Resume a save."""
    language = language_of(lang)
    try:
        path = file or saves.latest(folder)
        saved, game = saves.read(path, language)
    except Refusal as wrong:
        refuse(wrong.sentence(language))
    saved.language = language if lang else saved.language
    if sit_down(Sitting(game, saved, Paper(), path, 0.0 if fast else PACE), own=file is None):
        setup = game.setup
        again = Settings(setup.game, setup.seats, setup.variants, setup.house, saved.chairs)
        _play_on(again, saved.language, Paper(), folder, fast)


def resume(
    file: Annotated[Path | None, typer.Argument(help="The save; else the latest.")] = None,
    lang: Language = None,
    save_dir: SaveFolder = None,
    fast: Fast = False,
) -> None:
    """Go on with a saved game."""
    go_on(file, save_dir or saves.saves_folder(), lang, fast)


def games(lang: Language = None) -> None:
    """List the games, their variants and their knobs."""
    language = language_of(lang)
    console = Console(markup=False, emoji=False, highlight=False, soft_wrap=True)
    for name in NAMES:
        seats = settings.seats_of(name)
        console.print(f"{name}  {telling.say(telling.game(name), language)}", style="bold")
        console.print("  " + say("games-seats", language, fewest=seats[0], most=seats[-1]))
        for variant in dict.fromkeys(v for n in seats for v in settings.variants_for(name, n)):
            console.print(f"  --variant {variant}  {telling.say(telling.variant(name, variant), language)}")
        for knob, value in settings.knobs_of(name).items():
            said = telling.say(telling.knob(name, knob), language)
            console.print(f"  --house {knob}={_spelled(value)}  {said}")
        console.print()
    for level in LEVELS.values():
        person, character, manner = (
            telling.say(each, language) for each in (level.person, level.character, level.manner)
        )
        console.print(f"--bot {level.name}  {person}, {character}: {manner}")


def _spelled(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str() | int():
            return str(value)
        case list() if len(value) > 15:
            return "[...]"
        case list():
            return "[" + ",".join(f'"{item}"' if isinstance(item, str) else str(item) for item in value) + "]"
    return str(value)

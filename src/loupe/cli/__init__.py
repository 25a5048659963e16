"""The command line: `loupe play`, `games`, `resume`, `solve`, `arena`, `bot`, and the commands on records."""

from __future__ import annotations

import typer

from loupe.cli import arena, backup, bot, play, record, replay, review, serve, solve

app = typer.Typer(
    help="Sleuth and the Cluedo card game, at a terminal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(play.play)
app.command()(play.resume)
app.command()(play.games)
app.command()(replay.replay)
app.command("review")(review.review_record)
app.command()(solve.solve)
app.command()(arena.arena)
app.command()(bot.bot)
app.command()(serve.serve)
app.command()(backup.backup)
app.command()(backup.restore)
app.add_typer(record.app, name="record")


def main() -> None:
    """Run `loupe`."""
    app()

"""How the documentation is built: `make docs`."""

project = "Loupe"
author = "the Loupe developers"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Loupe"
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3


def _publish(app, exception):
    """Put what the server serves of its own description beside the pages."""
    if exception is None and app.builder.format == "html":
        from pathlib import Path

        import msgspec

        from loupe.games.registry import GAMES
        from loupe.server.app import published
        from loupe.tables.watching import schema

        documents = {"openapi.json": published()} | {f"tables-{name}.json": schema(name) for name in GAMES}
        for name, document in documents.items():
            Path(app.outdir, name).write_bytes(msgspec.json.encode(document))


def setup(app):
    """Called by Sphinx."""
    app.connect("build-finished", _publish)

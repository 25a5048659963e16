"""How the documentation is built: `make docs`."""

project = "Loupe"
author = "the Loupe developers"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Loupe"
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

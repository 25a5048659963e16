"""`python -m loupe` is `loupe`."""

from loupe.cli import main

main()

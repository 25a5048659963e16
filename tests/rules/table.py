"""Write the tests into the tables of `docs/rules.md`: `python -m tests.rules.table --write`."""

from __future__ import annotations

import sys

from tests.rules.books import PAGE, marked_tests, with_tests


def main() -> None:
    """Write the last column anew, or only say whether it is up to date."""
    old = PAGE.read_text()
    new = with_tests(old, marked_tests())
    if "--write" in sys.argv[1:]:
        PAGE.write_text(new)
    elif new != old:
        sys.exit(f"{PAGE.name} is out of date: python -m tests.rules.table --write")


if __name__ == "__main__":
    main()

"""`python -m bench` runs every benchmark of this folder, `python -m bench play core` those that are named."""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module

import bench


def benchmarks() -> list[str]:
    """Every module here with a `main`."""
    names = [module.name for module in pkgutil.iter_modules(bench.__path__) if module.name != "__main__"]
    return [name for name in names if hasattr(import_module(f"bench.{name}"), "main")]


def run(names: list[str]) -> None:
    known = benchmarks()
    if unknown := set(names) - set(known):
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    for name in names or known:
        print(f"\n{name}\n{'=' * len(name)}", flush=True)
        import_module(f"bench.{name}").main()


if __name__ == "__main__":
    run(sys.argv[1:])

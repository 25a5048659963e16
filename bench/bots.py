"""Games a second of tables where everybody is of one level, beside random players in the same run."""

from __future__ import annotations

from time import process_time

from loupe.arena.match import Match, play_deal

SECONDS = 4.0


def pace(level: str, seats: int, variants: tuple[str, ...] = (), game: str = "sleuth/avalon-hill") -> float:
    """Return games per second of processor time."""
    match, games, start = Match(game, (level,) * seats, variants, seed=1), 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        games += len(play_deal(match, games).games)
    return games / spent


def main() -> None:
    for game, seats, variants in (
        ("sleuth/avalon-hill", 3, ()),
        ("sleuth/avalon-hill", 4, ()),
        ("sleuth/avalon-hill", 5, ()),
        ("sleuth/avalon-hill", 4, ("supersleuth",)),
        ("cluedo/card-game", 4, ()),
    ):
        yardstick = pace("random", seats, variants, game)
        for level in ("novice", "casual", "sharp", "master"):
            games = pace(level, seats, variants, game)
            name = " ".join((game, str(seats), *variants, level))
            print(f"{name:45} {games:7.1f} games/s {games / yardstick:6.2f} x random", flush=True)


if __name__ == "__main__":
    main()

"""Turns per second of the PettingZoo environments, beside PettingZoo's own card games in the same run.

Both numbers are what PettingZoo's performance_benchmark prints: it observes, draws a legal action
uniformly, and steps. Where seats only wait their steps are left out: those would be too easy turns.
"""

from __future__ import annotations

from bench.play import pettingzoo_pace, yardsticks
from loupe.envs import ENVIRONMENTS

SEATS = {"sleuth": (3, 5, 7), "cluedo": (3, 4)}


def main() -> None:
    beside = yardsticks()
    for name, turns in beside.items():
        print(f"{name:45} {turns:8,.0f} turns/s")
    heads = "".join(f"{'x ' + name:>15}" for name in beside)
    print(f"{'':45} {'turns/s':>8} {heads}")
    for name, environment in ENVIRONMENTS.items():
        for seats in SEATS[environment.game.partition("/")[0]]:
            turns = pettingzoo_pace(environment.env(seats=seats, waits=False))
            ratios = "".join(f"{turns / other:15.1f}" for other in beside.values())
            print(f"{f'{name} {seats}':45} {turns:8,.0f} {ratios}", flush=True)


if __name__ == "__main__":
    main()

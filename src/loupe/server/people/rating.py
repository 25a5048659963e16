"""How strong a player is held to be, by OpenSkill's Plackett-Luce model, and the number that is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Any

from msgspec import Struct

from loupe.tables.results import Result

MEAN, SPREAD = 25.0, 25.0 / 3
NEWCOMER, STEP = 1000, 40
SURE = 10
"""With fewer games than this a rating is but a first guess."""


class Rated(Struct, frozen=True):
    """What is believed of a player: his strength on average, and how unsure that is."""

    mean: float = MEAN
    spread: float = SPREAD


def shown(rated: Rated) -> int:
    """Return the number that is shown: of the strength that a player has for all but certain.

    A newcomer's is 1000; who goes on playing as well as he does rises, for one gets surer of him.
    """
    return round(NEWCOMER + STEP * (rated.mean - 3 * rated.spread))


def rate(
    results: Sequence[Result], known: Mapping[str, Rated], player_of: Callable[[Result], str]
) -> dict[str, Rated]:
    """Rate all who played a game: the winners in their order, and who did not win lost alike.

    Several house players of one level are rated each for itself, and then are one again: the mean of them.
    """
    model = _model()
    before = [known[player_of(result)] for result in results]
    teams = [[model.rating(rated.mean, rated.spread)] for rated in before]
    ranks = [result.place or len(results) + 1 for result in results]
    after = [team[0] for team in model.rate(teams, ranks=ranks)]
    rated: dict[str, list[Any]] = {}
    for result, one in zip(results, after, strict=True):
        rated.setdefault(player_of(result), []).append(one)
    return {player: _mean(ratings) for player, ratings in rated.items()}


def _mean(ratings: Sequence[Any]) -> Rated:
    return Rated(fmean(one.mu for one in ratings), fmean(one.sigma for one in ratings))


@cache
def _model() -> Any:
    # Loaded with the first rated game: most nodes never see one.
    from openskill.models import PlackettLuce

    return PlackettLuce()

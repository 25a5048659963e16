"""What the results of a match say: win rates with their intervals, ratings, a sequential test.

The games of one deal are no independent trials: the same cards come again with other seats. So a deal is the
unit: its games make one score for each player, and what varies is the score from deal to deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance

from msgspec import Struct

from loupe.arena.match import Deal, Match, Played
from loupe.arena.scores import score, won
from loupe.arena.sprt import Sprt, Verdict
from loupe.extras import needed

CONFIDENCE = 0.95


class Standing(Struct, frozen=True):
    """How one kind of player has done, all its seats taken together."""

    player: str
    seats: int
    """How many of them sat at the table."""
    games: int
    """Seats taken: games, times how many of them sat in each."""
    wins: float
    """A win shared by two is half a win for each."""
    win_rate: float
    low: float
    high: float
    fair_share: float
    """The win rate as a multiple of 1/n, what each would have if all were alike."""
    fair_low: float
    fair_high: float
    wrong: int
    """Wrong identifications."""
    faults: int
    """Crashes, hangs, nonsense, illegal actions."""
    rating: float
    rating_sigma: float


class Report(Struct, frozen=True):
    """Everything that a match has shown so far."""

    match: Match
    games: int
    deals: int
    draws: int
    """Games that nobody won."""
    broken_off: int
    turns: float
    """On average, in games that somebody won: turns until it was solved."""
    confidence: float
    players: tuple[Standing, ...]
    sprt: Verdict | None = None
    faults: dict[str, int] = {}
    """How often each kind of fault was made, by player and kind."""


def report(match: Match, deals: Sequence[Deal], test: Sprt | None = None) -> Report:
    """Sum up the deals; where a sequential test has decided, those after its decision don't count."""
    ordered = sorted(deals, key=lambda deal: deal.number)
    verdict = test.verdict(match, ordered) if test else None
    if verdict is not None:
        ordered = ordered[: verdict.deals]
    games = [game for deal in ordered for game in deal.games]
    solved = [game.turns for game in games if game.winners]
    ratings = rated(match, games)
    return Report(
        match=match,
        games=len(games),
        deals=len(ordered),
        draws=len(games) - len(solved),
        broken_off=sum(game.ending == "broken-off" for game in games),
        turns=fmean(solved) if solved else 0.0,
        confidence=CONFIDENCE,
        players=tuple(_standing(match, player, ordered, ratings) for player in dict.fromkeys(match.players)),
        sprt=verdict,
        faults=_faults(match, games),
    )


def _standing(match: Match, player: str, deals: Sequence[Deal], ratings: dict[str, Rating]) -> Standing:
    games = [game for deal in deals for game in deal.games]
    scores = [score(match, player, deal) for deal in deals]
    low, high = interval(scores)
    rate = fmean(scores) if scores else 0.0
    mu, sigma = ratings[player]
    return Standing(
        player=player,
        seats=match.players.count(player),
        games=len(games) * match.players.count(player),
        wins=sum(won(match, player, game) for game in games),
        win_rate=rate,
        low=low,
        high=high,
        fair_share=rate * match.seats,
        fair_low=low * match.seats,
        fair_high=high * match.seats,
        wrong=sum(match.players[game.seating[seat]] == player for game in games for seat in game.wrong),
        faults=sum(match.players[game.seating[f.seat]] == player for game in games for f in game.faults),
        rating=mu,
        rating_sigma=sigma,
    )


def _faults(match: Match, games: Iterable[Played]) -> dict[str, int]:
    found: dict[str, int] = {}
    for game in games:
        for fault in game.faults:
            name = f"{match.players[game.seating[fault.seat]]}: {fault.kind}"
            found[name] = found.get(name, 0) + 1
    return found


# Intervals.


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Return the Wilson interval of a win rate from the scores of the deals.

    Its number of trials is the effective one: as many independent games as would make the rate vary as
    much as it varies from deal to deal. For few deals Student's quantile takes the place of the normal one.
    """
    if len(scores) < 2:
        return 0.0, 1.0
    rate, spread = fmean(scores), variance(scores) / len(scores)
    # Always or never winning shows no spread; then only the deals are counted, not the games.
    independent = rate * (1 - rate) / spread if spread else float(len(scores))
    z = student(CONFIDENCE, len(scores) - 1)
    middle = (rate + z * z / (2 * independent)) / (1 + z * z / independent)
    around = z / (1 + z * z / independent)
    around *= sqrt(rate * (1 - rate) / independent + z * z / (4 * independent**2))
    return max(0.0, middle - around), min(1.0, middle + around)


def student(confidence: float, freedom: int) -> float:
    """Return the quantile of Student's distribution with so much between it and its mirror image."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


# Ratings.

Rating = tuple[float, float]
"""What OpenSkill believes of a player: the mean, and how unsure it is."""


def rated(match: Match, games: Iterable[Played]) -> dict[str, Rating]:
    """Rate the players by OpenSkill's Plackett-Luce model, game after game; who did not win lost alike.

    Several of one kind at a table are rated each for itself, and then are one again: the mean of them.
    """
    model = needed("openskill.models", "arena").PlackettLuce()
    known = {player: model.rating() for player in match.players}
    for game in games:
        sitting = [match.players[player] for player in game.seating]
        teams = [[model.rating(known[player].mu, known[player].sigma)] for player in sitting]
        ranks = [
            game.winners.index(seat) if seat in game.winners else match.seats for seat in range(match.seats)
        ]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for player in known:
            mine = [rating for rating, name in zip(after, sitting, strict=True) if name == player]
            known[player] = model.rating(fmean(r.mu for r in mine), fmean(r.sigma for r in mine))
    return {player: (rating.mu, rating.sigma) for player, rating in known.items()}

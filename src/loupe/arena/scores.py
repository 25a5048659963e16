"""What a player got out of a game and out of a deal."""

from __future__ import annotations

from loupe.arena.match import Deal, Match, Played


def won(match: Match, player: str, game: Played) -> float:
    """Return what part of a game's win is this player's."""
    winners = [match.players[game.seating[seat]] for seat in game.winners]
    return winners.count(player) / len(winners) if winners else 0.0


def score(match: Match, player: str, deal: Deal) -> float:
    """Return how often a player won in the games of a deal, for each seat that he had."""
    taken = len(deal.games) * match.players.count(player)
    return sum(won(match, player, game) for game in deal.games) / taken

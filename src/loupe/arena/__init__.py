"""Matches between players: seatings, statistics, ratings; on one machine or many."""

"""Loupe: the home of hidden-card deduction games."""

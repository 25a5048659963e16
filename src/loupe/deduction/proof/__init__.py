"""Proofs that a person follows: why a card must be with somebody, or cannot be."""

"""Marks that name the paragraphs a test checks; the three Sleuths number most of theirs alike."""

from __future__ import annotations

import pytest

SLEUTH_BOOKS = ("sleuth-avalon-hill", "sleuth-eagle-gryphon", "sleuth-face2face")
CHASSE_BOOK = "chasse-aux-diamants"
CLUEDO_BOOK = "cluedo-card-game"


def _chasse(paragraph: str) -> list[str]:
    return [f"{CHASSE_BOOK} {paragraph}"] if paragraph else []


def in_sleuth(paragraph: str, chasse: str = "") -> pytest.MarkDecorator:
    """Name a paragraph of the three Sleuths, and the one of La Chasse that says the same."""
    return pytest.mark.rule(*(f"{book} {paragraph}" for book in SLEUTH_BOOKS), *_chasse(chasse))


def in_variant(avalon: str, others: str, chasse: str = "") -> pytest.MarkDecorator:
    """Name a variant's paragraph; Avalon Hill puts them in another order."""
    numbers = (avalon, others, others)
    return pytest.mark.rule(
        *(f"{book} {number}" for book, number in zip(SLEUTH_BOOKS, numbers, strict=True)), *_chasse(chasse)
    )


def in_chasse(*paragraphs: str) -> pytest.MarkDecorator:
    """Name paragraphs of La Chasse aux Diamants."""
    return pytest.mark.rule(*(f"{CHASSE_BOOK} {paragraph}" for paragraph in paragraphs))


def in_cluedo(*paragraphs: str) -> pytest.MarkDecorator:
    """Name paragraphs of the Cluedo card game."""
    return pytest.mark.rule(*(f"{CLUEDO_BOOK} {paragraph}" for paragraph in paragraphs))


def ruled(*slugs: str) -> pytest.MarkDecorator:
    """Name rulings of ours."""
    return pytest.mark.rule(*(f"rulings {slug}" for slug in slugs))

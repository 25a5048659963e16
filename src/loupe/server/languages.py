"""In which language a reader wants to be answered."""

from __future__ import annotations

from loupe.i18n import LANGUAGES


def wanted(accept: str) -> str:
    """Return the language that an Accept-Language header likes best among ours, else English."""
    liked = sorted(map(_liked, accept.split(",")), key=lambda choice: -choice[1])
    return next((code for code, weight in liked if code in LANGUAGES and weight > 0), "en")


def _liked(choice: str) -> tuple[str, float]:
    tag, _, weight = choice.partition(";")
    try:
        likes = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        likes = 0
    return tag.strip().lower().partition("-")[0], likes

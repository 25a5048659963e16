"""Every page in every state, as somebody reads it who can't see it well: axe-core finds nothing wrong."""

from __future__ import annotations

from itertools import cycle, product

import pytest

from tests.web.axe import violations
from tests.web.scenes import SCENES, Stage
from tests.web.visitors import LANGUAGES, SCREENS, THEMES, Device, Look, Visitors

# The languages take turns here; `make soak` has every scene in every one of them.
ONCE = [
    (name, Look(language, "dark", device))
    for (name, device), language in zip(product(SCENES, SCREENS), cycle(LANGUAGES), strict=False)
]


def _check(visitors: Visitors, name: str, look: Look) -> None:
    page = SCENES[name](Stage(visitors, look))
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        wrong = violations(page)
        assert not wrong, f"{look._replace(theme=theme)}\n" + "\n".join(wrong)


@pytest.mark.parametrize(("name", "look"), ONCE, ids=str)
def test_nothing_is_wrong_by_day_and_night(visitors: Visitors, name: str, look: Look) -> None:
    _check(visitors, name, look)


@pytest.mark.soak
@pytest.mark.parametrize(("language", "device"), [*product(LANGUAGES, SCREENS)])
@pytest.mark.parametrize("name", list(SCENES))
def test_nothing_is_wrong_in_any_language(
    visitors: Visitors, name: str, language: str, device: Device
) -> None:
    _check(visitors, name, Look(language, "dark", device))  # type: ignore[arg-type]

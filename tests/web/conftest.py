"""A browser and a server for all tests of this folder, and visitors who come to it.

The fixtures live as long as this folder's tests and no longer: Playwright keeps an event loop running in
the thread, beside which no other test could run one of its own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.serving import Server
from tests.web.chromium import launch_options
from tests.web.visitors import Visitors

FAILED = Path(__file__).parents[2] / "build" / "web-failures"
expect.set_options(timeout=10_000)
FAILURE = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its visitors leave a picture of what they saw."""
    report = yield
    if report.failed:
        item.stash[FAILURE] = True
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(**launch_options())
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose house players don't dawdle, and that minds nobody's haste."""
    made = Server(tmp_path_factory.mktemp("web") / "data", "--requests", "0")
    yield made
    made.kill()


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People who come to the server, each with a browser of his own: `visitors.come(look)`.

    Whatever a browser complained of, and no test allowed, fails the test.
    """
    come = Visitors(browser, server.address)
    yield come
    if request.node.stash.get(FAILURE, False):
        come.leave_pictures(FAILED, request.node.name)
    complaints = come.leave()
    assert not complaints, "\n".join(complaints)

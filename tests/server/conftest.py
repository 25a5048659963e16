from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.guests import Guest
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module."""
    made = Server(tmp_path_factory.mktemp("server") / "data")
    yield made
    made.kill()


@pytest.fixture
def guest(server: Server) -> Iterator[Callable[[], Guest]]:
    """People who come to the server, and leave when the test is over."""
    come: list[Guest] = []

    def comes(language: str = "en") -> Guest:
        come.append(Guest(server.address, language))
        return come[-1]

    yield comes
    for one in come:
        one.leave()

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.guests import Guest
from tests.server.serving import Server
from tests.services import Postgres, Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests that want one."""
    made = Postgres()
    yield made
    made.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis likewise."""
    made = Redis()
    yield made
    made.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'loupe.sqlite3'}"
    made: Postgres = request.getfixturevalue("postgres")
    return made.address(made.fresh())


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

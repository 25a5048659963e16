"""Talk at a table: phrases, too much of it, and the host's switch."""

from __future__ import annotations

import asyncio

from loupe.games.telling import say
from loupe.i18n import LANGUAGES
from loupe.tables.commands import Speak, SwitchChat
from loupe.tables.phrases import PHRASES, phrase
from loupe.tables.watching import Watch, seating
from tests.tables.evening import Evening
from tests.tables.shelf import ANN, BOB, gathered
from tests.tables.test_commands import refused


def test_every_phrase_says_something_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({say(phrase(name), language) for name in PHRASES}) == len(PHRASES)


def test_a_phrase_is_told_as_one() -> None:
    async def story() -> None:
        tables = Evening().tables
        table = await gathered(tables)
        await tables.handle(table.id, BOB, Speak(phrase="good-luck"))
        (line,) = Watch(table, ANN).whole().said
        assert line.phrase is not None
        assert (line.text, say(line.phrase, "fr")) == ("", "Bonne chance.")
        for wrong in (Speak(phrase="P2G"), Speak(phrase="hello", text="hello"), Speak()):
            assert await refused(tables, table, BOB, wrong) in ("no-such-phrase", "nothing-said")

    asyncio.run(story())


def test_nobody_talks_all_the_time() -> None:
    async def story() -> None:
        evening = Evening()
        table = await gathered(evening.tables)
        for n in range(6):
            await evening.tables.handle(table.id, BOB, Speak(text=f"{n}"))
            evening.now += 1
        assert await refused(evening.tables, table, BOB, Speak(text="more")) == "talking-fast"
        await evening.tables.handle(table.id, ANN, Speak(text="Bob?"))
        evening.now += 5
        await evening.tables.handle(table.id, BOB, Speak(text="yes"))

    asyncio.run(story())


def test_the_host_switches_the_chat_off_and_on() -> None:
    async def story() -> None:
        tables = Evening().tables
        table = await gathered(tables)
        await tables.handle(table.id, ANN, SwitchChat(on=False))
        assert not seating(table, BOB).chat
        assert await refused(tables, table, BOB, Speak(text="psst")) == "chat-off"
        await tables.handle(table.id, ANN, SwitchChat(on=True))
        await tables.handle(table.id, BOB, Speak(text="at last"))

    asyncio.run(story())

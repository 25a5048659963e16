"""The house players at all tables: asked later, by errand, and answering with commands like everybody."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import Any, TypeAlias

import structlog

from loupe.arena.table import OUT_OF_TURN
from loupe.bots import LEVELS, Player
from loupe.games import chance
from loupe.games.vocabulary import Action, Refusal, Seat
from loupe.tables.commands import STAND_IN, Act
from loupe.tables.events import HOUSE
from loupe.tables.handler import Tables
from loupe.tables.store import Errand
from loupe.tables.table import Phase, Table

LEASE = 5.0
"""Seconds after which another node, or this one started again, takes over an errand that was not finished."""
AT_ONCE = 8
MOST_PLAYERS = 5000
POLL = 1.0
"""Seconds after which one looks for errands though nothing was heard."""

Turn: TypeAlias = tuple[Seat, Action]
log = structlog.get_logger()


class House:
    """Runs the errands of house players on this node."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.finished = 0
        self._players: OrderedDict[tuple[str, Seat, str], Player] = OrderedDict()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._runs = False

    @property
    def running(self) -> bool:
        """Whether errands are being run."""
        return self._runs

    def wake(self) -> None:
        """Look for errands now: something has happened somewhere."""
        self._wake.set()

    async def run(self) -> None:
        """Run errands until cancelled."""
        self._runs = True
        try:
            while True:
                try:
                    await self._round()
                except Exception:
                    log.exception("the errands could not be read")
                    await asyncio.sleep(POLL)
        finally:
            self._runs = False
            for task in self._running.values():
                task.cancel()

    async def _round(self) -> None:
        self._wake.clear()
        now = self.tables.clock()
        free = AT_ONCE - len(self._running)
        for errand in await self.tables.store.lease(now, now + LEASE, free) if free else ():
            if errand.table not in self._running:
                task = self._running[errand.table] = asyncio.create_task(self._run(errand))
                task.add_done_callback(partial(self._ran, errand.table))
        due = await self.tables.store.next_due(now)
        patience = POLL if due is None else min(POLL, max(0.002, due - self.tables.clock()))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), patience)

    def _ran(self, table: str, _: object) -> None:
        del self._running[table]
        self.wake()

    async def _run(self, errand: Errand) -> None:
        """Run an errand; should this fail, its lease ends and it is run again."""
        try:
            await self._answer(errand)
            await self.tables.store.finish(errand)
            self.finished += 1
        except Exception:
            log.exception("an errand failed", table=errand.table)

    async def _answer(self, errand: Errand) -> None:
        table = await self.tables.look(errand.table)
        if table.played != errand.number or table.phase is not Phase.RUNNING:
            return
        turn, rest = await self._thought(table, errand)
        # However long somebody thought: he speaks at the same moment, which so tells nothing.
        await asyncio.sleep(rest)
        if turn is None:
            return
        seat, action = turn
        try:
            act = Act(seat=seat, after=errand.number, action=action, strictly=True)
            await self.tables.handle(table.id, HOUSE, act)
        except Refusal as refused:
            if refused.code not in ("out-of-date", "not-your-seat", "table-over"):
                raise

    async def _thought(self, table: Table, errand: Errand) -> tuple[Turn | None, float]:
        game = table.game
        assert game is not None, "errands are for running games"
        seats = list(table.house_seats)
        SystemRandom().shuffle(seats)
        asked = {seat: (self._player(table, seat), game.view(seat)) for seat in seats}
        stand_ins = {seat: LEVELS["random"].sit(game.rules, seat) for seat in seats}
        answers = await asyncio.to_thread(_answers, asked, stand_ins)
        budget = max((LEVELS[level].budget for level in _levels(table)), default=0)
        return _first(answers), max(0.0, errand.at + budget - self.tables.clock())

    def _player(self, table: Table, seat: Seat) -> Player:
        """Return the player of a seat, the same as before if it is still here; its seed is the table's."""
        sitter, game = table.chairs[seat], table.game
        assert game is not None, "errands are for running games"
        level = sitter.level if sitter else None
        name = (table.id, seat, level or STAND_IN)
        if name not in self._players:
            seed = chance.source(game.seed, f"house player {seat}").getrandbits(64)
            self._players[name] = LEVELS[name[2]].sit(game.rules, seed)
        self._players.move_to_end(name)
        while len(self._players) > MOST_PLAYERS:
            self._players.popitem(last=False)
        return self._players[name]


def _levels(table: Table) -> list[str]:
    return [sitter.level for sitter in table.chairs if sitter and sitter.level]


def _answers(asked: dict[Seat, tuple[Player, Any]], stand_ins: dict[Seat, Player]) -> list[Turn]:
    """Ask house players in this order; for one that fails, if the table waits for it, another answers."""
    answers: list[Turn] = []
    for seat, (player, view) in asked.items():
        if not view.actions:
            continue
        try:
            action = player.act(view)
        except Exception:
            log.exception("a house player failed", seat=seat)
            action = None
        if action is None or action not in view.actions:
            action = stand_ins[seat].act(view) if seat in view.scene.waiting else None
        if action is not None:
            answers.append((seat, action))
    return answers


def _first(answers: list[Turn]) -> Turn | None:
    """Return who acts: the first who identifies, else the first whom the table waits for."""
    return min(answers, key=lambda turn: not isinstance(turn[1], OUT_OF_TURN), default=None)

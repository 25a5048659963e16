"""The house players at all tables: asked later, by errand, and answering with commands like everybody."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom
from typing import Any, TypeAlias

import structlog

from loupe.arena.table import OUT_OF_TURN
from loupe.bots import LEVELS, Player
from loupe.games import chance
from loupe.games.cluedo import actions as in_cluedo
from loupe.games.sleuth import actions as in_sleuth
from loupe.games.vocabulary import Action, Refusal, Seat
from loupe.tables import errands
from loupe.tables.commands import Act, AnyCommand, Close, Fill, Halt, RunOut, StandIn
from loupe.tables.events import HOUSE
from loupe.tables.handler import Tables
from loupe.tables.seats import STAND_IN
from loupe.tables.store import Errand
from loupe.tables.table import Phase, Table

LEASE = 5.0
"""Seconds after which another node, or this one started again, takes over an errand that was not finished."""
AT_ONCE = 8
MOST_PLAYERS = 5000
BREATH = 0.02
"""Seconds between two looks for errands, at the least: much may happen at once at many tables."""
POLL = 1.0
"""Seconds after which one looks for errands though nothing was heard."""

LATE = 15.0
"""When a clock is looked at so much after it has run out, no server was there to be played on."""
RISKY = (*OUT_OF_TURN, in_sleuth.AskFinal, in_cluedo.Declare, in_cluedo.Accuse)
"""What one may be out of the game by, or can't go back from."""
NEEDLESS = ("out-of-date", "not-your-seat", "table-over", "table-paused", "not-yet", "not-away")
"""Refusals of what somebody else was quicker to do, or to make needless."""

Turn: TypeAlias = tuple[Seat, Action]
log = structlog.get_logger()


class House:
    """Runs the errands of house players on this node."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.finished = 0
        self._players: OrderedDict[tuple[str, Seat, str], Player] = OrderedDict()
        self._running: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._taken: dict[tuple[str, str], Errand] = {}
        self._wake = asyncio.Event()
        self._runs = self._rests = False

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

    async def rest(self) -> None:
        """Take no more errands, and hand back what is not done: another node takes it at once."""
        self._rests = True
        running, taken = list(self._running.values()), list(self._taken.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.tables.store.release(taken)

    async def _round(self) -> None:
        await asyncio.sleep(BREATH)
        self._wake.clear()
        now = self.tables.clock()
        free = 0 if self._rests else AT_ONCE - len(self._running)
        for errand in await self.tables.store.lease(now, now + LEASE, free) if free > 0 else ():
            name = errand.table, errand.kind
            if name not in self._running:
                self._taken[name] = errand
                task = self._running[name] = asyncio.create_task(self._run(errand))
                task.add_done_callback(partial(self._ran, name))
        due = await self.tables.store.next_due(now)
        patience = POLL if due is None else min(POLL, max(0.002, due - self.tables.clock()))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), patience)

    def _ran(self, name: tuple[str, str], _: object) -> None:
        del self._running[name], self._taken[name]
        self.wake()

    async def _run(self, errand: Errand) -> None:
        """Run an errand; should this fail, its lease ends and it is run again."""
        try:
            await self._do(errand)
            await self.tables.store.finish(errand)
            self.finished += 1
        except Exception:
            log.exception("an errand failed", table=errand.table, kind=errand.kind)

    async def _do(self, errand: Errand) -> None:
        table = await self.tables.look(errand.table)
        match errand.kind:
            case errands.HOUSE_PLAYERS:
                await self._answer(table, errand)
            case errands.CLOCK:
                await self._run_out(table, errand)
            case errands.STAND_IN:
                await self._stand_in(table)
            case errands.FILL:
                await self._try(table, Fill())
            case errands.CLOSE:
                await self._try(table, Close())
            case _:
                log.warning("an errand of no known kind", kind=errand.kind)

    async def _try(self, table: Table, command: AnyCommand) -> None:
        """Do what somebody else may have made needless meanwhile."""
        try:
            await self.tables.handle(table.id, HOUSE, command)
        except Refusal as refused:
            if refused.code not in NEEDLESS:
                raise

    async def _stand_in(self, table: Table) -> None:
        for seat, sitter in enumerate(table.chairs):
            if sitter and sitter.away is not None:
                await self._try(table, StandIn(seat=seat))

    async def _run_out(self, table: Table, errand: Errand) -> None:
        """Act for those who have no time left; but time in which nobody could act was nobody's."""
        if self.tables.clock() > errand.at + LATE:
            await self._try(table, Halt())
            table = await self.tables.look(table.id)
        for seat in errands.people_awaited(table):
            out = table.clocks.runs_out(seat) if table.clocks else None
            if out is None or out > self.tables.clock() or table.game is None:
                continue
            after, view = table.played, table.game.view(seat)
            player = self._player(table, seat, STAND_IN)
            action = await asyncio.to_thread(prudent, player, view, f"{table.id} {after}")
            await self._try(table, RunOut(seat=seat, after=after, action=action))

    async def _answer(self, table: Table, errand: Errand) -> None:
        if table.stirred != errand.number or table.phase is not Phase.RUNNING or table.paused is not None:
            return
        turn, rest = await self._thought(table, errand)
        # However long somebody thought: he speaks at the same moment, which so tells nothing.
        await asyncio.sleep(rest)
        if turn is not None:
            seat, action = turn
            await self._try(table, Act(seat=seat, after=errand.number, action=action, strictly=True))

    async def _thought(self, table: Table, errand: Errand) -> tuple[Turn | None, float]:
        game = table.game
        assert game is not None, "errands are for running games"
        levels = {seat: sitter.level for seat, sitter in enumerate(table.chairs) if sitter and sitter.level}
        seats = list(levels)
        SystemRandom().shuffle(seats)
        asked = {seat: (self._player(table, seat, levels[seat]), game.view(seat)) for seat in seats}
        stand_ins = {seat: LEVELS["random"].sit(game.rules, seat) for seat in seats}
        answers = await asyncio.to_thread(_answers, asked, stand_ins)
        budget = max((LEVELS[level].budget for level in levels.values()), default=0)
        return _first(answers), max(0.0, errand.at + budget - self.tables.clock())

    def _player(self, table: Table, seat: Seat, level: str) -> Player:
        """Return the player of a seat, the same as before if it is still here; its seed is the table's."""
        game, name = table.game, (table.id, seat, level)
        assert game is not None, "errands are for running games"
        if name not in self._players:
            seed = chance.source(game.seed, f"house player {seat}").getrandbits(64)
            self._players[name] = LEVELS[level].sit(game.rules, seed)
        self._players.move_to_end(name)
        while len(self._players) > MOST_PLAYERS:
            self._players.popitem(last=False)
        return self._players[name]


def prudent(player: Player, view: Any, seed: str) -> Action:
    """Return what is done for somebody whose time has run out: never what he could be out of the game by.

    Only where nothing else is allowed does a house player risk it for him.
    """
    wanted = player.act(view)
    allowed = wanted is not None and wanted in view.actions
    if wanted is not None and allowed and not isinstance(wanted, RISKY):
        return wanted
    parts = [part for part in view.actions.parts if part and not isinstance(part[0], RISKY)]
    if not parts:
        return wanted if wanted is not None and allowed else next(iter(view.actions))
    chance_of_it = Random(seed)
    action: Action = chance_of_it.choice(chance_of_it.choice(parts))
    return action


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

"""What came of games, written in the same breath as the entry that ended them: once, or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncConnection

from loupe.server.database import GAMES, PARTS, RATINGS, RESULTS
from loupe.server.people.rating import Rated, rate, shown
from loupe.server.sheets import hand_over
from loupe.tables.becoming import nameless, people_in
from loupe.tables.events import HOUSE, Became, Happened, Person
from loupe.tables.results import Finished, Result
from loupe.tables.store import Batch


async def note(connection: AsyncConnection, batch: Batch) -> None:
    """Note who has a part in a table from now on, and what came of its game if it is over."""
    if batch.became is not None:
        await _rename(connection, batch.listing.id, batch.became)
        await hand_over(connection, batch.listing.id, batch.became)
    # Who acts in a game sat down before.
    named = {who for e in batch.entries if not isinstance(e.event, Happened) for who in people_in(e)}
    if batch.became is not None:
        named.discard(batch.became.before)
    await _take_part(connection, batch.listing.id, named)
    if batch.finished is not None:
        await _finish(connection, batch.listing.id, batch.finished)


async def _take_part(connection: AsyncConnection, table: str, people: set[Person]) -> None:
    if not people:
        return
    here = PARTS.c.table_id == table
    known = await connection.execute(sa.select(PARTS.c.person).where(here & PARTS.c.person.in_(people)))
    rows = [{"person": person, "table_id": table} for person in people - {row.person for row in known}]
    if rows:
        await connection.execute(sa.insert(PARTS), rows)


async def _rename(connection: AsyncConnection, table: str, became: Became) -> None:
    """Let all that is noted of somebody at this table be another's, or, if he is forgotten, nobody's."""
    his = (PARTS.c.person == became.before) & (PARTS.c.table_id == table)
    await connection.execute(sa.delete(PARTS).where(his))
    his = (RESULTS.c.person == became.before) & (RESULTS.c.table_id == table)
    for row in (await connection.execute(sa.select(RESULTS.c.seat, RESULTS.c.name).where(his))).all():
        name = nameless(row.seat) if became.forgotten else row.name
        changed = sa.update(RESULTS).where(his & (RESULTS.c.seat == row.seat))
        await connection.execute(changed.values(person=became.after, name=name))


# Results and ratings.


async def _finish(connection: AsyncConnection, table: str, game: Finished) -> None:
    row = {"game": game.game, "rated": game.rated, "ended": game.at, "turns": game.turns}
    await connection.execute(sa.insert(GAMES).values(table_id=table, **row))
    changes = await _rate(connection, game) if game.rated else {}
    rows = [_row(table, result, changes) for result in game.results]
    await connection.execute(sa.insert(RESULTS), rows)


def _row(table: str, result: Result, changes: dict[str, tuple[int, int]]) -> dict[str, Any]:
    before, after = changes.get(player_of(result), (None, None))
    return asdict(result) | {"table_id": table, "before": before, "after": after}


def player_of(result: Result) -> str:
    """Return under what name a player is rated: house players by their level."""
    return result.person or f"{HOUSE} {result.level}"


async def _rate(connection: AsyncConnection, game: Finished) -> dict[str, tuple[int, int]]:
    """Rate a game, and return what was shown of each player before and after."""
    family = game.game.partition("/")[0]
    players = sorted({player_of(result) for result in game.results})
    known = await _known(connection, family, players)
    after = rate(game.results, {player: known.get(player, Rated()) for player in players}, player_of)
    for player, rated in after.items():
        won = sum(result.place is not None for result in game.results if player_of(result) == player)
        await _keep(connection, family, player, rated, won, new=player not in known)
    return {player: (shown(known.get(player, Rated())), shown(rated)) for player, rated in after.items()}


async def _known(connection: AsyncConnection, family: str, players: Sequence[str]) -> dict[str, Rated]:
    these = (RATINGS.c.family == family) & RATINGS.c.person.in_(players)
    # In this order, so that two games that end at once wait for each other, and never both.
    locked = sa.select(RATINGS).where(these).order_by(RATINGS.c.person).with_for_update()
    rows: Iterable[Any] = await connection.execute(locked)
    return {row.person: Rated(row.mean, row.spread) for row in rows}


async def _keep(
    connection: AsyncConnection, family: str, player: str, rated: Rated, won: int, *, new: bool
) -> None:
    values: dict[str, Any] = {"mean": rated.mean, "spread": rated.spread, "shown": shown(rated)}
    if new:
        fresh = values | {"person": player, "family": family, "games": 1, "wins": min(won, 1)}
        await connection.execute(sa.insert(RATINGS).values(fresh))
        return
    same = (RATINGS.c.person == player) & (RATINGS.c.family == family)
    counted = {"games": RATINGS.c.games + 1, "wins": RATINGS.c.wins + min(won, 1)}
    await connection.execute(sa.update(RATINGS).where(same).values(values | counted))

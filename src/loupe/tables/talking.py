"""Talk at the table: remarks and ready phrases, the host's switch, and reminders."""

from __future__ import annotations

from loupe.tables.commands import Speak, SwitchChat
from loupe.tables.events import AnyTableEvent, ChatSwitched, Nudged, Person, Said
from loupe.tables.phrases import PHRASES
from loupe.tables.refusals import Forbidden, TableRefusal, TooSoon
from loupe.tables.seats import verify_host
from loupe.tables.settings import ByDay
from loupe.tables.table import RECENTLY, Phase, Table

AT_ONCE = 10.0
"""In so many seconds one says no more than is remembered of late."""
PATIENCE, PATIENCE_BY_DAY = 20.0, 3600.0
"""So long the table has waited for somebody before he is reminded; and so long till he is again."""


def speak(table: Table, by: Person, command: Speak, now: float) -> tuple[AnyTableEvent, ...]:
    """Say something to those at the table."""
    seat = table.seat_of(by)
    if seat is None:
        raise Forbidden("not-seated")
    if not table.chat:
        raise Forbidden("chat-off")
    text = said_text(command)
    recent = table.remarks_of(seat)
    if len(recent) == RECENTLY and now < recent[0] + AT_ONCE:
        raise TooSoon("talking-fast", recent[0] + AT_ONCE - now)
    return (Said(seat, text, command.phrase),)


def said_text(command: Speak) -> str:
    """Return what is said in words of one's own, as it can be shown; or refuse it."""
    if command.phrase is not None:
        if command.phrase not in PHRASES or command.text is not None:
            raise TableRefusal("no-such-phrase")
        return ""
    signs = command.text or ""
    text = "".join(sign if sign.isprintable() else " " for sign in signs).strip()
    if not text:
        raise TableRefusal("nothing-said")
    return text


def switch_chat(table: Table, by: Person, command: SwitchChat) -> tuple[AnyTableEvent, ...]:
    """Let people talk, or lets them not: the host's to do, at any time."""
    verify_host(table, by)
    return () if table.chat == command.on else (ChatSwitched(command.on),)


def nudge(table: Table, by: Person, now: float) -> tuple[AnyTableEvent, ...]:
    """Remind the others for whom the table waits."""
    seat = table.seat_of(by)
    if seat is None:
        raise Forbidden("not-seated")
    if table.phase is not Phase.RUNNING or table.clocks is None:
        raise TableRefusal("table-not-started" if table.phase is Phase.OPEN else "table-over")
    late = {
        one: since
        for one, since in table.clocks.began.items()
        if one != seat and (sitter := table.chairs[one]) and sitter.person
    }
    if not late:
        raise TableRefusal("nobody-to-nudge")
    patience = PATIENCE_BY_DAY if isinstance(table.settings.clock, ByDay) else PATIENCE
    since = max(min(late.values()), table.nudged)
    if now < since + patience:
        raise TooSoon("nudge-too-soon", since + patience - now)
    return tuple(Nudged(one, seat) for one, began in late.items() if now >= began + patience)

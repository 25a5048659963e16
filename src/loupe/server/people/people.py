"""Everything about people, put together for the requests."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from loupe.server.identity import Signer
from loupe.server.people.accounts import Accounts
from loupe.server.people.attempts import Attempts
from loupe.server.people.bots import Bots
from loupe.server.people.credentials import Credentials
from loupe.server.people.moving import Moving
from loupe.server.people.mutes import Mutes
from loupe.server.people.passwords import Vault
from loupe.server.people.past import Past
from loupe.server.people.rows import Rows
from loupe.server.people.sessions import Sessions
from loupe.server.sheets import Sheets
from loupe.tables.handler import Tables


class People:
    """Who there is, and what they have."""

    def __init__(
        self, engine: AsyncEngine, tables: Tables, signer: Signer, sheets: Sheets, mutes: Mutes
    ) -> None:
        self.rows, self.sheets, clock = Rows(engine), sheets, tables.clock
        self.credentials = Credentials(self.rows, clock)
        self.attempts = Attempts(self.rows, signer, clock)
        self.accounts = Accounts(self.rows, Vault(), self.attempts, clock)
        self.sessions = Sessions(self.rows, self.credentials, clock)
        self.bots = Bots(self.rows, self.credentials, clock)
        self.past, self.mutes = Past(self.rows), mutes
        self.moving = Moving(self.rows, tables, self.credentials)

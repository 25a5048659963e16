"""What is kept of people: accounts and bots, sessions, tokens, what was tried; and what is done again."""

from __future__ import annotations

import sqlalchemy as sa

from loupe.server.database import METADATA

ACCOUNTS = sa.Table(
    "accounts",
    METADATA,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("login", sa.String(40), unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("password", sa.String(200)),
    sa.Column("recovery", sa.String(64)),
    sa.Column("owner", sa.String(40)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("leaving", sa.Boolean, nullable=False),
    sa.Index("accounts_of_owner", "owner"),
)
"""People with a password, and bots with an owner; `leaving` are those that are being forgotten."""
SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(40), nullable=False, unique=True),
    sa.Column("person", sa.String(40), sa.ForeignKey("accounts.person"), nullable=False),
    sa.Column("browser", sa.String(40)),
    sa.Column("system", sa.String(40)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Index("sessions_of_person", "person"),
)
"""Where somebody is logged in; of the cookie there is only a hash."""
TOKENS = sa.Table(
    "tokens",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(40), nullable=False, unique=True),
    sa.Column("person", sa.String(40), sa.ForeignKey("accounts.person"), nullable=False),
    sa.Column("scopes", sa.String(100), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("seen", sa.Double),
    sa.Index("tokens_of_person", "person"),
)
"""What bots show instead of a password; of it, too, there is only a hash."""
ATTEMPTS = sa.Table(
    "attempts",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("subject", sa.String(64), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("attempts_at", "subject", "at"),
)
"""What was tried that must not be tried often; who tried it can't be read from it."""
CHORES = sa.Table(
    "chores",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("due", sa.Double, nullable=False),
)
"""What some node is to do again and again, and when next."""

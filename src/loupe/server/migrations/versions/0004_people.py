"""Accounts and bots, sessions, tokens, attempts, chores."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("recovery", sa.String(64)),
        sa.Column("owner", sa.String(40)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
    )
    op.create_index("accounts_of_owner", "accounts", ["owner"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False, unique=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("accounts.person"), nullable=False),
        sa.Column("browser", sa.String(40)),
        sa.Column("system", sa.String(40)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False, unique=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("accounts.person"), nullable=False),
        sa.Column("scopes", sa.String(100), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("seen", sa.Double),
    )
    op.create_index("tokens_of_person", "tokens", ["person"])
    op.create_table(
        "attempts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("attempts_at", "attempts", ["subject", "at"])
    op.create_table(
        "chores",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("chores", "attempts", "tokens", "sessions", "accounts"):
        op.drop_table(name)

"""Tables, their logs, and errands."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(40), nullable=False, unique=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(20), nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
    )
    op.create_index("tables_waiting", "tables", ["public", "phase", "opened"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("leased_until", sa.Double, nullable=False),
    )
    op.create_index("errands_due", "errands", ["at"])


def downgrade() -> None:
    """Drop them."""
    for name in ("errands", "entries", "tables"):
        op.drop_table(name)

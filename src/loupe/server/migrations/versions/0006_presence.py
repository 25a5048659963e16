"""Who is at which table, on which node; the talk of spectators; whom somebody does not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("node", sa.String(40), primary_key=True),
        sa.Column("windows", sa.Integer, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_index("presence_until", "presence", ["until"])
    op.create_index("presence_of_node", "presence", ["node"])
    op.create_table(
        "gallery",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(40)),
    )
    op.create_index("gallery_of_person", "gallery", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
    )
    op.create_index("mutes_of_other", "mutes", ["other"])


def downgrade() -> None:
    """Drop them."""
    for name in ("mutes", "gallery", "presence", "nodes"):
        op.drop_table(name)

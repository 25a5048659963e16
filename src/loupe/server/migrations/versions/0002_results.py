"""Who has had a part in which table, the results of games, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables, and note who has had a part in those that there are."""
    op.create_table(
        "parts",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("parts_of_table", "parts", ["table_id"])
    op.execute(
        "INSERT INTO parts (person, table_id) "
        'SELECT DISTINCT "by", table_id FROM entries WHERE "by" <> \'house\''
    )
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("games.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("level", sa.String(40)),
        sa.Column("place", sa.Integer),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("before", sa.Integer),
        sa.Column("after", sa.Integer),
    )
    op.create_index("results_of_person", "results", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("family", sa.String(40), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_index("ratings_ladder", "ratings", ["family", "shown"])


def downgrade() -> None:
    """Drop them."""
    for name in ("ratings", "results", "games", "parts"):
        op.drop_table(name)

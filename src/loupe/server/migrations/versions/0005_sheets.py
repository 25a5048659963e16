"""The information sheets: what people pencil in at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "sheets",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    op.create_index("sheets_of_person", "sheets", ["person"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("sheets")

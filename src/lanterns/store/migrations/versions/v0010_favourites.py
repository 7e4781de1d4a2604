"""Finished games that somebody has marked with a star."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "favourites",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("profile", "table_id", name="pk_favourites"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_favourites_profile", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_favourites_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_favourites_table_id", "favourites", ["table_id"])


def downgrade() -> None:
    op.drop_table("favourites")

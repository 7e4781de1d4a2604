"""Finished games have public addresses, which can be closed again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("token", name="pk_shares"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_shares_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_shares_table_id", "shares", ["table_id"])


def downgrade() -> None:
    op.drop_table("shares")

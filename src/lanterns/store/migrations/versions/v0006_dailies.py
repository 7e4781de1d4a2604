"""Tries at the boards of days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("board", sa.String(8), nullable=False),
        sa.Column("entry", sa.String(24), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("steps", sa.Integer(), nullable=True),
        sa.Column("ended", sa.String(12), nullable=True),
        sa.PrimaryKeyConstraint("profile", "day", "board", name="pk_dailies"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_dailies_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_dailies_day", "dailies", ["day", "board"])


def downgrade() -> None:
    op.drop_table("dailies")

"""Devices belong to profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seal", sa.String(16), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_profiles"),
    )
    op.create_table(
        "profile_devices",
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("device", name="pk_profile_devices"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_profile_devices_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_profile_devices_profile", "profile_devices", ["profile"])


def downgrade() -> None:
    op.drop_table("profile_devices")
    op.drop_table("profiles")

"""Tables, their logs, who may act at them, and the links that lead there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("join_code", sa.String(64), nullable=True),
        sa.Column("join_expires", sa.Float(), nullable=False),
        sa.Column("doc", sa.Text(), nullable=False),
        sa.Column("board", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_game_tables"),
    )
    op.create_index("ix_game_tables_join_code", "game_tables", ["join_code"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "line", name="uq_entries_table_id_line"),
    )
    op.create_table(
        "grants",
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("device", "table_id", "person", name="pk_grants"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_grants_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_grants_table_id", "grants", ["table_id"])
    op.create_table(
        "links",
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("secret", name="pk_links"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_links_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])


def downgrade() -> None:
    for name in ("links", "grants", "entries", "game_tables"):
        op.drop_table(name)

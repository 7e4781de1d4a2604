"""Profiles move to other devices: by passkeys, and by three words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_passkeys_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_passkeys_profile", "passkeys", ["profile"])
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.String(96), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("profile", sa.String(32), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_passkey_challenges"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_passkey_challenges_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_passkey_challenges_device", "passkey_challenges", ["device"])
    op.create_table(
        "profile_moves",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_profile_moves"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_profile_moves_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_profile_moves_profile", "profile_moves", ["profile"])
    _games()
    _ratings()


def _games() -> None:
    op.create_table(
        "brought_games",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("profile", "table_id", name="pk_brought_games"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_brought_games_profile", ondelete="CASCADE"),
    )
    op.create_table(
        "profile_games",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("profile", "table_id", name="pk_profile_games"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_profile_games_profile", ondelete="CASCADE"),
    )
    op.create_table(
        "lit_lanterns",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("lantern", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("profile", "lantern", name="pk_lit_lanterns"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_lit_lanterns_profile", ondelete="CASCADE"),
    )


def _ratings() -> None:
    op.create_table(
        "rated_tables",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_tables"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_rated_tables_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["rated_tables.table_id"], name="fk_rated_seats_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_rated_seats_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_rated_seats_profile", "rated_seats", ["profile"])
    op.create_table(
        "ratings",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("profile", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_ratings_profile", ondelete="CASCADE"),
    )
    op.create_table(
        "rating_history",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("profile", "game", "number", name="pk_rating_history"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_rating_history_profile", ondelete="CASCADE"),
    )


def downgrade() -> None:
    for table in ("rating_history", "ratings", "rated_seats", "rated_tables"):
        op.drop_table(table)
    op.drop_table("lit_lanterns")
    op.drop_table("profile_games")
    op.drop_table("brought_games")
    op.drop_table("profile_moves")
    op.drop_table("passkey_challenges")
    op.drop_table("passkeys")

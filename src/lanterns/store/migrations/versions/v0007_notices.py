"""People can be told that a table waits for them: channels, when, and the outbox of what is to be sent. Tables know
when somebody's time is up, and people have holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("device", sa.String(64), nullable=True),
        sa.Column("base", sa.Text(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.Column("fault", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_channels"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_notice_channels_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_notice_channels_profile", "notice_channels", ["profile"])
    op.create_table(
        "notice_settings",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Boolean(), nullable=False),
        sa.Column("digest_at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("profile", name="pk_notice_settings"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_notice_settings_profile", ondelete="CASCADE"),
    )
    _outbox()
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.add_column("game_tables", sa.Column("due", sa.Float(), nullable=True))
    op.create_index("ix_game_tables_due", "game_tables", ["due"])
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_holidays"),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_holidays_profile", ondelete="CASCADE"),
    )
    op.create_index("ix_holidays_profile", "holidays", ["profile"])


def _outbox() -> None:
    op.create_table(
        "notice_outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(160), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.Column("said", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_outbox"),
        sa.ForeignKeyConstraint(
            ["channel"], ["notice_channels.id"], name="fk_notice_outbox_channel", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_notice_outbox_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("key", name="uq_notice_outbox_key"),
    )
    op.create_index("ix_notice_outbox_channel", "notice_outbox", ["channel"])
    op.create_index("ix_notice_outbox_state", "notice_outbox", ["state", "due"])
    op.create_index("ix_notice_outbox_table_id", "notice_outbox", ["table_id"])


def downgrade() -> None:
    op.drop_table("holidays")
    op.drop_index("ix_game_tables_due", "game_tables")
    op.drop_column("game_tables", "due")
    op.drop_table("server_keys")
    op.drop_table("notice_outbox")
    op.drop_table("notice_settings")
    op.drop_table("notice_channels")

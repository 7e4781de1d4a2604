"""People beyond one table: open tables, invitations, blocks, reports, bans, the page of whoever runs the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def profile(name: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([name], ["profiles.id"], name=f"fk_{table}_{name}", ondelete="CASCADE")


def game_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("open_key", sa.String(32), nullable=True))
    op.create_index("ix_game_tables_open_key", "game_tables", ["open_key"])
    _between_people()
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        profile("profile", "reports"),
        profile("about", "reports"),
    )
    op.create_index("ix_reports_profile", "reports", ["profile"])
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.create_table(
        "bans",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("profile", "device", name="pk_bans"),
        profile("profile", "bans"),
    )
    op.create_table(
        "host_links",
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("secret", name="pk_host_links"),
    )
    op.create_table(
        "host_devices",
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("device", name="pk_host_devices"),
    )


def _between_people() -> None:
    op.create_table(
        "visitors",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_visitors"),
        game_table("visitors"),
        profile("profile", "visitors"),
    )
    op.create_index("ix_visitors_profile", "visitors", ["profile"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("again_of", sa.String(32), nullable=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "profile", name="pk_invitations"),
        game_table("invitations"),
        profile("profile", "invitations"),
        profile("sender", "invitations"),
    )
    op.create_index("ix_invitations_profile", "invitations", ["profile"])
    op.create_index("ix_invitations_again_of", "invitations", ["again_of"])
    op.create_table(
        "blocks",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("profile", "blocked", name="pk_blocks"),
        profile("profile", "blocks"),
        profile("blocked", "blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    for name in ("host_devices", "host_links", "bans", "reports", "blocks", "invitations", "visitors"):
        op.drop_table(name)
    op.drop_index("ix_game_tables_open_key", "game_tables")
    op.drop_column("game_tables", "open_key")

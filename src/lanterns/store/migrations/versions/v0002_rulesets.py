"""A row says by itself what it is: a snapshot its shape, a record how it began, a list what it shows without a board.

Old rows get what follows from columns beside; what needs a game's rules (shape, trace, card) they get when they are
next opened.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BATCH = 500
NEW = (
    ("shape", sa.String(32)),
    ("head", sa.Text()),
    ("trace", sa.String(16)),
    ("card", sa.Text()),
    ("fault", sa.String(16)),
    ("owner", sa.String(64)),
    ("imported", sa.Boolean()),
)
INDEXES = (("ix_game_tables_owner", ["owner"]), ("ix_game_tables_updated", ["status", "updated"]))

tables = sa.table(
    "game_tables",
    *(sa.column(name, sa.Text()) for name in ("id", "game", "ruleset", "status", "doc", "head")),
)


def upgrade() -> None:
    for name, kind in NEW:
        op.add_column("game_tables", sa.Column(name, kind, nullable=True))
    for name, columns in INDEXES:
        op.create_index(name, "game_tables", columns)
    op.execute(
        "UPDATE game_tables SET owner = (SELECT min(grants.device) FROM grants"
        " WHERE grants.table_id = game_tables.id AND grants.person = 0)"
    )
    connection = op.get_bind()
    last = ""
    while True:
        query = sa.select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(BATCH)
        rows = connection.execute(query).all()
        if not rows:
            return
        for row in rows:
            head = head_of(row.game, row.ruleset, row.doc)
            if head is not None:
                connection.execute(sa.update(tables).where(tables.c.id == row.id).values(head=head))
        last = rows[-1].id


def head_of(game: str, ruleset: str, doc: str) -> str | None:
    """How the record of a table of schema 0001 begins; None before its start, or when its `doc` cannot be read."""
    try:
        known: dict[str, Any] = json.loads(doc)
        options = [f"option {key}: {value}" for key, value in known["options"].items() if value]
        seats = [f"seat {seat}: {name} ({kind})" for seat, (name, kind) in enumerate(known["header"])]
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    if not seats:
        return None
    start = ["three-lanterns-record 1", f"game: {game}", f"ruleset: {ruleset}"]
    return "\n".join([*start, *options, *seats, "actions:"])


def downgrade() -> None:
    for name, _ in INDEXES:
        op.drop_index(name, "game_tables")
    for name, _ in NEW:
        op.drop_column("game_tables", name)  # not in a batch: that makes the table anew, and its log would go with it

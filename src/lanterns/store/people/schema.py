"""The tables about people beyond one table of the house, beside those of `store.schema`."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from lanterns.store.schema import ID_LENGTH, metadata

# Who came to a table as a stranger, from the list of open ones: still known there when they have left.
visitors = Table(
    "visitors",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Index("ix_visitors_profile", "profile"),
)

# Somebody (`sender`, called `name` then) asks a person (`profile`) to a table. `again_of` is the table whose game is to
# be played again there. `state`: open, accepted, declined. Of the columns that name a profile here and below, `profile`
# is the one whose own the row is.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("sender", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(24), nullable=False),
    Column("again_of", String(ID_LENGTH), nullable=True),
    Column("state", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_invitations_profile", "profile"),
    Index("ix_invitations_again_of", "again_of"),
)

# Whom a person wants nothing to do with, and what they were called then.
blocks = Table(
    "blocks",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)

# What is told to whoever runs the server about somebody at a table, and the lines of theirs that it is about, as JSON
# [[seq, text], ...]; they stay when the table is taken away.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("about", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=True),
    Column("table_id", String(ID_LENGTH), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("settled", Float, nullable=True),
    Index("ix_reports_profile", "profile"),
    Index("ix_reports_settled", "settled"),
)

# Who may only look at what is theirs, till `until` or for good: a person, and each device that was theirs then.
bans = Table(
    "bans",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("why", String(200), nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=True),
)

# Links to the page of whoever runs the server (the hash of the secret), each good once; the devices that have it.
host_links = Table(
    "host_links",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=True),
)

host_devices = Table(
    "host_devices",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)

"""The tables of the database, as SQLAlchemy sees them. `migrations/` makes them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

ID_LENGTH = 32  # of a table's id

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A table of the house. The truth about its game is `head` (how its record begins) with its lines in `entries`, under
# the rules that `ruleset` names; `trace` is the running digest of those lines. `doc` (saved.doc_of) and `board`
# (Present.to_json()) are a snapshot to open it by, good for a program in which `shape` means the same; `card` is what a
# list tells of it. `fault` says why it could not be opened when last tried. `owner` is the device that made it; `due`
# is when the time of somebody asked there is up. `open_key` is what a table that is open to everybody on this server is
# called in their list, in place of its id.
game_tables = Table(
    "game_tables",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("join_code", String(64), nullable=True),
    Column("join_expires", Float, nullable=False),
    Column("doc", Text, nullable=False),
    Column("board", Text, nullable=True),
    Column("shape", String(32), nullable=True),
    Column("head", Text, nullable=True),
    Column("trace", String(16), nullable=True),
    Column("card", Text, nullable=True),
    Column("fault", String(16), nullable=True),
    Column("owner", String(64), nullable=True),
    Column("imported", Boolean, nullable=True),
    Column("due", Float, nullable=True),
    Column("open_key", String(32), nullable=True),
    Index("ix_game_tables_join_code", "join_code"),
    Index("ix_game_tables_open_key", "open_key"),
    Index("ix_game_tables_owner", "owner"),
    Index("ix_game_tables_updated", "status", "updated"),
    Index("ix_game_tables_due", "due"),
)

# The log, numbered from 1; `line` numbers the lines of the record among it.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Integer, nullable=True),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "line"),
)

# Which devices act for which persons (-1: only looks on). A device is the hash of its cookie.
grants = Table(
    "grants",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, primary_key=True),
    Index("ix_grants_table_id", "table_id"),
)

# Seat links (seat >= 0) and spectator links (-1): the hash of the secret, never the secret.
links = Table(
    "links",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("ix_links_table_id", "table_id"),
)

# What was found out about a finished game, as JSON (`analysis.view_types.Finding`), from its last action backwards;
# `version` is the last line of the record that it is about, `scale` the budget.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("scale", Float, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("found", Text, nullable=False),
)

# Public addresses of finished games. They open what is open to everybody, so they are kept as they are, to be shown
# again; one that was closed stays, so that whoever still has it is told so.
shares = Table(
    "shares",
    metadata,
    Column("token", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False),
    Column("made", Float, nullable=False),
    Column("closed", Float, nullable=True),
    Index("ix_shares_table_id", "table_id"),
)

# Who somebody is on this server, beyond one table: made the first time something is kept of them; their devices.
profiles = Table(
    "profiles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("seal", String(16), nullable=False),
    Column("made", Float, nullable=False),
)

profile_devices = Table(
    "profile_devices",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_profile_devices_profile", "profile"),
)

# How somebody wants to be told that a table waits: `kind` push, mail, webhook or discord, one of each slot in use.
# `keys` are those of a push address, `device` the browser that it is of, `base` where that browser found this server.
# `confirmed` is None for a mail address whose link nobody has followed; `fault` says why the last notice failed.
notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("device", String(64), nullable=True),
    Column("base", Text, nullable=False),
    Column("most", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("confirmed", Float, nullable=True),
    Column("fault", String(32), nullable=False),
    Index("ix_notice_channels_profile", "profile"),
)

# When, and in which language; times are minutes of the day in `zone`, a name of the tz database.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("digest", Boolean, nullable=False),
    Column("digest_at", Integer, nullable=False),
)

# When somebody paused their clocks, and until when.
holidays = Table(
    "holidays",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("start", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index("ix_holidays_profile", "profile"),
)

# What is to be sent and what was: `key` names a question and a channel, so that nothing is written down twice. `state`
# is waiting, sending, sent, unknown (the line broke when it may have arrived), dropped or given-up.
notice_outbox = Table(
    "notice_outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(160), nullable=False),
    Column("channel", String(32), ForeignKey("notice_channels.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=True),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("done", Float, nullable=True),
    Column("said", String(32), nullable=False),
    UniqueConstraint("key"),
    Index("ix_notice_outbox_channel", "channel"),
    Index("ix_notice_outbox_state", "state", "due"),
    Index("ix_notice_outbox_table_id", "table_id"),
)

# Secrets of this server, made when they are first needed: what notices are signed with.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Counted tries at the boards of days, one by profile, day (2026-11-28) and board: `entry` is the board that this day
# had when it was begun, `answers` are action codes with spaces between, `count` of them. What it came to is null until
# it is over.
dailies = Table(
    "dailies",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("board", String(8), primary_key=True),
    Column("entry", String(24), nullable=False),
    Column("began", Float, nullable=False),
    Column("answers", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("done", Float, nullable=True),
    Column("points", Integer, nullable=True),
    Column("steps", Integer, nullable=True),
    Column("ended", String(12), nullable=True),
    Index("ix_dailies_day", "day", "board"),
)

# Public keys of authenticators that lead to a profile. `credential` is the authenticator's name for it, `count` how
# often it says it was used.
passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("ix_passkeys_profile", "profile"),
)

# Questions put to an authenticator and not answered yet: each for one device, once, until `expires`. One that was
# answered rightly on a device with a page of its own is kept as the wish to move to `profile`.
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("challenge", String(96), primary_key=True),
    Column("device", String(64), nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=True),
    Column("expires", Float, nullable=False),
    Index("ix_passkey_challenges_device", "device"),
)

# Three words that let one other device into a profile: `device` shows them, `guest` has typed them and waits.
profile_moves = Table(
    "profile_moves",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(64), nullable=False),
    Column("guest", String(64), nullable=True),
    Column("expires", Float, nullable=False),
    Index("ix_profile_moves_profile", "profile"),
)

# Finished games that a file told of, which was taken out elsewhere or earlier; `body` is what it told, as JSON.
brought_games = Table(
    "brought_games",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(ID_LENGTH), primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# Finished games by their persons: what a lantern may be lit by, as JSON (`web.profile.facts.Facts`). They stay when the
# table is taken away.
profile_games = Table(
    "profile_games",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(ID_LENGTH), primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# Lanterns that are lit, each with when and by which game; those that are not are counted anew.
lit_lanterns = Table(
    "lit_lanterns",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("lantern", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(ID_LENGTH), nullable=False),
)

# Finished games that somebody has marked with a star, and when.
favourites = Table(
    "favourites",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(ID_LENGTH), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_favourites_table_id", "table_id"),
)

# Games that count for ratings, from their start: `state` is waits, counted, or void for one that counts for nobody; and
# who sat where when it began.
rated_tables = Table(
    "rated_tables",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),
)

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("rated_tables.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False),
    Index("ix_rated_seats_profile", "profile"),
)

# How strong somebody is at a game (OpenSkill), and how that came about: `number` counts their rated games from 1.
ratings = Table(
    "ratings",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("profile", String(32), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("table_id", String(ID_LENGTH), nullable=False),
)

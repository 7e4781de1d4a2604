"""Bring a database to the schema of this program when it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from lanterns.core.errors import LanternsError

if TYPE_CHECKING:  # Alembic is slow to import, and most starts find nothing to do
    from alembic.config import Config

HEAD = "0001"  # a test holds it to the last migration


def upgrade(engine: Engine) -> None:
    """Run what migrations are missing, in one transaction. Raises LanternsError for a database of a later program."""
    with engine.begin() as connection:
        found = current(connection)
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise LanternsError(f"this database was made by a later version of this program (schema {found})")
        from alembic import command

        if connection.dialect.name == "postgresql":  # two servers that start at once
            connection.execute(text("SELECT pg_advisory_xact_lock(727274)"))
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def current(connection: Connection) -> str | None:
    """The revision that the database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def alembic_config() -> Config:
    """Alembic's configuration for the migrations in this package."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "lanterns.store:migrations")
    return config

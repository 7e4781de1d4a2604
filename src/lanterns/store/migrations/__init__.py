"""Alembic's migrations; `lanterns.store.migrate.upgrade` runs them when a store opens."""

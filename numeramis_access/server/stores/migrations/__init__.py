"""Migrations of a PostgreSQL store to this version of the program, by Alembic.

Lives here: the steps, in ``versions``, and the function that runs them. Never change a released step.
"""

from __future__ import annotations

from pathlib import Path

import psycopg
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import NullPool, create_engine, text

#: number of the advisory lock that a process holds while it migrates (arbitrary)
MIGRATION_LOCK = 0x6E756D65


def migrate(address: str) -> None:
    """Run the steps that a database lacks, all or none, one process at a time.

    :param address: ``postgresql://…``.
    :raises psycopg.Error: if the database cannot be reached or a step fails.
    :raises sqlalchemy.exc.SQLAlchemyError: if a step fails.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    steps = ScriptDirectory.from_config(config)
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(address), poolclass=NullPool)
    with engine.begin() as database, EnvironmentContext(config, steps) as taking:
        database.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        taking.configure(database, fn=lambda at, _: steps._upgrade_revs("head", at))
        taking.run_migrations()

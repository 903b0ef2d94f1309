"""How a PostgreSQL database becomes the store that this version of the program needs: Alembic's steps, in order.

Lives here: the steps, in ``versions``, and what takes them. A step that has been released is never changed.
"""

from __future__ import annotations

from pathlib import Path

import psycopg
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import NullPool, create_engine, text

#: the number of the lock that one process at a time has while it takes the steps; any number of our own
LOCK = 0x6E756D65


def migrate(address: str) -> None:
    """Take the steps that this database has not taken yet, all of them or none, one process at a time.

    :param address: ``postgresql://…``. :raises psycopg.Error, sqlalchemy.exc.SQLAlchemyError: when it cannot be done.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    steps = ScriptDirectory.from_config(config)
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(address), poolclass=NullPool)
    with engine.begin() as database, EnvironmentContext(config, steps) as taking:
        database.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        taking.configure(database, fn=lambda at, _: steps._upgrade_revs("head", at))
        taking.run_migrations()

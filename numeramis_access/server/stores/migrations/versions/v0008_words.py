"""The times at which passphrases were made, and the people who wait for new ones."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"

UPGRADE_SQL = """
CREATE TABLE words (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES person ON DELETE CASCADE, made BIGINT NOT NULL
);
CREATE TABLE waiting (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES person ON DELETE CASCADE,
    device BYTEA NOT NULL REFERENCES device ON DELETE CASCADE, since BIGINT NOT NULL
);
CREATE INDEX waiting_device ON waiting (device)
"""


def upgrade() -> None:
    """Create the tables of the times of passphrases and of the waits for new ones."""
    op.execute(UPGRADE_SQL)

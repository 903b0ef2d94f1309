"""Unexpected errors, for the owner."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"

UPGRADE_SQL = """
CREATE TABLE IF NOT EXISTS fault (
    kind TEXT COLLATE "C" NOT NULL, place TEXT COLLATE "C" NOT NULL, count BIGINT NOT NULL,
    since DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (kind, place)
)
"""


def upgrade() -> None:
    """Create the table of faults."""
    op.execute(UPGRADE_SQL)

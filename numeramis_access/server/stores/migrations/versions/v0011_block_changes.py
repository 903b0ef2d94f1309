"""The people who changed their blocks, numbered, so that servers read only the changes."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"

UPGRADE_SQL = """
CREATE TABLE IF NOT EXISTS block_change (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE, number BIGSERIAL UNIQUE
)
"""


def upgrade() -> None:
    """Create the table of people who changed their blocks."""
    op.execute(UPGRADE_SQL)

"""Blocks between people."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"

UPGRADE_SQL = """
CREATE TABLE block (
    person TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    other TEXT COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
)
"""


def upgrade() -> None:
    """Create the table of blocks."""
    op.execute(UPGRADE_SQL)

"""The first and the last visit of each person."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"

UPGRADE_SQL = """
CREATE TABLE visit (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES person ON DELETE CASCADE, since BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX visit_seen ON visit (seen);
INSERT INTO visit SELECT id, 0, extract(epoch FROM now())::bigint FROM person
"""


def upgrade() -> None:
    """Create the table of visits; known people get 0 as their first visit and the present time as their last one."""
    op.execute(UPGRADE_SQL)

"""The first and the last visit of each person."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"

STEP = """
CREATE TABLE visit (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES person ON DELETE CASCADE, since BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX visit_seen ON visit (seen);
INSERT INTO visit SELECT id, 0, extract(epoch FROM now())::bigint FROM person
"""


def upgrade() -> None:
    """Make the table; people from before this step get the first visit 0 and the last visit now."""
    op.execute(STEP)

"""Since when people are known, and when they were here last."""

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
    """Make it; who came before this step has been known for long, and was here today."""
    op.execute(STEP)

"""Passkeys of people."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"

UPGRADE_SQL = """
CREATE TABLE passkey (
    id BYTEA PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE, host TEXT NOT NULL,
    public_key BYTEA NOT NULL, signs BIGINT NOT NULL
)
"""


def upgrade() -> None:
    """Create the table of passkeys."""
    op.execute(UPGRADE_SQL)

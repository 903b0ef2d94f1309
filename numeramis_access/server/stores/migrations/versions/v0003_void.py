"""Revoked (void) keys of devices."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"

UPGRADE_SQL = "CREATE TABLE void (digest BYTEA PRIMARY KEY)"


def upgrade() -> None:
    """Create the table of revoked keys."""
    op.execute(UPGRADE_SQL)

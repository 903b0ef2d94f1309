"""Several servers at once: whether an owner shares the store, and its address for clients."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

UPGRADE_SQL = """
ALTER TABLE owner ADD shared BOOLEAN NOT NULL DEFAULT false, ADD address TEXT NOT NULL DEFAULT '';
CREATE INDEX sitting_owner ON sitting (owner) WHERE stage <> 'over';
"""


def upgrade() -> None:
    """Add the columns ``shared`` and ``address`` to the owners, and an index of tables by owner."""
    op.execute(UPGRADE_SQL)

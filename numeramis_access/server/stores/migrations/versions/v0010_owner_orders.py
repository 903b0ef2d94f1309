"""The owner's orders for servers: banned networks, newcomers, tables to close, answers to reports."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"

UPGRADE_SQL = """
CREATE TABLE owner_order (
    kind TEXT COLLATE "C" NOT NULL, what TEXT COLLATE "C" NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, what)
)
"""


def upgrade() -> None:
    """Create the table of orders."""
    op.execute(UPGRADE_SQL)

"""The cookie that opens the home of a page, and the device of that page."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"

UPGRADE_SQL = """
CREATE TABLE page (
    home TEXT COLLATE "C" PRIMARY KEY, cookie BYTEA, device BYTEA REFERENCES device ON DELETE SET NULL
);
CREATE INDEX page_device ON page (device)
"""


def upgrade() -> None:
    """Create the table of pages."""
    op.execute(UPGRADE_SQL)

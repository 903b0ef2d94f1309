"""People's holidays, during which tables by turns wait for them."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"

UPGRADE_SQL = """
CREATE TABLE holiday (
    person TEXT COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE, begins BIGINT NOT NULL,
    ends BIGINT NOT NULL, PRIMARY KEY (person, begins)
);
CREATE INDEX holiday_ends ON holiday (ends)
"""


def upgrade() -> None:
    """Create the table of holidays."""
    op.execute(UPGRADE_SQL)

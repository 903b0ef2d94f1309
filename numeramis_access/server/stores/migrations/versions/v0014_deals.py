"""People's plays of the deals of the day, and the people who may see them."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"

UPGRADE_SQL = """
CREATE TABLE deal_shared (
    person TEXT COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE, deal TEXT COLLATE "C" NOT NULL,
    day INTEGER NOT NULL, value DOUBLE PRECISION NOT NULL, moves TEXT NOT NULL, PRIMARY KEY (person, deal)
);
CREATE INDEX deal_shared_deal ON deal_shared (deal, value);
CREATE INDEX deal_shared_day ON deal_shared (day);
CREATE TABLE deal_hearer (
    person TEXT COLLATE "C" NOT NULL, deal TEXT COLLATE "C" NOT NULL,
    hearer TEXT COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE, PRIMARY KEY (person, deal, hearer),
    FOREIGN KEY (person, deal) REFERENCES deal_shared ON DELETE CASCADE
);
CREATE INDEX deal_hearer_hearer ON deal_hearer (hearer, deal)
"""


def upgrade() -> None:
    """Create the tables of shared deals and of the people who may see them."""
    op.execute(UPGRADE_SQL)

"""Limits of codes in e-mails, which outlive the server, and calls that were made by each way."""

from __future__ import annotations

from alembic import op

revision = "0018"
down_revision = "0017"

UPGRADE_STATEMENTS = (
    'CREATE TABLE calling_limit (digest TEXT COLLATE "C" PRIMARY KEY, at DOUBLE PRECISION NOT NULL)',
    "INSERT INTO calling SELECT person, 'pushed', name, since, body FROM calling WHERE kind = 'made'",
    "UPDATE calling SET kind = 'mailed' WHERE kind = 'made'",
    "DELETE FROM calling WHERE kind = 'code' AND name LIKE '%@%'",
)


def upgrade() -> None:
    """Create the table of limits; split the rows of made calls into calls by e-mail and calls to browsers; delete codes
    that were stored with an address.
    """
    for step in UPGRADE_STATEMENTS:
        op.execute(step)

"""How people are called to their tables by turns, and the e-mail addresses that want no codes."""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"

UPGRADE_SQL = """
CREATE TABLE calling (
    person TEXT COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE, kind TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL, since BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (person, kind, name)
);
CREATE INDEX calling_kind ON calling (kind, since);
CREATE TABLE calling_refused (digest TEXT COLLATE "C" PRIMARY KEY, since BIGINT NOT NULL)
"""


def upgrade() -> None:
    """Create the tables of the ways to call people to their tables by turns, and of the e-mail addresses that refuse
    codes.
    """
    op.execute(UPGRADE_SQL)

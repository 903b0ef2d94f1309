"""The people of an evening, the director's notes, and the results of boards at the tables of its rounds."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"

UPGRADE_SQL = """
CREATE TABLE evening_person (
    sitting TEXT COLLATE "C" NOT NULL REFERENCES sitting ON DELETE CASCADE, person TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL, needs TEXT NOT NULL, kept INTEGER NOT NULL, shown INTEGER NOT NULL,
    PRIMARY KEY (sitting, person)
);
CREATE INDEX evening_person_person ON evening_person (person);
CREATE TABLE evening_note (
    sitting TEXT COLLATE "C" NOT NULL REFERENCES sitting ON DELETE CASCADE, number INTEGER NOT NULL,
    text TEXT NOT NULL, PRIMARY KEY (sitting, number)
);
CREATE TABLE evening_board (
    sitting TEXT COLLATE "C" NOT NULL REFERENCES sitting ON DELETE CASCADE, board INTEGER NOT NULL,
    worth TEXT NOT NULL, PRIMARY KEY (sitting, board)
)
"""


def upgrade() -> None:
    """Create the tables of people, notes and board results."""
    op.execute(UPGRADE_SQL)

"""The players of finished matches, and the time of the end."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"

UPGRADE_SQL = """
CREATE TABLE played (
    sitting TEXT COLLATE "C" NOT NULL REFERENCES sitting ON DELETE CASCADE,
    person TEXT COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE, ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (sitting, person)
);
CREATE INDEX played_person ON played (person);
CREATE INDEX played_ended ON played (ended);
INSERT INTO played
    SELECT sitting.id, person.id, extract(epoch FROM now())
    FROM sitting, json_array_elements(convert_from(setting, 'UTF8')::json -> 'places') AS place
    JOIN person ON person.id = place ->> 'person'
    WHERE stage = 'over'
    ON CONFLICT DO NOTHING
"""


def upgrade() -> None:
    """Create the table of players and fill it from the finished matches, with the present time as their end."""
    op.execute(UPGRADE_SQL)

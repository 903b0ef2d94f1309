"""Add records of this version for kinds of matches without one; never touch an existing record.

``python -m tests.store.old.make``
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from numeramis_access.app.reading import records
from numeramis_access.catalogue import STANDARD
from numeramis_access.store.journal import NEWEST_FORMAT
from tests.app.player import home
from tests.campaigns.playing import begin, kinds, play, program

FOLDER = Path(__file__).parent


def main() -> None:
    """Play one match of each kind and keep its record and its events."""
    for kind, seed, _ in kinds(11):
        name = "-".join([f"{NEWEST_FORMAT}", kind.game, str(kind.seats), *map(str, kind.options.values())])
        target = FOLDER / f"{name}.match"
        if target.exists():
            continue
        os.environ["NUMERAMIS_HOME"] = tempfile.mkdtemp()
        app = program("cs", kind.level)
        play(app, begin(app, kind, seed))
        app.close()
        (record,) = records.records(home())
        target.write_bytes(record.read_bytes())
        target.with_suffix(".events").write_text(outcome(record))
        print(target.name)


def outcome(record: Path) -> str:
    """Return the fixed outcome of a record: every event and the result, one JSON value in each line."""
    import msgspec

    from numeramis_access.app.table.kept_matches import restore_match
    from numeramis_access.core.codec import to_json_value
    from numeramis_access.store.journal import read_journal

    table = restore_match(read_journal(record), STANDARD)
    result = table.ruleset.match_result(table.state)
    events = [msgspec.json.encode(to_json_value(event)).decode() for event in table.events(None)]
    return "\n".join([*events, msgspec.json.encode(result).decode()]) + "\n"


if __name__ == "__main__":
    main()

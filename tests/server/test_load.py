"""Ten tables of people at a served house: lines drop, people talk, and each person saw the record's events."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from numeramis_access.server.stores.opening import open_store
from tests.load.check import check, read_history
from tests.load.run import Plan, report, run
from tests.load.servers import servers


def test_people_at_ten_tables_are_told_what_the_record_says_and_the_checker_finds_a_fault(tmp_path: Path) -> None:
    plan = Plan(tables=10, every=0.2, minutes=0.05, drops=8.0, talk=8.0)
    written = tmp_path / "history"
    with servers(tmp_path, 1, "sqlite", "local") as made:
        found = run(plan, made.addresses, made, written)
        assert found.busy == 0
        assert len(found.waits) > 20
        assert sum(player.lines for player in found.crowd.players) > 40
        assert found.used["server 1"] > 0.0
        assert "offers accepted" in next(report(plan, found))
    with contextlib.closing(open_store(made.store)) as store:
        tables = read_history(written)
        assert check(store, tables) >= len(found.waits)
        for spoil in ("told", "accepted"):
            wrong = read_history(written)
            getattr(wrong[3].seats[2], spoil)[-1:] = ["0123456789abcdef"]
            with pytest.raises(AssertionError, match="told otherwise" if spoil == "told" else "not in the record"):
                check(store, wrong)

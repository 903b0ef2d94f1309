"""The walks with Orca compare with the served program's messages to its visitors, and to no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.web.session import Session
from tests.peers import served
from tests.web.test_session import session


def test_what_a_visitor_is_told_is_written_and_not_what_the_server_warms_itself_up_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the warm-up first the walks waited for messages that no visitor hears (met on 26 November 2026)."""
    monkeypatch.setattr(Session, "show", Session.show)
    monkeypatch.setattr(served, "main", lambda _: 0)
    assert served.serve(str(tmp_path / "told")) == 0
    session(tmp_path / "warm" / "en")
    assert not (tmp_path / "told").exists()
    session(tmp_path / "visitors" / "somebody")
    assert (tmp_path / "told").read_text("utf-8").count('"visitor": "somebody"') == 2

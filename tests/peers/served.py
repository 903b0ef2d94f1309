"""``python -m tests.peers.served FILE``: serve the page, and log its programs' announcements in the file.

Each line of the file is JSON: ``visitor`` (the name of the home folder), ``text``, ``kind``, ``shown`` (the part of the
screen that shows the text anyway), ``own`` (whether the player is to act), ``choices`` (whether a choice stands below
markable cards: among choices alone the focus is there already) and ``refused`` (whether it is the reason for a
refusal). The server's warm-up programs have no visitor and are left out.
"""

from __future__ import annotations

import json
import sys

from numeramis_access.app.table.scene import MatchScene
from numeramis_access.cli import main
from numeramis_access.server.house_copies import HOMES_FOLDER
from numeramis_access.web.session import Session
from numeramis_access.words.announcement import Announcement


def serve(path: str) -> int:
    """Serve until the process is ended; return the exit status."""
    shown = Session.show

    def show(self: Session, told: Announcement) -> None:
        home, scene = self.program.home.data, self.program.scene
        if home.parent.name != HOMES_FOLDER:
            shown(self, told)
            return
        own = isinstance(scene, MatchScene) and scene.is_own_turn
        line = {
            "visitor": home.name,
            "text": told.text, "kind": told.kind, "shown": told.shown_by, "own": own,
            "refused": told.cue == "refusal",
            "choices": own and bool(scene.view.exchange_actions()),
        }  # fmt: skip
        with open(path, "a", encoding="utf-8") as file:
            print(json.dumps(line), file=file)
        shown(self, told)

    Session.show = show  # type: ignore[method-assign]
    return main(["serve", "--port", "0"])


if __name__ == "__main__":
    sys.exit(serve(sys.argv[1]))

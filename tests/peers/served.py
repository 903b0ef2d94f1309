"""``python -m tests.peers.served FILE``: serves the page, and writes into the file what it is given to tell.

Each line of the file is JSON: ``visitor`` (the name of their folder), ``text``, ``kind``, ``shown`` (what of the screen
shows it anyway), ``own`` (whether the player is to act), ``choices`` (whether a choice is below cards that he can
mark: among choices alone the focus stands there already) and ``refused`` (whether it says why something cannot be
done). The programs that the server warms itself up with have no visitor and are no part of it.
"""

from __future__ import annotations

import json
import sys

from numeramis_access.app.table.scene import MatchScene
from numeramis_access.cli import main
from numeramis_access.server.house_copies import HOMES
from numeramis_access.web.session import Session
from numeramis_access.words.announcement import Announcement


def serve(path: str) -> int:
    """Serve until the process is ended; return the exit status."""
    shown = Session.show

    def show(self: Session, told: Announcement) -> None:
        home, scene = self.program.home.data, self.program.scene
        if home.parent.name != HOMES:
            shown(self, told)
            return
        own = isinstance(scene, MatchScene) and scene.own_turn
        line = {
            "visitor": home.name,
            "text": told.text, "kind": told.kind, "shown": told.shown_by, "own": own,
            "refused": told.cue == "refusal",
            "choices": own and bool(scene.view.exchanges()),
        }  # fmt: skip
        with open(path, "a", encoding="utf-8") as file:
            print(json.dumps(line), file=file)
        shown(self, told)

    Session.show = show  # type: ignore[method-assign]
    return main(["serve", "--port", "0"])


if __name__ == "__main__":
    sys.exit(serve(sys.argv[1]))

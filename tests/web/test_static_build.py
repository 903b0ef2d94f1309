"""What the static page's build takes along is what the program imports there."""

from __future__ import annotations

import sys

import grimp

from numeramis_access.web.static.build import ENTRIES, LIBRARIES, NEVER

OURS = ("numeramis_access", "braille", "sounds")
#: packages whose distribution has another name; msgspec is a wheel of its own for the browser
NAMED = {"attr": "attrs", "fluent": "fluent.runtime", "msgspec": "msgspec"}


def test_every_library_goes_along_or_is_left_out_on_purpose() -> None:
    graph = grimp.build_graph(*OURS, include_external_packages=True, cache_dir=None)
    upstream = set().union(*(graph.find_upstream_modules(entry) for entry in ENTRIES))
    others = {module.partition(".")[0] for module in upstream} - {*OURS, *sys.stdlib_module_names}
    assert "babel" in others, "imports are followed"
    assert {NAMED.get(name, name) for name in others} <= {*LIBRARIES, *NEVER, "msgspec"}

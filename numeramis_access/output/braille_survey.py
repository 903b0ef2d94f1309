"""The braille part of the command ``doctor``: the places that can have a display, and the tables of liblouis."""

from __future__ import annotations

from braille import louis
from braille.detect import list_places


def display_findings() -> list[tuple[str, str]]:
    """Return every place that can have a display, as a code and its detail, for the doctor.

    The first entry is ``no-ports`` if BRLTTY's server is the only place. Displays on ports used only for displays are
    opened for a moment; nothing is written to other ports.
    """
    places = list_places()
    results = [] if len(places) > 1 else [("no-ports", "")]
    for place in places:
        if place.model:
            results.append(("found", f"{place.model}, {place.cells}, {place.device}"))
        else:
            server = place.device.startswith("brlapi:")
            code = "no-brlapi" if server and place.code == "absent" else place.code.replace(" ", "-")
            results.append((code, " ".join(filter(None, (place.device, place.usb)))))
    return results


def liblouis_state() -> tuple[str, str, int]:
    """Return the state of liblouis for the doctor.

    :return: the code ``tables-found`` or ``tables-none``; version, library and folder as text; and the number of its
        tables.
    """
    lou = louis.library_info()
    if lou is None:
        return "tables-none", "", 0
    return "tables-found", ", ".join(filter(None, (lou.version, lou.library, lou.folder))), lou.tables

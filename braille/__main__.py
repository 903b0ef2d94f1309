"""Help with a braille display that does not work: ``python -m braille list`` and ``python -m braille try DEVICE``."""

from __future__ import annotations

import argparse
import queue
import sys
import time
from typing import TextIO

from braille.detect import AUTO_PORT, DisplayPlace, check_device, list_places
from braille.display import Display
from braille.driver import KeyPressed
from braille.drivers import FAMILIES
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.link import UnknownDevice
from braille.text import BrailleTable, UnknownTable

RETRY_SECONDS = 1.0  # seconds; short, because a user is waiting

REASON_SENTENCES = {
    "absent": "nothing there",
    "denied": "no permission",
    "key": "the key of BRLTTY's server is missing or wrong: the brlapi group or the key file",
    "busy": "another program has it",
    "unfit": "not a serial port",
    "no pyserial": "pyserial is not installed",
    "no hidapi": "hidapi is not installed",
    "no pyusb": "pyusb is not installed",
    "no libusb": "libusb is not installed; on Windows it comes with libusb-package",
    "silent": "no display answered",
    "lost": "it went away",
    "stuck": "it takes no more",
    "protocol": "it said something that makes no sense",
    "ambiguous": "not probed: this chip is in many devices; name the family if it is a display",
    "unknown": "not probed: no display is known with this chip; name the family if it is one",
    "not usb": "not probed: not USB; name the family if a display is there",
}


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return its exit status: 0, 1 if no display came, or 2 for an unknown device or table.

    :param arguments: the words after the program's name; None for those of the process.
    """
    parser = argparse.ArgumentParser(prog="python -m braille", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="look for displays, and say why a port was not asked")
    opening = commands.add_parser("try", help="open a display, write a text, print the keys")
    opening.add_argument(
        "device",
        help="auto, brlapi:[host=H:N,auth=A,tty=T], hid:[PATH], FAMILY:PORT or FAMILY:usb; families: "
        f"{', '.join(FAMILIES)}",
    )
    opening.add_argument("--seconds", type=float, default=30.0, help="how long (default 30)")
    opening.add_argument("--text", default="braille 1234567890", help="what to write")
    opening.add_argument("--table", default="en-8", help="cs-8, cs-6, en-8, en-6 or louis:FILE (default en-8)")
    chosen = parser.parse_args(arguments)
    if chosen.command == "list":
        return list_displays()
    try:
        check_device(chosen.device)
        cells = BrailleTable(chosen.table).cells(chosen.text)
    except UnknownTable as error:
        return refuse_arguments(f"no such table: {error.name}; it is cs-8, cs-6, en-8, en-6 or louis:FILE")
    except UnknownDevice:
        return refuse_arguments(
            f"no such device: {chosen.device or 'no name'}; it is auto, brlapi:, hid: or FAMILY:PORT, for "
            "example baum:/dev/ttyUSB0"
        )
    return try_display(chosen.device, cells, chosen.seconds)


def list_displays() -> int:
    """Print every place that can have a display, and its state; return 0, or 1 if no display is found.

    Probed ports are opened for a moment.
    """
    places = list_places()
    for place in places:
        print_line(_line(place))
    if any(place.model for place in places):
        return 0
    print_line("no display found")
    return 1


def _line(place: DisplayPlace) -> str:
    where = " ".join(part for part in (place.device.removesuffix(":"), place.usb) if part)
    if place.model:
        return f"{where}: display {place.model}, {size_in_words(place.cells, place.lines)}"
    return f"{where}: {REASON_SENTENCES.get(place.code, place.code)}"


def size_in_words(cells: int, lines: int) -> str:
    """Return the size of a display in words."""
    return f"{cells} cells" if lines == 1 else f"{lines} lines of {cells // lines} cells"


def try_display(device: str, cells: bytes, seconds: float) -> int:
    """Open a display, write cells and print its events; return 0, or 1 if no display came.

    :param device: name of the device, as in ``link``. :param cells: the cells to write.
    :param seconds: how long events are printed.
    """
    happened: queue.SimpleQueue[DisplayEvent] = queue.SimpleQueue()
    display = Display(device, happened.put, RETRY_SECONDS)
    display.show(cells)
    came = False
    end = time.monotonic() + seconds
    try:
        while (left := end - time.monotonic()) > 0:
            try:
                event = happened.get(timeout=left)
            except queue.Empty:
                break
            came = came or isinstance(event, Connected)
            _print_event(event)
    except KeyboardInterrupt:
        pass
    finally:
        display.close()
    if not came:
        print_line(f"no display came at {device}" if device != AUTO_PORT else "no display came", sys.stderr)
    return 0 if came else 1


def _print_event(event: DisplayEvent) -> None:
    match event:
        case Connected(model, cells, lines):
            print_line(f"display {model}, {size_in_words(cells, lines)}")
        case Disconnected(code):
            print_line(f"no display: {REASON_SENTENCES.get(code, code)}")
        case KeyPressed(key):
            print_line(f"key {key}")
        case Key(name) if "+" in name:
            print_line(f"together {name}")


def refuse_arguments(sentence: str) -> int:
    """Print why the command line was refused; return 2."""
    print_line(sentence, sys.stderr)
    return 2


def print_line(line: str, stream: TextIO | None = None) -> None:
    """Print a line at once, so that a program at the other end of a pipe sees it.

    :param stream: where to print; None for standard output.
    """
    print(line, file=stream or sys.stdout, flush=True)


if __name__ == "__main__":
    sys.exit(main())

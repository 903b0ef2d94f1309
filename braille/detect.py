"""Find displays, and say why a port is not probed.

Nothing is ever written to a port that was not asked for. ``auto`` tries BrlAPI first, then devices that follow the HID
standard for braille, then USB devices and USB serial ports whose vendor and product belong only to displays.
"""

from __future__ import annotations

from dataclasses import dataclass

from braille.drivers import AMBIGUOUS_USB_IDS, family_at
from braille.hid_port import HidInfo
from braille.hid_port import braille_displays as hid_displays
from braille.link import BRLAPI, HID, Link, check_device_name, open_link
from braille.ports import PortError, PortInfo, PortUnavailable, library, serial_ports
from braille.usb_port import USB_SCHEME, families

AUTO_PORT = "auto"


@dataclass(frozen=True, slots=True)
class DisplayPlace:
    """A place that can have a display.

    :param device: name to open it, or the port's path if the family is unknown.
    :param usb: vendor and product, ``"0403:FE72"``, or empty.
    :param model: the display's name, or empty if none answered.
    :param cells: number of cells on all lines together.
    :param code: the reason why there is no display: a code of ``PortError``, or for a port that was not probed
        ``ambiguous`` (other devices use the chip too), ``unknown`` (no display has this chip) or ``not usb``.
    :param lines: number of lines.
    """

    device: str
    usb: str = ""
    model: str = ""
    cells: int = 0
    code: str = ""
    lines: int = 1


def check_device(device: str) -> None:
    """Check the name of a device; ``AUTO_PORT`` is valid too.

    :raises UnknownDevice: when it is invalid.
    """
    if device != AUTO_PORT:
        check_device_name(device)


def open_display(device: str) -> Link:
    """Open the named display, or with ``auto`` the first one that answers, and return it.

    :param device: ``auto``, or a name as in ``link``.
    :raises PortUnavailable: if no display was found; with ``auto``, for the reason of the most promising device.
    :raises UnknownDevice: if the name is invalid.
    """
    if device != AUTO_PORT:
        return open_link(device)
    failures: list[PortError] = []
    for candidate in (f"{BRLAPI}:", *probe_targets()):
        try:
            return open_link(candidate)
        except PortError as error:
            failures.append(error)
    try:
        library()
    except PortUnavailable as error:
        failures.append(error)
    raise next((error for error in failures if error.code != "absent"), failures[0])


def probe_targets() -> list[str]:
    """Return the devices that can be probed unasked: HID displays, other USB ones, those on serial ports."""
    devices = [*(f"{HID}:{info.path}" for info in _hid()), *(f"{family}:{USB_SCHEME}" for family in families())]
    try:
        return [*devices, *(f"{family}:{port.path}" for port in serial_ports() if (family := _family(port)))]
    except PortUnavailable:
        return devices


def _hid() -> list[HidInfo]:
    try:
        return hid_displays()
    except PortUnavailable:
        return []


def list_places() -> list[DisplayPlace]:
    """Return every place that can have a display, and its state: BRLTTY's server, HID and USB displays, serial ports.

    Probed places are opened for a moment. Without pyserial, the last place has the code ``no pyserial``.
    """
    places = [_look(f"{BRLAPI}:")]
    places += [_look(f"{HID}:{info.path}", f"{info.vendor:04X}:{info.product:04X}") for info in _hid()]
    places += [_look(f"{family}:{USB_SCHEME}") for family in families()]
    try:
        known = serial_ports()
    except PortUnavailable as error:
        return [*places, DisplayPlace("", code=error.code)]
    for port in known:
        family = _family(port)
        usb = f"{port.vendor:04X}:{port.product:04X}" if port.vendor is not None else ""
        unprobed = DisplayPlace(port.path, usb, code=_why_unprobed(port))
        places.append(_look(f"{family}:{port.path}", usb) if family else unprobed)
    return places


def _family(port: PortInfo) -> str | None:
    return family_at(port.vendor, port.product, port.maker)


def _why_unprobed(port: PortInfo) -> str:
    """Return the reason why a port is not probed."""
    if port.vendor is None or port.product is None:
        return "not usb"
    return "ambiguous" if (port.vendor, port.product) in AMBIGUOUS_USB_IDS else "unknown"


def _look(device: str, usb: str = "") -> DisplayPlace:
    try:
        link = open_link(device)
    except PortError as error:
        return DisplayPlace(device, usb, code=error.code)
    link.wire.close()
    identity = link.identity
    return DisplayPlace(device, usb, identity.model, identity.cells, lines=identity.lines)

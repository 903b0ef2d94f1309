"""The display families, one file each; a family is imported when a display of it is opened.

Lives here: codecs (bytes in, events out) and the tables below. Must not live here: ports, threads, time.
Start reading at ``codec``, then at any family.
"""

from __future__ import annotations

from importlib import import_module

from braille.driver import Driver

#: family → module of its ``Driver``
FAMILIES: dict[str, str] = {
    "baum": "braille.drivers.baum",
    "handytech": "braille.drivers.handytech",
    "humanware": "braille.drivers.humanware",
    "freedomscientific": "braille.drivers.freedomscientific",
    "eurobraille": "braille.drivers.eurobraille",
    "hims": "braille.drivers.hims",
    "seika": "braille.drivers.seika",
    "mdv": "braille.drivers.mdv",
    "albatross": "braille.drivers.albatross",
    "alva": "braille.drivers.alva",
    "papenmeier": "braille.drivers.papenmeier",
    "canute": "braille.drivers.canute",
    "dotpad": "braille.drivers.dotpad",
    "hedo": "braille.drivers.hedo",
    "hedomobil": "braille.drivers.hedo_mobil",
}

#: USB serial ports used only by this family: vendor, first product, last product, family
PROBED_USB_IDS: tuple[tuple[int, int, int, str], ...] = (
    (0x0403, 0xFE70, 0xFE77, "baum"),
    (0x0904, 0x2000, 0x2016, "baum"),
    (0x0904, 0x3000, 0x3000, "baum"),
    (0x0921, 0x1200, 0x1200, "handytech"),
    (0x1C71, 0xC005, 0xC005, "humanware"),
    (0x1C71, 0xC021, 0xC021, "humanware"),
    (0x1C71, 0xC104, 0xC104, "humanware"),
    (0x1C71, 0xC114, 0xC114, "humanware"),
    (0x1C71, 0xC124, 0xC124, "humanware"),
    (0x1C71, 0xCE04, 0xCE04, "humanware"),
    (0x0403, 0xDE58, 0xDE58, "hedomobil"),
    (0x0403, 0xDE59, 0xDE59, "hedo"),
    (0x0403, 0xF208, 0xF208, "papenmeier"),
    (0x28AC, 0x0012, 0x0013, "eurobraille"),
    (0x28AC, 0x0020, 0x0021, "eurobraille"),
)
#: USB serial chips that other devices use too: nothing is written to them unasked
AMBIGUOUS_USB_IDS = frozenset(
    [(0x0403, 0x6001), (0x0403, 0x6010), (0x10C4, 0xEA60), (0x16C0, 0x05E1), (0x1A86, 0x7523)]
)
#: makers whose name in such a chip identifies the family
FAMILY_OF_MAKER: dict[str, str] = {
    "Tivomatic Oy": "albatross",
    "Hedo Reha Technik GmbH": "hedomobil",
    "bristolbraille.co.uk": "canute",
}


def new_driver(family: str) -> Driver:
    """Return a new driver, for one opened port.

    :param family: a key of ``FAMILIES``. :raises KeyError: for any other name.
    """
    driver: Driver = import_module(FAMILIES[family]).Driver()
    return driver


def family_at(vendor: int | None, product: int | None, maker: str = "") -> str | None:
    """Return the family of a USB serial port to which questions may be written, as a key of ``FAMILIES``; None for any
    other port.

    :param vendor: USB vendor number, None if the port is not USB.
    :param product: USB product number, None as for ``vendor``.
    :param maker: name of the maker that the port reports; it counts only for the chips that other devices use too.
    """
    if vendor is None or product is None:
        return None
    if (vendor, product) in AMBIGUOUS_USB_IDS:
        return FAMILY_OF_MAKER.get(maker)
    for known, first, last, family in PROBED_USB_IDS:
        if vendor == known and first <= product <= last:
            return family
    return None

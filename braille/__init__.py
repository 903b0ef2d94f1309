"""Refreshable braille displays: cells, text to cells, displays on serial ports, BrlAPI and BRF files.

Lives here: everything that turns text into dots and dots into bytes, and a display's keys into names.
Must not live here: anything that knows of cards or games, or that imports numeramis_access.
Start reading at ``cells`` (what a cell is) and ``text`` (text to cells), then ``driver`` (what every display
family implements), then ``display`` (what an owner uses), behind which ``detect``, ``link`` and ``session`` find,
open and feed a display. What carries the bytes is a ``ports.Port``, a ``hid_port.HidPort``, a ``usb_port.UsbPort`` or a
``brlapi.Socket``. ``brf`` and ``pef`` are for paper. ``python -m braille`` is first aid for a display.
"""

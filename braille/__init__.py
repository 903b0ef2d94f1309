"""Refreshable braille displays: cells, text to cells, displays on serial ports, BrlAPI and BRF files.

Lives here: everything that turns text into dots and dots into bytes, and a display's keys into names.
Must not live here: anything that knows of cards or games, or that imports numeramis_access.
Start reading at ``cells`` (the representation of a cell) and ``text`` (text to cells), then ``driver`` (the interface
of every display family), then ``display`` (the interface for a display's owner). Behind it ``detect``, ``link`` and
``session`` find, open and feed a display. The bytes go through a ``ports.Port``, a ``hid_port.HidPort``, a
``usb_port.UsbPort`` or a ``brlapi.Socket``. ``brf`` and ``pef`` are for paper. ``python -m braille`` is first aid for a
display.
"""

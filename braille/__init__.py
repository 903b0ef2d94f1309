"""Refreshable braille displays: cells, text to cells, displays on serial ports, BrlAPI and BRF files.

Lives here: everything that turns text into dots and dots into bytes, and a display's keys into names.
Must not live here: anything that knows of cards or games, or that imports numeramis_access.
Start reading at ``cells`` (what a cell is), then ``driver`` (what every display family implements),
then ``display`` (the one place that opens, probes, retries and waits).
"""

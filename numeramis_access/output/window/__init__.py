"""The window: it shows the table to players with low vision and sighted people beside them; it takes mouse and touch.

Must not live here: rules, words, or information that only the window gives. Start reading at ``layout`` (the zones, as
data), then ``drawing`` (the contents of the zones: ``table_zone``, ``hand_zone``, ``list_zone``), ``cards`` and
``lettering`` (how cards and letters look), ``pointer`` (the meaning of a press), and ``window``, which puts them
together. ``python -m tests.contact_sheet --out FOLDER`` draws all of it in every theme, size and scale for inspection.
"""

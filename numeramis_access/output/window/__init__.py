"""The window: a table to look at, for low vision and for the family beside the player; mouse and touch.

Must not live here: rules, words, or anything that only the window says. Start reading at ``layout`` (the zones, as
data), then ``drawing`` (what stands in them: ``table_zone``, ``hand_zone``, ``list_zone``), ``cards`` and
``lettering`` (how cards and letters look), ``pointer`` (what a press means), and ``window``, which puts them together.
``python -m tests.contact_sheet --out FOLDER`` draws all of it in every theme, size and scale to be looked at.
"""

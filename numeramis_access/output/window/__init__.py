"""The window: a table to look at, for low vision and for the family beside the player; mouse and touch.

Must not live here: rules, words, or anything that only the window says. Start reading at ``layout`` (the zones, as
data), then ``drawing`` (what stands in them), ``cards`` and ``type`` (how cards and letters look), ``pointer`` (what
a press means), and ``window``, which puts them together.
"""

"""Who chooses actions without a person: from beginner to expert.

Lives here: policies that see a View and never a State, their fast models and their learned data. Must not
live here: rules (they are in ``games``), words (a reason is a code with values). Start reading at ``policy``.
"""

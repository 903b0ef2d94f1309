"""Move all of a player's data to another machine: into one file, and in again.

Must not live here: the file format (``store.archive``). Start reading at ``items``, the list of the data; then
``transfer``, the export and the import.
"""

"""Moving house: everything of one player's out into one file, and in again elsewhere.

Must not live here: how the file is made (``store.archive``). Start reading at ``items``, what there is; then
``transfer``, how it goes out and comes in.
"""
